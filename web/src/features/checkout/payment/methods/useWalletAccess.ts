import { useMemo } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import type { WalletAccess } from "../gateways/walletKit.ts";

/** Access to the gateway's kit for wallets; null until its authorisation is there. */
export function useWalletAccess(authorization: string | null): WalletAccess | null {
  const { gateway, gatewayUrl } = useShop();
  return useMemo(
    () => (authorization === null ? null : { gateway, gatewayUrl, authorization }),
    [gateway, gatewayUrl, authorization],
  );
}
