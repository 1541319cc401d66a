import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./bundle/chunkGroups.ts";
import { loadChunks } from "./bundle/loadChunks.ts";

const api = process.env.API_URL ?? "http://localhost:3000";

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
    loadChunks,
    // A build finds them compiled: in its process the compiler would leave half a minute of timers behind.
    command === "serve" && paraglideVitePlugin({ project: "./project.inlang" }),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src/app",
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
    // A single file with all it needs: a running server is not disturbed when the next build replaces this
    // one, starts sooner, and renders with React's production code whatever NODE_ENV says.
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
            // Blockers of advertisements know files by words like these; the shop needs them.
            chunkFileNames: ({ name }) =>
              /analytic|banner|campaign|consent|newsletter|offer|promo|track/i.test(name)
                ? "assets/[hash].js"
                : "assets/[name]-[hash].js",
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
}));
