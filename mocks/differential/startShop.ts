import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../server/src/server.ts", import.meta.url));

/** The shop itself, by its command, on a store of its own filled with the demo data. Throws with what it said. */
export async function startShop(): Promise<{ origin: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "velours-shop-"));
  const env = {
    ...process.env,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PORT: "0",
    GATEWAY_PORT: "0",
    HOST: "127.0.0.1",
    DATABASE_URL: "",
    SANDBOX_DELAY: "0",
    DATA_DIR: directory,
  };
  // A shop that is spawned can end as a test worker can: see the flags of vitest.config.ts.
  const flags = process.execArgv.filter((flag) => flag.startsWith("--no-"));
  const child = spawn(process.execPath, [...flags, command], { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    for (const channel of [child.stdout, child.stderr]) {
      channel.on("data", (chunk) => {
        output += chunk;
        const address = /^Velours is open: (\S+)$/m.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    child.once("exit", (code, signal) =>
      reject(new Error(`The shop did not start (${signal ?? code}): ${output}`)),
    );
  });
  return { origin, stop: () => stop(child).then(() => rmSync(directory, { recursive: true, force: true })) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
