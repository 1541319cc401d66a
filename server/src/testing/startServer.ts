import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StoreOptions } from "../platform/store/store.ts";
import { storeEnvironment } from "./storeEnvironment.ts";

const serverFile = fileURLToPath(new URL("../server.ts", import.meta.url));
const compileCache = new URL("../../compileCache.js", import.meta.url).href;

/** The real server as a process of its own. */
export interface RunningServer {
  child: ChildProcess;
  origin: string;
}

// A server that is spawned can end as a test worker can: see the flags of vitest.config.ts.
const flags = process.execArgv.filter((flag) => flag.startsWith("--no-"));

/**
 * Starts the server's file, or another version's, with this environment, optionally through a command; `node` runs files
 * in its own way. The output on both channels is collected as text.
 */
export function spawnServer(
  env: Record<string, string>,
  command: readonly string[] = [],
  file = serverFile,
  node: readonly string[] = [process.execPath, ...flags, "--import", compileCache],
): { child: ChildProcess; output(): string } {
  const [program = "", ...rest] = [...command, ...node, file];
  const child = spawn(program, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent", ...env },
  });
  let text = "";
  for (const channel of [child.stdout, child.stderr]) {
    channel?.on("data", (chunk) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

/** Starts the server on free ports, and waits until it reports that it is open. */
export async function startServer(
  options: StoreOptions,
  command?: readonly string[],
  env: Record<string, string> = {},
  file?: string,
  node?: readonly string[],
): Promise<RunningServer> {
  const { child, output } = spawnServer(
    {
      PORT: "0",
      HOST: "127.0.0.1",
      ...storeEnvironment(options),
      ...env,
    },
    command,
    file,
    node,
  );
  const origin = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code, signal) =>
      reject(new Error(`The server did not start (${signal ?? code}): ${output()}`)),
    );
    child.stdout?.on("data", () => {
      const address = output().match(/^Velours is open: (\S+)$/m)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return { child, origin };
}
