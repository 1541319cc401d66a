import { useSearch } from "@tanstack/react-router";
import type { MerchantPageRow, SiteCode } from "@velours/sdk/types";
import { m, useDeskText } from "../../desk.ts";
import { List } from "../../frame/List.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { SiteBar } from "../../frame/SiteBar.tsx";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { usePage } from "../../usePage.ts";
import { useSites } from "../../useSites.ts";
import { DocumentRow } from "../words/DocumentRow.tsx";
import { ListHeading } from "../words/ListHeading.tsx";
import { NEW } from "../words/newDocument.ts";
import { pagePlace, pagesKey, TO } from "./pagePlaces.ts";
import { type PagesSearch, parsePagesSearch } from "./pagesSearch.ts";

const LIMIT = 50;

/** Pages of the merchant's words; the site, the search and the page of the list stand in the address. */
export function PagesScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as PagesSearch;
  const { cursor, ...filters } = search;
  const { site, ...found } = filters;
  const query = { ...search, site: site as SiteCode, limit: LIMIT };
  const result = usePage(pagesKey, { query });
  return (
    <section aria-labelledby="pages" className="mt-6">
      <ListHeading
        id="pages"
        title={text(m.desk_site_pages)}
        note={text(m.desk_site_pages_note)}
        isFetching={result.isFetching}
        add={{
          to: pagePlace(NEW),
          search: site === undefined ? {} : { site },
          label: text(m.desk_page_new),
        }}
      />
      <SearchForm
        key={found.q}
        label={text(m.desk_page_find)}
        hint={text(m.desk_page_find_hint)}
        maxLength={100}
        q={found.q}
        onSearch={(typed) => navigate(TO, { ...parsePagesSearch({ ...(site && { site }), ...typed }) })}
      />
      <SiteBar to={TO} filters={found} site={site} />
      <List
        result={result}
        none={text(m.desk_site_pages_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
      >
        {(row) => <Row key={`${row.handle} ${row.site}`} row={row} />}
      </List>
    </section>
  );
}

function Row({ row: { handle, site, title, published } }: { row: MerchantPageRow }) {
  const text = useDeskText();
  const sites = useSites();
  const siteName =
    site === null ? text(m.desk_all_sites) : (sites.find(({ code }) => code === site)?.name ?? site);
  return (
    <DocumentRow
      to={pagePlace(handle)}
      search={site === null ? {} : { site }}
      title={title}
      address={`/pages/${handle} · ${siteName}`}
      badge={published ? null : text(m.desk_page_hidden)}
    />
  );
}
