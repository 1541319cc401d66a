import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSite } from "./buildSite.ts";

export const DIST = join(import.meta.dirname, "dist");

/** Writes the site to `dist`. `DOCS_URL` is where it will be read. */
export async function build(): Promise<number> {
  const files = await buildSite(process.env.DOCS_URL);
  rmSync(DIST, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(DIST, path)), { recursive: true });
    writeFileSync(join(DIST, path), content);
  }
  return files.size;
}

if (import.meta.main) {
  const started = performance.now();
  const files = await build();
  const seconds = ((performance.now() - started) / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
  console.log(
    `${files} files of documentation in openapi/docs/dist (${seconds} s); open index.html, or /docs of the shop.`,
  );
}
