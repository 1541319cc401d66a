import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const SOURCES = join(import.meta.dirname, "../src");

/** Puts the sources that the maps in `out` name beside them, in `out/src`, and points the maps there. */
export function shipSources(out: string): void {
  for (const map of readdirSync(out, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|d\.ts)\.map$/.test(map)) continue;
    const file = join(out, map);
    const content = JSON.parse(readFileSync(file, "utf8")) as { sources: string[] };
    content.sources = content.sources.map((source) => {
      const path = relative(SOURCES, resolve(dirname(file), source));
      const shipped = join(out, "src", path);
      mkdirSync(dirname(shipped), { recursive: true });
      cpSync(join(SOURCES, path), shipped);
      return relative(dirname(file), shipped);
    });
    writeFileSync(file, JSON.stringify(content));
  }
}
