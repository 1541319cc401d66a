import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the web's build asks of its host for each page. */
export interface HostContext {
  fetch: typeof globalThis.fetch;
  nonce: string;
  site: string;
  clientToken: string;
  gatewayUrl: string;
}

/** The pages as a function, as the web's build exports them. */
export interface Pages {
  fetch(request: Request, options: { context: HostContext }): Promise<Response>;
}

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
