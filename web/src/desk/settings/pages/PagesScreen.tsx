import { useSearch } from "@tanstack/react-router";
import type { MerchantPageRow, SiteCode } from "@velours/sdk/types";
import { Search } from "lucide-react";
import { useRef } from "react";
import { m } from "../../../platform/text/m.ts";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { Spinner } from "../../../platform/ui/Spinner.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { useDesk, useDeskText } from "../../desk.ts";
import { Failure } from "../../frame/Failure.tsx";
import { FilterLink } from "../../frame/FilterLink.tsx";
import { PageLinks } from "../../frame/PageLinks.tsx";
import { useRowKeys } from "../../orders/useRowKeys.ts";
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
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const query = { ...search, site: site as SiteCode, limit: LIMIT };
  const { data, error, isFetching, refetch } = usePage({
    key: [pagesKey, query],
    read: (signal) => api.listMerchantPages({ params: { query }, signal }),
  });
  return (
    <section aria-labelledby="pages" className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="pages" className="text-xl font-semibold">
          {text(m.desk_site_pages)}
        </h2>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
        <DeskLink
          to={pagePlace(NEW_PAGE)}
          search={site === undefined ? {} : { site }}
          className={`ml-auto ${buttonClass()}`}
        >
          {text(m.desk_page_new)}
        </DeskLink>
      </div>
      <p className="mt-2 text-ink-soft">{text(m.desk_site_pages_note)}</p>
      <search>
        <form
          key={found.q}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const entries = Object.fromEntries(new FormData(event.currentTarget));
            navigate(TO, { ...parsePagesSearch({ ...(site && { site }), ...entries }) });
          }}
        >
          <Field
            label={text(m.desk_page_find)}
            hint={text(m.desk_page_find_hint)}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={found.q}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" variant="outline" className="mt-6.5 self-start">
            <Search aria-hidden="true" size={18} />
            {text(m.search)}
          </Button>
        </form>
      </search>
      {sites.length > 1 && (
        <nav aria-label={text(m.desk_sites)} className="mt-4 flex flex-wrap gap-2">
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
        </nav>
      )}
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <p role="status" className="mt-4 rounded-lg bg-white p-8 text-center text-ink-soft">
          {text(m.desk_site_pages_none)}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <ul ref={list} className="mt-4 overflow-hidden rounded-lg border border-line bg-white">
          {data.rows.map((row) => (
            <Row
              key={`${row.handle} ${row.site}`}
              row={row}
              siteName={
                row.site === null
                  ? text(m.desk_all_sites)
                  : (sites.find(({ code }) => code === row.site)?.name ?? row.site)
              }
            />
          ))}
        </ul>
      )}
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
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
