import { fileURLToPath } from "node:url";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./chunkGroups.ts";
import { textOptions } from "./src/text/options.ts";

const api = process.env.API_URL ?? "http://localhost:3000";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How Paraglide's messages find their locale. */
const ANY_LOCALE = "experimentalStaticLocale ?? options.locale ?? getLocale()";

/** Parts of libraries that are replaced. A build fails when one is not there: it has got another name, and came along. */
const REPLACED = [
  "Paraglide's runtime",
  "Paraglide's locale",
  "Lucide's icons",
  "Vite's preload helper",
] as const;
const replaced = new Set<(typeof REPLACED)[number]>();

function replacing(part: (typeof REPLACED)[number], replacement: string): string {
  replaced.add(part);
  return replacement;
}

/** Messages are given their locale, icons their attributes and chunks no styles: none needs its library's runtime (4 kB of every page). */
const smallRuntimes: Plugin = {
  name: "small-runtimes",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (source === "../runtime.js" && importer.includes("/text/generated/messages/"))
      return replacing("Paraglide's runtime", file("src/text/runtime.ts"));
    if (source === "../createLucideIcon.mjs" && importer.includes("/lucide-react/"))
      return replacing("Lucide's icons", file("src/ui/createIcon.tsx"));
    return null;
  },
  // What Vite puts around every `import()` of the browser's code. Its own fetches the chunk's styles as well; ours are
  // one file of the page, and what is left to do is to cope with a chunk that can't be fetched.
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? replacing(
          "Vite's preload helper",
          `export { loadChunk as __vitePreload } from ${JSON.stringify(file("src/chunks/loadChunk.ts"))};`,
        )
      : null,
  transform(code, id) {
    if (!id.includes("/text/generated/messages/") || !code.includes(ANY_LOCALE)) return null;
    return replacing("Paraglide's locale", code.replaceAll(ANY_LOCALE, "options.locale"));
  },
  generateBundle() {
    if (this.environment.name !== "client") return;
    const missed = REPLACED.filter((part) => !replaced.has(part));
    if (missed.length > 0)
      this.error(
        `Not found where it is replaced: ${missed.join(", ")}. Its library has changed; see vite.config.ts.`,
      );
  },
};

export default defineConfig(({ command }) => ({
  base: "/distribution/",
  // Everything but pages belongs to the shop's server. TanStack Start puts Vite's base before each address first.
  server: {
    proxy: {
      "^(/distribution)?/(api|assets|docs|pictures|sandbox|webhooks)(/|$)": {
        target: api,
        rewrite: (path) => path.replace(/^\/distribution/, ""),
      },
    },
  },
  plugins: [
    smallRuntimes,
    paraglideVitePlugin(textOptions),
    tailwindcss(),
    tanstackStart({
      router: {
        // Vite's base would become the router's own without this.
        basepath: "/",
        routeFileIgnorePattern: "\\.test\\.",
      },
    }),
    react(),
  ],
  build: { target: "es2022", sourcemap: false, reportCompressedSize: false },
  resolve: {
    // React has the hook since version 18; TanStack Store asks for the package that brings it to older ones.
    alias: [{ find: /^use-sync-external-store\/shim\//, replacement: "use-sync-external-store/" }],
  },
  environments: {
    // One file with all it needs: a running server is not disturbed when the next build replaces this one, starts sooner,
    // and renders with React's production code whatever NODE_ENV says.
    ssr: {
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
}));
