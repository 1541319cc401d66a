import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { CHECKOUT_EXPRESS, ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useCheckout } from "../checkout/CheckoutContext.ts";
import type { PlacedOrder } from "../checkout/order/PlacedOrder.ts";
import { useExpressWallets } from "./useExpressWallets.ts";

const CheckoutExpressBlock = lazyPart(
  async () => (await import("./CheckoutExpressBlock.tsx")).CheckoutExpressBlock,
  { quiet: true },
);

interface Props {
  /** The cart can't be bought now. */
  blocked: boolean;
  onPlaced: (placed: PlacedOrder) => void;
}

/** Express checkout on the shipping step, once a wallet for it is found; what its sheet needs comes then. */
export function CheckoutExpress({ blocked, onPlaced }: Props) {
  const { site } = useShop();
  const { currency, lines, estimate, pricing } = useCheckout().cart;
  const { wallets, offered, asking } = useExpressWallets({ site, currency, lines, total: estimate.total });
  const place = <ExpressPlace lines={lines} className={CHECKOUT_EXPRESS} />;
  if (wallets.length === 0) return asking ? place : null;
  return (
    <CheckoutExpressBlock
      fallback={place}
      wallets={wallets}
      offered={offered && !blocked}
      pending={asking || (offered && pricing === "updating")}
      onPlaced={onPlaced}
    />
  );
}
