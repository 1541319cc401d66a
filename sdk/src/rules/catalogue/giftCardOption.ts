import type { Currency, Variant } from "../../types.ts";
import { formatMoney } from "../money.ts";
import { unitPrice } from "../prices.ts";
import { joinOptions } from "./variantOption.ts";

const AMOUNT = /^(\D*)(\d(?:[\d.,\s’']*\d)?)(\D*)$/;
const THOUSANDS = /[.,\s’'](?=\d{3}(?!\d))/g;

/** Marks of a currency beside an amount: `CHF`, `CA$`, `$`. */
function currencyMarks(currency: string): string[] {
  const [symbol = "", narrow = ""] = (["symbol", "narrowSymbol"] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value,
  );
  return [currency, symbol, narrow, `${currency.slice(0, 2)}${narrow}`];
}

/** True for a text that says one of the prices in its currency, as `$50`, `$50.00`, `CHF 50` or `50 €`. */
function isPrice(text: string, prices: Variant["prices"]): boolean {
  const [, before, digits, after] = AMOUNT.exec(text) ?? [];
  if (digits === undefined) return false;
  const amount = Number(digits.replace(THOUSANDS, "").replace(",", "."));
  const mark = `${before}${after}`.trim();
  return Object.entries(prices).some(
    ([currency, price]) => price === amount && currencyMarks(currency).includes(mark),
  );
}

/**
 * The options of a gift card's variant in a currency: one that names the card's amount, as `$50`, names what the card is
 * worth there, as `£50`.
 */
export function giftCardOption(
  { option1, ...variant }: Pick<Variant, "option1" | "prices" | "price">,
  currency: Currency,
): string | null {
  if (option1 === null) return null;
  const translate = (value: string) =>
    isPrice(value, variant.prices) ? formatMoney(unitPrice(variant, currency), currency) : value;
  return joinOptions(option1.split("|").map(translate));
}
