import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PartName, PlannedImport, PlannedRow } from "@velours/sdk/import";
import { CommandError } from "../CommandError.ts";
import { wordsOfParts } from "../partWords.ts";

/** A plan as it is kept until it is applied. */
export interface PlanFile {
  veloursPlan: 1;
  made: string;
  /** Arguments of the import, its file among them. */
  arguments: string[];
  /** Hash of the file, or of all files of a directory. */
  source: string;
  /** The rows it writes: the hash of what was stored, null for new rows. */
  rows: Partial<Record<PartName, Record<string, string | null>>>;
  /** The plan in words. */
  summary: string[];
}

/** A hash of all bytes that an import reads. */
export async function hashSource(path: string): Promise<string> {
  const hash = createHash("sha256");
  const isDirectory = (await stat(path).catch(() => undefined))?.isDirectory();
  const files = isDirectory ? (await readdir(path)).sort().map((name) => join(path, name)) : [path];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("base64url");
}

/** Hashes of rows by part and key. */
export function listRows(rows: readonly PlannedRow[]): PlanFile["rows"] {
  const listed: PlanFile["rows"] = {};
  for (const { part, key, before } of rows) {
    listed[part] ??= {};
    listed[part]![key] = before;
  }
  return listed;
}

/** The rows of an import that are not as a plan found them, or that it does not have. */
export const findMoved = (plan: PlanFile["rows"], now: readonly PlannedRow[]): string[] =>
  now
    .filter(({ part, key, before }) => plan[part]?.[key] !== before)
    .map(({ part, name }) => `${wordsOfParts[part]} ${name}`);

const mostMoved = 20;

/** Throws an error for an import that would write other rows than a plan, or rows that have changed since. */
export function requirePlan(plan: PlanFile["rows"], { rows }: PlannedImport): void {
  const moved = findMoved(plan, rows);
  if (moved.length === 0) return;
  const more = moved.length > mostMoved ? ` and ${moved.length - mostMoved} more` : "";
  throw new CommandError(
    `Nothing was imported: the shop is not as the plan found it. Not the same: ${moved.slice(0, mostMoved).join(", ")}${more}. Make a new plan.`,
  );
}

export const writePlan = (path: string, plan: PlanFile): Promise<void> =>
  writeFile(path, `${JSON.stringify(plan, null, 1)}\n`);

export async function readPlan(path: string): Promise<PlanFile> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new CommandError(`There is no file ${path}.`);
  });
  try {
    const plan = JSON.parse(text) as PlanFile;
    if (plan.veloursPlan === 1) return plan;
  } catch {
    // Not JSON, so no plan either.
  }
  throw new CommandError(`${path} is no plan: --plan FILE makes one.`);
}
