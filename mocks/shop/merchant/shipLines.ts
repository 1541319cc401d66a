import { chooseUnits, countUnits, describeKey, unsentUnits } from "@velours/sdk/shop";
import type { ShipmentInput } from "@velours/sdk/types";
import type { PlacedOrder } from "../../session/MockSession.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse, refuseRule } from "../refuse.ts";

/** Notes a parcel of an order; without lines it holds all that leaves in one. Answers a refusal. */
export function shipLines(
  context: Context,
  placed: PlacedOrder,
  { lines: named, carrier, tracking }: ShipmentInput,
): MockResponse | undefined {
  const { session, now } = context;
  const order = presentOrder(placed);
  if (order.status === "cancelled") return refuse("orderCancelled");
  const left = countUnits(order).map((units) => units.left);
  const parcel = unsentUnits(order).map(({ line }) => ({ line }));
  const lines = named ?? (parcel.length > 0 ? parcel : [{ line: 1 }]);
  const chosen = chooseUnits(left, lines);
  if ("refused" in chosen) return refuseRule(chosen.refused);
  placed.shipments.push({
    id: session.newId(),
    created_at: now.toISOString(),
    carrier: carrier ?? null,
    tracking: tracking ?? null,
    lines: chosen.units.map(({ place, quantity }) => ({ line: place + 1, quantity })),
    actor: describeKey(context),
  });
  return undefined;
}
