import type { Currency } from "@velours/sdk/types";
import type { WalletAccess } from "../../gateways/walletKit.ts";
import { openPayPal } from "./openPayPal.ts";

/** True when PayPal lets this shopper pay this amount later. */
export async function isPayLaterOffered(
  access: WalletAccess,
  { total, currency }: { total: number; currency: Currency },
): Promise<boolean> {
  const { sdk } = await openPayPal(access, currency);
  return sdk.Buttons({ fundingSource: sdk.FUNDING.PAYLATER, message: { amount: total } }).isEligible();
}
