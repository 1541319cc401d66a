import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { SearchForm } from "../frame/SearchForm.tsx";
import { SiteFilter } from "../frame/SiteFilter.tsx";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { type OrdersSearch, parseOrdersSearch } from "./ordersSearch.ts";

/** Finds orders by whatever is known of them, and by their site where there are several. */
export function OrdersForm({ filters }: { filters: Omit<OrdersSearch, "cursor"> }) {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const days = [
    ["fromDay", m.desk_from_day],
    ["untilDay", m.desk_until_day],
  ] as const;
  return (
    <SearchForm
      label={text(m.desk_find_orders)}
      hint={text(m.desk_find_orders_hint)}
      maxLength={100}
      q={filters.q}
      onSearch={(typed) => navigate("/desk/orders", { ...parseOrdersSearch({ ...filters, ...typed }) })}
    >
      <SiteFilter site={filters.site} />
      {days.map(([name, label]) => (
        <Field
          key={name}
          label={text(label)}
          name={name}
          type="date"
          defaultValue={filters[name]}
          className="w-38 self-start"
        />
      ))}
    </SearchForm>
  );
}
