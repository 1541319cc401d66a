/** Units of a line by what became of them. */
export interface UnitCounts {
  quantity: number;
  shipped: number;
  refunded: number;
  /** Refunded ones that were refunded as a return's: they had left. */
  returned: number;
}

/**
 * Units of a line that have neither left nor been refunded. Units that are refunded without a return are those that have
 * not left, as long as there are any; none are left when units that had left were refunded so.
 */
export const unitsLeft = ({ quantity, shipped, refunded, returned }: UnitCounts): number =>
  Math.max(0, quantity - shipped - (refunded - returned));
