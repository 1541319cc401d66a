import type { Parts } from "@velours/sdk/import";
import { type Changed, derivePrices, type ErrorResponse, type ProductRecord } from "@velours/sdk/shop";
import type { MerchantScope, PriceChange, Product, Site } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { checkRow } from "../../import/checkRow.ts";
import { toStockRow } from "../../import/store/storedRows.ts";
import { lockImports } from "../../import/store.ts";
import { mayUseSite } from "../mayUseSite.ts";
import { presentReasons } from "../presentReasons.ts";
import { loadPricePlan } from "../products/loadPricePlan.ts";
import { numberVariants } from "../products/numberVariants.ts";
import type { PriceRefusal } from "../products/planPrices.ts";

type Services = Pick<Context, "store" | "catalogue" | "config" | "merchant" | "sites" | "language">;

/** A change as the desk sends it: a row of the import, or prices of a product. */
export type SentChange =
  | { part: "prices"; row: { product: number; changes: PriceChange[] } }
  | { [Part in CheckedPart]: { part: Part; row: Parts[Part] } }[CheckedPart];

type CheckedPart = "products" | "promotions" | "sites" | "pages" | "collections";

/** The document that is shown, and the site that shows it. */
export interface Change {
  changed: Changed;
  site: string;
}

export type Refusal =
  | PriceRefusal
  | ErrorResponse<
      "merchantScopeMissing" | "resourceDoesNotExist" | "validationError" | "promotionBad" | "siteBad"
    >;

const scopes: { [Part in SentChange["part"]]: MerchantScope } = {
  prices: "catalogue:read",
  products: "catalogue:read",
  promotions: "promotions:read",
  sites: "settings:write",
  pages: "settings:write",
  collections: "settings:write",
};

export const invalid = (field: string, text: string) =>
  refuse("validationError", { [field]: text }, { values: { text } });

/** Parses a change; undefined for anything else. The rows are checked by the import's own checks. */
export function parseChange(form: URLSearchParams): SentChange | undefined {
  const part = form.get("part") ?? "";
  if (!Object.hasOwn(scopes, part)) return undefined;
  try {
    const row = JSON.parse(form.get("row") ?? "") as unknown;
    if (typeof row !== "object" || row === null || Array.isArray(row)) return undefined;
    if (part === "prices" && !isPrices(row)) return undefined;
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

const MOST_PRICES = 1000;
/** No product or variant of the shop has this number. */
const FIRST_NEW = 9_000_000_000_000_000;

/** The changed document, when the caller may see it and an import would take it; nothing is written. */
export async function readChange(sent: SentChange, context: Services): Promise<Change | Refusal> {
  const scope = scopes[sent.part];
  if (context.merchant?.scopes.includes(scope) !== true) return refuse("merchantScopeMissing", scope);
  const { config } = context;
  switch (sent.part) {
    case "prices":
      return readPrices(sent.row, context);
    case "products": {
      // Ids below 1 are those of what is not saved yet.
      const product = sent.row.id < 1 ? { ...sent.row, id: FIRST_NEW } : sent.row;
      const checked = await check("products", product, context.store.db);
      if ("reasons" in checked) return invalid("products", presentReasons(context, checked.reasons));
      const numbered = numberVariants(checked.row, FIRST_NEW);
      return showProduct(toRecord(derivePrices(numbered), context), context);
    }
    case "promotions": {
      if (!mayUseSite(context, sent.row.site)) return refuse("merchantScopeMissing", scope);
      const checked = await check("promotions", sent.row, context.store.db);
      if ("reasons" in checked)
        return refuse("promotionBad", { reason: presentReasons(context, checked.reasons) });
      return { changed: { part: "promotions", row: checked.row }, site: checked.row.site };
    }
    case "sites": {
      if (!mayUseSite(context, sent.row.code)) return refuse("merchantScopeMissing", scope);
      const checked = await check("sites", sent.row, context.store.db);
      if ("reasons" in checked)
        return refuse("siteBad", { reason: presentReasons(context, checked.reasons) });
      return { changed: { part: "sites", row: checked.row }, site: checked.row.code };
    }
    case "pages": {
      const site = sent.row.site ?? context.merchant.sites?.[0] ?? config.site;
      if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", scope);
      const checked = await check("pages", sent.row, context.store.db);
      if ("reasons" in checked) return invalid("pages", presentReasons(context, checked.reasons));
      return { changed: { part: "pages", row: checked.row }, site };
    }
    case "collections": {
      const checked = await check("collections", sent.row, context.store.db);
      if ("reasons" in checked) return invalid("collections", presentReasons(context, checked.reasons));
      const site = pickSite(context.sites.all(), context);
      if (site === undefined) return refuse("merchantScopeMissing", scope);
      return { changed: { part: "collections", row: checked.row }, site: site.code };
    }
  }
}

const check = <Part extends CheckedPart>(part: Part, row: Parts[Part], db: Db) =>
  inTransaction(db, async (trx) => {
    await lockImports(trx);
    return checkRow(trx, part, row);
  });

/** A product of the shop with these prices, on sale or not. */
async function readPrices(
  { product: id, changes }: { product: number; changes: PriceChange[] },
  context: Services,
): Promise<Change | Refusal> {
  const stored = context.catalogue.stored(id);
  if (stored === undefined) return refuse("resourceDoesNotExist");
  const { planned } = await loadPricePlan(context.store.db, changes, { lock: false });
  if ("refused" in planned) return planned.refused;
  const document = planned.products.find((product) => product.id === id) ?? stored.document;
  return showProduct(toRecord(document, context), context);
}

/** The product's stock and stars are those of the shop, where it has the product; of new variants those that are sent. */
function toRecord(document: Product, { catalogue }: Pick<Services, "catalogue">): ProductRecord {
  const stored = catalogue.stored(document.id);
  const counted = stored?.stock ?? [];
  const added = document.inventories
    .map(toStockRow)
    .filter(({ variant_id }) => !counted.some((row) => row.variant_id === variant_id));
  return {
    id: document.id,
    document,
    enabled: true,
    popularity: stored?.popularity ?? 0,
    created_at: stored?.created_at ?? document.created_at ?? new Date(0).toISOString(),
    stock: [...counted, ...added],
    stars: stored?.stars ?? null,
  };
}

/** The product at the first of the caller's sites that sells it. */
function showProduct(record: ProductRecord, context: Services): Change | Refusal {
  const sells = context.sites
    .all()
    .filter(({ source }) => record.document.sources?.some((name) => name === source));
  const site = pickSite(sells, context) ?? pickSite(context.sites.all(), context);
  if (site === undefined) return refuse("merchantScopeMissing", "catalogue:read");
  return { changed: { part: "products", row: record }, site: site.code };
}

/** The shop's own site where the caller may use it, else the first that they may use. */
function pickSite(sites: readonly Site[], context: Services): Site | undefined {
  const mine = sites.filter(({ code }) => code !== "admin" && mayUseSite(context, code));
  return mine.find(({ code }) => code === context.config.site) ?? mine[0];
}
