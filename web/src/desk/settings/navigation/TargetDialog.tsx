import { Autocomplete } from "@base-ui/react/autocomplete";
import type { NavigationMenuEntry, SiteCode } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { useDebouncedValue } from "../../../platform/queries/useDebouncedValue.ts";
import { fieldClass } from "../../../platform/ui/fieldClass.ts";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { m, useDeskText } from "../../desk.ts";
import { type Target, useTargets } from "./useTargets.ts";

interface Group {
  value: string;
  items: readonly Target[];
}

interface Props {
  site: SiteCode;
  navigation: readonly NavigationMenuEntry[];
  /** Address of the entry above. */
  above: string | undefined;
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** Finds a collection, a page or a product by a few letters, for an entry to lead to. Import it lazily. */
export function TargetDialog({ onChoose, onClose, ...menus }: Props) {
  const text = useDeskText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const searched = useDebouncedValue(typed, 200);
  const found = useTargets(searched, menus);
  // Enter must not choose what was found for another text.
  const isCurrent = searched === typed;
  const groups: Group[] = isCurrent
    ? [
        { value: text(m.desk_collections), items: found.collections },
        { value: text(m.desk_site_pages), items: found.words },
        { value: text(m.desk_products), items: found.products },
        { value: text(m.desk_menu_shop_pages), items: found.pages },
      ].filter(({ items }) => items.length > 0)
    : [];
  return (
    <Modal
      open
      onClose={onClose}
      title={text(m.desk_menu_find)}
      closeLabel={text(m.close)}
      focusFirst={field}
    >
      <Autocomplete.Root
        items={groups}
        filter={null}
        inline
        open
        autoHighlight="always"
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== "item-press") setTyped(value);
        }}
        itemToStringValue={({ label }: Target) => label}
      >
        <Autocomplete.Input
          ref={field}
          aria-label={text(m.desk_menu_find)}
          placeholder={text(m.desk_menu_find_hint)}
          maxLength={100}
          autoComplete="off"
          className={`mt-4 ${fieldClass}`}
        />
        <Autocomplete.Status className="mt-3 min-h-6 text-sm text-ink-soft">
          {found.isFetching || !isCurrent
            ? text(m.loading)
            : found.isFailed
              ? text(m.desk_failed)
              : groups.length === 0
                ? text(m.desk_find_nothing)
                : null}
        </Autocomplete.Status>
        <Autocomplete.List className="mt-1 max-h-[50vh] overflow-y-auto">
          {(group: Group) => (
            <Autocomplete.Group key={group.value} items={group.items} className="mb-3">
              <Autocomplete.GroupLabel className="px-3 pb-1 text-sm text-ink-soft">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Target) => (
                  <Autocomplete.Item
                    key={`${group.value} ${item.url}`}
                    value={item}
                    onClick={() => {
                      onChoose(item.url);
                      onClose();
                    }}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 data-highlighted:bg-brand-50 data-highlighted:text-brand-700"
                  >
                    <span className="min-w-0 font-semibold break-words">{item.label}</span>
                    {item.label !== item.url && (
                      <span className="min-w-0 text-sm break-all text-ink-soft">{item.url}</span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  );
}
