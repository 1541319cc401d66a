import { useSearch } from "@tanstack/react-router";
import type { MerchantGiftCard } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SearchForm } from "../frame/SearchForm.tsx";
import { SiteFilter } from "../frame/SiteFilter.tsx";
import { giftCardColumns } from "../frame/sortColumns.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { usePage } from "../usePage.ts";
import { useSites } from "../useSites.ts";
import { GiftCardDialog } from "./GiftCardDialog.tsx";
import { type GiftCardsSearch, giftCardStates, parseGiftCardsSearch } from "./giftCardsSearch.ts";
import { IssueDialog } from "./IssueDialog.tsx";
import { stateLabel, useGiftCardColumns } from "./useGiftCardColumns.tsx";

const LIMIT = 25;
const TO = "/desk/gift-cards";

/** Gift cards without their codes; every filter, the order and the page stand in the address. */
export function GiftCardsScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as GiftCardsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const { sort } = found;
  const mayWrite = useMay("giftcards:write");
  const sites = useSites();
  const [isIssuing, setIssuing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [chosen, setChosen] = useState<MerchantGiftCard | null>(null);
  const [blocked, setBlocked] = useState<MerchantGiftCard | null>(null);
  const columns = useGiftCardColumns(setChosen);
  const cards = usePage("listMerchantGiftCards", { query: { ...search, limit: LIMIT } });
  return (
    <>
      <ScreenHeading title={text(m.desk_gift_cards)} isLoading={cards.isFetching}>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
          <DownloadButton
            name="gift-cards.csv"
            load={() => api.exportMerchantGiftCards({ params: { query: filters } })}
          />
          {mayWrite && sites.length > 0 && (
            <Button
              onClick={() => {
                setWaiting(false);
                setIssuing(true);
              }}
            >
              {text(m.desk_gift_card_issue)}
            </Button>
          )}
        </div>
      </ScreenHeading>
      <SearchForm
        key={JSON.stringify(found)}
        label={text(m.desk_gift_card_find)}
        hint={text(m.desk_gift_card_find_hint)}
        maxLength={320}
        q={found.q}
        onSearch={(typed) =>
          navigate(TO, {
            ...parseGiftCardsSearch({ ...(state && { state }), ...(sort && { sort }), ...typed }),
          })
        }
      >
        <SiteFilter site={found.site} />
      </SearchForm>
      <FilterBar
        label={text(m.desk_gift_cards)}
        to={TO}
        filters={[
          { isChosen: !state, search: { ...found }, label: text(m.desk_all) },
          ...giftCardStates.map((filter) => ({
            isChosen: filter === state,
            search: { ...found, state: filter },
            label: text(stateLabel(filter)),
          })),
        ]}
      />
      <List
        result={cards}
        none={text(m.desk_gift_card_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        table={{
          label: text(m.desk_gift_cards),
          columns,
          sorts: giftCardColumns,
          sort: sort ?? "created-descending",
          rowKey: ({ id }) => id,
        }}
        note={
          isWaiting ? (
            <Notice>{text(m.desk_waits_for_consent)}</Notice>
          ) : (
            blocked && (
              <Notice tone="good">{text(m.desk_gift_card_done, { digits: blocked.lastDigits })}</Notice>
            )
          )
        }
      />
      {isIssuing && (
        <IssueDialog
          sites={sites}
          onClose={() => setIssuing(false)}
          onWaits={() => {
            setIssuing(false);
            setWaiting(true);
          }}
        />
      )}
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
    </>
  );
}
