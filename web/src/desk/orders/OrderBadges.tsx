import { returnProgress } from "@velours/sdk/shop";
import type { MerchantOrder } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { m, useDeskText } from "../desk.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** The status of an order, and whether a return of it waits for an answer. */
export function OrderBadges({ order: { returns, status } }: { order: MerchantOrder["order"] }) {
  const text = useDeskText();
  const isReturning = returns?.some((request) => returnProgress(request) === "requested") ?? false;
  return (
    <span className="flex flex-wrap gap-2">
      {isReturning && <Badge tone="sale">{text(m.desk_return_waits)}</Badge>}
      <StatusBadge status={status} />
    </span>
  );
}
