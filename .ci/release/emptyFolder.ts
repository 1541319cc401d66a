import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Empties the folder that a caller named for a release; throws where it holds anything else than an earlier one. */
export function emptyFolder(folder: string): void {
  const isRelease = existsSync(join(folder, "provenance.json"));
  if (existsSync(folder) && !isRelease && readdirSync(folder).length > 0)
    throw new Error(`${folder} holds something else than a release: name an empty folder.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
