import type { Currency } from "@velours/sdk/types";
import type { CsvRow } from "./CsvRow.ts";
import type { VariantDraft } from "./Draft.ts";

/** Currencies of the markets an export may have price columns for ("Price / Canada"). */
const markets: Record<string, Currency> = {
  "United States": "USD",
  Canada: "CAD",
  "United Kingdom": "GBP",
  Europe: "EUR",
  "European Union": "EUR",
  Eurozone: "EUR",
};

export const isTrue = (cell: string) => /^(true|yes|1)$/i.test(cell);

/** Reads one variant, or returns why it cannot be read. `options` are the names of the product's options, `currency` that of Variant Price. */
export function readVariant(
  row: CsvRow,
  options: readonly string[],
  currency: Currency,
): { variant?: VariantDraft; reasons: string[] } {
  const reasons: string[] = [];
  const amount = (column: string): number | undefined => {
    const cell = row.cell(column);
    if (cell === "") return undefined;
    if (/^\d+(\.\d{1,2})?$/.test(cell)) return Number(cell);
    reasons.push(`${column} is "${cell}", which is no amount such as 19.99`);
    return undefined;
  };
  const price = amount("Variant Price");
  if (price === undefined && row.cell("Variant Price") === "") reasons.push("Variant Price is missing");
  const values = options.map((name, index) => {
    const column = `Option${index + 1} Value`;
    const value = row.cell(column);
    if (value === "") reasons.push(`${column} is missing, the product's ${name}`);
    if (value.includes("|")) reasons.push(`${column} is "${value}", but | stands between options`);
    return value;
  });
  const prices: VariantDraft["prices"] = { [currency]: price ?? 0 };
  const compareAt: VariantDraft["compareAt"] = {};
  const reduced = (currency: Currency, before: number | undefined, now: number) => {
    if (before !== undefined && before > now) compareAt[currency] = before;
  };
  reduced(currency, amount("Variant Compare At Price"), price ?? 0);
  for (const column of row.columns("Price / ")) {
    const market = column.slice("Price / ".length);
    const other = markets[market];
    const now = amount(column);
    if (other === undefined || other === currency || now === undefined) continue;
    prices[other] = now;
    reduced(other, amount(`Compare At Price / ${market}`), now);
  }
  const policy = readPolicy(row, reasons);
  const stock = readStock(row, reasons);
  if (reasons.length > 0) return { reasons };
  const variant: VariantDraft = {
    line: row.line,
    sku: row.cell("Variant SKU").replace(/^'/, "") || null,
    option1: values.join("|") || "Default Title",
    prices,
    compareAt,
    taxable: row.cell("Variant Taxable") === "" || isTrue(row.cell("Variant Taxable")),
    policy,
    stock,
    image: row.cell("Variant Image") || undefined,
  };
  return { variant, reasons };
}

function readPolicy(row: CsvRow, reasons: string[]): VariantDraft["policy"] {
  const cell = row.cell("Variant Inventory Policy").toLowerCase();
  if (cell === "continue" || cell === "true") return "continue";
  if (cell !== "" && cell !== "deny" && cell !== "false") {
    reasons.push(`Variant Inventory Policy is "${cell}", but it must be deny or continue`);
  }
  return "deny";
}

/** Stock without a tracker is not counted; an oversold count is none. The goods ship anywhere. */
function readStock(row: CsvRow, reasons: string[]): VariantDraft["stock"] {
  const shipping = row.cell("Variant Requires Shipping");
  const requires_shipping = !isTrue(row.cell("Gift Card")) && (shipping === "" || isTrue(shipping));
  const place = { region: "INTL", requires_shipping };
  const cell = row.cell("Variant Inventory Qty");
  if (cell !== "" && !/^-?\d+$/.test(cell))
    reasons.push(`Variant Inventory Qty is "${cell}", which is no whole number`);
  if (row.cell("Variant Inventory Tracker") === "") return { ...place, level: "unlimited" };
  const quantity = Math.max(0, Number(cell));
  return { ...place, level: quantity === 0 ? "none" : quantity <= 5 ? "low" : "high", quantity };
}
