import type { Currency, Inventory, Language, Product } from "../../types.ts";
import { GIFT_CARD } from "../cart/productTypes.ts";
import { compareAtPrice, hasPriceIn, productPrices, unitPrice } from "../prices.ts";
import { giftCardOption } from "./giftCardOption.ts";
import { presentMedia } from "./presentMedia.ts";
import type { ProductRecord, StockRow } from "./productRecord.ts";
import { toRating } from "./toRating.ts";

/** How an answer is to be said. */
export interface View {
  language: Language;
  currency: Currency;
  /** Fulfilment regions whose stock counts; undefined is all. */
  regions?: readonly string[] | undefined;
}

/** The most units that are called low. */
export const lowStock = 5;

/** Stock in words: what is not counted says its level itself. */
export function getStockLevel({ quantity, level }: Pick<StockRow, "quantity" | "level">): Inventory["level"] {
  if (quantity === null) return level;
  if (quantity === 0) return "none";
  return quantity <= lowStock ? "low" : "high";
}

/** A product as answers carry it: words in one language, the variants sold in one currency, stock in words. */
export function presentProduct(record: ProductRecord, { language, currency, regions }: View): Product {
  const {
    translations,
    popularity: _p,
    strategies: _s,
    enabled: _e,
    rating: _r,
    meta,
    ...document
  } = record.document;
  const { download_url: _, ...publicMeta } = meta;
  const words = translations?.[language];
  const isCard = document.type === GIFT_CARD;
  const variants = document.variants
    .filter((variant) => hasPriceIn(variant, currency))
    .map((variant) => ({
      ...variant,
      ...(isCard && { option1: giftCardOption(variant, currency) }),
      price: unitPrice(variant, currency),
      compare_at_price: compareAtPrice(variant, currency),
    }));
  const prices = productPrices(document);
  const isShown = ({ region, variant_id }: StockRow) =>
    (regions === undefined || regions.includes(region)) && variants.some(({ id }) => id === variant_id);
  return {
    ...document,
    ...(words === undefined ? {} : { title: words.title }),
    ...(words?.description === undefined ? {} : { description: words.description }),
    ...(words?.contents === undefined ? {} : { contents: words.contents }),
    ...presentMedia(document, language),
    ...(record.stars ? { rating: toRating(record.stars) } : {}),
    created_at: record.created_at,
    meta: publicMeta,
    prices,
    price: prices[currency] ?? document.price,
    variants,
    inventories: record.stock.filter(isShown).map((row) => ({
      variant_id: row.variant_id,
      region: row.region,
      requires_shipping: row.requires_shipping,
      level: getStockLevel(row),
    })),
  };
}
