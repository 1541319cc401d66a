import { useEffect, useRef } from "react";
import { useSite } from "../../../../platform/sites/useSite.ts";
import type { DeviceWallet, WalletHandlers, WalletRequest, WalletSheet } from "./DeviceWallet.ts";

/** The sheet of a wallet, which says who is paid. `endsWithPage`: a page that is left takes it along. */
export function useWalletSheet({ endsWithPage = false } = {}) {
  const { name } = useSite();
  const opened = useRef<WalletSheet | null>(null);
  useEffect(() => () => void (endsWithPage && opened.current?.abort()), [endsWithPage]);
  return {
    /** Must run in the press itself: a browser opens no sheet later. */
    open(wallet: DeviceWallet, request: Omit<WalletRequest, "shop">, handlers: WalletHandlers): void {
      try {
        opened.current = wallet.open({ shop: name, ...request }, handlers);
      } catch (error) {
        handlers.fail({ kind: "failed", error });
      }
    },
    abort: () => opened.current?.abort(),
  };
}
