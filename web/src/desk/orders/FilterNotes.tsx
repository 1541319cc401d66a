import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import type { OrdersSearch } from "./ordersSearch.ts";

/** Filters that no field of the screen shows, as a figure of a report brings them, and the way out. */
export function FilterNotes({ filters }: { filters: OrdersSearch }) {
  const text = useDeskText();
  const { daysOf, currency, country, state, promotion, product } = filters;
  const notes = [
    daysOf === "invoiced" && text(m.desk_filter_invoiced),
    daysOf === "refunded" && text(m.desk_filter_refunded),
    currency,
    country !== undefined && ([country, state].filter(Boolean).join("-") || text(m.desk_filter_no_address)),
    promotion,
    product !== undefined && text(m.desk_filter_product, { id: String(product) }),
  ].filter((note) => typeof note === "string");
  if (notes.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brand-50 px-4 py-2 text-sm">
      <span className="font-semibold">{notes.join(" · ")}</span>
      <DeskLink
        to="/desk/orders"
        className="inline-flex min-h-8 items-center font-semibold text-brand-700 underline underline-offset-4"
      >
        {text(m.desk_filters_clear)}
      </DeskLink>
    </p>
  );
}
