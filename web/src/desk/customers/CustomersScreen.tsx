import { useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useRef } from "react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { CustomerRow } from "./CustomerRow.tsx";
import { type CustomersSearch, parseCustomersSearch } from "./customersSearch.ts";
import { useCustomers } from "./useCustomers.ts";

const LIMIT = 25;
const TO = "/desk/customers";

/** Members and guests that a search finds; without one it lists nobody. */
export function CustomersScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const { q, cursor } = useSearch({ strict: false }) as CustomersSearch;
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const { data, error, isFetching, refetch } = useCustomers(
    { ...(q && { q }), ...(cursor && { cursor }) },
    LIMIT,
  );
  const found = q === undefined ? undefined : data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_customers)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <search>
        <form
          key={q}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            navigate(TO, { ...parseCustomersSearch(Object.fromEntries(new FormData(event.currentTarget))) });
          }}
        >
          <Field
            label={text(m.desk_customer_find)}
            hint={text(m.desk_customer_find_hint)}
            name="q"
            type="search"
            minLength={2}
            maxLength={320}
            autoComplete="off"
            defaultValue={q}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" variant="outline" className="mt-6.5 self-start">
            <Search aria-hidden="true" size={18} />
            {text(m.search)}
          </Button>
        </form>
      </search>
      {q === undefined && <p className="mt-4 text-ink-soft">{text(m.desk_customer_logged)}</p>}
      {error && !found && <Failure error={error} reset={() => void refetch()} />}
      {found?.rows.length === 0 && (
        <p role="status" className="mt-4 rounded-lg bg-white p-8 text-center text-ink-soft">
          {text(m.desk_customer_none)}
        </p>
      )}
      {found && found.rows.length > 0 && (
        <ul ref={list} className="mt-4 overflow-hidden rounded-lg border border-line bg-white">
          {found.rows.map((row) => (
            <CustomerRow key={row.id} customer={row} />
          ))}
        </ul>
      )}
      {found && <PageLinks to={TO} filters={{ q }} cursor={cursor} next={found.next} />}
    </>
  );
}
