import { chooseUnits, countUnits, isParcelLine } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";

/** Notes a parcel; without lines it holds all that leaves in one. */
export const shipOrder: Handler<"shipOrder"> = (input, context) =>
  changeOrder(context, "shipOrder", input, (placed) => {
    const order = presentOrder(placed);
    if (order.status === "cancelled") return refuse("orderCancelled");
    const left = countUnits(order).map((units) => units.left);
    const parcel = order.products.flatMap((product, place) =>
      isParcelLine(product) && left[place]! > 0 ? [{ line: place + 1 }] : [],
    );
    const { lines = parcel.length > 0 ? parcel : [{ line: 1 }], carrier, tracking } = input.body;
    const chosen = chooseUnits(left, lines);
    if ("exceeded" in chosen)
      return refuse("lineQuantityExceeded", chosen.exceeded, { values: { ...chosen.exceeded } });
    placed.shipments.push({
      id: context.session.newId(),
      created_at: context.now.toISOString(),
      carrier: carrier ?? null,
      tracking: tracking ?? null,
      lines: chosen.units.map(({ place, quantity }) => ({ line: place + 1, quantity })),
    });
    return undefined;
  });
