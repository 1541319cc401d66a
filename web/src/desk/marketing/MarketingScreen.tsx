import { useSearch } from "@tanstack/react-router";
import { m, useDeskText } from "../desk.ts";
import { FilterLink } from "../frame/FilterLink.tsx";
import { EntrantList } from "./EntrantList.tsx";
import type { MarketingSearch } from "./marketingSearch.ts";
import { SubscriberList } from "./SubscriberList.tsx";

const TO = "/desk/marketing";

/** The newsletter’s addresses and the entries of campaigns, with consent; the list and the page stand in the address. */
export function MarketingScreen() {
  const text = useDeskText();
  const { list, cursor, ...campaign } = useSearch({ strict: false }) as MarketingSearch;
  return (
    <>
      <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_marketing)}</h1>
      <p className="mt-1 text-ink-soft">{text(m.desk_marketing_logged)}</p>
      <nav aria-label={text(m.desk_marketing)} className="mt-4 flex flex-wrap gap-2">
        <FilterLink to={TO} search={{}} isChosen={list === undefined} label={text(m.desk_subscribers)} />
        <FilterLink
          to={TO}
          search={{ list: "entries" }}
          isChosen={list === "entries"}
          label={text(m.desk_entrants)}
        />
      </nav>
      {list === undefined ? (
        <SubscriberList cursor={cursor} />
      ) : (
        <EntrantList cursor={cursor} campaign={campaign} />
      )}
    </>
  );
}
