import type { CartLine } from "../../types.ts";
import { isWarranty } from "./productTypes.ts";

type Counted = Pick<CartLine, "quantity"> & { product: Pick<CartLine["product"], "type"> };

/** Items the shopper sees: units of every line but warranties; gifts count. */
export const itemCount = (lines: readonly Counted[]): number =>
  lines.reduce((units, line) => (isWarranty(line) ? units : units + line.quantity), 0);
