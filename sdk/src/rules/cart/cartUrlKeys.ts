/** Keys of a page's query that the cart handles and removes once it is ready. */
export const CART_URL_KEYS = [
  "clear_cart",
  "add_to_cart",
  "utm_source",
  "utm_campaign",
  "utm_medium",
  "ref",
  "promo_code",
  "gift_card",
] as const;
