import { useCartActions } from "../cart/useCartActions.ts";
import { useAfterChanges } from "../checkout/cartChanges/useAfterChanges.ts";
import { toBoughtUnits } from "../checkout/payment/toBoughtUnits.ts";
import type { CheckoutCart } from "../checkout/useCheckoutCart.ts";
import { ExpressButtons } from "./ExpressButtons.tsx";
import type { ExpressWallet } from "./prepareExpress.ts";
import { useCartPurchase } from "./useCartPurchase.ts";
import { useExpress } from "./useExpress.ts";
import { useShowOrder } from "./useShowOrder.ts";

interface Props {
  wallets: readonly ExpressWallet[];
  offered: boolean;
  cart: CheckoutCart;
  onBought: () => void;
}

/** Buys the whole cart at once, from the cart. */
export function CartExpressBlock({ wallets, offered, cart, onBought }: Props) {
  const cartActions = useCartActions();
  const express = useExpress({
    purchase: useCartPurchase(cart),
    onPaid: useShowOrder(async ({ products }) => {
      onBought();
      await cartActions.takeBought(products.map(toBoughtUnits));
    }),
  });
  const afterChanges = useAfterChanges(express.changes, express.closeChanges);
  if (!offered && !express.isActive) return null;
  return (
    <ExpressButtons
      wallets={wallets}
      express={express}
      promotion={cart.promotion ?? cart.state.promotion.data}
      lines={cart.lines}
      onChangesClosed={afterChanges}
    />
  );
}
