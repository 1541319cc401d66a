import { m, useText } from "../../platform/text/useText.ts";
import { CHECKOUT_EXPRESS, ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useCheckout } from "../checkout/CheckoutContext.ts";
import { useAfterChanges } from "../checkout/cartChanges/useAfterChanges.ts";
import type { PlacedOrder } from "../checkout/order/PlacedOrder.ts";
import { paymentRun } from "../checkout/payment/paymentRun.ts";
import { usePlaceOrder } from "../checkout/payment/usePlaceOrder.ts";
import { ExpressButtons } from "./ExpressButtons.tsx";
import type { ExpressWallet } from "./prepareExpress.ts";
import { useCartPurchase } from "./useCartPurchase.ts";
import { useExpress } from "./useExpress.ts";

interface Props {
  wallets: readonly ExpressWallet[];
  offered: boolean;
  /** They may be offered in a moment: the form below must not move up and down again meanwhile. */
  pending: boolean;
  onPlaced: (placed: PlacedOrder) => void;
}

/** 'Express checkout' above the form of the shipping step, and the divider to it. */
export function CheckoutExpressBlock({ wallets, offered, pending, onPlaced }: Props) {
  const text = useText();
  const { cart, express: mode } = useCheckout();
  const express = useExpress({
    purchase: useCartPurchase(cart),
    onInvoice: mode.show,
    onPaid: usePlaceOrder(onPlaced),
    onUnsettled: paymentRun.setEarlier,
  });
  const afterChanges = useAfterChanges(express.changes, express.closeChanges);

  if (!offered && !express.isActive)
    return pending ? <ExpressPlace lines={cart.lines} className={CHECKOUT_EXPRESS} /> : null;
  return (
    <section aria-labelledby="express-checkout" className="mb-8 flex flex-col gap-4">
      <h2 id="express-checkout" className="text-center text-lg font-bold">
        {text(m.express_checkout)}
      </h2>
      <ExpressButtons
        wallets={wallets}
        express={express}
        promotion={cart.promotion ?? cart.state.promotion.data}
        lines={cart.lines}
        onChangesClosed={afterChanges}
      />
      <p className="flex items-center gap-4 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text(m.express_or)}
      </p>
    </section>
  );
}
