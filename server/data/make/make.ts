import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { files } from "./files.ts";
import { stale } from "./stale.ts";

// Writes the demo data and its pictures; with --check only says what is not as it would be written.
const root = join(import.meta.dirname, "../../..");
const wanted = files();
const { changed, left } = await stale(root, wanted);

if (process.argv.includes("--check")) {
  for (const path of [...changed, ...left]) console.error(`stale: ${path}`);
  if (changed.length + left.length > 0) {
    console.error("Run `node server/data/make/make.ts` and commit what it writes.");
    process.exitCode = 1;
  }
} else {
  for (const path of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), wanted.get(path)!);
  }
  for (const path of left) await rm(join(root, path));
  console.log(`${wanted.size} files, ${changed.length} written, ${left.length} removed`);
}
