import { useSearch } from "@tanstack/react-router";
import type { MerchantDraft } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { useSites } from "../useSites.ts";
import { DraftRow, stateLabel } from "./DraftRow.tsx";
import { type DraftsSearch, draftStates } from "./draftsSearch.ts";
import { useDrafts } from "./useDrafts.ts";

const CreateDialog = lazy(async () => ({ default: (await import("./CreateDialog.tsx")).CreateDialog }));
const CloseDialog = lazy(async () => ({ default: (await import("./CloseDialog.tsx")).CloseDialog }));
const LIMIT = 25;
const TO = "/desk/drafts";

/** Orders that were prepared for buyers; every filter and the page stand in the address. */
export function DraftsScreen() {
  const text = useDeskText();
  const search = useSearch({ strict: false }) as DraftsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const mayWrite = useMay("orders:write");
  const mayFind = useMay("catalogue:read");
  const sites = useSites();
  const [isCreating, setCreating] = useState(false);
  const [closing, setClosing] = useState<MerchantDraft | null>(null);
  const drafts = useDrafts(search, LIMIT);
  return (
    <>
      <ScreenHeading title={text(m.desk_drafts)} isLoading={drafts.isFetching}>
        {mayWrite && mayFind && sites.length > 0 && (
          <Button className="ml-auto" onClick={() => setCreating(true)}>
            {text(m.desk_draft_create)}
          </Button>
        )}
      </ScreenHeading>
      <SiteBar to={TO} filters={{ ...(state && { state }) }} site={filters.site} />
      <FilterBar label={text(m.desk_drafts)}>
        <FilterLink to={TO} isChosen={!state} search={{ ...found }} label={text(m.desk_all)} />
        {draftStates.map((filter) => (
          <FilterLink
            to={TO}
            key={filter}
            isChosen={filter === state}
            search={{ ...found, state: filter }}
            label={text(stateLabel(filter))}
          />
        ))}
      </FilterBar>
      <List
        result={drafts}
        none={text(m.desk_draft_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
      >
        {(draft) => (
          <DraftRow key={draft.id} draft={draft} {...(mayWrite && { onClose: () => setClosing(draft) })} />
        )}
      </List>
      <Suspense fallback={null}>
        {isCreating && <CreateDialog sites={sites} onClose={() => setCreating(false)} />}
        {closing && <CloseDialog draft={closing} onClose={() => setClosing(null)} />}
      </Suspense>
    </>
  );
}
