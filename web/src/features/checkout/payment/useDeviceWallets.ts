import type { DeviceWalletName } from "@velours/sdk/rules";
import { useEffect, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";

/** Newest version of each device wallet that works in the browser, and the device's own; empty until it is known. */
export function useDeviceWallets(): {
  deviceWallet?: number;
  googlePay?: number;
  ownWallet?: DeviceWalletName;
} {
  const { gateway, gatewayUrl, wallets, googlePay, language } = useShop();
  const [found, setFound] = useState({});
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { loadWallets } = await import("./wallets/loadWallets.ts");
      const { getOwnWallet } = await import("./wallets/getOwnWallet.ts");
      const supports = await loadWallets({ gateway, gatewayUrl, wallets, googlePay, language });
      return {
        deviceWallet: supports["apple-pay"].version,
        googlePay: supports["google-pay"].version,
        ownWallet: getOwnWallet(),
      };
    };
    load().then(
      (versions) => here && setFound(versions),
      // Blocked: then they are not offered.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [gateway, gatewayUrl, wallets, googlePay, language]);
  return found;
}
