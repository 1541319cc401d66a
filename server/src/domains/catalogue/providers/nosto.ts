import { callService, ServiceError } from "../../../platform/http/callService.ts";
import type { RecommendationItem, RecommendationProvider } from "../RecommendationProvider.ts";

export interface NostoOptions {
  /** `https://api.nosto.com` */
  url: string;
  token: string;
  /** Milliseconds; the cart is on the screen already. */
  timeout?: number;
}

interface Slot {
  resultId: string;
  primary: { productId: string }[];
}

/** Values as GraphQL writes them; the names of Nosto's input types are not public, so they travel in the query itself. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, property]) => `${name}: ${literal(property)}`)
    .join(", ")}}`;
}

/**
 * Nosto's onsite sessions. Changes of the cart are sent with skipEvents, so that they do not count as page views:
 * https://docs.nosto.com/techdocs/apis/graphql-an-introduction/graphql-using-mutations/graphql-onsite-sessions
 */
export function nosto({ url, token, timeout = 3_000 }: NostoOptions): RecommendationProvider {
  const headers = { authorization: `Basic ${Buffer.from(`:${token}`).toString("base64")}` };
  const call = async (operation: string) => {
    const target = new URL("/v1/graphql", url);
    const body = { query: `mutation { ${operation} }` };
    const response = await callService({ service: "Nosto", url: target, headers, body, timeout });
    const { data, errors } = (response ?? {}) as { data?: Record<string, unknown>; errors?: unknown[] };
    if (data === undefined || data === null || errors !== undefined)
      throw new ServiceError("Nosto", 200, "GraphQL errors");
    return data;
  };
  return {
    async recommend({ visitor, items, exclude, limit }) {
      const id = visitor ?? String((await call('newSession(referer: "")')).newSession);
      const value = items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
      const params = { cart: { items: items.map(toNostoItem) }, skipEvents: true };
      const data = await call(
        `updateSession(by: ${visitor === null ? "BY_CID" : "BY_REF"}, id: ${literal(id)}, params: ${literal(params)}) { ` +
          `pages { forCartPage(params: { isPreview: false, imageVersion: VERSION_8_400_400 }, value: ${value}) ` +
          "{ resultId primary { productId } } } }",
      );
      const slots =
        (data.updateSession as { pages?: { forCartPage?: Slot[] } } | null)?.pages?.forCartPage ?? [];
      const excluded = new Set([...exclude, ...items.map(({ product_id }) => product_id)]);
      const ids = slots
        .flatMap(({ primary }) => primary.map(({ productId }) => Number(productId)))
        .filter((productId) => Number.isSafeInteger(productId) && !excluded.has(productId));
      return { resultId: slots[0]?.resultId ?? "", ids: [...new Set(ids)].slice(0, limit) };
    },
  };
}

const toNostoItem = (item: RecommendationItem) => ({
  productId: String(item.product_id),
  skuId: String(item.sku_id),
  name: item.name,
  unitPrice: item.unit_price,
  priceCurrencyCode: item.price_currency_code,
  quantity: item.quantity,
});
