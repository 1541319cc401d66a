import { Search } from "lucide-react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { useDeskText } from "../desk.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { useSites } from "../useSites.ts";
import { type OrdersSearch, parseOrdersSearch } from "./ordersSearch.ts";

/** Finds orders by whatever is known of them, and by their site where there are several. */
export function OrdersForm({ filters }: { filters: Omit<OrdersSearch, "cursor"> }) {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const sites = useSites();
  return (
    <search>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const entries = Object.fromEntries(new FormData(event.currentTarget));
          navigate("/desk/orders", { ...parseOrdersSearch({ ...filters, ...entries }) });
        }}
      >
        <Field
          label={text(m.desk_find_orders)}
          hint={text(m.desk_find_orders_hint)}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={filters.q}
          className="min-w-0 flex-[1_1_18rem]"
        />
        {sites.length > 1 && (
          <Select
            label={text(m.desk_site)}
            name="site"
            defaultValue={filters.site ?? ""}
            options={[
              { value: "", label: text(m.desk_all_sites) },
              ...sites.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            className="w-48 self-start"
          />
        )}
        <Field
          label={text(m.desk_from_day)}
          name="fromDay"
          type="date"
          defaultValue={filters.fromDay}
          className="w-38 self-start"
        />
        <Field
          label={text(m.desk_until_day)}
          name="untilDay"
          type="date"
          defaultValue={filters.untilDay}
          className="w-38 self-start"
        />
        <Button type="submit" variant="outline" className="mt-6.5 self-start">
          <Search aria-hidden="true" size={18} />
          {text(m.search)}
        </Button>
      </form>
    </search>
  );
}
