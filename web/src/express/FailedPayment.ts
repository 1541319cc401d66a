import type { PayOutcome } from "../checkout/payment/PayOutcome.ts";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

type Failure = Exclude<PayOutcome["kind"], "paid" | "changed">;

/** A payment that was not made: what provider or shop said of it, with the shop's status. */
export class FailedPayment extends Error {
  readonly reason: unknown;
  readonly status: number | undefined;
  constructor(reason: unknown, status?: number) {
    super((reason as { message?: string } | null)?.message ?? "The payment was not made.");
    this.reason = reason;
    this.status = status;
  }

  static from(text: Text, outcome: Extract<PayOutcome, { kind: Failure }>): FailedPayment {
    switch (outcome.kind) {
      case "failed":
        return new FailedPayment(outcome.error, outcome.status);
      case "fraudFailed":
        return new FailedPayment({ message: text(m.something_went_wrong) });
      case "lost":
        return new FailedPayment({ message: text(m.not_charged) });
      case "stale":
        return new FailedPayment({ message: text(m.express_bag_changed) });
      case "canceled":
        return new FailedPayment(null);
    }
  }
}
