import { formatMoney } from "@velours/sdk/rules";
import type { MerchantOrder } from "@velours/sdk/types";
import { SelectOrder } from "../bulkShip/SelectOrder.tsx";
import type { BulkShip } from "../bulkShip/useBulkShip.ts";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import type { Column } from "../frame/Table.tsx";
import { TroubleButton } from "../order/TroubleButton.tsx";
import { describeGoods, listReasons, nameBuyer } from "./describeOrder.ts";
import { OrderBadges } from "./OrderBadges.tsx";

/**
 * Columns of the list of orders. Where they are listed because of what became of their money they say it, and can be marked
 * as dealt with; where they can be shipped together, each has a box.
 */
export function useOrderColumns(
  showsReasons: boolean,
  bulk: BulkShip | null,
): readonly Column<MerchantOrder>[] {
  const { locale } = useDesk();
  const text = useDeskText();
  return [
    ...(bulk
      ? [
          {
            label: m.desk_select,
            isSelect: true,
            className: "row-span-3 self-start -ml-3 desktop:w-20",
            cell: ({ order: { number } }: MerchantOrder) => <SelectOrder number={number} bulk={bulk} />,
          },
        ]
      : []),
    {
      label: m.desk_sort_number,
      isHead: true,
      className: "",
      cell: ({ order: { number } }) => (
        <DeskLink
          to={`/desk/orders/${number}`}
          data-row
          className="inline-flex min-h-6 items-center font-semibold tabular-nums hover:underline"
        >
          {number}
        </DeskLink>
      ),
    },
    {
      label: m.desk_customer,
      className: "order-3 col-span-2 text-sm desktop:text-base",
      cell: ({ order }) => (
        <>
          <span className="block font-medium break-words">{nameBuyer(order)}</span>
          <span className="block text-sm text-ink-soft">{describeGoods(order, text)}</span>
        </>
      ),
    },
    {
      name: "placed",
      label: m.desk_sort_placed,
      className: "order-4 text-sm text-ink-soft desktop:whitespace-nowrap",
      cell: ({ order }) => formatMoment(order.created_at, locale),
    },
    {
      label: m.order_status_label,
      className: "order-5 justify-self-end",
      cell: (loaded) => <OrderBadges order={loaded.order} />,
    },
    ...(showsReasons
      ? [
          {
            label: m.desk_money_in_trouble,
            className: "order-6 col-span-2 text-sm",
            cell: (loaded: MerchantOrder) => (
              <>
                <span className="block break-words">{listReasons(loaded, text).join(" · ")}</span>
                {loaded.trouble !== null && (
                  <span className="mt-2 block">
                    <TroubleButton order={loaded} />
                  </span>
                )}
              </>
            ),
          },
        ]
      : []),
    {
      name: "total",
      label: m.total,
      className: "order-2 text-right font-semibold tabular-nums desktop:text-left desktop:whitespace-nowrap",
      cell: ({ order: { invoice } }) => formatMoney(invoice.total, invoice.currency, { digits: 2 }),
    },
  ];
}
