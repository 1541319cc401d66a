import { activeFilters } from "@velours/sdk/rules";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
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
