import { createReason, type Reason } from "@velours/sdk/import";
import { parseGtin } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import type { CsvRow } from "./CsvRow.ts";
import type { VariantDraft } from "./Draft.ts";
import { isShortenedNumber, parseAmount, parseTruth, parseUnits } from "./readCells.ts";

/** Currencies of the markets an export may have price columns for ("Price / Canada"). */
const markets: Record<string, Currency> = {
  "United States": "USD",
  Canada: "CAD",
  "United Kingdom": "GBP",
  Europe: "EUR",
  "European Union": "EUR",
  Eurozone: "EUR",
};

/** Hears why a cell cannot be read. */
type Complain = (reason: Reason) => void;

/** A column that is true or false: undefined when the file has none, `empty` for a cell without text. */
export function readTruth(
  row: CsvRow,
  column: string,
  empty: boolean,
  complain: Complain,
): boolean | undefined {
  if (!row.has(column)) return undefined;
  const cell = row.cell(column);
  if (cell === "") return empty;
  const truth = parseTruth(cell);
  if (truth === undefined) complain(createReason("notTrueOrFalse", { column, cell }));
  return truth;
}

/**
 * Reads one variant, or returns why it cannot be read. `options` are the names of the product's options, undefined when
 * the file has no columns for them; `currency` is that of Variant Price.
 */
export function readVariant(
  row: CsvRow,
  options: readonly string[] | undefined,
  currency: Currency,
): { variant?: VariantDraft; reasons: Reason[] } {
  const reasons: Reason[] = [];
  const complain: Complain = (reason) => reasons.push(reason);
  const option1 = readOptions(row, options, complain);
  const amounts = readAmounts(row, currency, complain);
  const taxable = readTruth(row, "Variant Taxable", true, complain);
  const requiresShipping = readTruth(row, "Variant Requires Shipping", true, complain);
  const policy = readPolicy(row, complain);
  const quantity = readQuantity(row, complain);
  const sku = row.has("Variant SKU") ? row.cell("Variant SKU").replace(/^'/, "") || null : undefined;
  if (sku && isShortenedNumber(sku)) complain(createReason("shortenedSku", { sku }));
  if (reasons.length > 0) return { reasons };
  const image = row.has("Variant Image") ? row.cell("Variant Image") || null : undefined;
  return {
    variant: {
      line: row.line,
      sku,
      ...readIdentifiers(row),
      option1,
      ...amounts,
      taxable,
      policy,
      requiresShipping,
      quantity,
      image,
    },
    reasons,
  };
}

/** A barcode that is no GTIN is the merchant's own, which nobody else can look up. */
function readIdentifiers(row: CsvRow): Pick<VariantDraft, "gtin" | "unreadBarcode" | "mpn"> {
  const [barcode, mpn] = [row.cell("Variant Barcode"), "Google Shopping / MPN"];
  const gtin = parseGtin(barcode);
  return {
    gtin: row.has("Variant Barcode") ? gtin : undefined,
    unreadBarcode: gtin === null && barcode !== "" ? barcode : undefined,
    mpn: row.has(mpn) ? row.cell(mpn).slice(0, 70) || null : undefined,
  };
}

/** The values of the options as one text. They are joined by |, so a slash stands for that within one. */
function readOptions(
  row: CsvRow,
  options: readonly string[] | undefined,
  complain: Complain,
): string | undefined {
  if (options === undefined) return undefined;
  const values = options.map((name, index) => {
    const column = `Option${index + 1} Value`;
    const value = row.cell(column);
    if (value === "") complain(createReason("optionMissing", { column, option: name }));
    return value.replaceAll("|", "/");
  });
  return values.join("|") || "Default Title";
}

function readAmounts(
  row: CsvRow,
  currency: Currency,
  complain: Complain,
): Pick<VariantDraft, "prices" | "compareAt"> {
  const amount = (column: string): number | undefined => {
    const cell = row.cell(column);
    const parsed = parseAmount(cell);
    if (parsed === undefined && cell !== "") complain(createReason("noAmount", { column, cell }));
    return parsed;
  };
  const prices: VariantDraft["prices"] = {};
  const compareAt: VariantDraft["compareAt"] = {};
  const read = (own: Currency, column: string, formerColumn: string) => {
    const now = amount(column);
    const former = amount(formerColumn);
    if (now !== undefined) prices[own] = now;
    if (row.has(formerColumn)) compareAt[own] = former !== undefined && former > (now ?? 0) ? former : null;
  };
  read(currency, "Variant Price", "Variant Compare At Price");
  if (row.has("Variant Price") && row.cell("Variant Price") === "")
    complain(createReason("missing", { path: "Variant Price" }));
  for (const column of row.columns("Price / ")) {
    const market = column.slice("Price / ".length);
    const other = markets[market];
    if (other !== undefined && other !== currency && row.cell(column) !== "")
      read(other, column, `Compare At Price / ${market}`);
  }
  return { prices, compareAt };
}

function readPolicy(row: CsvRow, complain: Complain): VariantDraft["policy"] {
  if (!row.has("Variant Inventory Policy")) return undefined;
  const cell = row.cell("Variant Inventory Policy").toLowerCase();
  if (cell === "continue" || parseTruth(cell) === true) return "continue";
  if (cell !== "" && cell !== "deny" && parseTruth(cell) === undefined)
    complain(createReason("badPolicy", { cell }));
  return "deny";
}

/** Stock without a tracker is not counted; an oversold count is none. */
function readQuantity(row: CsvRow, complain: Complain): VariantDraft["quantity"] {
  const [tracker, column] = ["Variant Inventory Tracker", "Variant Inventory Qty"] as const;
  const cell = row.cell(column);
  const units = parseUnits(cell);
  if (cell !== "" && units === undefined) complain(createReason("noWholeNumber", { column, cell }));
  if (row.has(tracker) ? row.cell(tracker) === "" : !row.has(column))
    return row.has(tracker) ? null : undefined;
  return units === undefined ? "missing" : Math.max(0, units);
}
