import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Pages } from "@velours/sdk/shop";

/** Folder of the web's build. */
export const buildDirectory = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** Loads the web's build. Throws a sentence when it was not made. */
export async function loadPages(): Promise<Pages> {
  const entry = `${buildDirectory}server/server.js`;
  if (!existsSync(entry)) {
    throw new Error(`The pages are not built: there is no ${entry}. Run "npm run build" first.`);
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Pages }).default;
}
