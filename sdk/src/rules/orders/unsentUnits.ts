import { type CountedUnits, countUnits } from "./countUnits.ts";
import { isParcelLine } from "./isParcelLine.ts";

/** Units of an order that are still to leave in a parcel, by line; lines without such units are left out. */
export const unsentUnits = (order: Parameters<typeof countUnits>[0]): CountedUnits[] =>
  countUnits(order).filter(({ left, line }) => left > 0 && isParcelLine(order.products[line - 1]!));
