import { useSearch } from "@tanstack/react-router";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { List } from "../../frame/List.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { usePage } from "../../usePage.ts";
import { DocumentRow } from "../words/DocumentRow.tsx";
import { ListHeading } from "../words/ListHeading.tsx";
import { NEW } from "../words/newDocument.ts";
import { collectionPlace, collectionsKey, TO } from "./collectionPlaces.ts";
import { type CollectionsSearch, parseCollectionsSearch } from "./collectionsSearch.ts";

const LIMIT = 50;

/** Collections of products; the search and the page of the list stand in the address. */
export function CollectionsScreen() {
  const { access } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as CollectionsSearch;
  const { cursor, q } = search;
  const query = { ...search, limit: LIMIT };
  const result = usePage(collectionsKey, { query });
  return (
    <section aria-labelledby="collections" className="mt-6">
      <ListHeading
        id="collections"
        title={text(m.desk_collections)}
        note={text(m.desk_collections_note)}
        isFetching={result.isFetching}
        add={
          access?.sites === null
            ? { to: collectionPlace(NEW), label: text(m.desk_collection_new) }
            : undefined
        }
      />
      <SearchForm
        key={q}
        label={text(m.desk_collection_find)}
        hint={text(m.desk_page_find_hint)}
        maxLength={100}
        q={q}
        onSearch={(typed) => navigate(TO, { ...parseCollectionsSearch({ ...typed }) })}
      />
      <List
        result={result}
        none={text(m.desk_collections_none)}
        pages={{ to: TO, filters: q === undefined ? {} : { q }, cursor }}
      >
        {({ handle, title, ruled }) => (
          <DocumentRow
            key={handle}
            to={collectionPlace(handle)}
            title={title}
            address={`/${handle}`}
            badge={ruled ? text(m.desk_collection_rules) : null}
          />
        )}
      </List>
    </section>
  );
}
