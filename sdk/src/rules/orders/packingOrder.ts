import type { Order, OrderStatus, PackingOrder } from "../../types.ts";
import { namedOption } from "../catalogue/variantOption.ts";
import { isParcelLine } from "./isParcelLine.ts";

/** Statuses of orders that are paid and may have units left to pack. */
export const packableStatuses = [
  "paid",
  "shipped-in-part",
  "refunded-in-part",
] as const satisfies readonly OrderStatus[];

interface PackingFacts {
  status: OrderStatus;
  shipments: PackingOrder["shipments"];
  /** Units that have neither left nor been refunded, by the place of their line. */
  left: readonly number[];
  /** The SKU that a variant has now. */
  findSku: (variantId: number) => string | null | undefined;
}

/** An order as somebody sees it who packs: every field is named here, so that none of an order's own gets in. */
export function packingOrder(
  { number, site, created_at, products, shipping, address }: Order,
  { status, shipments, left, findSku }: PackingFacts,
): PackingOrder {
  const isPackable = packableStatuses.some((packable) => packable === status);
  const lines = products.flatMap((product, place) => {
    if (!isParcelLine(product)) return [];
    const { title, images, _variant, _quantity, _preorder = false } = product;
    return {
      line: place + 1,
      title,
      option: namedOption(_variant.option1),
      sku: findSku(_variant.id) ?? null,
      image: images.find(({ id }) => id === _variant.image_id) ?? images[0] ?? null,
      quantity: _quantity,
      left: isPackable ? (left[place] ?? 0) : 0,
      preorder: _preorder,
    };
  });
  const isToPack = lines.some((line) => line.left > 0);
  return {
    number,
    site,
    placedAt: created_at,
    status,
    service: shipping?.label ?? null,
    // Numbers can be counted up: old orders must not give every buyer's address away.
    address: isToPack ? (address.shipping ?? address.billing) : null,
    lines,
    shipments,
  };
}
