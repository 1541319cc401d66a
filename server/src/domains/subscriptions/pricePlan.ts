import {
  cartType,
  hasPriceIn,
  isForSale,
  isGiftCard,
  offerInvoice,
  rowsFor,
  toTaxRequest,
} from "@velours/sdk/rules";
import { getErrorText, InvalidRequestError, requireAddress, type ValidatedCart } from "@velours/sdk/shop";
import type { Address, CartValidationError, Currency, Invoice } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { loadCheckedCart } from "../cart/loadCheckedCart.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { readShippingRates } from "../shipping/store.ts";

/** Products of a month of a subscription, and its price; shipping is included. */
export interface Plan {
  productIds: number[];
  currency: Currency;
  cart: ValidatedCart;
  invoice: Invoice;
  /** Where parcels go; null when there are none. */
  shipping: Address | null;
}

/**
 * Prices one unit of each product, in the first variant that is sold, at today's prices. Undefined when a product
 * cannot be subscribed to; `problems` when one is unavailable.
 */
export async function pricePlan(
  context: Context,
  productIds: readonly number[],
  currency: Currency,
): Promise<Plan | { problems: CartValidationError } | undefined> {
  const { config, store, language, taxes, user } = context;
  const ids = [...new Set(productIds)];
  const records = await readRecords(store.db, { ids });
  const variants = records.flatMap(
    ({ document }) =>
      document.variants.find((variant) => isForSale(variant) && hasPriceIn(variant, currency))?.id ?? [],
  );
  const products = variants.map((id) => ({ variant: { id }, quantity: 1 }));
  const cart = await loadCheckedCart(context, { products, promotion: null, currency, language });
  const sold = cart.lines.filter((line) => !isGiftCard(line) && line.product.type !== "Warranty");
  if (sold.length !== ids.length) return undefined;
  if (cart.problems !== null) return { problems: cart.problems };

  const parcel = cartType(cart.lines) !== "digital";
  const shipping = (parcel && (user?.addresses.shipping as Address | null | undefined)) || null;
  if (parcel && shipping === null)
    throw new InvalidRequestError({ "user.address.shipping": "Shipping data is required" });
  // It may have been saved before addresses were checked as they are now.
  requireAddress(shipping, { path: "user.address.shipping", testZips: config.taxProvider === "sandbox" });
  if (shipping?.country) await requireShipping(context, shipping.country, currency);
  const request = toTaxRequest(cart.lines, shipping, { currency });
  const invoice = offerInvoice(cart.lines, currency, request && (await taxes.calculate(request)));
  return { productIds: ids, currency, cart, invoice, shipping };
}

/** Shipping is included, but only to a country that a checkout ships to in this currency. */
async function requireShipping({ store }: Context, country: string, currency: Currency): Promise<void> {
  const rates = await readShippingRates(store.db);
  if (rowsFor(rates, { country, currency }).length === 0)
    throw new InvalidRequestError({
      "user.address.shipping": getErrorText("validationError", { of: "unshipped" }),
    });
}
