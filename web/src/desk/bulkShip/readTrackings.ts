import { parseOrderNumber } from "@velours/sdk/shop";
import { parcelLimits } from "../order/parcelLimits.ts";

export interface Trackings {
  /** Tracking numbers by the number of their order. */
  found: Readonly<Record<string, string>>;
  /** Lines that name none of the orders, or say more than one tracking number of it. */
  unread: readonly string[];
}

const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/** `V-` of `v-100023`. */
const prefixOf = (word: string) => word.toUpperCase().replace(/\d+$/, "");

/** The cells of a line: of a CSV, of cells copied from a spreadsheet, or an order's number before a space. */
function readCells(line: string, isOrder: (word: string) => boolean): string[] {
  const cells = line.split(/[,;\t]/).map(unquote);
  if (cells.length > 1) return cells;
  const [, first = "", rest = ""] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
  return isOrder(first) ? [first, unquote(rest)] : cells;
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
  const prefixes = numbers.map(prefixOf);
  // Another order's, too: a tracking number that begins as orders of these sites do is taken for none.
  const isOrder = (word: string) => parseOrderNumber(word) !== undefined && prefixes.includes(prefixOf(word));
  const rows = lines.map((line) => ({ line, cells: readCells(line, isOrder) }));
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
    if (isInOrder) add(line, isOrder(first) ? undefined : numbers[nth], first);
    // A first line with a mistyped order number is none.
    else if (nth === heading && cells.length > 1 && !/\d/.test(line)) continue;
    else if (digits === undefined || cells.length < 2 || others.some(Boolean)) unread.push(line);
    else if (tracking !== "" || number === undefined) add(line, number, tracking);
  }
  return { found, unread };
}
