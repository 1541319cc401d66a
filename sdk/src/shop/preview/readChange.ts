import type { PlannedRow } from "../../import/plan/planDocument.ts";
import type { Parts } from "../../import/Row.ts";
import { toStockRow } from "../../import/storedRow.ts";
import { presentReasons } from "../../reasons/presentReasons.ts";
import type { Reason } from "../../reasons/Reason.ts";
import type { CatalogueIndex } from "../../rules/catalogue/CatalogueIndex.ts";
import type { ProductRecord } from "../../rules/catalogue/productRecord.ts";
import { derivePrices } from "../../rules/catalogue/setPrices.ts";
import type { ImportInput, Language, MerchantScope, PriceChange, Product, Site } from "../../types.ts";
import { numberVariants } from "../numberVariants.ts";
import type { Changed } from "../overlayFetch.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";
import { type CheckedPart, previewScopes, type SentChange, type ShownRow } from "./parseChange.ts";

/** A document to show, the site that shows it, and what else changes with it. */
export interface Change {
  changed: Changed;
  site: string;
  beside?: readonly Changed[];
}

export type PriceRefusal = ErrorResponse<"variantUnknown" | "priceBelowMinimum" | "priceMissing">;

export type ChangeRefusal =
  | PriceRefusal
  | ErrorResponse<
      | "merchantScopeMissing"
      | "resourceDoesNotExist"
      | "validationError"
      | "promotionBad"
      | "siteBad"
      | "importBad"
    >;

/** The shop that a change is shown in, and who sees it. */
export interface PreviewShop {
  language: Language;
  /** `sites` is null for all of them. */
  merchant: { scopes: readonly MerchantScope[]; sites: readonly string[] | null } | undefined;
  sites: readonly Site[];
  ownSite: string;
  catalogue: CatalogueIndex;
  /** A row as an import would write it, or the reasons why it refuses it. */
  check: <Part extends CheckedPart>(
    part: Part,
    row: Parts[Part],
  ) => Promise<{ row: Parts[Part] } | { reasons: readonly Reason[] }>;
  planPrices: (
    changes: readonly PriceChange[],
  ) => Promise<{ products: readonly Product[] } | { refused: PriceRefusal }>;
  planImport: (file: ImportInput) => Promise<readonly PlannedRow[] | ErrorResponse<"importBad">>;
}

export const invalidField = (field: string, text: string) =>
  refuse("validationError", { [field]: text }, { values: { text } });

/** Documents of a plan that are shown beside the one that is looked at. */
const MOST_BESIDE = 20;
/** No product or variant of the shop has this number. */
const FIRST_NEW = 9_000_000_000_000_000;

/** The changed document, when the caller may see it and an import would take it; nothing is written. */
export async function readChange(sent: SentChange, shop: PreviewShop): Promise<Change | ChangeRefusal> {
  const scope = previewScopes[sent.part];
  if (shop.merchant?.scopes.includes(scope) !== true) return refuse("merchantScopeMissing", scope);
  switch (sent.part) {
    case "prices":
      return readPrices(sent.row, shop);
    case "imports":
      return readPlanned(sent.row, shop);
    case "products": {
      // Ids below 1 are those of what is not saved yet.
      const product = sent.row.id < 1 ? { ...sent.row, id: FIRST_NEW } : sent.row;
      const checked = await shop.check("products", product);
      if ("reasons" in checked)
        return invalidField("products", presentReasons(checked.reasons, shop.language));
      return show({ part: "products", row: derivePrices(numberVariants(checked.row, FIRST_NEW)) }, shop);
    }
    case "promotions": {
      if (!mayUseSite(shop, sent.row.site)) return refuse("merchantScopeMissing", scope);
      const checked = await shop.check("promotions", sent.row);
      if ("reasons" in checked)
        return refuse("promotionBad", { reason: presentReasons(checked.reasons, shop.language) });
      return show({ part: "promotions", row: checked.row }, shop);
    }
    case "sites": {
      if (!mayUseSite(shop, sent.row.code)) return refuse("merchantScopeMissing", scope);
      const checked = await shop.check("sites", sent.row);
      if ("reasons" in checked)
        return refuse("siteBad", { reason: presentReasons(checked.reasons, shop.language) });
      return show({ part: "sites", row: checked.row }, shop);
    }
    case "pages": {
      const checked = await shop.check("pages", sent.row);
      if ("reasons" in checked) return invalidField("pages", presentReasons(checked.reasons, shop.language));
      return show({ part: "pages", row: checked.row }, shop);
    }
    case "collections": {
      const checked = await shop.check("collections", sent.row);
      if ("reasons" in checked)
        return invalidField("collections", presentReasons(checked.reasons, shop.language));
      return show({ part: "collections", row: checked.row }, shop);
    }
  }
}

