import { useNavigate, useSearch } from "@tanstack/react-router";
import { setControl, setPage } from "@velours/sdk/rules";
import { useEffect } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { parseSearch, stringifySearch } from "../../platform/routing/searchCodec.ts";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Pagination } from "../../platform/ui/Pagination.tsx";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import { SortSelect } from "../catalogue/SortSelect.tsx";
import { usePageChange } from "../catalogue/usePageChange.ts";
import type { SearchData } from "./loadSearch.ts";
import { NoResults } from "./NoResults.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { rememberSearch } from "./store.ts";

/** All results of a search; also works as a plain page, without the browser's code. */
export function SearchScreen({ data }: { data: SearchData }) {
  const text = useText();
  const { site } = useShop();
  const search = useSearch({ from: "/search" });
  const navigate = useNavigate();
  const fetching = useIsLoading();
  const { list, changed } = usePageChange();
  const { words, products, corrected, categories, popular, currency } = data;
  const total = products?.pagination.total ?? 0;
  useEffect(() => {
    if (words && total > 0) rememberSearch(site, words);
  }, [site, words, total]);
  const title = !words ? m.search_start : total === 0 ? m.search_nothing : m.search_results;
  return (
    <div className="page pt-8 pb-20 tablet:pt-12">
      <h1 className="mb-5 text-2xl font-bold break-words tablet:text-3xl">{text(title, { query: words })}</h1>
      <SearchForm key={words} words={words} />
      {corrected && total > 0 && (
        <p role="status" className="mt-5 text-ink-soft">
          {text(m.search_corrected, { query: words, corrected })}
        </p>
      )}
      {categories.length > 0 && (
        <nav aria-label={text(m.search_categories)} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ title: label, url }) => (
              <li key={url}>
                <Link href={url} className={buttonClass({ variant: "outline", size: "small" })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products && total > 0 && (
        <section
          ref={list}
          tabIndex={-1}
          aria-label={text(m.products)}
          aria-busy={fetching}
          className="mt-8 focus-visible:outline-none"
        >
          <p role="status" className="sr-only">
            {changed && text(m.page_of, { n: products.pagination.page, pages: products.pagination.pages })}
          </p>
          <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite" className="text-sm text-ink-soft">
              {text(m.showing_of_items, { n: products.cards.length, total })}
            </p>
            <SortSelect
              name="sort"
              first={text(m.search_best_match)}
              className="w-64"
              search={search}
              onSort={(sort) =>
                void navigate({
                  to: "/search",
                  search: parseSearch(stringifySearch(setControl(search, "sort", sort))),
                })
              }
            />
          </div>
          {/* Between the page's title and the cards'. */}
          <h2 className="sr-only">{text(m.products)}</h2>
          <ProductGrid cards={products.cards} currency={currency} />
          <Pagination
            page={products.pagination.page}
            pages={products.pagination.pages}
            getHref={(page) => `/search${stringifySearch(setPage(search, page))}`}
          />
        </section>
      )}
      {total === 0 && <NoResults searched={words !== ""} popular={popular} currency={currency} />}
    </div>
  );
}
