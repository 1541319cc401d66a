import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { contractParts, generateForStart } from "./build.ts";

const root = import.meta.dirname;
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 100;
const gatewayPort = port + 1;

/** Pages come from Vite on the one public port; everything else is passed on to the server behind it. */
const env = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  GATEWAY_PORT: String(gatewayPort),
  GATEWAY_URL: process.env.GATEWAY_URL ?? `http://localhost:${gatewayPort}`,
  API_URL: `http://localhost:${apiPort}`,
};
Object.assign(process.env, env);

function startServer(): ChildProcess {
  return spawn(process.execPath, ["--import", "./server/compileCache.js", "server/src/server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...env,
      PORT: String(apiPort),
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
      // No load balancer has to hear of a restart.
      DRAIN_SECONDS: "0",
    },
  });
}

/** Calls back once after several saves in these folders, tests aside. */
function onSave(folders: readonly string[], milliseconds: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(callback, milliseconds);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Keeps the server on the newest sources; `node --watch` begins 180 ms later after each save. */
function runServer(): { stop: (signal: NodeJS.Signals) => void } {
  let server = startServer();
  let restarting = false;
  const stopWatching = onSave(["server/src", "sdk/src"], 20, () => {
    if (restarting) return;
    restarting = true;
    const start = () => {
      restarting = false;
      server = startServer();
    };
    // A server that could not start has ended already, and waits for the next save.
    if (server.exitCode !== null || server.signalCode !== null) return start();
    server.once("exit", start);
    server.kill();
  });
  // Also where this process cannot go on: its port is taken, or Vite's configuration is wrong.
  process.once("exit", () => server.kill());
  return {
    stop(signal) {
      stopWatching();
      server.kill(signal);
    },
  };
}

/** Generates again after the last of several saves; a save meanwhile is not lost. */
function regenerateOnChange(): () => void {
  let running = false;
  let again = false;
  const generate = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    const child = spawn(process.execPath, ["openapi/generate/generate.ts"], { cwd: root, stdio: "inherit" });
    child.once("exit", () => {
      running = false;
      if (again) {
        again = false;
        generate();
      }
    });
  };
  return onSave(contractParts, 100, generate);
}

await generateForStart();
// The server serves pictures and documentation from a build; an old one will do, because pages come from Vite.
if (!existsSync(join(root, "web/dist/server/server.js")))
  spawnSync(process.execPath, ["build.ts"], { cwd: root, stdio: "inherit" });
const server = runServer();
const stopWatching = regenerateOnChange();
// Vite reads its configuration, and with it API_URL, when it is imported.
const { createServer } = await import("vite");
const pages = await createServer({
  root: join(root, "web"),
  server: { port, strictPort: true, host: "localhost" },
});
await pages.listen();
console.log(`Velours in development: http://localhost:${port}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    stopWatching();
    server.stop(signal);
    await pages.close();
    process.exit(0);
  });
}
