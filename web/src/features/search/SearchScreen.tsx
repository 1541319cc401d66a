import { useNavigate, useSearch } from "@tanstack/react-router";
import { setControl, setPage, withLanguage } from "@velours/sdk/rules";
import type { Currency, Suggestions } from "@velours/sdk/types";
import { Search } from "lucide-react";
import { type FormEvent, useEffect } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { parseSearch, stringifySearch } from "../../platform/routing/searchCodec.ts";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { fieldClasses } from "../../platform/ui/fieldClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Pagination } from "../../platform/ui/Pagination.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import { SortSelect } from "../catalogue/SortSelect.tsx";
import { usePageChange } from "../catalogue/usePageChange.ts";
import type { SearchData } from "./loadSearch.ts";
import { searchHref } from "./searchHref.ts";
import { rememberSearch } from "./store.ts";

interface Props {
  /** False before anything was searched. */
  searched: boolean;
  /** Null when it could not be loaded. */
  popular: Suggestions | null;
  currency: Currency;
}

/** The way on when there is nothing to show: what others search for and buy. */
function NoResults({ searched, popular, currency }: Props) {
  const text = useText();
  return (
    <div className="mt-6 flex flex-col gap-10">
      {searched && <p className="text-ink-soft">{text(m.search_nothing_hint)}</p>}
      {popular && popular.words.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches" className="mb-3 text-lg font-bold">
            {text(m.search_popular)}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {popular.words.map((words) => (
              <li key={words}>
                <Link href={searchHref(words)} className={buttonClass({ variant: "outline", size: "small" })}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular && popular.products.length > 0 && (
        <section aria-labelledby="popular-products">
          <h2 id="popular-products" className="mb-4 text-lg font-bold">
            {text(m.search_popular_products)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-6">
            {popular.products.map((product) => (
              <li key={product.id} className="relative">
                <img
                  src={product.image ?? undefined}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  className="mb-3 aspect-square w-full rounded-lg bg-mist object-cover"
                />
                <Link
                  href={product.url}
                  className="line-clamp-2 leading-5 font-semibold after:absolute after:inset-0 hover:text-brand-700"
                >
                  {product.title}
                </Link>
                <Price amount={product.price} former={product.compare_at_price} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The words of the page, to change them: a plain form, so that it works before the page's code is there. */
function SearchForm({ words }: { words: string }) {
  const text = useText();
  const shop = useShop();
  const own = useSiteText();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate({ to: "/search", search: q ? { q } : {} });
  }
  return (
    <search>
      <form action={withLanguage("/search", shop)} onSubmit={submit} className="flex max-w-2xl gap-3">
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={text(m.search_field)}
          placeholder={own("searchHint") ?? text(m.search_hint)}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={fieldClasses.line}
        />
        <Button type="submit" aria-label={text(m.search)} className="min-h-12 shrink-0 px-5!">
          <Search aria-hidden="true" size={20} />
          <span className="hidden tablet:inline">{text(m.search)}</span>
        </Button>
      </form>
    </search>
  );
}

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
