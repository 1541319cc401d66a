import { useSearch } from "@tanstack/react-router";
import type { MerchantGiftCard } from "@velours/sdk/types";
import { Search } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { useSites } from "../useSites.ts";
import { GiftCardRow, stateLabel } from "./GiftCardRow.tsx";
import { type GiftCardsSearch, giftCardStates, parseGiftCardsSearch } from "./giftCardsSearch.ts";
import { useGiftCards } from "./useGiftCards.ts";

const IssueDialog = lazy(async () => ({ default: (await import("./IssueDialog.tsx")).IssueDialog }));
const GiftCardDialog = lazy(async () => ({ default: (await import("./GiftCardDialog.tsx")).GiftCardDialog }));
const LIMIT = 25;
const TO = "/desk/gift-cards";

/** Gift cards without their codes; every filter and the page stand in the address. */
export function GiftCardsScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as GiftCardsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const mayWrite = useMay("giftcards:write");
  const sites = useSites();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const [isIssuing, setIssuing] = useState(false);
  const [chosen, setChosen] = useState<MerchantGiftCard | null>(null);
  const [blocked, setBlocked] = useState<MerchantGiftCard | null>(null);
  const { data, error, isFetching, refetch } = useGiftCards(search, LIMIT);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_gift_cards)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
        {mayWrite && sites.length > 0 && (
          <Button className="ml-auto" onClick={() => setIssuing(true)}>
            {text(m.desk_gift_card_issue)}
          </Button>
        )}
      </div>
      <search>
        <form
          key={JSON.stringify(found)}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const entries = Object.fromEntries(new FormData(event.currentTarget));
            navigate(TO, { ...parseGiftCardsSearch({ ...(state && { state }), ...entries }) });
          }}
        >
          <Field
            label={text(m.desk_gift_card_find)}
            hint={text(m.desk_gift_card_find_hint)}
            name="q"
            type="search"
            maxLength={320}
            autoComplete="off"
            defaultValue={found.q}
            className="min-w-0 flex-[1_1_18rem]"
          />
          {sites.length > 1 && (
            <Select
              label={text(m.desk_site)}
              name="site"
              defaultValue={found.site ?? ""}
              options={[
                { value: "", label: text(m.desk_all_sites) },
                ...sites.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              className="self-start"
            />
          )}
          <Button type="submit" variant="outline" className="mt-6.5 self-start">
            <Search aria-hidden="true" size={18} />
            {text(m.search)}
          </Button>
        </form>
      </search>
      <nav
        aria-label={text(m.desk_gift_cards)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        <FilterLink to={TO} isChosen={!state} search={{ ...found }} label={text(m.desk_all)} />
        {giftCardStates.map((filter) => (
          <FilterLink
            to={TO}
            key={filter}
            isChosen={filter === state}
            search={{ ...found, state: filter }}
            label={text(stateLabel(filter))}
          />
        ))}
      </nav>
      <div className="mt-4 flex flex-col gap-3" ref={list}>
        {blocked && (
          <Notice tone="good">{text(m.desk_gift_card_done, { digits: blocked.lastDigits })}</Notice>
        )}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(m.desk_gift_card_none)}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {data.rows.map((card) => (
              <GiftCardRow key={card.id} card={card} onChoose={() => setChosen(card)} />
            ))}
          </ul>
        )}
      </div>
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
      <Suspense fallback={null}>
        {isIssuing && <IssueDialog sites={sites} onClose={() => setIssuing(false)} />}
        {chosen && (
          <GiftCardDialog
            card={chosen}
            onClose={() => setChosen(null)}
            onBlocked={(card) => {
              setChosen(null);
              setBlocked(card);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
