import type { Refund } from "../../types.ts";

/** A refund, with the number of its credit note when it has one of the site's series. */
export type IssuedRefund = Omit<Refund, "creditNote"> & { creditNote?: string | null };

/**
 * An order's refunds, the oldest first, with the number of the credit note of each. Refunds from before credit notes had
 * a series have the order's number, C and their place among those that gave something back. A cancelled order of which
 * nothing had to be paid has none.
 */
export function numberCreditNotes(number: string, refunds: readonly IssuedRefund[]): Refund[] {
  let place = 0;
  return refunds.map((refund) => {
    if (!hasCreditNote(refund)) return { ...refund, creditNote: null };
    place += 1;
    return { ...refund, creditNote: refund.creditNote ?? `${number}-C${place}` };
  });
}

/** A refund of what cost nothing needs no credit note; one of what was never paid takes back its invoice. */
export const hasCreditNote = ({
  amount,
  withheld,
  unpaid = 0,
}: Pick<Refund, "amount" | "withheld" | "unpaid">): boolean => amount + withheld + unpaid > 0;
