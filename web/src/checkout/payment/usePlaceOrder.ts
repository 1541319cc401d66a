import { useRouter } from "@tanstack/react-router";
import { useBag } from "../../cart/useBag.ts";
import { useShop } from "../../shop/useShop.ts";
import { useSite } from "../../sites/useSite.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { type PlacedOrder, toPlacedOrder } from "../order/PlacedOrder.ts";
import { orderQuery } from "../queries.ts";
import { clearAttribution } from "./attribution.ts";
import type { Placed } from "./PayOutcome.ts";
import { toBoughtUnits } from "./toBoughtUnits.ts";

/** Shows a paid order: first the order, then the address bar, then the cart, because an empty cart without an order would leave checkout. */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder) => void) {
  const router = useRouter();
  const bag = useBag();
  const shop = useShop();
  const site = useSite();
  const { draft } = useCheckout();
  return async (placed: Placed) => {
    const { order } = placed;
    const { context } = router.options;
    onPlaced(toPlacedOrder(placed));
    const { queries } = context;
    await queries.get({ ...orderQuery(shop, order.id), initialData: order });
    await router.navigate({ to: "/checkout", search: { id: order.id }, replace: true });
    await bag.takeBought(order.products.map(toBoughtUnits));
    draft.clear();
    clearAttribution(site.brand);
    const { afterPurchase } = await import("../../session/afterPurchase.ts");
    await afterPurchase(router.options.context, placed);
  };
}
