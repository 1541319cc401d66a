import { useRouter } from "@tanstack/react-router";
import { ExpressButtons } from "./ExpressButtons.tsx";
import type { ExpressPurchase } from "./ExpressPurchase.ts";
import type { ExpressWallet } from "./prepareExpress.ts";
import { useExpress } from "./useExpress.ts";
import { useShowOrder } from "./useShowOrder.ts";

interface Props {
  wallets: readonly ExpressWallet[];
  offered: boolean;
  purchase: ExpressPurchase;
}

/** Buys the chosen variant at once, from its page. */
export function ProductExpressBlock({ wallets, offered, purchase }: Props) {
  const router = useRouter();
  // Nothing of it was in the cart.
  const express = useExpress({ purchase, onPaid: useShowOrder(async () => {}) });
  if (!offered && !express.isActive) return null;
  return (
    <ExpressButtons
      wallets={wallets}
      express={express}
      promotion={null}
      lines={purchase.cart.lines}
      onChangesClosed={async () => {
        // The page shows the product as it is now.
        await router.invalidate();
        express.closeChanges();
      }}
    />
  );
}
