import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRef, useState } from "react";
import { useDebouncedValue } from "../../platform/queries/useDebouncedValue.ts";
import { fieldClass } from "../../platform/ui/fieldClass.ts";
import { Modal } from "../../platform/ui/Modal.tsx";
import { m, useDeskText } from "../desk.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import type { Place } from "./places.ts";
import { type Found, useFound } from "./useFound.ts";

interface Group {
  value: string;
  items: readonly Found[];
}

interface Props {
  /** Places that the caller may open. */
  places: readonly Place[];
  onClose: () => void;
}

/** Finds a place, an order or a product by a few letters, or a customer by their address, and goes there. */
export function FindDialog({ places, onClose }: Props) {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const searched = useDebouncedValue(typed, 200);
  const found = useFound(searched);
  // Enter must not open what was found for another text.
  const isCurrent = searched === typed;
  const isFetching = found.isFetching || !isCurrent;
  const named = places
    .map(({ to, label }): Found => ({ to, label: text(label) }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const groups: Group[] = [
    { value: text(m.desk_places), items: named },
    { value: text(m.desk_customers), items: isCurrent ? found.customers : [] },
    { value: text(m.orders), items: isCurrent ? found.orders : [] },
    { value: text(m.desk_products), items: isCurrent ? found.products : [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <Modal open onClose={onClose} title={text(m.desk_find)} closeLabel={text(m.close)} focusFirst={field}>
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
        itemToStringValue={({ label }: Found) => label}
      >
        <Autocomplete.Input
          ref={field}
          aria-label={text(m.desk_find)}
          placeholder={text(m.desk_find_hint)}
          maxLength={100}
          autoComplete="off"
          className={`mt-4 ${fieldClass}`}
        />
        <Autocomplete.Status className="mt-3 min-h-6 text-sm text-ink-soft">
          {isFetching
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
                {(item: Found) => (
                  <Autocomplete.Item
                    key={item.to}
                    value={item}
                    onClick={() => {
                      onClose();
                      navigate(item.to);
                    }}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 data-highlighted:bg-brand-50 data-highlighted:text-brand-700"
                  >
                    <span className="min-w-0 font-semibold break-words">{item.label}</span>
                    {item.detail && (
                      <span className="min-w-0 text-sm break-all text-ink-soft">{item.detail}</span>
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
