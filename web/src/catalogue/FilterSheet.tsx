import { clearFilters, type ListingSearch, toggleFilter } from "@velours/sdk/rules";
import { useState } from "react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Button } from "../ui/Button.tsx";
import { Drawer } from "../ui/Drawer.tsx";
import type { FilterGroup } from "./FilterGroup.ts";
import { FilterGroups } from "./FilterGroups.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  groups: readonly FilterGroup[];
  search: ListingSearch;
  onApply: (search: ListingSearch) => void;
  onClear: () => void;
}

/** The phone's filters: chosen first, applied together. */
export function FilterSheet({ open, onClose, groups, search, onApply, onClear }: Props) {
  const text = useText();
  const [draft, setDraft] = useState(search);
  const [opened, setOpened] = useState(open);
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
            {text(m.apply_filters)}
          </Button>
        </div>
      }
    >
      <div className="px-6 pb-4">
        <FilterGroups
          groups={groups}
          search={draft}
          onToggle={(key, value) => setDraft(toggleFilter(draft, key, value))}
        />
      </div>
    </Drawer>
  );
}
