import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readContract } from "./contract.ts";
import { emitAll } from "./emit/all.ts";

/**
 * `npm run generate` writes what follows from the contract; `npm run generate:check` only says, and fails, when the
 * files on disk are not what would be written.
 */
const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["sdk/src/generated", "server/src/generated"];

const started = performance.now();
const files = await emitAll(await readContract(join(ROOT, "openapi")));
const changed = [...files].filter(([path, content]) => read(path) !== content).map(([path]) => path);
const left = FOLDERS.flatMap(list).filter((path) => !files.has(path));
const seconds = ((performance.now() - started) / 1000).toLocaleString("en", { maximumFractionDigits: 1 });

if (process.argv.includes("--check")) {
  if (changed.length + left.length > 0) {
    console.error("Generated files are stale; run `npm run generate` and commit what it writes:");
    for (const path of changed)
      console.error(`  ${read(path) === undefined ? "missing" : "differs"}  ${path}`);
    for (const path of left) console.error(`  left over  ${path}`);
    process.exit(1);
  }
  console.log(`${files.size} generated files are fresh (${seconds} s).`);
} else {
  for (const path of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), files.get(path) ?? "");
  }
  for (const path of left) rmSync(join(ROOT, path));
  console.log(
    `${files.size} files generated, ${changed.length} changed, ${left.length} removed (${seconds} s).`,
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), "utf8");
  } catch {
    return undefined;
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
