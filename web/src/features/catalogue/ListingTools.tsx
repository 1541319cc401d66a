import { activeFilters, countText } from "@velours/sdk/rules";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { m, type Text, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import type { ListingData } from "./loadListing.ts";
import { SortSelect } from "./SortSelect.tsx";
import { useListing } from "./useListing.ts";

const FilterSheet = lazyPart(async () => (await import("./FilterSheet.tsx")).FilterSheet);

/** The phone's bar above the products, which stays in sight: filter and order. */
export function PhoneTools({ data }: { data: ListingData }) {
  const text = useText();
  const { search, sort, replace, clear } = useListing(data.levels.path);
  const [sheet, setSheet] = useState(false);
  const openSheet = () => setSheet(true);
  const closeSheet = () => setSheet(false);
  const used = activeFilters(search, Object.keys(data.filters)).length;
  return (
    <div className="sticky top-25 z-20 border-y border-line bg-white tablet:hidden">
      <div className="page grid grid-cols-[2fr_3fr] gap-3 py-2">
        <Button variant="outline" className="rounded-md! px-2! whitespace-nowrap" onClick={openSheet}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {text(m.filter)}
          {used > 0 && ` (${used})`}
        </Button>
        <SortSelect search={search} onSort={sort} name="phone-sort" labelHidden />
      </div>
      <FilterSheet
        open={sheet}
        onClose={closeSheet}
        missing={{ open: openSheet, close: closeSheet }}
        data={data}
        search={search}
        onApply={replace}
        onClear={clear}
      />
    </div>
  );
}

const FilterChips = lazyPart(async () => (await import("./FilterChips.tsx")).FilterChips, { quiet: true });

/** Over the products: how many there are, their order, and what they are narrowed by. */
export function ListingTools({
  data: { levels, groups, filters, products, shownInstead },
}: {
  data: ListingData;
}) {
  const text = useText();
  const { search, toggle, sort, clear, keep } = useListing(levels.path);
  const fetching = useIsLoading();
  // A filter that could not be loaded is neither chosen nor in the address: choosing it again tries again.
  const keepOnly = useEffectEvent((left: NonNullable<typeof shownInstead>) => void keep(left));
  useEffect(() => {
    if (shownInstead) keepOnly(shownInstead);
  }, [shownInstead]);
  const filtered = activeFilters(search, Object.keys(filters)).length > 0;
  return (
    <div>
      {/* Between the page's title and the cards'. */}
      <h2 className="sr-only">{text(m.products)}</h2>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="flex items-center gap-4 text-sm text-ink-soft">
          {counted(products.cards.length, products.pagination.total, text)}
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
          fallback={<div className="mb-1 h-14" />}
          groups={groups}
          search={search}
          onRemove={toggle}
          onClear={clear}
        />
      )}
    </div>
  );
}

function counted(cards: number, all: number, text: Text): string {
  const { n, total } = countText(cards, all);
  return total === null ? text(m.showing_items, { n }) : text(m.showing_of_items, { n, total });
}
