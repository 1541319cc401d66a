import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { emptyDocument, getRowName, type ImportDocument, type PartName } from "@velours/sdk/import";
import { kinds } from "../kinds.ts";
import { readLookFiles } from "../readLookFiles.ts";
import { readSource, type SourceOptions, toSource } from "../readSource.ts";
import { readTextInChunks } from "../readText.ts";
import type { CsvRow } from "../shopify/CsvRow.ts";
import { readCsvRows } from "../shopify/readCsv.ts";
import { readProducts } from "../shopify/readShopify.ts";
import { type Batch, cutBatches, type RowFile } from "./cutBatches.ts";
import { type PartRow, readJsonRows } from "./readJsonRows.ts";

export interface BatchOptions extends SourceOptions {
  /** Files of more bytes are read in batches. */
  largeBytes?: number;
  /** Rows of a batch. */
  batchRows?: number;
  /** A text of the options that decide what rows become. */
  meaning?: string;
}

/**
 * Reads what readSource reads: as one batch, or of a large file in many, from the place on where an earlier import ended.
 * Only the batch is in memory, with a key and a line for each row before it.
 */
export async function* readBatches(
  path: string,
  { largeBytes = 16_000_000, batchRows = 500, meaning = "", ...options }: BatchOptions,
  place?: Pick<Batch, "rows" | "hash">,
): AsyncGenerator<Batch> {
  const parts = await findParts(path);
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) <= largeBytes) {
    const source = await readSource(path, options);
    yield { source, rows: source.rows, hash: "", skipped: 0, isLast: true };
  } else if (path.toLowerCase().endsWith(".csv")) {
    yield* cutBatches(openCsv(path, options, meaning), batchRows, place);
  } else {
    yield* cutBatches(openJson(path, parts, options, meaning), batchRows, place);
  }
}

interface FilePart {
  path: string;
  bytes: number;
  /** Undefined for a document. */
  part?: PartName;
}

/** The file, or those of a directory; none for what readSource will refuse. */
async function findParts(path: string): Promise<FilePart[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found === undefined ? [] : [{ path, bytes: found.size }];
  const files = kinds.map(async ({ name, file }): Promise<FilePart[]> => {
    const inside = await stat(join(path, file)).catch(() => undefined);
    return inside === undefined ? [] : [{ path: join(path, file), bytes: inside.size, part: name }];
  });
  return (await Promise.all(files)).flat();
}

function openCsv(
  path: string,
  { currency = "USD", encoding }: SourceOptions,
  options: string,
): RowFile<CsvRow> {
  const file = basename(path);
  const handle = (row: CsvRow) => row.cell("Handle");
  return {
    options,
    rows: () => readCsvRows(file, readTextInChunks(path, encoding)),
    format: ({ record }) => JSON.stringify(record),
    key: (row) =>
      handle(row) === ""
        ? undefined
        : { scope: "products", label: "Handle", value: handle(row), line: row.line },
    isTogether: (row, next) => handle(row) === handle(next),
    isHeld: () => false,
    toBadRow: (row, reason) => ({ file, line: row.line, name: handle(row), reasons: [reason], rows: 1 }),
    async toSource(rows) {
      const { products, ...read } = await readProducts(file, rows, currency);
      return { document: emptyDocument(), drafts: products, currency, ...read };
    },
  };
}

/** Parts that grow with a shop, and by what the store finds their rows. All others are held until the end. */
const streamed: Partial<Record<PartName, string>> = { products: "id", reviews: "id", giftCards: "code" };

function openJson(
  path: string,
  parts: readonly FilePart[],
  { encoding }: SourceOptions,
  options: string,
): RowFile<PartRow> {
  const directory = parts.some(({ part }) => part !== undefined) ? path : dirname(path);
  return {
    options,
    async *rows() {
      for (const { path: file, part } of parts)
        yield* readJsonRows(
          basename(file),
          readTextInChunks(file, part === undefined ? encoding : undefined),
          part,
        );
    },
    format: ({ part, row }) => `${part} ${JSON.stringify(row.value)}`,
    key({ part, row }) {
      const label = streamed[part];
      // Rows are not checked yet, so nothing is taken for granted.
      const value = label === undefined ? undefined : (row.value as Record<string, unknown> | null)?.[label];
      if (label === undefined || (typeof value !== "string" && typeof value !== "number")) return undefined;
      return { scope: part, label, value, line: row.line };
    },
    isTogether: () => false,
    isHeld: ({ part }) => streamed[part] === undefined,
    toBadRow: ({ row: { value, ...row } }, reason) => ({
      ...row,
      name: getRowName(value),
      reasons: [reason],
    }),
    async toSource(rows) {
      const document = emptyDocument() as Record<PartName, PartRow["row"][]>;
      for (const { part, row } of rows) document[part].push(row);
      return toSource(await readLookFiles(document as ImportDocument, directory));
    },
  };
}
