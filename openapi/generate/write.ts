import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readContract } from "./contract.ts";
import { emitAll } from "./emit/all.ts";
import { unversioned } from "./unversioned.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = [
  "sdk/src/generated",
  "server/src/generated",
  "server/src/assembly/generated",
  "mocks/generated",
];

/** How the files on disk differ from what follows from the contract. */
export interface Difference {
  files: Map<string, string>;
  changed: string[];
  left: string[];
}

export async function compareGenerated(): Promise<Difference> {
  const files = await emitAll(await readContract(join(ROOT, "openapi")));
  return {
    files,
    changed: [...files].filter(([path, content]) => readGenerated(path) !== content).map(([path]) => path),
    left: FOLDERS.flatMap(list).filter((path) => !files.has(path)),
  };
}

/** Writes what follows from the contract; without `all`, only what is not in git. */
export async function writeGenerated({ all }: { all: boolean }): Promise<Difference> {
  const { files, ...found } = await compareGenerated();
  const isWanted = (path: string) => all || unversioned.some((folder) => path.startsWith(`${folder}/`));
  const changed = found.changed.filter(isWanted);
  const left = found.left.filter(isWanted);
  for (const path of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), files.get(path) ?? "");
  }
  for (const path of left) rmSync(join(ROOT, path));
  return { files, changed, left };
}

export function readGenerated(path: string): string | undefined {
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
