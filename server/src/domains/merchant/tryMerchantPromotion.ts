import { setImmediate as nextTurn } from "node:timers/promises";
import { shownVariants, unitPrice } from "@velours/sdk/rules";
import { presentPromotion, priceCart, tryPromotion } from "@velours/sdk/shop";
import type { CartLineInput, Currency, PromotionTrialInput } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, refuse } from "../../platform/contract.ts";
import { loadRecords } from "../catalogue/store/records.ts";
import { readRecentOrders } from "../orders/store/recentOrders.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { summarizeTrial, type Tried } from "./promotions/summarizeTrial.ts";

/** Carts that are tried before other requests run; about 10 milliseconds. */
const step = 50;

interface CartToTry extends Pick<Tried, "order" | "cart" | "currency"> {
  lines: CartLineInput[];
  country?: string | null | undefined;
  email?: string | null | undefined;
}

/** Tries a promotion on recent orders or on carts made by hand, by the rules of the checkout. */
export const tryMerchantPromotion: Handler<"tryMerchantPromotion"> = async ({ body }, context) => {
  const { store, catalogue, sites, now } = context;
  const { site } = body.promotion;
  if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "promotions:read");
  const carts = await listCarts(context, body);
  const variants = [...new Set(carts.flatMap(({ lines }) => lines.map(({ variant }) => variant.id)))];
  const records = await loadRecords(store.db, catalogue, variants);
  const limit = body.promotion.usage_limit ?? null;
  const promotion = presentPromotion({ document: body.promotion, uses: 0, limit }, "en");
  const giftPrice = (product: number, currency: Currency): number => {
    const stored = catalogue.stored(product);
    const variant = stored && shownVariants(stored.document)[0];
    return variant === undefined ? 0 : unitPrice(variant, currency);
  };
  const source = sites.current(site)?.value.source ?? site;
  const terms = { site, now: now.getTime(), giftPrice };
  const tried: Tried[] = [];
  for (const [nth, { order, cart, currency, country, email, lines: wanted }] of carts.entries()) {
    if (nth % step === step - 1) await nextTurn();
    const { lines } = priceCart(records, wanted, { source, currency, language: "en", now });
    if (lines.length === 0) continue;
    const result = tryPromotion(promotion, { lines, currency, country, email }, terms);
    tried.push({ order, cart, currency, result });
  }
  return { status: 200, body: summarizeTrial(tried, carts.length - tried.length) };
};

/** Carts made by hand, or those of the newest orders of the site; gifts are not in them. */
async function listCarts(
  context: Context,
  { promotion: { site }, orders = {}, carts }: PromotionTrialInput,
): Promise<CartToTry[]> {
  if (carts !== undefined)
    return carts.map(({ currency, country, email, lines }, cart) => ({
      order: null,
      cart,
      currency,
      country,
      email,
      lines: lines.map(({ variantId, quantity = 1 }) => ({ variant: { id: variantId }, quantity, price: 0 })),
    }));
  const { from, until, limit = 500 } = orders;
  const found = await readRecentOrders(context.store.db, { site, from, until, limit });
  return found.map(({ number, invoice, address, user, products }) => ({
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
  }));
}
