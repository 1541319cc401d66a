import { expect } from "vitest";
import type { Invoice } from "../../types.ts";
import { ceilAmount, round2, sumAmounts } from "../money.ts";

function collectAmounts(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectAmounts) : [];
}

/**
 * Asserts that the parts of an invoice add up to the cent, that nothing is below 0, that payments do not exceed the total, and that
 * gift card and cash back pay for no gift card. `giftCards` is what the gift cards in the cart cost.
 */
export function expectInvoiceAddsUp(invoice: Invoice, giftCards = 0): Invoice {
  const { discounts, payments, taxes, subtotal, _subtotal, shipping, total } = invoice;
  for (const amount of collectAmounts({ ...invoice, taxes: { ...taxes, data: null } })) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(round2(amount)).toBe(amount);
  }
  expect(sumAmounts([_subtotal.physical, _subtotal.digital])).toBe(subtotal);
  expect(_subtotal.discountable).toBeLessThanOrEqual(subtotal);
  expect(discounts.promotion).toBeLessThanOrEqual(_subtotal.discountable);
  expect(payments).toEqual({ giftCard: discounts.giftCard, credits: discounts.credits, creditCard: total });
  const need = Math.max(
    0,
    sumAmounts([subtotal, -discounts.promotion, shipping, taxes.included ? 0 : taxes.total]),
  );
  const payable = sumAmounts([need, -giftCards]);
  expect(total).toBeGreaterThanOrEqual(giftCards);
  if (giftCards > 0) expect(sumAmounts([discounts.credits, discounts.giftCard])).toBeLessThanOrEqual(payable);
  expect(discounts.credits).toBeLessThanOrEqual(ceilAmount(need));
  expect(discounts.giftCard).toBeLessThanOrEqual(need);
  const paid = sumAmounts([total, discounts.giftCard, discounts.credits]);
  // Credits are whole amounts: the last one may cover less than itself.
  if (discounts.credits <= need) expect(paid).toBe(need);
  else expect([total, discounts.giftCard]).toEqual([0, 0]);
  return invoice;
}
