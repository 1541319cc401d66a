import { useRouter } from "@tanstack/react-router";
import type { Order } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { toPlacedOrder } from "../checkout/order/PlacedOrder.ts";
import { placedElsewhere } from "../checkout/order/placedElsewhere.ts";
import { clearAttribution } from "../checkout/payment/attribution.ts";
import type { Placed } from "../checkout/payment/PayOutcome.ts";
import { orderQuery } from "../checkout/queries.ts";

/** Shows an order that was paid outside the checkout. `takeBought` takes it out of the cart it was bought from. */
export function useShowOrder(takeBought: (order: Order) => Promise<void>) {
  const router = useRouter();
  const shop = useShop();
  const { brand } = useSite();
  return async (placed: Placed) => {
    const { order } = placed;
    const { context } = router.options;
    placedElsewhere.current = toPlacedOrder(placed);
    await context.queries.get({ ...orderQuery(shop, order.id), initialData: order });
    await takeBought(order);
    clearAttribution(brand);
    await router.navigate({ to: "/checkout", search: { id: order.id } });
    const { afterPurchase } = await import("../checkout/payment/afterPurchase.ts");
    await afterPurchase(context, placed);
  };
}
