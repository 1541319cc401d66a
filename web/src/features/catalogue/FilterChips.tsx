import { chosenPrice, filterValues, isChosen, type ListingSearch, narrowingKey } from "@velours/sdk/rules";
import { X } from "lucide-react";
import { useRef } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { showWhole } from "../../platform/ui/showWhole.ts";
import type { FilterGroup } from "./FilterGroup.ts";
import { optionLabel, priceText } from "./filterLabels.ts";

interface Props {
  groups: readonly FilterGroup[];
  search: ListingSearch;
  onRemove: (key: string, value: string) => void;
  onClear: () => void;
}

/** A listing's filters, each with a button that takes it away; a single line, whatever its length. */
export function FilterChips({ groups, search, onRemove, onClear }: Props) {
  const text = useText();
  const { currency } = useRegion();
  const list = useRef<HTMLUListElement>(null);
  const shop = useShop();
  const price = chosenPrice(search);
  const chosen = groups.flatMap(({ key, label, options }) => {
    const named = narrowingKey(search, key);
    const chips = (named ? filterValues(search, named) : []).map((value) => {
      // A value that no product of the listing has any more narrows it all the same.
      const option = options.find((offered) => isChosen({ [key]: value }, key, offered.value));
      const words = option?.label ?? optionLabel(key, value, currency, shop, text);
      return { key: named as string, value, words, name: `${label}: ${words}` };
    });
    if (key !== "prices" || !price) return chips;
    const words = priceText(price, currency, text);
    return [{ key: "price", value: String(search.price), words, name: `${label}: ${words}` }];
  });

  // The pressed button goes with its filter, and this list with the last one.
  const leave = () => list.current?.closest<HTMLElement>("section")?.focus({ preventScroll: true });

  function remove(key: string, value: string) {
    leave();
    onRemove(key, value);
  }

  function clear() {
    leave();
    onClear();
  }

  return (
    <ul
      ref={list}
      aria-label={text(m.active_filters)}
      onFocus={showWhole}
      className="-mx-2 mb-1 flex h-14 scroll-px-2 items-center gap-2 overflow-x-auto px-2"
    >
      {chosen.map(({ key, value, words, name }) => (
        <li key={`${key} ${value}`} className="shrink-0">
          <PlainButton
            onClick={() => remove(key, value)}
            aria-label={text(m.remove_filter, { name })}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-medium hover:border-brand-600 hover:text-brand-700"
          >
            {words}
            <X aria-hidden="true" size={16} />
          </PlainButton>
        </li>
      ))}
      <li className="shrink-0">
        <PlainButton
          onClick={clear}
          className="min-h-11 rounded-full px-3 text-sm font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.clear_all)}
        </PlainButton>
      </li>
    </ul>
  );
}
