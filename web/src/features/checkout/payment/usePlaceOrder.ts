import { useRouter } from "@tanstack/react-router";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useCartActions } from "../../cart/useCartActions.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { type PlacedOrder, toPlacedOrder } from "../order/PlacedOrder.ts";
import { orderQuery } from "../queries.ts";
import { clearAttribution } from "./attribution.ts";
import type { Placed } from "./PayOutcome.ts";
import { toBoughtUnits } from "./toBoughtUnits.ts";

/**
 * Shows a paid order: first the order, because an empty cart without one would leave checkout, then the address bar. The
 * bought lines leave the cart meanwhile: a shopper who leaves as soon as the order is there does not find it in the cart.
 */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder) => void) {
  const router = useRouter();
  const cartActions = useCartActions();
  const shop = useShop();
  const site = useSite();
  const { draft } = useCheckout();
  return async (placed: Placed) => {
    const { order } = placed;
    const { context } = router.options;
    onPlaced(toPlacedOrder(placed));
    const show = async () => {
      await context.queries.get({ ...orderQuery(shop, order.id), initialData: order });
      await router.navigate({ to: "/checkout", search: { id: order.id }, replace: true });
    };
    await Promise.all([cartActions.takeBought(order.products.map(toBoughtUnits)), show()]);
    draft.clear();
    clearAttribution(site.brand);
    const { afterPurchase } = await import("./afterPurchase.ts");
    await afterPurchase(router.options.context, placed);
  };
}
