import { countUnits, packingOrder } from "@velours/sdk/shop";
import type { PackingOrder } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { presentOrder } from "../checkout/presentOrder.ts";

/** An order of the session as somebody sees it who packs. */
export function presentPackingOrder(session: MockSession, placed: PlacedOrder): PackingOrder {
  const order = presentOrder(placed);
  const { status = "paid", shipments = [] } = order;
  return packingOrder(order, {
    status,
    shipments,
    left: countUnits(order).map((units) => units.left),
    findSku: (variantId) =>
      session
        .records({ variants: [variantId] })
        .flatMap(({ document }) => document.variants)
        .find(({ id }) => id === variantId)?.sku,
  });
}

/** An order's address is shown while it has units to pack. */
export const isToPack = ({ address }: PackingOrder): boolean => address !== null;
