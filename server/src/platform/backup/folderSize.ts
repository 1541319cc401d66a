import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes of all files in a folder; a file that disappears meanwhile counts nothing. */
export function folderSize(path: string): number {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}
