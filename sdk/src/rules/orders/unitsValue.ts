import { fromMinor, shareOfMinor, toMinor } from "../money.ts";

/** Of `quantity` units after `before` others were refunded: the units of a line add up to the line. */
export function unitsValue(value: number, units: number, before: number, quantity: number): number {
  const minor = toMinor(value);
  return fromMinor(shareOfMinor(minor, units, before + quantity) - shareOfMinor(minor, units, before));
}
