import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Operation } from "./contract.ts";

const root = join(import.meta.dirname, "../..");

/** The files in the domains of `folder` that have an operation's name, by that name in the order of the alphabet. */
export function findHandlers(folder: string, operations: readonly Operation[]): Map<string, string> {
  const ids = new Set(operations.map(({ id }) => id));
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => [basename(path, ".ts"), join(folder, path)] as const)
    .filter(([id, path]) => path.endsWith(".ts") && ids.has(id));
  return new Map(files.sort(([first], [second]) => (first < second ? -1 : 1)));
}