const mayUseSite = ({ merchant }: Pick<PreviewShop, "merchant">, site: string): boolean =>
  merchant !== undefined && (merchant.sites === null || merchant.sites.some((code) => code === site));

/** A checked document at a site of the caller's that shows it. */
function show(row: ShownRow, shop: PreviewShop): Change | ErrorResponse<"merchantScopeMissing"> {
  const changed = toChanged(row, shop);
  const site = siteOf(changed, shop);
  return site !== undefined && mayUseSite(shop, site)
    ? { changed, site }
    : refuse("merchantScopeMissing", previewScopes[row.part]);
}

const toChanged = (shown: ShownRow, shop: PreviewShop): Changed =>
  shown.part === "products" ? { part: shown.part, row: toRecord(shown.row, shop) } : shown;

/** Code of the site that shows a document; undefined where no site of the caller's does. */
function siteOf(changed: Changed, shop: PreviewShop): string | undefined {
  const { sites: all } = shop;
  switch (changed.part) {
    case "products": {
      const { sources = [] } = changed.row.document;
      const sells = all.filter(({ source }) => sources.some((name) => name === source));
      return (pickSite(sells, shop) ?? pickSite(all, shop))?.code;
    }
    case "promotions":
      return changed.row.site;
    case "sites":
      return changed.row.code;
    case "pages":
      return changed.row.site ?? shop.merchant?.sites?.[0] ?? shop.ownSite;
    case "collections":
      return pickSite(all, shop)?.code;
  }
}

const isShown = <Planned extends { part: string }>(each: Planned): each is Planned & ShownRow =>
  Object.hasOwn(previewScopes, each.part) && each.part !== "prices" && each.part !== "imports";

/** A row of a file as its import would write it, and the first other rows that it would write, as they are shown together. */
async function readPlanned(
  { file, part, key }: { file: ImportInput; part: string; key: string },
  shop: PreviewShop,
): Promise<Change | ChangeRefusal> {
  if (shop.merchant?.sites !== null) return refuse("merchantScopeMissing", previewScopes.imports);
  const read = await shop.planImport(file);
  if ("status" in read) return read;
  const rows = read.filter((each) => isShown(each));
  const planned = rows.find((each) => each.part === part && each.key === key);
  if (planned === undefined) return refuse("resourceDoesNotExist");
  const shown = show(planned, shop);
  if ("status" in shown) return shown;
  const beside = rows
    .filter((each) => each !== planned)
    .slice(0, MOST_BESIDE)
    .map((each) => toChanged(each, shop))
    // The settings of another site are not those of this one.
    .filter((each) => each.part !== "sites" || each.row.code === shown.site);
  return { ...shown, beside };
}

/** A product of the shop with these prices, on sale or not. */
async function readPrices(
  { product: id, changes }: { product: number; changes: PriceChange[] },
  shop: PreviewShop,
): Promise<Change | ChangeRefusal> {
  const stored = shop.catalogue.stored(id);
  if (stored === undefined) return refuse("resourceDoesNotExist");
  const planned = await shop.planPrices(changes);
  if ("refused" in planned) return planned.refused;
  const document = planned.products.find((product) => product.id === id) ?? stored.document;
  return show({ part: "products", row: document }, shop);
}

/** The product's stock and stars are those of the shop, where it has the product; of new variants those that are sent. */
function toRecord(document: Product, { catalogue }: Pick<PreviewShop, "catalogue">): ProductRecord {
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
function pickSite(sites: readonly Site[], shop: PreviewShop): Site | undefined {
  const mine = sites.filter(({ code }) => code !== "admin" && mayUseSite(shop, code));
  return mine.find(({ code }) => code === shop.ownSite) ?? mine[0];
}
