import type { PayOutcome } from "./PayOutcome.ts";

/** How a payment ends without an order. */
export type Failure = Exclude<PayOutcome, { kind: "paid" | "changed" }>;

/** A payment without an order: outcomeText has its sentence. */
export class FailedPayment extends Error {
  readonly outcome: Failure;
  constructor(outcome: Failure) {
    const { message } = ((outcome.kind === "failed" && outcome.error) || {}) as { message?: string };
    super(message ?? `The payment was not made: ${outcome.kind}.`);
    this.outcome = outcome;
  }

  /** What provider or shop said of it. */
  get reason(): unknown {
    return this.outcome.kind === "failed" ? this.outcome.error : null;
  }

  /** The shop's status. */
  get status(): number | undefined {
    return this.outcome.kind === "failed" ? this.outcome.status : undefined;
  }

  /** The outcome of what was thrown while paying. */
  static outcomeOf(error: unknown): Failure {
    return error instanceof FailedPayment ? error.outcome : { kind: "failed", error };
  }
}
