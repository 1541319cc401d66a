import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

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
    },
  });
}
