import type { MerchantScope } from "../../types.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";
import type { Caller } from "./Caller.ts";

/** The refusal of a caller who works for some sites alone, where a change is one of all; or null. */
export const requireAllSites = (
  { merchant }: Caller,
  scope: MerchantScope,
): ErrorResponse<"merchantScopeMissing"> | null =>
  merchant?.sites === null ? null : refuse("merchantScopeMissing", scope);
