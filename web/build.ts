import { join } from "node:path";
import { createBuilder } from "vite";
import { buildDesk } from "./bundle/buildDesk.ts";
import { writeLegalFiles } from "./bundle/legal/writeLegalFiles.ts";
import { writeWorkers } from "./bundle/writeWorkers.ts";

/** Builds browser and server bundles, the desk, the service worker and the legal PDFs into dist. */
export async function build(): Promise<void> {
  const builder = await createBuilder({ root: import.meta.dirname, logLevel: "warn" });
  await builder.buildApp();
  await buildDesk(join(import.meta.dirname, "dist/client"));
  await writeWorkers(join(import.meta.dirname, "dist/client"));
  await writeLegalFiles(join(import.meta.dirname, "dist/client"));
}

if (import.meta.main) await build();
