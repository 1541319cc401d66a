import { fileURLToPath } from "node:url";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { textOptions } from "./src/text/options.ts";

const api = process.env.API_URL ?? "http://localhost:3000";

/** Messages are given their locale, icons their attributes and chunks no styles: none needs its library's runtime (4 kB of every page). */
const smallRuntimes: Plugin = {
  name: "small-runtimes",
  enforce: "pre",
  resolveId(source, importer = "") {
    const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    if (source === "../runtime.js" && importer.includes("/text/generated/messages/"))
      return file("src/text/runtime.ts");
    if (source === "../createLucideIcon.mjs" && importer.includes("/lucide-react/"))
      return file("src/ui/createIcon.tsx");
    return null;
  },
  // Styles are one file of the page, so a chunk has none to wait for.
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  transform(code, id) {
    if (!id.includes("/text/generated/messages/")) return null;
    return code.replaceAll("experimentalStaticLocale ?? options.locale ?? getLocale()", "options.locale");
  },
};

export default defineConfig({
  base: "/distribution/",
  server: { proxy: { "/api": api } },
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
  environments: {
    // One file with all it needs: a running server is not disturbed when the next build replaces this one, starts sooner,
    // and renders with React's production code whatever NODE_ENV says.
    ssr: {
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few chunks compress better than many small ones.
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
                },
                {
                  name: "shell",
                  test: /web\/src\/(layout\/(?!Mobile|NotFound|ErrorPage|NavigationPanel)|shop\/(?!createApi|createQ|loadSite|queries|answer)|cart\/(Bag|BagButton|CartStart|CartState|store|useCart)\.|ui\/(Link|Button|buttonClass|classes|Spinner|toasts|ToastPlace)\.|text\/(useText|runtime))|ui\/createIcon/,
                },
                {
                  // What a listing and the checkout both need; before the listing's, which would have it all.
                  name: "controls",
                  test: /web\/src\/(ui\/(Skeleton|Select|fieldClass|FieldError|Checkbox|Price)|text\/generated\/messages\/loading)\.|sdk\/src\/rules\/money\./,
                },
                {
                  name: "listing",
                  test: /web\/src\/(catalogue\/(ListingScreen|ListingHero|Browse|FilterGroups|ProductGrid|LazyCard|ProductCard|SortSelect|useListing)\.|ui\/(Breadcrumbs|Pagination|Price|EmptyState|Badge|Html)\.)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
