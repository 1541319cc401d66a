import type { Trace } from "../../../platform/sandbox/Trace.ts";
import type { Catalogue } from "../Catalogue.ts";
import type { RecommendationProvider } from "../RecommendationProvider.ts";

/**
 * The sandbox's recommendations: what stands in the collections of the cart's products, the most bought first, then
 * what is most bought at all. The same cart has the same answer as long as the catalogue stays.
 */
export function sandboxRecommendations(catalogue: Catalogue, trace: Trace): RecommendationProvider {
  return {
    async recommend({ source, currency, items, added, exclude, limit }) {
      trace.add("nosto", "cart", { items: [...items] });
      if (added !== null) trace.add("nosto", "add-to-cart", { ...added });
      const excluded = new Set([...exclude, ...items.map(({ product_id }) => product_id)]);
      const handles = items.flatMap(
        ({ product_id }) => catalogue.record(product_id)?.document.collections ?? [],
      );
      const ids = new Set<number>();
      for (const collection of [...new Set(handles)].reverse().concat("")) {
        const selection = { source, collection: collection || undefined, levels, attributes: new Map() };
        const ordering = { currency, strategy: undefined, offset: 0, limit: limit + excluded.size };
        const positions = catalogue.ordered(catalogue.select(selection, currency), "recommended", ordering);
        for (const { product } of catalogue.present(positions, { language: "en", currency })) {
          if (!excluded.has(product.id) && !neverRecommended.has(product.type)) ids.add(product.id);
        }
        if (ids.size >= limit) break;
      }
      return { resultId: `sandbox-${catalogue.revision}`, ids: [...ids].slice(0, limit) };
    },
  };
}

const levels = ["low", "high", "unlimited"];
const neverRecommended = new Set(["Gift Card", "Warranty"]);
