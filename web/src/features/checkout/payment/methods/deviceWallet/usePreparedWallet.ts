import type { DeviceWalletName } from "@velours/sdk/rules";
import { useEffect, useState } from "react";
import { useShop } from "../../../../../platform/api/useShop.ts";
import type { DeviceWallet } from "../../wallets/DeviceWallet.ts";
import { loadWallet } from "../../wallets/loadWallets.ts";

/** The wallet, ready to open at a press; null until it is. */
export function usePreparedWallet(
  name: DeviceWalletName,
  authorization: string | null,
  onFailed: () => void,
) {
  const shop = useShop();
  const [wallet, setWallet] = useState<DeviceWallet | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each authorization
  useEffect(() => {
    if (!authorization) return;
    let here = true;
    const prepare = async () => (await loadWallet(name, shop)).prepare(authorization);
    prepare().then(
      (prepared) => here && setWallet(prepared),
      () => here && onFailed(),
    );
    return () => {
      here = false;
    };
  }, [name, authorization]);
  return wallet;
}
