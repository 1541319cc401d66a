import { useSearch } from "@tanstack/react-router";
import type { MerchantPageRow, SiteCode } from "@velours/sdk/types";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { FilterBar } from "../../frame/FilterBar.tsx";
import { FilterLink } from "../../frame/FilterLink.tsx";
import { List } from "../../frame/List.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { usePage } from "../../usePage.ts";
import { useSites } from "../../useSites.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { NEW_PAGE, pagePlace, pagesKey, TO } from "./pagePlaces.ts";
import { type PagesSearch, parsePagesSearch } from "./pagesSearch.ts";

const LIMIT = 50;

/** Pages of the merchant's words; the site, the search and the page of the list stand in the address. */
export function PagesScreen() {
  return (
    <SettingsFrame scope="settings:write">
      <Pages />
    </SettingsFrame>
  );
}

function Pages() {
  const { api } = useDesk();
  const text = useDeskText();
  const sites = useSites();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as PagesSearch;
  const { cursor, ...filters } = search;
  const { site, ...found } = filters;
  const query = { ...search, site: site as SiteCode, limit: LIMIT };
  const result = usePage({
    key: [pagesKey, query],
    read: (signal) => api.listMerchantPages({ params: { query }, signal }),
  });
  return (
    <section aria-labelledby="pages" className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="pages" className="text-xl font-semibold">
          {text(m.desk_site_pages)}
        </h2>
        {result.isFetching && <Loading />}
        <DeskLink
          to={pagePlace(NEW_PAGE)}
          search={site === undefined ? {} : { site }}
          className={`ml-auto ${buttonClass()}`}
        >
          {text(m.desk_page_new)}
        </DeskLink>
      </div>
      <p className="mt-2 text-ink-soft">{text(m.desk_site_pages_note)}</p>
      <SearchForm
        key={found.q}
        label={text(m.desk_page_find)}
        hint={text(m.desk_page_find_hint)}
        maxLength={100}
        q={found.q}
        onSearch={(typed) => navigate(TO, { ...parsePagesSearch({ ...(site && { site }), ...typed }) })}
      />
      {sites.length > 1 && (
        <FilterBar label={text(m.desk_sites)}>
          <FilterLink to={TO} isChosen={!site} search={{ ...found }} label={text(m.desk_all)} />
          {sites.map(({ code, name }) => (
            <FilterLink
              key={code}
              to={TO}
              isChosen={code === site}
              search={{ ...found, site: code }}
              label={name}
            />
          ))}
        </FilterBar>
      )}
      <List
        result={result}
        none={text(m.desk_site_pages_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
      >
        {(row) => (
          <Row
            key={`${row.handle} ${row.site}`}
            row={row}
            siteName={
              row.site === null
                ? text(m.desk_all_sites)
                : (sites.find(({ code }) => code === row.site)?.name ?? row.site)
            }
          />
        )}
      </List>
    </section>
  );
}

function Row({
  row: { handle, site, title, published },
  siteName,
}: {
  row: MerchantPageRow;
  siteName: string;
}) {
  const text = useDeskText();
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={pagePlace(handle)}
        search={site === null ? {} : { site }}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-4 px-4 py-3 hover:bg-brand-50 tablet:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words">{title}</span>
          <span className="block text-sm break-all text-ink-soft">{`/pages/${handle} · ${siteName}`}</span>
        </span>
        {!published && <Badge>{text(m.desk_page_hidden)}</Badge>}
      </DeskLink>
    </li>
  );
}
