import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freeBasePort } from "../freePorts.ts";
import type { Shop } from "./Walk.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Starts the real server on an empty store of its own, with these settings. */
export async function startShop(
  settings: Record<string, string> = {},
): Promise<Shop & { stop: () => Promise<void> }> {
  const port = Number(process.env.STORIES_PORT ?? (await freeBasePort()));
  const directory = mkdtempSync(join(tmpdir(), "velours-walk-"));
  const server = spawn(process.execPath, ["server/dist/server.js"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(port + 1),
      DATA_DIR: directory,
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const url = `http://localhost:${port}`;
  try {
    await ready(server, url);
  } catch (error) {
    server.kill("SIGTERM");
    throw error;
  }
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    if (server.exitCode !== null) throw new Error(`The shop ended with ${server.exitCode}.`);
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The shop did not start within three minutes.");
}
