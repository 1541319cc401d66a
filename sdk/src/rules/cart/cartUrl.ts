import { CART_URL_KEYS } from "./cartUrlKeys.ts";

/** The actions of a cart URL, in their order. */
export type CartUrlAction =
  | { type: "clearCart" }
  | { type: "addToCart"; items: CartUrlItem[] }
  | { type: "attribution"; source?: string; campaign?: string; medium?: string }
  | { type: "referral"; value: string }
  | { type: "promotion"; code: string }
  | { type: "giftCard"; code: string };

export interface CartUrlItem {
  productId: number;
  /** null: the first variant. */
  variantId: number | null;
}

/** 'productId' or 'productId[variantId]' items, comma-separated or repeated; others are skipped. */
export const parseAddToCart = (values: readonly string[]): CartUrlItem[] =>
  values
    .flatMap((value) => value.split(","))
    .flatMap((item) => {
      const found = /^\s*(\d+)(?:\[(\d+)\])?\s*$/.exec(item);
      return found ? [{ productId: Number(found[1]), variantId: found[2] ? Number(found[2]) : null }] : [];
    });

/** The plan of a URL's query and what is left of it. */
export function planCartUrl(search: string): { actions: CartUrlAction[]; search: string } {
  const query = new URLSearchParams(search);
  const text = (name: (typeof CART_URL_KEYS)[number]): string | undefined =>
    query.get(name)?.trim() || undefined;
  const items = parseAddToCart(query.getAll("add_to_cart"));
  const [source, campaign, medium] = [text("utm_source"), text("utm_campaign"), text("utm_medium")];
  const attribution = {
    ...(source && { source }),
    ...(campaign && { campaign }),
    ...(medium && { medium }),
  };
  const actions: (CartUrlAction | false)[] = [
    query.has("clear_cart") && query.get("clear_cart") !== "false" && { type: "clearCart" },
    items.length > 0 && { type: "addToCart", items },
    Object.keys(attribution).length > 0 && { type: "attribution", ...attribution },
    text("ref") !== undefined && { type: "referral", value: text("ref") as string },
    text("promo_code") !== undefined && { type: "promotion", code: text("promo_code") as string },
    text("gift_card") !== undefined && { type: "giftCard", code: text("gift_card") as string },
  ];
  for (const name of CART_URL_KEYS) query.delete(name);
  const rest = query.toString();
  return { actions: actions.filter((action) => action !== false), search: rest ? `?${rest}` : "" };
}
