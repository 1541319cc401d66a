import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const folder = new URL("../assembly/commands/", import.meta.url);
const compileCache = new URL("../../compileCache.js", import.meta.url).href;

/** Runs a merchant's command as a process of its own; the cache spares compiling all its files each time. */
export const spawnCommand = (
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    ["--import", compileCache, fileURLToPath(new URL(`${name}.ts`, folder)), ...words],
    { stdio: ["ignore", "pipe", "pipe"], env },
  );
