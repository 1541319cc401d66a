import { formatMoney } from "@velours/sdk/rules";
import type { MerchantOrder } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { TroubleButton } from "../order/TroubleButton.tsx";
import { describeGoods, listReasons, nameBuyer } from "./describeOrder.ts";
import { OrderBadges } from "./OrderBadges.tsx";

interface Props {
  order: MerchantOrder;
  /** True where orders are listed because of what became of their money: they say it, and can be marked as dealt with. */
  hasReason?: boolean | undefined;
}

/** An order in a short list; its facts are the link. */
export function OrderRow({ order: loaded, hasReason = false }: Props) {
  const { order, trouble } = loaded;
  const { locale } = useDesk();
  const text = useDeskText();
  const reasons = hasReason ? listReasons(loaded, text) : [];
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={`/desk/orders/${order.number}`}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-50 tablet:grid-cols-[7rem_1fr_auto_7rem] tablet:px-6 tablet:py-4"
      >
        <span className="font-semibold tabular-nums">{order.number}</span>
        <span className="order-3 col-span-2 min-w-0 text-sm text-ink-soft tablet:order-none tablet:col-span-1">
          <span className="block truncate font-medium text-ink">{nameBuyer(order)}</span>
          <span className="block truncate">
            {`${formatMoment(order.created_at, locale)} · ${describeGoods(order, text)}`}
          </span>
          {reasons.length > 0 && <span className="block break-words text-ink">{reasons.join(" · ")}</span>}
        </span>
        <span className="order-4 col-span-2 tablet:order-none tablet:col-span-1 tablet:justify-self-end">
          <OrderBadges order={order} />
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
    </li>
  );
}
