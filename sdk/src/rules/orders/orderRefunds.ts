import type { Order } from "../../types.ts";

/** The refunds of an order, as a change of them is known by. */
export const orderRefunds = ({
  refunds = [],
}: Pick<Order, "refunds">): { refunds: { id: string; amount: number }[] } => ({
  refunds: refunds.map(({ id, amount }) => ({ id, amount })),
});
