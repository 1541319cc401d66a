import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { readMember } from "../../platform/session/memberCookie.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { noteWallets } from "../cart/mayHaveWallets.ts";
import { type ExpressOffer, mayExpress } from "./mayExpress.ts";
import { type ExpressWallet, prepareExpress } from "./prepareExpress.ts";

/** The wallets that this visit has found, by shopper and currency: a page that is opened later has its buttons at once. */
const answers = new Map<string, readonly ExpressWallet[]>();

interface Found {
  /** The last wallets found: a wallet whose sheet is open stays when it is no longer offered. */
  wallets: readonly ExpressWallet[];
  offered: boolean;
  /** The answer has not come yet: the place of the buttons is kept. */
  asking: boolean;
}

/** The wallets an offer can be paid with at once. */
export function useExpressWallets(goods: Omit<ExpressOffer, "disabled">): Found {
  const shop = useShop();
  const { session } = useRouter().options.context;
  const { user } = useSession();
  const offer = { ...goods, disabled: useSite().payments.disabledMethods };
  const [found, setFound] = useState<{ key: string; wallets: readonly ExpressWallet[] } | null>(null);
  const possible = mayExpress(offer);
  const key = `${offer.site} ${offer.currency} ${user?.id ?? readMember() ?? "guest"}`;
  const answered = answers.get(key);
  const current = useRef(offer);
  current.current = offer;

  useEffect(() => {
    if (!possible) return;
    let here = true;
    const prepare = async () => {
      const { loadUser } = await import("../../platform/session/loadUser.ts");
      return prepareExpress(shop, current.current, await loadUser({ session, shop }));
    };
    prepare()
      .then((wallets) => {
        answers.set(key, wallets);
        return wallets;
      })
      // Blocked, offline, or not set up: then there is no button here, and no error about one. It may pass.
      .catch(() => [])
      .then((wallets) => {
        noteWallets(wallets.length > 0);
        if (here) setFound({ key, wallets });
      });
    return () => {
      here = false;
    };
  }, [possible, key, session, shop]);
  const isAnswered = found?.key === key || answered !== undefined;
  const wallets = (found?.key === key ? found.wallets : answered) ?? found?.wallets ?? [];
  return { wallets, offered: possible && isAnswered && wallets.length > 0, asking: possible && !isAnswered };
}
