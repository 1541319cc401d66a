import { parseOrderNumber } from "@velours/sdk/shop";
import { parcelLimits } from "../order/parcelLimits.ts";

export interface Trackings {
  /** Tracking numbers by the number of their order. */
  found: Readonly<Record<string, string>>;
  /** Lines that name none of the orders, or say more than one tracking number of it. */
  unread: readonly string[];
}

/** The cells of a line: of a CSV, of cells copied from a spreadsheet, or an order's number before a space. */
function readCells(line: string, numbers: readonly string[]): string[] {
  const cells = line.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
  if (cells.length > 1) return cells;
  const [, first = "", rest = ""] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
  return numbers.includes(first.toUpperCase()) ? [first, rest] : cells;
}

/**
 * Reads pasted tracking numbers: lines of `number,tracking`, with or without a heading, or one tracking number a line in the
 * order of the orders, where an empty line stands for an order without.
 */
export function readTrackings(pasted: string, numbers: readonly string[]): Trackings {
  const lines = pasted
    .replace(/\s+$/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  const rows = lines.map((line) => ({ line, cells: readCells(line, numbers) }));
  const found: Record<string, string> = {};
  const unread: string[] = [];

  function add(line: string, number: string | undefined, tracking: string) {
    const isRead = number !== undefined && found[number] === undefined;
    if (isRead && tracking.length <= parcelLimits.tracking) found[number] = tracking;
    else unread.push(line);
  }

  const heading = lines.findIndex((line) => line !== "");
  const isInOrder = rows.every(({ cells }) => cells.length < 2);
  for (const [nth, { line, cells }] of rows.entries()) {
    const [first = "", tracking = "", ...others] = cells;
    const digits = parseOrderNumber(first);
    const number = numbers.find((shown) => parseOrderNumber(shown) === digits);
    if (line === "") continue;
    if (isInOrder) add(line, numbers.includes(line.toUpperCase()) ? undefined : numbers[nth], line);
    else if (nth === heading && cells.length > 1 && digits === undefined) continue;
    else if (digits === undefined || cells.length < 2 || others.some(Boolean)) unread.push(line);
    else if (tracking !== "" || number === undefined) add(line, number, tracking);
  }
  return { found, unread };
}
