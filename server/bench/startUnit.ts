import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleFile } from "../build.ts";
import type { StoreOptions } from "../src/platform/store/store.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";

const unit = readFileSync(new URL("../deploy/velours.service", import.meta.url), "utf8");

const environment = Object.fromEntries(
  [...unit.matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

const run = fileURLToPath(new URL("../run.sh", import.meta.url));

/** Starts the bundle as the systemd unit does, with its environment and more, so that it is measured as in production. */
export const startUnit = (options: StoreOptions, more: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(options, undefined, { ...environment, ...more }, bundleFile, [run]);
