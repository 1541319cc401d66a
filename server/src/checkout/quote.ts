import {
  canCalculateTaxes,
  cartType,
  estimateCart,
  matchOption,
  round2,
  shippingOptionsFor,
  taxLines,
} from "@velours/sdk/rules";
import type {
  Address,
  CartLine,
  Currency,
  GiftCard,
  Invoice,
  Language,
  Promotion,
  SelectedShipping,
  ShippingOption,
  Taxes,
} from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { readShippingRates } from "../shipping/store.ts";

export interface QuoteQuestion {
  lines: readonly CartLine[];
  /** A promotion that may be used on these lines, or null. */
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  address: Address | null | undefined;
  chosen: SelectedShipping | null | undefined;
  currency: Currency;
  language: Language;
}

export interface Quote {
  invoice: Invoice;
  /** The option chosen, as it is now; undefined when it is not offered, null when none was chosen. */
  option: ShippingOption | null | undefined;
}

/** The invoice of a cart: the SDK's rules on the server's own prices, rates and taxes. */
export async function quote(
  { store, taxes }: Pick<Context, "store" | "taxes">,
  question: QuoteQuestion,
): Promise<Quote> {
  const { lines, promotion, giftCard, address, chosen, currency, language } = question;
  const base = { lines, currency, promotion, giftCard };
  const before = estimateCart({ ...base, shipping: 0 });
  const type = cartType(lines);

  let option: ShippingOption | null | undefined = null;
  if (chosen && type !== null && type !== "digital") {
    const options = shippingOptionsFor({
      rows: await readShippingRates(store.db),
      country: address?.country ?? "",
      subtotal: round2(before.subtotal - before.discounts.promotion),
      currency,
      language,
      lines,
      promotion,
    });
    option = matchOption(options, chosen);
  }
  let tax: Taxes | null = null;
  if (canCalculateTaxes(lines, type, address)) {
    tax = await taxes.calculate({
      address: { country: address?.country ?? "", state: address?.state ?? "", zipcode: address?.zipcode },
      currency,
      shipping: option?.amount ?? 0,
      duties: option?.duties.total ?? 0,
      lines: taxLines(lines, before.discounts.promotion),
    });
  }
  return { invoice: estimateCart({ ...base, rate: option ?? null, taxes: tax }), option };
}
