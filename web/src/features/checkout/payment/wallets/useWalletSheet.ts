import { getRegionCountry } from "@velours/sdk/rules";
import { useEffect, useRef } from "react";
import { useSite } from "../../../../platform/sites/useSite.ts";
import type {
  DeviceWallet,
  WalletHandlers,
  WalletMerchant,
  WalletRequest,
  WalletSheet,
} from "./DeviceWallet.ts";

/** The sheet of a wallet, which says who is paid. `endsWithPage`: a page that is left takes it along. */
export function useWalletSheet({ endsWithPage = false } = {}) {
  const { name, regions } = useSite();
  const opened = useRef<WalletSheet | null>(null);
  useEffect(() => () => void (endsWithPage && opened.current?.abort()), [endsWithPage]);
  return {
    /** Must run in the press itself: a browser opens no sheet later. */
    open(
      wallet: DeviceWallet,
      request: Omit<WalletRequest, keyof WalletMerchant>,
      handlers: WalletHandlers,
    ): void {
      try {
        opened.current = wallet.open(
          { shop: name, country: getRegionCountry(regions[0]), ...request },
          handlers,
        );
      } catch (error) {
        handlers.fail({ kind: "failed", error });
      }
    },
    abort: () => opened.current?.abort(),
  };
}
