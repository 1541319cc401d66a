import type { Invoice, OrderProduct } from "../../types.ts";
import { sumAmounts, toMinor } from "../money.ts";
import { chargeLines } from "../orders/chargeLines.ts";
import { cartDiscounts } from "../promotions/cartDiscounts.ts";
import type { PromotionBasis } from "../promotions/types/PromotionRule.ts";

const isGiftCard = ({ type }: OrderProduct) => type === "Gift Card";

/**
 * The lines of an order as it stores them, when its promotion works on all of them but gift cards. `offer` is what an
 * accepted offer took for the last one.
 */
export function chargedProducts(
  products: readonly OrderProduct[],
  { discounts, taxes, shipping }: Pick<Invoice, "discounts" | "taxes" | "shipping">,
  offer?: number,
): OrderProduct[] {
  const bought = offer === undefined ? products : products.slice(0, -1);
  const added = products.slice(bought.length);
  const offerTax = sumAmounts([offer ?? 0, ...added.map(({ _price }) => -_price)]);
  const lines = bought.map((product) => ({
    price: product._price,
    free: product._free,
    medium: isGiftCard(product) ? ("digital" as const) : ("physical" as const),
    variant: { taxable: !isGiftCard(product) },
  }));
  const promoted = lines.map(({ price, free, variant }) => ({ price: free || !variant.taxable ? 0 : price }));
  const discounted = promoted.reduce((sum, { price }) => sum + toMinor(price), 0);
  const basis = { lines: promoted, discounted } as unknown as PromotionBasis;
  const own = cartDiscounts(basis, toMinor(discounts.promotion)).map((minor) => minor / 100);
  const bill = { shipping, taxes: { ...taxes, total: sumAmounts([taxes.total, -offerTax]) } };
  const charges = chargeLines(lines, own, bill);
  return [
    ...bought.map((product, place) => ({ ...product, ...charges[place] })),
    ...added.map((product) => ({
      ...product,
      _discount: 0,
      _tax: offerTax,
      _shipping: 0,
      _shippingTax: 0,
      _duties: 0,
    })),
  ];
}
