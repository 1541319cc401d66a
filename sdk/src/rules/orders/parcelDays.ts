import type { Order, SoldOrder } from "../../types.ts";
import { arrivalDays } from "../shipping/arrivalDays.ts";
import { countUnits } from "./countUnits.ts";

type ShippedOrder = Pick<SoldOrder, "shipping"> & Parameters<typeof countUnits>[0];
type Line = Pick<SoldOrder["products"][number], "_preorder">;

/** Lines of which units are still to leave. */
function unsentLines(order: ShippedOrder): Line[] {
  const counts = countUnits(order);
  return order.products.filter((_, at) => counts[at]!.left > 0);
}

/**
 * Fewest and most days from the order until a parcel with these lines is there; null when nothing is sent, it is not known, or
 * a line is on pre-order. Without lines, of what has not left.
 */
export function parcelDays(
  order: ShippedOrder,
  lines: readonly Line[] = unsentLines(order),
): [number, number] | null {
  const [min, max = min] = order.shipping?.estimate?.value ?? [];
  if (min === undefined || max === undefined || lines.some(({ _preorder }) => _preorder)) return null;
  return [min, max];
}

/** The days on which such a parcel arrives, counted from the order, as `arrivalDays` says them. */
export const parcelArrival = (
  order: ShippedOrder & Pick<Order, "created_at">,
  lines?: readonly Line[],
): ReturnType<typeof arrivalDays> =>
  parcelDays(order, lines) && arrivalDays(order.shipping?.estimate, Date.parse(order.created_at), 0);
