import { formatReason, type Reason } from "@velours/sdk/import";

/** An error with a reason; its message is the English sentence, for logs and commands. */
export class ReasonError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(formatReason(reason, "en"), options);
    this.reason = reason;
  }
}
