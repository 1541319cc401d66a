import { useSearch } from "@tanstack/react-router";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SearchForm } from "../frame/SearchForm.tsx";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { usePage } from "../usePage.ts";
import { CustomerRow } from "./CustomerRow.tsx";
import { type CustomersSearch, parseCustomersSearch } from "./customersSearch.ts";
import { loggedReading } from "./loggedReading.ts";

const LIMIT = 25;
const TO = "/desk/customers";
/** Shortest text that the shop searches for. */
const SHORTEST = 2;

/** Members and guests that a search finds; without one it lists nobody. */
export function CustomersScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const { q, cursor } = useSearch({ strict: false }) as CustomersSearch;
  const customers = usePage(
    "findCustomers",
    { query: { q: q ?? "", ...(cursor && { cursor }), limit: LIMIT } },
    { enabled: (q ?? "").length >= SHORTEST, ...loggedReading },
  );
  return (
    <>
      <ScreenHeading title={text(m.desk_customers)} isLoading={customers.isFetching}>
        {q !== undefined && (
          <div className="ml-auto flex flex-col items-end gap-2">
            <DownloadButton
              name="customers.csv"
              load={() => api.exportFoundCustomers({ params: { query: { q } } })}
            />
          </div>
        )}
      </ScreenHeading>
      <SearchForm
        key={q}
        label={text(m.desk_customer_find)}
        hint={text(m.desk_customer_find_hint)}
        minLength={SHORTEST}
        maxLength={320}
        q={q}
        onSearch={(typed) => navigate(TO, { ...parseCustomersSearch(typed) })}
      />
      {q === undefined && <p className="mt-4 text-ink-soft">{text(m.desk_customer_logged)}</p>}
      <List
        result={q === undefined ? { ...customers, data: undefined } : customers}
        none={text(m.desk_customer_none)}
        pages={{ to: TO, filters: { q }, cursor }}
      >
        {(row) => <CustomerRow key={row.id} customer={row} />}
      </List>
    </>
  );
}
