import { readFileSync } from "node:fs";

const unit = readFileSync(new URL("../deploy/velours.service", import.meta.url), "utf8");

/** What the systemd unit sets for the process itself, so that memory is measured as in production. */
export const unitEnvironment: Record<string, string> = Object.fromEntries(
  [...unit.matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
);
