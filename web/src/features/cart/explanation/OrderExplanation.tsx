import type { Order } from "@velours/sdk/types";
import { ExplainedRows } from "./ExplainedRows.tsx";
import { orderRows } from "./orderRows.ts";

/** Explains the total of a placed order, from what was stored with it. */
export const OrderExplanation = ({ order }: { order: Order }) => (
  <ExplainedRows rows={orderRows(order)} currency={order.invoice.currency} digits={2} />
);
