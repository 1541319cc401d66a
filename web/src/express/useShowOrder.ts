import { useRouter } from "@tanstack/react-router";
import type { Order } from "@velours/sdk/types";
import { placedElsewhere } from "../checkout/order/placedElsewhere.ts";
import { clearAttribution } from "../checkout/payment/attribution.ts";
import { orderQuery } from "../checkout/queries.ts";
import { useShop } from "../shop/useShop.ts";
import { useSite } from "../sites/useSite.ts";

/** Shows an order that was paid outside the checkout. `takeBought` takes it out of the bag it was bought from. */
export function useShowOrder(takeBought: (order: Order) => Promise<void>) {
  const router = useRouter();
  const shop = useShop();
  const { brand } = useSite();
  return async (order: Order, joinNonce: string | null) => {
    placedElsewhere.current = { order, meta: { nonce: joinNonce } };
    const { context } = router.options;
    await context.queries.get({ ...orderQuery(shop, order.id), initialData: order });
    await takeBought(order);
    clearAttribution(brand);
    await router.navigate({ to: "/checkout", search: { id: order.id } });
    const { afterPurchase } = await import("../session/afterPurchase.ts");
    await afterPurchase(context, order);
  };
}
