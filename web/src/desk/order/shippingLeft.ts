import { sumAmounts } from "@velours/sdk/rules";
import { lineValues } from "@velours/sdk/shop";
import type { MerchantOrder } from "@velours/sdk/types";

/** Shipping and duties that no refund has in it yet. */
export const shippingLeft = (order: MerchantOrder["order"]): number =>
  sumAmounts([lineValues(order).shipping, ...(order.refunds ?? []).map(({ shipping }) => -shipping)]);
