import { normalizeCode } from "@velours/sdk/rules";
import type { ProductRecord, PromotionRecord } from "@velours/sdk/shop";
import type { GiftCard, ShippingRateRow, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { prepareRead } from "../../platform/store/prepareRead.ts";
import { type Rows, together } from "../../platform/store/sendTogether.ts";
import type { Versioned } from "../../platform/store/VersionedRow.ts";
import { completeRecords, currentRecords, toIds } from "../catalogue/store/records.ts";
import { giftCardQuery, toGiftCard } from "../giftcards/store.ts";
import { promotionQuery } from "../promotions/store.ts";
import { currentRates } from "../shipping/store.ts";
import { currentSite } from "../sites/store.ts";

/** The store's records that a cart is priced by. */
export interface LoadedBasket {
  products: readonly ProductRecord[];
  promotion: PromotionRecord | undefined;
  giftCard: GiftCard | undefined;
  site: Site;
  rates: readonly ShippingRateRow[];
}

/** The part of a request's cart that names what is loaded. */
export interface LoadableCart {
  products: readonly { variant: { id: number } }[];
  promotion?: { name?: string } | null;
  giftCard?: { code?: string } | null;
}

export interface BasketValues {
  variants: readonly number[];
  revision: number;
  promotion: string | null;
  giftCard: string | null;
  site: string;
  siteVersion: string | null;
  ratesVersion: string;
}

export const basketColumns = {
  variants: "jsonb",
  revision: "bigint",
  promotion: "text",
  giftCard: "text",
  site: "text",
  siteVersion: "text",
  ratesVersion: "text",
} as const;

type BasketContext = Pick<Context, "store" | "catalogue" | "sites" | "shippingRates" | "site">;

/** Settings in memory that a read completes. */
interface Settings {
  site: Versioned<Site> | undefined;
  rates: Versioned<readonly ShippingRateRow[]>;
}

export const currentSettings = ({ sites, shippingRates, site }: BasketContext): Settings => ({
  site: sites.current(site),
  rates: shippingRates.current,
});

/** The parts of a statement that load a basket. */
export const basketParts = (values: BasketValues) => ({
  products: currentRecords(values.variants, values.revision),
  promotion: promotionQuery(values.promotion),
  giftCard: giftCardQuery(values.giftCard),
  site: currentSite(values.site, values.siteVersion),
  rates: currentRates(values.ratesVersion),
});

/** `settings` are those in memory, which `toBasket` completes the rows with. */
export const basketValues = (
  { catalogue, site }: BasketContext,
  { products, promotion, giftCard }: LoadableCart,
  settings: Settings,
): BasketValues => ({
  variants: toIds(products.map(({ variant }) => variant.id)),
  revision: catalogue.revision,
  promotion: promotion?.name ? normalizeCode(promotion.name) : null,
  giftCard: giftCard?.code?.trim() || null,
  site,
  siteVersion: settings.site?.version ?? null,
  ratesVersion: settings.rates.version,
});

/** A basket from the rows of its parts, completed from memory. */
export function toBasket(
  { catalogue, sites, shippingRates, site: code }: BasketContext,
  rows: Rows<ReturnType<typeof basketParts>>,
  sent: Settings,
): LoadedBasket {
  const [card] = rows.giftCard;
  const [rates] = rows.rates;
  if (rates === undefined) throw new Error("the store answered no shipping rates");
  const site = sites.complete(code, sent.site, rows.site[0]);
  if (site === undefined) throw new Error(`site ${code} has no settings`);
  return {
    products: completeRecords(rows.products, catalogue),
    promotion: rows.promotion[0],
    giftCard: card && toGiftCard(card),
    site,
    rates: shippingRates.complete(sent.rates, rates).value,
  };
}

const load = prepareRead(basketColumns, (values: BasketValues) => together(basketParts(values)));

/** Loads everything that a cart is priced by, in one round trip. */
export async function loadBasket(context: BasketContext, cart: LoadableCart): Promise<LoadedBasket> {
  const settings = currentSettings(context);
  const rows = await load(context.store.db, basketValues(context, cart, settings));
  if (rows === undefined) throw new Error("the store answered no row");
  return toBasket(context, rows, settings);
}
