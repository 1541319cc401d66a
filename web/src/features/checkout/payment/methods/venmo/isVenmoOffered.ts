import type { WalletAccess } from "../../gateways/walletKit.ts";
import { openVenmo } from "./openVenmo.ts";

/** True when Venmo works in this browser. */
export const isVenmoOffered = async (access: WalletAccess): Promise<boolean> =>
  (await openVenmo(access)).isBrowserSupported();
