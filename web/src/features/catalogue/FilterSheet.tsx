import {
  clearFilters,
  collectionFor,
  getStrategy,
  type ListingSearch,
  toggleFilter,
  withoutPage,
} from "@velours/sdk/rules";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Drawer } from "../../platform/ui/Drawer.tsx";
import { FilterGroups } from "./FilterGroups.tsx";
import type { ListingData } from "./loadListing.ts";
import { productsQuery } from "./queries.ts";

/** How many products of a listing a choice of filters leaves, before it is applied. */
function useFilteredCount({ levels, filters }: ListingData, search: ListingSearch): number | undefined {
  const shop = useShop();
  const site = useSite();
  const { fulfillment, currency } = useRegion();
  const { data } = useQuery({
    ...productsQuery(shop, withoutPage(search), {
      collection: collectionFor(levels, site.shop?.collections)!,
      source: site.source,
      region: fulfillment,
      language: shop.language,
      currency,
      limit: site.limits.pageSize,
      filterKeys: Object.keys(filters),
      strategy: getStrategy(site.flags),
      navigation: site.navigation,
    }),
    placeholderData: keepPreviousData,
  });
  return data?.pagination.total;
}

interface Props {
  open: boolean;
  onClose: () => void;
  data: ListingData;
  search: ListingSearch;
  onApply: (search: ListingSearch) => void;
  onClear: () => void;
}

/** The phone's filters: chosen first, applied together. */
export function FilterSheet({ open, onClose, data, search, onApply, onClear }: Props) {
  const text = useText();
  const [draft, setDraft] = useState(search);
  const [opened, setOpened] = useState(open);
  const count = useFilteredCount(data, draft);
  if (open !== opened) {
    setOpened(open);
    if (open) setDraft(search);
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      title={text(m.filter)}
      closeLabel={text(m.close_filters)}
      footer={
        <div className="grid grid-cols-[2fr_3fr] gap-3">
          <Button
            variant="outline"
            className="px-3!"
            onClick={() => {
              setDraft(clearFilters());
              onClear();
              onClose();
            }}
          >
            {text(m.clear)}
          </Button>
          <Button
            className="px-3! whitespace-nowrap"
            onClick={() => {
              onApply(draft);
              onClose();
            }}
          >
            {count === undefined ? text(m.apply_filters) : text(m.apply_filters_count, { n: count })}
          </Button>
        </div>
      }
    >
      <div className="px-6 pb-4">
        <FilterGroups
          groups={data.groups}
          search={draft}
          onPrice={setDraft}
          wait={0}
          onToggle={(key, value) => setDraft(toggleFilter(draft, key, value))}
        />
      </div>
    </Drawer>
  );
}
