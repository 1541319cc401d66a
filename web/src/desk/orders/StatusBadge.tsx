import type { OrderStatus } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { m, useDeskText } from "../desk.ts";

const statuses = {
  placed: { label: m.order_status_placed, tone: "quiet" },
  paid: { label: m.order_status_paid, tone: "brand" },
  "shipped-in-part": { label: m.order_status_shipped_in_part, tone: "brand" },
  shipped: { label: m.order_status_shipped, tone: "good" },
  "refunded-in-part": { label: m.order_status_refunded_in_part, tone: "quiet" },
  refunded: { label: m.order_status_refunded, tone: "quiet" },
  cancelled: { label: m.order_status_cancelled, tone: "quiet" },
  "payment-failed": { label: m.order_status_payment_failed, tone: "sale" },
} as const satisfies Record<OrderStatus, unknown>;

export const statusLabel = (status: OrderStatus) => statuses[status].label;

/** The status of an order, as somebody sees it who has to do something about it. */
export function StatusBadge({ status }: { status: OrderStatus | undefined }) {
  const text = useDeskText();
  if (status === undefined) return null;
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{text(label)}</Badge>;
}
