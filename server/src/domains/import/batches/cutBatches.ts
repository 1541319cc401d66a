import { createHash } from "node:crypto";
import { type BadRow, createReason } from "@velours/sdk/import";
import type { Source } from "../readSource.ts";

/** A part of a file that is imported in one transaction. */
export interface Batch {
  source: Source;
  /** Rows of the file up to its end. */
  rows: number;
  /** Hash of these rows and of the options that decide what they become. */
  hash: string;
  /** Rows that an earlier import read, of which this one does nothing. */
  skipped: number;
  isLast: boolean;
}

/** A value by which the store finds a row. */
interface RowKey {
  /** Rows of one scope have different keys. */
  scope: string;
  label: string;
  value: string | number;
  line: number;
}

/** A file's rows, and how they become a source. */
export interface RowFile<T> {
  rows: () => AsyncIterable<T>;
  /** A text of all that the row says. */
  format: (row: T) => string;
  key: (row: T) => RowKey | undefined;
  /** True for rows that must not come into different batches. */
  isTogether: (row: T, next: T) => boolean;
  /** True for rows that come with the last batch, because their order counts or they name other rows. */
  isHeld: (row: T) => boolean;
  toBadRow: (row: T, reason: BadRow["reasons"][number]) => BadRow;
  toSource: (rows: T[]) => Promise<Source>;
  /** A text of the options that decide what rows become. */
  options: string;
}

/** The place in a file where an earlier import ended. */
type Place = Pick<Batch, "rows" | "hash">;

const beginning: Place = { rows: 0, hash: "" };

/**
 * Cuts a file into batches of about `size` rows. Begins after the rows before `place` when they are still the same, or else
 * at the beginning. Keys of all rows are remembered: a row whose key an earlier batch has is a bad one.
 */
export async function* cutBatches<T>(
  file: RowFile<T>,
  size: number,
  place: Place = beginning,
): AsyncGenerator<Batch> {
  const hash = createHash("sha256").update(file.options);
  const name = () => hash.copy().digest("base64url");
  const seen = new SeenKeys();
  const held: T[] = [];
  let rows: T[] = [];
  let count = 0;
  const cut = async (isLast: boolean): Promise<Batch> => {
    const batch = rows.concat(isLast ? held : []);
    const repeated: BadRow[] = [];
    const fresh = batch.filter((row) => {
      const key = file.key(row);
      const line = key && seen.get(key);
      if (line === undefined) return true;
      const { label, value } = key!;
      repeated.push(file.toBadRow(row, createReason("keyOnLine", { label, value, line })));
      return false;
    });
    for (const row of rows) seen.add(file.key(row));
    rows = [];
    const source = await file.toSource(fresh);
    return {
      source: { ...source, bad: [...source.bad, ...repeated], rows: source.rows + repeated.length },
      rows: count,
      hash: name(),
      skipped: place.rows,
      isLast,
    };
  };
  for await (const row of file.rows()) {
    const last = rows.at(-1);
    if (rows.length >= size && last !== undefined && !file.isTogether(last, row)) yield await cut(false);
    hash.update(file.format(row)).update("\n");
    const isDone = count < place.rows;
    count++;
    if (file.isHeld(row)) held.push(row);
    else if (isDone) seen.add(file.key(row));
    else rows.push(row);
    if (count === place.rows && name() !== place.hash) {
      yield* cutBatches(file, size);
      return;
    }
  }
  if (count < place.rows) yield* cutBatches(file, size);
  else yield await cut(true);
}

/** The keys of a file, with the line of the first row that has each. */
class SeenKeys {
  readonly #scopes = new Map<string, Map<string | number, number>>();

  get({ scope, value }: RowKey): number | undefined {
    return this.#scopes.get(scope)?.get(value);
  }

  add(key: RowKey | undefined): void {
    if (key === undefined) return;
    const { scope, value, line } = key;
    const lines = this.#scopes.get(scope) ?? new Map<string | number, number>();
    this.#scopes.set(scope, lines);
    if (!lines.has(value)) lines.set(value, line);
  }
}
