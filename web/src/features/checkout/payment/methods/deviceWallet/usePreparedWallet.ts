import type { DeviceWalletName } from "@velours/sdk/rules";
import { useEffect, useEffectEvent, useState } from "react";
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
  const prepare = useEffectEvent(async (wallet: DeviceWalletName, authorized: string) =>
    (await loadWallet(wallet, shop)).prepare(authorized),
  );
  const fail = useEffectEvent(() => onFailed());
  useEffect(() => {
    if (!authorization) return;
    let here = true;
    prepare(name, authorization).then(
      (prepared) => here && setWallet(prepared),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [name, authorization]);
  return wallet;
}
