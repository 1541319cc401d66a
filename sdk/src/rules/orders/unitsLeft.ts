/** Units of a line that have neither left nor been refunded; none when units that had left were refunded too. */
export const unitsLeft = (line: { quantity: number; shipped: number; refunded: number }): number =>
  Math.max(0, line.quantity - line.shipped - line.refunded);
