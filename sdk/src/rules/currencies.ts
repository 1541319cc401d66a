import { createReason, type Reason } from "../reasons/Reason.ts";

/**
 * Why a code is no currency to sell in; empty for one that is. All amounts of the shop
 * have two decimals, so a currency without cents, such as JPY, cannot be written.
 */
export function currencyReasons(code: string, path: string): Reason[] {
  if (!Intl.supportedValuesOf("currency").includes(code))
    return [createReason("unknownCurrency", { path, code })];
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2 ? [] : [createReason("currencyWithoutCents", { path, code })];
}
