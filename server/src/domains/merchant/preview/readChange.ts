import type { Parts } from "@velours/sdk/import";
import { type Changed, derivePrices, type ProductRecord, validatorCompiler } from "@velours/sdk/shop";
import type { ImportInput, MerchantScope, PriceChange, Product, Site } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { checkRow } from "../../import/checkRow.ts";
import { toStockRow } from "../../import/store/storedRows.ts";
import { lockImports } from "../../import/store.ts";
import { readImport, refusingBad } from "../imports/readImport.ts";
import { mayUseSite } from "../mayUseSite.ts";
import { presentReasons } from "../presentReasons.ts";
import { loadPricePlan, type PriceRefusal } from "../products/loadPricePlan.ts";
import { numberVariants } from "../products/numberVariants.ts";
import { requireAllSites } from "../requireAllSites.ts";

type Services = Pick<Context, "store" | "catalogue" | "config" | "merchant" | "sites" | "language">;

/** A change as the desk sends it: a row of the import, prices of a product, or a file and a row of its plan. */
export type SentChange =
  | { part: "prices"; row: { product: number; changes: PriceChange[] } }
  | { part: "imports"; row: { file: ImportInput; part: string; key: string } }
  | ShownRow;

/** A row of the import that a page shows. */
type ShownRow = { [Part in CheckedPart]: { part: Part; row: Parts[Part] } }[CheckedPart];

type CheckedPart = "products" | "promotions" | "sites" | "pages" | "collections";

/** A document to show, the site that shows it, and what else changes with it. */
export interface Change {
  changed: Changed;
  site: string;
  beside?: readonly Changed[];
}

export type Refusal =
  | PriceRefusal
  | ErrorResponse<
      | "merchantScopeMissing"
      | "resourceDoesNotExist"
      | "validationError"
      | "promotionBad"
      | "siteBad"
      | "importBad"
    >;

const scopes: { [Part in SentChange["part"]]: MerchantScope } = {
  prices: "catalogue:read",
  imports: "import:read",
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
/** Documents of a plan that are shown beside the one that is looked at. */
const MOST_BESIDE = 20;
/** No product or variant of the shop has this number. */
const FIRST_NEW = 9_000_000_000_000_000;

/** The changed document, when the caller may see it and an import would take it; nothing is written. */
export async function readChange(sent: SentChange, context: Services): Promise<Change | Refusal> {
  const scope = scopes[sent.part];
  if (context.merchant?.scopes.includes(scope) !== true) return refuse("merchantScopeMissing", scope);
  switch (sent.part) {
    case "prices":
      return readPrices(sent.row, context);
    case "imports":
      return readPlanned(sent.row, context);
    case "products": {
      // Ids below 1 are those of what is not saved yet.
      const product = sent.row.id < 1 ? { ...sent.row, id: FIRST_NEW } : sent.row;
      const checked = await check("products", product, context.store.db);
      if ("reasons" in checked) return invalid("products", presentReasons(context, checked.reasons));
      return show({ part: "products", row: derivePrices(numberVariants(checked.row, FIRST_NEW)) }, context);
    }
    case "promotions": {
      if (!mayUseSite(context, sent.row.site)) return refuse("merchantScopeMissing", scope);
      const checked = await check("promotions", sent.row, context.store.db);
      if ("reasons" in checked)
        return refuse("promotionBad", { reason: presentReasons(context, checked.reasons) });
      return show({ part: "promotions", row: checked.row }, context);
    }
    case "sites": {
      if (!mayUseSite(context, sent.row.code)) return refuse("merchantScopeMissing", scope);
      const checked = await check("sites", sent.row, context.store.db);
      if ("reasons" in checked)
        return refuse("siteBad", { reason: presentReasons(context, checked.reasons) });
      return show({ part: "sites", row: checked.row }, context);
    }
    case "pages": {
      const checked = await check("pages", sent.row, context.store.db);
      if ("reasons" in checked) return invalid("pages", presentReasons(context, checked.reasons));
      return show({ part: "pages", row: checked.row }, context);
    }
    case "collections": {
      const checked = await check("collections", sent.row, context.store.db);
      if ("reasons" in checked) return invalid("collections", presentReasons(context, checked.reasons));
      return show({ part: "collections", row: checked.row }, context);
    }
  }
}

/** A checked document at a site of the caller's that shows it. */
function show(row: ShownRow, context: Services): Change | Refusal {
  const changed = toChanged(row, context);
  const site = siteOf(changed, context);
  return site !== undefined && mayUseSite(context, site)
    ? { changed, site }
    : refuse("merchantScopeMissing", scopes[row.part]);
}

const toChanged = (shown: ShownRow, context: Services): Changed =>
  shown.part === "products" ? { part: shown.part, row: toRecord(shown.row, context) } : shown;

/** Code of the site that shows a document; undefined where no site of the caller's does. */
function siteOf(changed: Changed, context: Services): string | undefined {
  const all = context.sites.all();
  switch (changed.part) {
    case "products": {
      const { sources = [] } = changed.row.document;
      const sells = all.filter(({ source }) => sources.some((name) => name === source));
      return (pickSite(sells, context) ?? pickSite(all, context))?.code;
    }
    case "promotions":
      return changed.row.site;
    case "sites":
      return changed.row.code;
    case "pages":
      return changed.row.site ?? context.merchant?.sites?.[0] ?? context.config.site;
    case "collections":
      return pickSite(all, context)?.code;
  }
}

const isShown = <Planned extends { part: string }>(each: Planned): each is Planned & ShownRow =>
  Object.hasOwn(scopes, each.part) && each.part !== "prices" && each.part !== "imports";

/** A row of a file as its import would write it, and the first other rows that it would write, as they are shown together. */
async function readPlanned(
  { file, part, key }: { file: ImportInput; part: string; key: string },
  context: Services,
): Promise<Change | Refusal> {
  const refused = requireAllSites(context, scopes.imports);
  if (refused !== null) return refused;
  const read = await refusingBad(context, () => readImport(context, file));
  if ("status" in read) return read;
  if (read.plan === undefined)
    return refuse("importBad", {
      reason: presentReasons(
        context,
        read.result.bad.flatMap(({ reasons }) => reasons),
      ),
    });
  const rows = read.plan.rows.filter((each) => isShown(each));
  const planned = rows.find((each) => each.part === part && each.key === key);
  if (planned === undefined) return refuse("resourceDoesNotExist");
  const shown = show(planned, context);
  if ("status" in shown) return shown;
  const beside = rows
    .filter((each) => each !== planned)
    .slice(0, MOST_BESIDE)
    .map((each) => toChanged(each, context))
    // The settings of another site are not those of this one.
    .filter((each) => each.part !== "sites" || each.row.code === shown.site);
  return { ...shown, beside };
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
  return show({ part: "products", row: document }, context);
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

/** The shop's own site where the caller may use it, else the first that they may use. */
function pickSite(sites: readonly Site[], context: Services): Site | undefined {
  const mine = sites.filter(({ code }) => code !== "admin" && mayUseSite(context, code));
  return mine.find(({ code }) => code === context.config.site) ?? mine[0];
}
