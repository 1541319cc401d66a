import { useSearch } from "@tanstack/react-router";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import type { OrdersSearch } from "../orders/ordersSearch.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { PackingList } from "./PackingList.tsx";

const TO = "/desk/orders";
const LIMIT = 25;

/** Orders to pack, without money; one opens by its number too. */
export function PackingScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const { site, cursor } = useSearch({ strict: false }) as OrdersSearch;
  return (
    <>
      <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_to_pack)}</h1>
      <search>
        <form
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const number = String(new FormData(event.currentTarget).get("number") ?? "").trim();
            navigate(`${TO}/${encodeURIComponent(number)}`, { site });
          }}
        >
          <Field
            label={text(m.track_number)}
            name="number"
            type="search"
            maxLength={20}
            autoComplete="off"
            required
            className="min-w-0 flex-[1_1_12rem]"
          />
          <Button type="submit" variant="outline">
            {text(m.desk_open_order)}
          </Button>
        </form>
      </search>
      <SiteBar to={TO} site={site} />
      <PackingList limit={LIMIT} search={{ ...(site && { site }), ...(cursor && { cursor }) }} />
    </>
  );
}
