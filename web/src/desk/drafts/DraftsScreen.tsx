import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { MerchantDraft } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { AskDialog } from "../frame/AskDialog.tsx";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SearchForm } from "../frame/SearchForm.tsx";
import { SiteFilter } from "../frame/SiteFilter.tsx";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { usePage } from "../usePage.ts";
import { useSites } from "../useSites.ts";
import { DraftRow, stateLabel } from "./DraftRow.tsx";
import { type DraftsSearch, draftStates, parseDraftsSearch } from "./draftsSearch.ts";

const CreateDialog = lazy(async () => ({ default: (await import("./CreateDialog.tsx")).CreateDialog }));
const LIMIT = 25;
const TO = "/desk/drafts";

/** Orders that were prepared for buyers; every filter and the page stand in the address. */
export function DraftsScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const queries = useQueryClient();
  const search = useSearch({ strict: false }) as DraftsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const mayWrite = useMay("orders:write");
  const mayFind = useMay("catalogue:read");
  const sites = useSites();
  const [isCreating, setCreating] = useState(false);
  const [closing, setClosing] = useState<MerchantDraft | null>(null);
  const drafts = usePage("listDrafts", { query: { ...search, limit: LIMIT } });
  return (
    <>
      <ScreenHeading title={text(m.desk_drafts)} isLoading={drafts.isFetching}>
        {mayWrite && mayFind && sites.length > 0 && (
          <Button className="ml-auto" onClick={() => setCreating(true)}>
            {text(m.desk_draft_create)}
          </Button>
        )}
      </ScreenHeading>
      <SearchForm
        key={JSON.stringify(found)}
        label={text(m.desk_find_drafts)}
        hint={text(m.desk_find_drafts_hint)}
        maxLength={320}
        q={found.q}
        onSearch={(typed) => navigate(TO, { ...parseDraftsSearch({ ...(state && { state }), ...typed }) })}
      >
        <SiteFilter site={found.site} />
      </SearchForm>
      <FilterBar
        label={text(m.desk_drafts)}
        to={TO}
        filters={[
          { isChosen: !state, search: { ...found }, label: text(m.desk_all) },
          ...draftStates.map((filter) => ({
            isChosen: filter === state,
            search: { ...found, state: filter },
            label: text(stateLabel(filter)),
          })),
        ]}
      />
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
        {closing && (
          <AskDialog
            title={text(m.desk_draft_close)}
            change={(idempotencyKey) =>
              api.closeDraft({ params: { path: { id: closing.id } }, idempotencyKey })
            }
            onClose={() => setClosing(null)}
            onFailed={() => void drafts.refetch()}
            onDone={() => {
              void queries.invalidateQueries({ queryKey: ["listDrafts"] });
              setClosing(null);
            }}
          >
            <p className="font-semibold">{closing.email}</p>
            <p>{text(m.desk_draft_close_note)}</p>
          </AskDialog>
        )}
      </Suspense>
    </>
  );
}
