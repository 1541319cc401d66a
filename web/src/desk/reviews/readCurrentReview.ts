import { RefusedError } from "@velours/sdk";
import type { MerchantReview } from "@velours/sdk/types";

/** The review that is there now, when a change was refused because somebody else changed it since it was read. */
export function readCurrentReview(error: unknown): MerchantReview | undefined {
  if (!(error instanceof RefusedError) || error.reference !== "changedMeanwhile") return undefined;
  return (error.error as { value: { current: MerchantReview } }).value.current;
}
