import { useRouterState } from "@tanstack/react-router";
import { activeFilters, countText } from "@velours/sdk/rules";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { CategoryBanners } from "../campaigns/CategoryBanners.tsx";
import { lazyPart } from "../chunks/lazyPart.tsx";
import { m } from "../text/m.ts";
import { type Text, useText } from "../text/useText.ts";
import { Breadcrumbs } from "../ui/Breadcrumbs.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Html } from "../ui/Html.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { Browse } from "./Browse.tsx";
import { FilterGroups } from "./FilterGroups.tsx";
import { ListingHero } from "./ListingHero.tsx";
import type { ListingData } from "./loadListing.ts";
import { PhoneBrowse } from "./PhoneBrowse.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { useListing } from "./useListing.ts";
import { usePageChange } from "./usePageChange.ts";

const FilterChips = lazyPart(async () => (await import("./FilterChips.tsx")).FilterChips, { quiet: true });
const FilterSheet = lazyPart(async () => (await import("./FilterSheet.tsx")).FilterSheet);

/** A category's products: browse, filter, sort, page. */
export function ListingScreen({ data }: { data: ListingData }) {
  const text = useText();
  const { levels, crumbs, collection, groups, products, currency, zones } = data;
  const { search, toggle, sort, replace, clear, pageHref } = useListing(levels.path);
  const fetching = useRouterState({ select: (state) => state.isLoading });
  const [sheet, setSheet] = useState(false);
  const openSheet = () => setSheet(true);
  const closeSheet = () => setSheet(false);
  const { cards, pagination } = products;
  const { list, changed } = usePageChange();
  const used = activeFilters(search, Object.keys(data.filters)).length;
  const filtered = used > 0;
  return (
    <>
      <div className="page pt-4">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ListingHero collection={collection} />
      <PhoneBrowse levels={levels} />
      {zones && <CategoryBanners zones={zones} />}
      <div className="sticky top-25 z-20 border-y border-line bg-white tablet:hidden">
        <div className="page grid grid-cols-[2fr_3fr] gap-3 py-2">
          <Button variant="outline" className="rounded-md! px-2! whitespace-nowrap" onClick={openSheet}>
            <SlidersHorizontal aria-hidden="true" size={18} />
            {text(m.filter)}
            {used > 0 && ` (${used})`}
          </Button>
          <SortSelect search={search} onSort={sort} name="phone-sort" labelHidden />
        </div>
      </div>
      <div className="page grid gap-10 pt-6 pb-20 tablet:grid-cols-[15rem_1fr] desktop:grid-cols-[17rem_1fr]">
        <aside className="hidden flex-col gap-8 tablet:flex">
          <Browse levels={levels} />
          <section aria-labelledby="filter-title">
            <h2 id="filter-title" className="mb-2 text-lg font-bold">
              {text(m.filter)}
            </h2>
            <FilterGroups groups={groups} search={search} onToggle={toggle} />
          </section>
        </aside>
        <section
          ref={list}
          tabIndex={-1}
          aria-label={collection.title}
          aria-busy={fetching}
          className="min-w-0 focus-visible:outline-none"
        >
          <p role="status" className="sr-only">
            {changed && text(m.page_of, { n: pagination.page, pages: pagination.pages })}
          </p>
          <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite" className="flex items-center gap-4 text-sm text-ink-soft">
              {counted(cards.length, pagination.total, text)}
              {filtered && (
                <Button variant="text" size="small" onClick={clear}>
                  {text(m.clear_filters)}
                </Button>
              )}
              {fetching && (
                <span role="status" className="text-brand-600">
                  <Spinner />
                  <span className="sr-only">{text(m.loading)}</span>
                </span>
              )}
            </p>
            <div className="hidden w-64 tablet:block">
              <SortSelect search={search} onSort={sort} name="sort" />
            </div>
          </div>
          {filtered && (
            <FilterChips
              fallback={<div className="mb-4 h-11" />}
              groups={groups}
              search={search}
              onRemove={toggle}
            />
          )}
          {cards.length > 0 ? (
            <ProductGrid cards={cards} currency={currency} />
          ) : (
            <EmptyState
              image="/assets/img/states/no-results.svg"
              title={text(m.no_results)}
              text={text(m.clear_filters_hint)}
              action={<Button onClick={clear}>{text(m.clear_filters)}</Button>}
            />
          )}
          <Pagination page={pagination.page} pages={pagination.pages} getHref={pageHref} />
        </section>
      </div>
      <ListingFooter collection={collection} />
      <FilterSheet
        open={sheet}
        onClose={closeSheet}
        missing={{ open: openSheet, close: closeSheet }}
        groups={groups}
        search={search}
        onApply={replace}
        onClear={clear}
      />
    </>
  );
}

function counted(cards: number, all: number, text: Text): string {
  const { n, total, singular } = countText(cards, all);
  if (total === null) return singular ? text(m.showing_one_item, { n }) : text(m.showing_items, { n });
  return singular ? text(m.showing_of_one_item, { n, total }) : text(m.showing_of_items, { n, total });
}

function ListingFooter({ collection }: Pick<ListingData, "collection">) {
  const { footer_title: title, footer_description: description } = collection.meta;
  if (!title && !description) return null;
  return (
    <section className="bg-mist">
      <div className="page py-14">
        <div className="max-w-3xl">
          {title && <h2 className="mb-3 text-2xl font-bold">{title}</h2>}
          {description && <Html html={description} className="text-ink-soft" />}
        </div>
      </div>
    </section>
  );
}
