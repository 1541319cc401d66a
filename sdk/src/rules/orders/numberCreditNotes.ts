import type { Refund } from "../../types.ts";

/**
 * An order's refunds, the oldest first, with the number of the credit note of each: the order's number, C and its place
 * among those that gave something back. A cancelled order of which nothing was paid has none.
 */
export function numberCreditNotes(number: string, refunds: readonly Omit<Refund, "creditNote">[]): Refund[] {
  let place = 0;
  return refunds.map((refund) => {
    if (refund.amount + refund.withheld === 0) return { ...refund, creditNote: null };
    place += 1;
    return { ...refund, creditNote: `${number}-C${place}` };
  });
}
