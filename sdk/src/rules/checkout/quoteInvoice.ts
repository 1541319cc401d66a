import type {
  Address,
  CartLine,
  Currency,
  GiftCard,
  Invoice,
  Language,
  SelectedShipping,
  ShippingOption,
  ShippingRateRow,
  Taxes,
} from "../../types.ts";
import { cartType } from "../cart/cartType.ts";
import { estimateCart, estimateLines } from "../estimate.ts";
import type { JudgedPromotion } from "../promotions/judgePromotion.ts";
import { matchOption } from "../shipping/chooseOption.ts";
import { shippingOptionsFor } from "../shipping/shippingOptionsFor.ts";
import { shippingSubtotal } from "../shipping/shippingSubtotal.ts";
import { type TaxRequest, toTaxRequest } from "../taxes.ts";
import { needsShipping } from "./steps.ts";

export interface QuoteRequest {
  lines: readonly CartLine[];
  /** A promotion that may be used on these lines, or null. */
  promotion: JudgedPromotion | null;
  giftCard: GiftCard | null;
  /** Cash-back balance when it is applied, else null. */
  credits: number | null;
  address: Address | null | undefined;
  chosen: SelectedShipping | null | undefined;
  currency: Currency;
  language: Language;
}

export interface Quote {
  invoice: Invoice;
  /** The option chosen, as it is now; undefined when it is not offered, null when none was chosen. */
  option: ShippingOption | null | undefined;
  /** Discount of each line, by the promotion. */
  discounts: readonly number[];
}

/** The part of an invoice that is settled before its taxes. */
export interface QuotePlan extends Pick<Quote, "option" | "discounts"> {
  /** Request to the tax service; null where no taxes are due. */
  taxRequest: TaxRequest | null;
}

/** Everything of an invoice but its taxes, by the shop's own shipping rates. */
export function planQuote(question: QuoteRequest, rates: readonly ShippingRateRow[]): QuotePlan {
  const { lines, address, chosen, currency, language, promotion } = question;
  const { invoice: before, discounts } = estimateLines({ ...toEstimated(question), shipping: 0 });
  let option: QuotePlan["option"] = null;
  if (chosen && needsShipping(cartType(lines))) {
    const options = shippingOptionsFor({
      rows: rates,
      country: address?.country ?? "",
      subtotal: shippingSubtotal(before, lines),
      currency,
      language,
      promotion,
    });
    option = matchOption(options, chosen);
  }
  const charged = { currency, shipping: option?.amount, duties: option?.duties.total, discounts };
  return { option, discounts, taxRequest: toTaxRequest(lines, address, charged) };
}

/** The invoice of a cart: the rules on the shop's own prices, rates and taxes; `taxes` answer the plan's request. */
export const quoteInvoice = (
  question: QuoteRequest,
  { option, discounts }: QuotePlan,
  taxes: Taxes | null,
): Quote => ({
  invoice: estimateCart({ ...toEstimated(question), rate: option ?? null, taxes }),
  option,
  discounts,
});

const toEstimated = ({ lines, currency, promotion, giftCard, credits }: QuoteRequest) => ({
  lines,
  currency,
  promotion,
  giftCard,
  credits,
});
