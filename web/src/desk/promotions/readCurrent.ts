import { RefusedError } from "@velours/sdk";
import type { MerchantPromotion } from "@velours/sdk/types";

/** The promotion that is there now, when a change was refused because somebody else changed it since it was read. */
export function readCurrent(error: unknown): MerchantPromotion | undefined {
  if (!(error instanceof RefusedError) || error.reference !== "changedMeanwhile") return undefined;
  return (error.error as { value: { current: MerchantPromotion } }).value.current;
}
