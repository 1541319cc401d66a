import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { BesideBag } from "./slots.ts";
import { useCart } from "./useCart.ts";

const BagDrawer = lazyPart(async () => (await import("./BagDrawer.tsx")).BagDrawer, {
  wanted: { what: "bag" },
});
const BagNotification = lazyPart(async () => (await import("./BagNotification.tsx")).BagNotification, {
  quiet: true,
});
const MinimumModal = lazyPart(async () => (await import("./MinimumModal.tsx")).MinimumModal);

/** The slide-out bag and what belongs to it; each part is fetched when it is first needed. */
export function Bag() {
  const { state, cart } = useCart();
  const { visible, minimumMissing, products } = state;
  return (
    <>
      {products.data.length > 0 && <BagNotification />}
      {products.data.length > 0 && <BesideBag />}
      <BagDrawer open={visible} onClose={cart.hide} missing={{ open: cart.show, close: cart.hide }} />
      <MinimumModal open={minimumMissing !== null} missingAmount={minimumMissing} />
    </>
  );
}
