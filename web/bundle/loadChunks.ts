import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const loadChunk = fileURLToPath(new URL("../src/platform/chunks/loadChunk.ts", import.meta.url));

/**
 * Puts `loadChunk` around every `import()` of the browser's code, where Vite has its own helper. Vite's fetches the styles
 * of a chunk and offers an event when it fails; here all styles are one file, and a failed chunk is fetched again.
 */
export const loadChunks: Plugin = {
  name: "load-chunks",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loadChunk)};`
      : null,
};
