import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";

const WORKERS = { "service-worker.js": "worker.ts", "service-worker-off.js": "workerOff.ts" };

/** Writes the service worker, and the one that takes its place when it is switched off: one classic script each. */
export async function writeWorkers(folder: string): Promise<void> {
  for (const [name, source] of Object.entries(WORKERS)) {
    const bundle = await rolldown({
      input: join(import.meta.dirname, "../worker", source),
      platform: "browser",
    });
    const { output } = await bundle.generate({ format: "iife", minify: true });
    await bundle.close();
    await writeFile(join(folder, name), output[0].code);
  }
}
