import { RefusedError } from "@velours/sdk";
import type { ErrorReference } from "@velours/sdk/merchant";

/** True when the shop answered with this reference. */
export const isRefused = (error: unknown, reference: ErrorReference): boolean =>
  error instanceof RefusedError && error.reference === reference;
