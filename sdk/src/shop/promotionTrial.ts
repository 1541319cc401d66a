import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { shownVariants } from "../rules/catalogue/shownVariants.ts";
import { priceCart } from "../rules/checkout/priceCart.ts";
import { unitPrice } from "../rules/prices.ts";
import { presentPromotion } from "../rules/promotions/presentPromotion.ts";
import { tryPromotion } from "../rules/promotions/tryPromotion.ts";
import type { CartLineInput, Currency, Order, PromotionTrial, PromotionTrialInput } from "../types.ts";
import { summarizeTrial, type Tried } from "./summarizeTrial.ts";

/** A cart that a promotion is tried on. */
export interface CartToTry extends Pick<Tried, "order" | "cart" | "currency"> {
  lines: CartLineInput[];
  country?: string | null | undefined;
  email?: string | null | undefined;
}

/** Carts made by hand. */
export const toCartsToTry = (carts: NonNullable<PromotionTrialInput["carts"]>): CartToTry[] =>
  carts.map(({ currency, country, email, lines }, cart) => ({
    order: null,
    cart,
    currency,
    country,
    email,
    lines: lines.map(({ variantId, quantity = 1 }) => ({ variant: { id: variantId }, quantity, price: 0 })),
  }));

/** The cart of an order; gifts are not in it. */
export const orderToTry = ({
  number,
  invoice,
  address,
  user,
  products,
}: Pick<Order, "number" | "invoice" | "address" | "user" | "products">): CartToTry => ({
  order: number,
  cart: null,
  currency: invoice.currency,
  country: address.shipping?.country,
  email: user.email,
  lines: products
    .filter(({ _free }) => !_free)
    .map(({ _variant, _quantity, _price, _target }) => ({
      variant: { id: _variant.id },
      quantity: _quantity,
      price: _price,
      ...(_target !== null && { target: _target }),
    })),
});

/** The shop that a promotion is tried in. */
interface TrialShop {
  /** Records of the variants of the carts. */
  records: readonly ProductRecord[];
  readProduct: (id: number) => Pick<ProductRecord, "document"> | undefined;
  /** The source of the promotion's site. */
  source: string;
  now: Date;
}

/** Carts that are tried before others may run; about 10 milliseconds. */
const step = 50;

/** Tries a promotion on carts by the rules of the checkout, with a pause after each few of them. */
export function* tryOnCarts(
  document: PromotionTrialInput["promotion"],
  carts: readonly CartToTry[],
  { records, readProduct, source, now }: TrialShop,
): Generator<void, PromotionTrial> {
  const promotion = presentPromotion({ document, uses: 0, limit: document.usage_limit ?? null }, "en");
  const giftPrice = (product: number, currency: Currency): number => {
    const stored = readProduct(product);
    const variant = stored && shownVariants(stored.document)[0];
    return variant === undefined ? 0 : unitPrice(variant, currency);
  };
  const terms = { site: document.site, now: now.getTime(), giftPrice };
  const tried: Tried[] = [];
  for (const [nth, { order, cart, currency, country, email, lines: wanted }] of carts.entries()) {
    if (nth % step === step - 1) yield;
    const { lines } = priceCart(records, wanted, { source, currency, language: "en", now });
    if (lines.length === 0) continue;
    const result = tryPromotion(promotion, { lines, currency, country, email }, terms);
    tried.push({ order, cart, currency, result });
  }
  return summarizeTrial(tried, carts.length - tried.length);
}
