import { formatMoney } from "@velours/sdk/rules";
import { toProductRow } from "@velours/sdk/shop";
import type { MerchantProduct } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import type { Column } from "../frame/Table.tsx";
import { productStateTexts } from "./productStateTexts.ts";

/** Columns of the list of products. */
export function useProductColumns(): readonly Column<MerchantProduct>[] {
  const { locale } = useDesk();
  const text = useDeskText();
  return [
    {
      name: "title",
      label: m.desk_item_title,
      isHead: true,
      className: "col-span-2",
      cell: ({ product: { id, title, vendor, images } }) => (
        <span className="flex items-center gap-4">
          {images[0] ? (
            <img
              src={images[0].src}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 shrink-0 rounded-md bg-mist object-cover"
            />
          ) : (
            <span className="size-12 shrink-0 rounded-md bg-mist" />
          )}
          <span className="min-w-0">
            <DeskLink
              to={`/desk/products/${id}`}
              data-row
              className="inline-flex min-h-6 items-center font-semibold break-words hover:underline"
            >
              {title}
            </DeskLink>
            {vendor && <span className="block text-sm text-ink-soft">{vendor}</span>}
          </span>
        </span>
      ),
    },
    {
      name: "id",
      label: m.desk_sort_number,
      className: "text-sm text-ink-soft tabular-nums",
      cell: ({ product: { id } }) => id,
    },
    {
      label: m.desk_prices,
      className: "text-right text-sm tabular-nums desktop:text-left",
      cell: ({ product: { prices } }) =>
        Object.entries(prices)
          .map(([currency, amount]) => formatMoney(amount ?? 0, currency, { digits: 2 }))
          .join(" · "),
    },
    {
      name: "stock",
      label: m.desk_stock_units,
      className: "text-sm whitespace-nowrap tabular-nums",
      cell: (row) => {
        const { stock } = toProductRow(row);
        return typeof stock === "number" ? text(m.desk_units, { n: stock }) : text(m.desk_stock_uncounted);
      },
    },
    {
      name: "created",
      label: m.desk_sort_added,
      className: "text-right text-sm text-ink-soft desktop:text-left desktop:whitespace-nowrap",
      cell: ({ product }) => product.created_at && formatMoment(product.created_at, locale),
    },
    {
      label: m.order_status_label,
      className: "col-span-2",
      cell: ({ states }) =>
        states.length > 0 && (
          <span className="flex flex-wrap gap-2">
            {states.map((state) => (
              <Badge key={state} tone={state === "soldOut" ? "sale" : "quiet"}>
                {text(productStateTexts[state])}
              </Badge>
            ))}
          </span>
        ),
    },
  ];
}
