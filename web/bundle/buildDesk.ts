import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const LIBRARIES = /node_modules\/(@tanstack|react|react-dom|scheduler|use-sync-external-store)\//;

/** Builds the desk beside the shop's files, as pages and code of its own: the shop loads none of it. */
export async function buildDesk(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, "../src/desk"),
    configFile: false,
    logLevel: "warn",
    base: "/distribution/desk/",
    publicDir: false,
    plugins: [tailwindcss(), react()],
    build: {
      target: "es2022",
      outDir: join(folder, "desk"),
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: false,
      // Every screen needs them; in one file they compress best.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: "libraries", test: LIBRARIES }] } } },
    },
  });
}
