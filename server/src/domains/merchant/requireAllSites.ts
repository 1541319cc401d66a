import type { MerchantScope } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";

/** The refusal of a caller who works for some sites alone, where a change is one of all; or null. */
export const requireAllSites = (
  { merchant }: Pick<Context, "merchant">,
  scope: MerchantScope,
): ErrorResponse<"merchantScopeMissing"> | null =>
  merchant?.sites === null ? null : refuse("merchantScopeMissing", scope);
