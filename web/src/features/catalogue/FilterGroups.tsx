import {
  BROWSE_LIMIT,
  chosenPrice,
  FILTER_GROUP_SHOWN,
  isChosen,
  type ListingSearch,
  narrowingKey,
  setPrice,
} from "@velours/sdk/rules";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import type { FilterGroup } from "./FilterGroup.ts";
import { hasIcon } from "./filterLabels.ts";

// Its ranges can be ticked without it.
const PriceSlider = lazyPart(async () => (await import("./PriceSlider.tsx")).PriceSlider, { quiet: true });

interface Props {
  groups: readonly FilterGroup[];
  search: ListingSearch;
  onToggle: (key: string, value: string) => void;
  onPrice: (search: ListingSearch) => void;
  /** How long a thumb of the price rests before it counts, in milliseconds. */
  wait: number;
}

/** An expandable group of boxes for each filter key. */
export function FilterGroups({ groups, ...props }: Props) {
  return groups.map((group) => <Group key={group.key} group={group} {...props} />);
}

function Group({
  group: { key: name, label, options, bounds },
  search,
  onToggle,
  onPrice,
  wait,
}: Omit<Props, "groups"> & { group: FilterGroup }) {
  const text = useText();
  const { currency } = useRegion();
  const price = bounds ? chosenPrice(search) : null;
  // A price that the slider shows ticks no range.
  const key = price ? name : (narrowingKey(search, name) ?? name);
  const selected = options.map(({ value }) => value).filter((value) => isChosen(search, key, value));
  const count = selected.length + (price ? 1 : 0);
  const place = useRef<HTMLDetailsElement>(null);
  const [all, setAll] = useState(false);
  const used = count > 0;
  const [open, setOpen] = useState(used);
  const [wasUsed, setWasUsed] = useState(used);
  // It opens for what is chosen and is closed by its summary alone: closed with the last choice, it would take the focus along.
  if (used !== wasUsed) {
    setWasUsed(used);
    if (used) setOpen(true);
  }
  const long = options.length > BROWSE_LIMIT;
  const shown = long && !all ? options.slice(0, FILTER_GROUP_SHOWN) : options;

  function showLess() {
    setAll(false);
    const group = place.current;
    if (!group) return;
    const scroller = scrollerOf(group);
    const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: group.getBoundingClientRect().top - edge - 200, behavior: "smooth" });
  }

  return (
    <details
      ref={place}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 font-medium">
        {hasIcon(name) ? (
          <img
            src={`/assets/img/commerce-filters/${name}.svg`}
            alt=""
            width={20}
            height={20}
            loading="lazy"
          />
        ) : (
          <span className="size-5" />
        )}
        <span className="flex-1">{label}</span>
        {used && (
          <Badge tone="brand">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{text(m.selected_filters, { n: count })}</span>
          </Badge>
        )}
        <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        {bounds && (
          <PriceSlider
            fallback={<div className="h-19" />}
            bounds={bounds}
            chosen={price}
            currency={currency}
            wait={wait}
            onChange={(range) => onPrice(setPrice(search, range, bounds))}
          />
        )}
        {shown.map(({ value, label: words, count }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={selected.includes(value)}
            // After Back the browser would tick what was ticked then.
            autoComplete="off"
            onChange={() => onToggle(key, value)}
          >
            {/* A single text each: the server would write a comment between two. */}
            {`${words} `}
            <span className="text-ink-faint">{`(${count})`}</span>
          </Checkbox>
        ))}
        {long && (
          <Button variant="text" size="small" onClick={all ? showLess : () => setAll(true)}>
            {text(all ? m.show_less : m.show_more)}
          </Button>
        )}
      </div>
    </details>
  );
}

/** The scroll container of the filters: the page, or the sheet they are in. */
function scrollerOf({ parentElement }: Element): Element {
  if (!parentElement || parentElement === document.body) return document.documentElement;
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? parentElement
    : scrollerOf(parentElement);
}
