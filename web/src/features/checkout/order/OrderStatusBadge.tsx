import type { OrderStatus } from "@velours/sdk/types";
import { Ban, CircleAlert, CircleCheck, Clock, type LucideIcon, Truck, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";

const words = {
  placed: m.order_status_placed,
  paid: m.order_status_paid,
  "payment-failed": m.order_status_payment_failed,
  "shipped-in-part": m.order_status_shipped_in_part,
  shipped: m.order_status_shipped,
  "refunded-in-part": m.order_status_refunded_in_part,
  refunded: m.order_status_refunded,
  cancelled: m.order_status_cancelled,
} satisfies Record<OrderStatus, unknown>;

const icons: Readonly<Record<OrderStatus, LucideIcon>> = {
  placed: Clock,
  paid: CircleCheck,
  "payment-failed": CircleAlert,
  "shipped-in-part": Truck,
  shipped: Truck,
  "refunded-in-part": Undo2,
  refunded: Undo2,
  cancelled: Ban,
};

const tones: Partial<Record<OrderStatus, ComponentProps<typeof Badge>["tone"]>> = {
  placed: "brand",
  paid: "brand",
  "shipped-in-part": "good",
  shipped: "good",
};

/** The one word for what has become of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const text = useText();
  return (
    <p>
      <span className="sr-only">{text(m.order_status_label)} </span>
      <Badge tone={tones[status] ?? "quiet"}>
        <span className="inline-flex items-center gap-1.5">
          <Icon name={status} icons={icons} size={14} />
          {/* A page of an older release may hear of one that it has no word for. */}
          {words[status] ? text(words[status]) : status}
        </span>
      </Badge>
    </p>
  );
}
