import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { BesideBag } from "./slots.ts";
import { useCart } from "./useCart.ts";

const CartDrawer = lazyPart(async () => (await import("./CartDrawer.tsx")).CartDrawer, {
  afterReload: { what: "bag" },
});
const CartNotification = lazyPart(async () => (await import("./CartNotification.tsx")).CartNotification, {
  quiet: true,
});
const MinimumModal = lazyPart(async () => (await import("./MinimumModal.tsx")).MinimumModal);

/** The slide-out cart and what belongs to it; each part is fetched when it is first needed. */
export function CartOverlays() {
  const { state, cart } = useCart();
  const { visible, minimumMissing, products } = state;
  return (
    <>
      {products.data.length > 0 && <CartNotification />}
      {products.data.length > 0 && <BesideBag />}
      <CartDrawer open={visible} onClose={cart.hide} missing={{ open: cart.show, close: cart.hide }} />
      <MinimumModal open={minimumMissing !== null} missingAmount={minimumMissing} />
    </>
  );
}
