import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compactMessage } from "./compactMessage.ts";

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** Parts of libraries that are replaced. The first three save 1,669, 1,101 and 488 bytes of a category's first load, gzipped. */
const PARTS = [
  "Paraglide's messages",
  "Lucide's icons",
  "Vite's preload helper",
  "TanStack Router's search codec",
  "TanStack Router's error view",
] as const;
const ERROR_VIEW = /^function ErrorComponent\(.*?^\}\n/ms;

type Part = (typeof PARTS)[number];

/**
 * Messages get their locale, icons their attributes, chunks have no styles and addresses hold plain texts: none needs its library's runtime. A build
 * fails when a part is not found: its library has renamed it, and it would be sent along again.
 */
export function smallRuntimes(): Plugin {
  const replaced = new Set<Part>();
  function replace(part: Part, replacement: string): string {
    replaced.add(part);
    return replacement;
  }
  return {
    name: "small-runtimes",
    enforce: "pre",
    resolveId: (id, importer = "") =>
      id === "../createLucideIcon.mjs" && importer.includes("/lucide-react/")
        ? replace("Lucide's icons", `${source}platform/ui/createIcon.tsx`)
        : null,
    // What Vite puts around every `import()` of the browser's code. Its own fetches the chunk's styles as well; this
    // shop's are one file of the page, and what is left to do is to cope with a chunk that cannot be fetched.
    load(id) {
      if (id === "\0vite/preload-helper.js")
        return replace(
          "Vite's preload helper",
          `export { loadChunk as __vitePreload } from ${JSON.stringify(`${source}platform/chunks/loadChunk.ts`)};`,
        );
      // The router's default, which stays in the bundle although the shop gives it another.
      if (id.endsWith("/@tanstack/router-core/dist/esm/searchParams.js"))
        return replace(
          "TanStack Router's search codec",
          `export { parseSearch as defaultParseSearch, stringifySearch as defaultStringifySearch } from ${JSON.stringify(`${source}platform/routing/searchCodec.ts`)};
export const parseSearchWith = undefined, stringifySearchWith = undefined;`,
        );
      return null;
    },
    transform(code, id) {
      if (/\/text\/generated\/messages\/(?!_)\w+\.js$/.test(id))
        return replace("Paraglide's messages", compactMessage(code));
      // Where a route and the router name none; this shop's router does.
      if (id.endsWith("/@tanstack/react-router/dist/esm/CatchBoundary.js") && ERROR_VIEW.test(code))
        return replace(
          "TanStack Router's error view",
          code.replace(ERROR_VIEW, "const ErrorComponent = () => null;\n"),
        );
      return null;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const missed = PARTS.filter((part) => !replaced.has(part));
      if (missed.length > 0)
        this.error(`Not found where it is replaced: ${missed.join(", ")}. See web/bundle/smallRuntimes.ts.`);
    },
  };
}
