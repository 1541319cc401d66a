import { planPrices } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuseRule } from "../refuse.ts";

/** Sets prices of the session's shop together or not at all. A session has one desk, so every plan is still right. */
export const changePrices: Handler<"changePrices"> = (input, context) =>
  onceForKey(context, "changePrices", input, () => {
    const { session } = context;
    const { prices, dry = false } = input.body;
    const records = session.records({ variants: prices.map(({ variantId }) => variantId) });
    const planned = planPrices(
      records.map(({ document }) => document),
      prices,
    );
    if ("refused" in planned) return refuseRule(planned.refused);
    if (!dry) session.putProducts(planned.products);
    return { status: 200, body: { applied: !dry, plan: "planned", changes: planned.changes } };
  });
