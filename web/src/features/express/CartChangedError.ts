import type { CartValidationError } from "@velours/sdk/types";

/** The shop no longer sells the cart as it is; nothing was paid. */
export class CartChangedError extends Error {
  readonly changes: CartValidationError;
  constructor(changes: CartValidationError) {
    super("The cart changed.");
    this.changes = changes;
  }
}
