import type { Parts } from "../../import/Row.ts";
import { validatorCompiler } from "../../requests/validate.ts";
import type { ImportInput, MerchantScope, PriceChange } from "../../types.ts";

/** A change as the desk sends it: a row of the import, prices of a product, or a file and a row of its plan. */
export type SentChange =
  | { part: "prices"; row: { product: number; changes: PriceChange[] } }
  | { part: "imports"; row: { file: ImportInput; part: string; key: string } }
  | ShownRow;

/** A row of the import that a page shows. */
export type ShownRow = { [Part in CheckedPart]: { part: Part; row: Parts[Part] } }[CheckedPart];

export type CheckedPart = "products" | "promotions" | "sites" | "pages" | "collections";

/** A caller needs it to see a change of that part. */
export const previewScopes: { [Part in SentChange["part"]]: MerchantScope } = {
  prices: "catalogue:read",
  imports: "import:read",
  products: "catalogue:read",
  promotions: "promotions:read",
  sites: "settings:write",
  pages: "settings:write",
  collections: "settings:write",
};

/** Parses a change; undefined for anything else. The rows are checked by the import's own checks. */
export function parseChange(form: URLSearchParams): SentChange | undefined {
  const part = form.get("part") ?? "";
  if (!Object.hasOwn(previewScopes, part)) return undefined;
  try {
    const row = JSON.parse(form.get("row") ?? "") as unknown;
    if (typeof row !== "object" || row === null || Array.isArray(row)) return undefined;
    if (part === "prices" && !isPrices(row)) return undefined;
    if (part === "imports" && !isImport(row)) return undefined;
    return { part, row } as SentChange;
  } catch {
    return undefined;
  }
}

const isPrices = ({ product, changes }: { product?: unknown; changes?: unknown }): boolean =>
  Number.isSafeInteger(product) &&
  Array.isArray(changes) &&
  changes.length <= MOST_PRICES &&
  changes.every(isPrice);

const isAmount = (value: unknown): boolean =>
  value == null || (typeof value === "string" && /^\d{1,9}(\.\d+)?$/.test(value));

const isPrice = (change: Partial<PriceChange> | null): boolean =>
  Number.isSafeInteger(change?.variantId) &&
  /^[A-Z]{3}$/.test(String(change?.currency)) &&
  isAmount(change?.price) &&
  isAmount(change?.compareAt);

const validateImport = validatorCompiler({ schema: { "x-validator": "previewImportBody" } });

const isImport = (row: { file?: Partial<ImportInput>; part?: unknown; key?: unknown }): boolean =>
  typeof row.part === "string" && typeof row.key === "string" && !("error" in validateImport(row.file));

const MOST_PRICES = 1000;
