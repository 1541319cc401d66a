import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useCheckoutCart } from "../checkout/useCheckoutCart.ts";
import { useExpressWallets } from "./useExpressWallets.ts";

const CartExpressBlock = lazyPart(async () => (await import("./CartExpressBlock.tsx")).CartExpressBlock, {
  quiet: true,
});

/** Express checkout in the cart, once a wallet for it is found; what its sheet needs comes then. */
export function CartExpress({ onBought }: { onBought: () => void }) {
  const { site } = useShop();
  const cart = useCheckoutCart();
  const { currency, lines, estimate } = cart;
  const { wallets, offered, asking } = useExpressWallets({ site, currency, lines, total: estimate.total });
  const place = <ExpressPlace lines={lines} />;
  if (wallets.length === 0) return asking ? place : null;
  return (
    <CartExpressBlock fallback={place} wallets={wallets} offered={offered} cart={cart} onBought={onBought} />
  );
}
