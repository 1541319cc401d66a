import { holdReload } from "../../../platform/session/reloadHold.ts";
import type { PayOutcome } from "./PayOutcome.ts";

interface Ports<Outcome> {
  /** Shows an outcome; for an order, until its page is there. */
  show: (outcome: Outcome) => Promise<void> | void;
  /** Lets the next payment begin. */
  end: () => void;
}

/** Pays while no other payment of the page runs; null when one does. */
export async function payOnce<Outcome extends PayOutcome | null>(
  send: () => Promise<Outcome>,
  { begin, ...ports }: Ports<Outcome> & { begin: () => boolean },
): Promise<Outcome | null> {
  return begin() ? concludePayment(send(), ports) : null;
}

/**
 * Shows what becomes of a payment that has begun. Its answer, which can also say that the session ended, and an order
 * until it is shown would be lost with the page, so the page does not load anew before.
 */
export async function concludePayment<Outcome extends PayOutcome | null>(
  sent: Promise<Outcome>,
  { show, end }: Ports<Outcome>,
): Promise<Outcome> {
  const release = holdReload();
  let paid = false;
  try {
    const outcome = await sent;
    paid = outcome?.kind === "paid";
    await show(outcome);
    return outcome;
  } finally {
    end();
    release({ drop: paid });
  }
}
