import type { CartLine, Currency, RecommendationItem } from "../../types.ts";
import { unitPrice } from "../prices.ts";
import { isWarranty } from "./productTypes.ts";

/** The lines of a cart as the recommendation service takes them: without gifts and warranties. */
export const recommendationItems = (lines: readonly CartLine[], currency: Currency): RecommendationItem[] =>
  lines
    .filter((line) => !line.free && !isWarranty(line))
    .map(({ product, variant, quantity }) => ({
      name: product.title,
      price_currency_code: currency,
      product_id: product.id,
      quantity,
      sku_id: variant.id,
      unit_price: unitPrice(variant, currency),
    }));
