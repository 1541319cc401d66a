import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const folder = new URL("../assembly/commands/", import.meta.url);
const compileCache = new URL("../../compileCache.js", import.meta.url).href;

/** Runs a merchant's command as a process of its own, to its end; the cache spares compiling all its files each time. */
export async function spawnCommand(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; out: string; err: string }> {
  const file = fileURLToPath(new URL(`${name}.ts`, folder));
  const child = spawn(process.execPath, ["--import", compileCache, file, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (printed.out += chunk));
  child.stderr.on("data", (chunk) => (printed.err += chunk));
  const [code] = (await once(child, "close")) as [number];
  return { code, ...printed };
}
