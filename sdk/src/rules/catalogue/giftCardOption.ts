import type { Currency, Variant } from "../../types.ts";
import { formatMoney } from "../money.ts";
import { unitPrice } from "../prices.ts";
import { joinOptions } from "./variantOption.ts";

const AMOUNT = /^[A-Z]{0,2}[$£€](\d+)$/;

/**
 * The options of a gift card's variant in a currency: one that names the card's amount, as `$50`, names what the card is
 * worth there, as `£50`.
 */
export function giftCardOption(
  { option1, ...variant }: Pick<Variant, "option1" | "prices" | "price">,
  currency: Currency,
): string | null {
  if (option1 === null) return null;
  const amounts = Object.values(variant.prices);
  const translate = (value: string) =>
    amounts.includes(Number(AMOUNT.exec(value.trim())?.[1]))
      ? formatMoney(unitPrice(variant, currency), currency)
      : value;
  return joinOptions(option1.split("|").map(translate));
}
