import type { WalletAccess } from "../../gateways/walletKit.ts";
import { PaymentCanceled } from "../../PaymentSource.ts";
import { openVenmo } from "./openVenmo.ts";

/** The gateway's codes for a window or an app that the shopper closed. */
const CANCELED: readonly unknown[] = ["VENMO_CANCELED", "VENMO_APP_CANCELED", "VENMO_DESKTOP_CANCELED"];

/** Opens Venmo; resolves to the nonce. */
export async function approveVenmo(access: WalletAccess): Promise<string> {
  const venmo = await openVenmo(access);
  try {
    return (await venmo.tokenize()).nonce;
  } catch (error) {
    throw CANCELED.includes((error as { code?: string }).code) ? new PaymentCanceled() : error;
  }
}
