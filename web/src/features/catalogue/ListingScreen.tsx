import { browseEntries, type CategoryLevels, currentEntry } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyHydrated } from "../../platform/chunks/lazyHydrated.tsx";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Breadcrumbs } from "../../platform/ui/Breadcrumbs.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { showWhole } from "../../platform/ui/showWhole.ts";
import { ListingHero } from "./ListingHero.tsx";
import { ListingTools, PhoneTools } from "./ListingTools.tsx";
import type { ListingData } from "./loadListing.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { ListingBanners } from "./slots.ts";
import { useListing } from "./useListing.ts";
import { usePageChange } from "./usePageChange.ts";

/** A listing without products, and the way out of it. */
function NoProducts({ data: { levels } }: { data: ListingData }) {
  const text = useText();
  const { clear } = useListing(levels.path);
  return (
    <EmptyState
      image="/assets/img/states/no-results.svg"
      title={text(m.no_results)}
      text={text(m.clear_filters_hint)}
      action={<Button onClick={clear}>{text(m.clear_filters)}</Button>}
    />
  );
}

/** The neighbouring listings in one line, where there is no room for a column. */
function PhoneBrowse({ levels }: { levels: CategoryLevels & { path: string } }) {
  const text = useText();
  const { language } = useShop();
  const all = browseEntries(useSite().navigation, levels);
  const current = currentEntry(all, levels.path);
  const entries = all.filter((entry) => entry !== current);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={text(m.browse)} className="tablet:hidden">
      <ul className="page flex gap-2 overflow-x-auto scroll-px-6 py-3" onFocus={showWhole}>
        {entries.map((entry) => (
          <li key={entry.url} className="shrink-0">
            <Link
              href={entry.url}
              className="flex min-h-11 items-center rounded-full bg-mist px-4 text-sm font-medium hover:text-brand-700"
            >
              {localizedLabel(entry, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Above the products: the way here, the listing's words, its neighbours and the merchant's banners. */
function ListingTop({ data: { crumbs, collection, levels, zones } }: { data: ListingData }) {
  return (
    <div>
      <div className="page pt-4">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ListingHero collection={collection} />
      <PhoneBrowse levels={levels} />
      {zones && <ListingBanners zones={zones} />}
    </div>
  );
}

export const ListingAside = lazyHydrated(async () => (await import("./ListingAside.tsx")).ListingAside);
export const ListingEnd = lazyHydrated(async () => (await import("./ListingEnd.tsx")).ListingEnd);
export const ListingFooter = lazyHydrated(async () => (await import("./ListingEnd.tsx")).ListingFooter);

/** A category's products: browse, filter, sort, page. */
export function ListingScreen({ data }: { data: ListingData }) {
  const text = useText();
  const { collection, products, currency } = data;
  const { cards, pagination } = products;
  const fetching = useIsLoading();
  const { list, changed } = usePageChange();
  return (
    <>
      <ListingTop data={data} />
      <PhoneTools data={data} />
      <div className="page grid gap-10 pt-6 pb-20 tablet:grid-cols-[15rem_1fr] desktop:grid-cols-[17rem_1fr]">
        <ListingAside data={data} />
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
          <ListingTools data={data} />
          {cards.length > 0 ? <ProductGrid cards={cards} currency={currency} /> : <NoProducts data={data} />}
          <ListingEnd data={data} />
        </section>
      </div>
      <ListingFooter data={data} />
    </>
  );
}
