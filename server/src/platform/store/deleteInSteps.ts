import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "./schema.ts";

/** Rows of a table that grows, which end by their age. */
export interface EndedRows {
  table: keyof Database;
  /** Their age is counted from here; an index of the table begins with it. */
  from: RawBuilder<unknown>;
  /** They have ended when their age is counted from before this. */
  before: RawBuilder<unknown>;
  /** Which of the table's rows; all without it. */
  only?: RawBuilder<boolean> | undefined;
}

export interface StepOptions {
  milliseconds?: number;
  /** Says that the process ends. */
  signal?: AbortSignal | undefined;
}

/** Rows of a statement: few enough that nobody waits for their locks. */
const step = 1_000;

/**
 * Deletes rows that have ended, the oldest first, in small steps with as long a pause after each as it took. Ends after
 * `milliseconds` and leaves the rest for the next time; returns how many were deleted.
 */
export async function deleteInSteps(
  db: Db,
  rows: EndedRows,
  { milliseconds = 3_000, signal }: StepOptions = {},
): Promise<number> {
  const end = performance.now() + milliseconds;
  let deleted = 0;
  for (let count = step; count === step && performance.now() < end && !signal?.aborted; ) {
    const began = performance.now();
    count = await deleteStep(db, rows);
    deleted += count;
    if (count === step) await sleep(performance.now() - began);
  }
  return deleted;
}

/**
 * The age is asked again of the row itself: if it was renewed since it was found, it would be deleted by its place. `is true`
 * keeps the planner from an index of the age, by which each step would read all that has ended.
 */
async function deleteStep(db: Db, { table, from, before, only }: EndedRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${from} < ${before} ${only === undefined ? sql`` : sql`and ${only}`}
      order by ${from} limit ${step})) and (${from} < ${before}) is true`.execute(db);
  return Number(numAffectedRows ?? 0);
}
