import type { MerchantOrder } from "@velours/sdk/types";
import type { Text } from "../../platform/text/useText.ts";
import { m } from "../desk.ts";

type Order = MerchantOrder["order"];

/** The name an order is sent to, or its email address. */
export function nameBuyer({ address: { shipping, billing }, user }: Order): string {
  const { firstname, lastname } = shipping ?? billing ?? {};
  return [firstname, lastname].filter(Boolean).join(" ") || user.email;
}

/** How many pieces go where, and which site sold them. */
export function describeGoods({ products, address: { shipping, billing }, site }: Order, text: Text): string {
  const units = products.reduce((sum, { _quantity }) => sum + _quantity, 0);
  return [text(m.desk_units, { n: units }), (shipping ?? billing)?.city, site].filter(Boolean).join(" · ");
}

/** The troubles of an order's money, in words. */
export function listReasons({ order, trouble }: MerchantOrder, text: Text): string[] {
  const isFailed = order.refunds?.some(({ state }) => state === "failed") ?? false;
  return [...(isFailed ? [text(m.desk_refund_not_paid)] : []), ...(trouble?.reasons ?? [])];
}
