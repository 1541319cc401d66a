import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Paths whose text on disk is not as wanted, and paths beside them that nobody wants any more. */
export async function stale(
  root: string,
  wanted: ReadonlyMap<string, string>,
): Promise<{ changed: string[]; left: string[] }> {
  const changed: string[] = [];
  for (const [path, text] of wanted) {
    const found = await readFile(join(root, path), "utf8").catch(() => undefined);
    if (found !== text) changed.push(path);
  }
  const left: string[] = [];
  for (const folder of new Set([...wanted.keys()].map(dirname))) {
    const names = await readdir(join(root, folder)).catch(() => []);
    for (const name of names) {
      const path = `${folder}/${name}`;
      if (/\.(json|svg)$/.test(name) && !wanted.has(path)) left.push(path);
    }
  }
  return { changed, left };
}
