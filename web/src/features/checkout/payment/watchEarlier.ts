import type { Client } from "@velours/sdk";
import { holdReload } from "../../../platform/session/reloadHold.ts";
import type { AttemptStore } from "../../cart/attempts.ts";
import type { Placed } from "./PayOutcome.ts";
import type { PaymentRun } from "./paymentRun.ts";
import { isOver, settleEarlier } from "./settleEarlier.ts";

interface Ports {
  client: () => Promise<Pick<Client, "getPurchase">>;
  attempts: AttemptStore;
  /** A payment is under way, which tells its outcome by itself. */
  isPaying: () => boolean;
  say: (state: PaymentRun["earlier"]) => void;
  onPlaced: (placed: Placed) => Promise<void> | void;
  now?: () => number;
}

/** Seconds between two questions; the last goes on. */
const PAUSES = [2, 3, 5, 10, 15];

/**
 * Asks what became of a purchase without an answer, again and again until that is known. Call `tick` each second. It
 * never buys.
 */
export function watchEarlier({ client, attempts, isPaying, say, onPlaced, now = Date.now }: Ports) {
  let watched: string | null = null;
  let count = 0;
  let next = 0;
  let asking = false;
  let isFirst = true;

  async function ask() {
    try {
      return await settleEarlier({ client: await client(), attempts });
    } catch {
      return null;
    }
  }

  async function tick(): Promise<void> {
    const attempt = attempts.pending();
    if (asking || isPaying()) return;
    if (!attempt) {
      if (watched !== null) say(null);
      watched = null;
      isFirst = false;
      return;
    }
    const id = `${attempt.key} ${attempt.sentAt}`;
    if (id !== watched) [watched, count, next] = [id, 0, now()];
    // It is known not to be placed; it is asked once more for each page, as it may have arrived since.
    if (attempt.told && !isFirst) return;
    if (now() < next) return;
    isFirst = false;
    asking = true;
    // The answer can say that the session ended: a page that loads anew then has lost both the order and its key.
    const release = holdReload();
    const outcome = await ask();
    next = now() + 1000 * (PAUSES[Math.min(count, PAUSES.length - 1)] ?? 15);
    count += 1;
    if (outcome?.kind === "paid") {
      say(null);
      try {
        await onPlaced(outcome);
      } finally {
        asking = false;
        release({ drop: true });
      }
      return;
    }
    asking = false;
    release();
    // Another payment began meanwhile.
    if (outcome === null || isPaying() || attempt.told) return;
    if (outcome.kind === "unknown") return say(outcome.state);
    if (!isOver(attempt, now())) return say("unanswered");
    attempts.tell(attempt.key);
    say("notPlaced");
  }

  return { tick };
}
