import { orderStatus } from "@velours/sdk/shop";
import type { Order, PackingOrder } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readOrderLines } from "../orders/store/lines.ts";
import { readSkus } from "../orders/store/listedOrders.ts";
import { readOrderFacts } from "../orders/store/orderFacts.ts";
import { packableStatuses } from "../orders/store/packing.ts";
import { readShipments } from "../orders/store/shipments.ts";

/** Orders as somebody sees them who packs: every field is named here, so that none of an order's own gets in. */
export async function presentPackingOrders(db: Db, orders: readonly Order[]): Promise<PackingOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const facts = await readOrderFacts(db, ids);
  const shipments = await readShipments(db, ids);
  const rows = await readOrderLines(db, ids);
  const skus = await readSkus(db, [...new Set(rows.map(({ product_id }) => product_id))]);
  return orders.map(({ id, number, site, created_at, products, shipping, address }) => {
    const status = orderStatus(facts.get(id)!);
    const isPackable = packableStatuses.some((packable) => packable === status);
    const lines = rows
      .filter(({ order_id, in_parcel }) => order_id === id && in_parcel)
      .map(({ position, variant_id, quantity, shipped, refunded }) => {
        const { title, images, _variant, _preorder } = products[position]!;
        const image = images.find((picture) => picture.id === _variant.image_id) ?? images[0];
        return {
          line: position + 1,
          title,
          option: _variant.option1 ?? null,
          sku: skus.get(variant_id) ?? null,
          image: image ?? null,
          quantity,
          left: isPackable ? Math.max(0, quantity - shipped - refunded) : 0,
          preorder: _preorder ?? false,
        };
      });
    const isToPack = lines.some(({ left }) => left > 0);
    return {
      number,
      site,
      placedAt: created_at,
      status,
      service: shipping?.label ?? null,
      address: isToPack ? (address.shipping ?? address.billing) : null,
      lines,
      shipments: shipments
        .filter(({ orderId }) => orderId === id)
        .map(({ orderId: _, ...shipment }) => shipment),
    };
  });
}

/** An order as somebody sees it who packs. */
export async function presentPackingOrder(db: Db, order: Order): Promise<PackingOrder> {
  const [presented] = await presentPackingOrders(db, [order]);
  return presented!;
}
