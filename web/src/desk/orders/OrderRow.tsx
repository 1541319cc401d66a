import { formatMoney } from "@velours/sdk/rules";
import { returnProgress } from "@velours/sdk/shop";
import type { MerchantOrder } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { Row } from "../frame/Row.tsx";
import { TroubleButton } from "../order/TroubleButton.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

interface Props {
  order: MerchantOrder;
  /** True where orders are listed because of what became of their money: they say it, and can be marked as dealt with. */
  hasReason?: boolean | undefined;
}

/** An order in a list; its facts are the link. */
export function OrderRow({ order: loaded, hasReason = false }: Props) {
  const { order, trouble } = loaded;
  const { locale } = useDesk();
  const text = useDeskText();
  const units = order.products.reduce((sum, { _quantity }) => sum + _quantity, 0);
  const { shipping, billing } = order.address;
  const { firstname, lastname, city } = shipping ?? billing ?? {};
  const reasons = (hasReason && trouble?.reasons) || [];
  const isFailed = hasReason && order.refunds?.some(({ state }) => state === "failed");
  const isReturning = order.returns?.some((request) => returnProgress(request) === "requested") ?? false;
  return (
    <Row>
      <DeskLink
        to={`/desk/orders/${order.number}`}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-50 tablet:grid-cols-[7rem_1fr_auto_7rem] tablet:px-6 tablet:py-4"
      >
        <span className="font-semibold tabular-nums">{order.number}</span>
        <span className="order-3 col-span-2 min-w-0 text-sm text-ink-soft tablet:order-none tablet:col-span-1">
          <span className="block truncate font-medium text-ink">
            {[firstname, lastname].filter(Boolean).join(" ") || order.user.email}
          </span>
          <span className="block truncate">
            {[formatMoment(order.created_at, locale), text(m.desk_units, { n: units }), city, order.site]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {(isFailed || reasons.length > 0) && (
            <span className="block break-words text-ink">
              {[isFailed && text(m.desk_refund_not_paid), ...reasons].filter(Boolean).join(" · ")}
            </span>
          )}
        </span>
        <span className="order-4 col-span-2 flex flex-wrap gap-2 tablet:order-none tablet:col-span-1 tablet:justify-end">
          {isReturning && <Badge tone="sale">{text(m.desk_return_waits)}</Badge>}
          <StatusBadge status={order.status} />
        </span>
        <span className="text-right font-semibold tabular-nums">
          {formatMoney(order.invoice.total, order.invoice.currency, { digits: 2 })}
        </span>
      </DeskLink>
      {hasReason && trouble !== null && (
        <div className="px-4 pb-3 tablet:px-6 tablet:pb-4">
          <TroubleButton order={loaded} />
        </div>
      )}
    </Row>
  );
}
