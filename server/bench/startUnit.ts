import { readFileSync } from "node:fs";
import { bundleFile } from "../build.ts";
import type { StoreOptions } from "../src/platform/store/store.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";

const unit = readFileSync(new URL("../deploy/velours.service", import.meta.url), "utf8");

const environment = Object.fromEntries(
  [...unit.matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

const flags = /^ExecStart=\S+ (.*) --import/m.exec(unit)?.[1]?.split(" ");
if (flags === undefined) throw new Error("The unit starts the shop without flags.");

/** Starts the bundle with the environment and the flags of the systemd unit, so that it is measured as in production. */
export const startUnit = (options: StoreOptions): Promise<RunningServer> =>
  startServer(options, undefined, environment, bundleFile, flags);
