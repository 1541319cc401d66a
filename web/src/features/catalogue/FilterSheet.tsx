import { clearFilters, type ListingSearch, toggleFilter } from "@velours/sdk/rules";
import { useState } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Drawer } from "../../platform/ui/Drawer.tsx";
import { FilterGroups } from "./FilterGroups.tsx";
import type { ListingData } from "./loadListing.ts";
import { useFilteredCount } from "./useFilteredCount.ts";

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
