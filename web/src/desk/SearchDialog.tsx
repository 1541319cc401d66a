import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRef, useState } from "react";
import { useDebouncedValue } from "../platform/queries/useDebouncedValue.ts";
import { fieldClass } from "../platform/ui/fieldClass.ts";
import { Modal } from "../platform/ui/Modal.tsx";
import { m, useDeskText } from "./desk.ts";

interface Result {
  label: string;
  /** Tells it from others of the same name. */
  detail?: string;
}

export interface ResultGroup<Item extends Result> {
  value: string;
  items: readonly Item[];
}

export interface Search {
  typed: string;
  /** The text once typing has paused. */
  searched: string;
  setTyped: (typed: string) => void;
}

export function useSearch(): Search {
  const [typed, setTyped] = useState("");
  return { typed, searched: useDebouncedValue(typed, 200), setTyped };
}

interface Props<Item extends Result> {
  title: string;
  placeholder: string;
  search: Search;
  /** Groups without results are left out. */
  groups: readonly ResultGroup<Item>[];
  isFetching: boolean;
  isFailed: boolean;
  onChoose: (item: Item) => void;
  onClose: () => void;
}

/** A field whose results stand below it in groups; choosing one closes the dialog. Import it lazily. */
export function SearchDialog<Item extends Result>({
  title,
  placeholder,
  search: { typed, searched, setTyped },
  groups,
  isFetching,
  isFailed,
  onChoose,
  onClose,
}: Props<Item>) {
  const text = useDeskText();
  const field = useRef<HTMLInputElement>(null);
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Modal open onClose={onClose} title={title} closeLabel={text(m.close)} focusFirst={field}>
      <Autocomplete.Root
        items={shown}
        filter={null}
        inline
        open
        autoHighlight="always"
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== "item-press") setTyped(value);
        }}
        itemToStringValue={({ label }: Item) => label}
      >
        <Autocomplete.Input
          ref={field}
          aria-label={title}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          className={`mt-4 ${fieldClass}`}
        />
        <Autocomplete.Status className="mt-3 min-h-6 text-sm text-ink-soft">
          {isFetching || searched !== typed
            ? text(m.loading)
            : isFailed
              ? text(m.desk_failed)
              : shown.length === 0
                ? text(m.desk_find_nothing)
                : null}
        </Autocomplete.Status>
        <Autocomplete.List className="mt-1 max-h-[50vh] overflow-y-auto">
          {({ value, items }: ResultGroup<Item>) => (
            <Autocomplete.Group key={value} items={items} className="mb-3">
              <Autocomplete.GroupLabel className="px-3 pb-1 text-sm text-ink-soft">
                {value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Item) => (
                  <Autocomplete.Item
                    key={`${item.label} ${item.detail}`}
                    value={item}
                    onClick={() => {
                      onClose();
                      onChoose(item);
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
