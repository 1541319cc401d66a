import type { AddressCompletion } from "@velours/sdk/types";
import { ChevronRight } from "lucide-react";
import { classes } from "../../../../platform/ui/classes.ts";
import { splitHighlight } from "./splitHighlight.ts";

interface Props {
  id: string;
  suggestion: AddressCompletion;
  /** The keyboard is on it. */
  active: boolean;
  onChoose: () => void;
}

/** A suggestion: its matches are bold, and one that is several addresses has an arrow. */
export function AddressSuggestionOption({ id, suggestion, active, onChoose }: Props) {
  const { text, highlight, description, type } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      id={id}
      role="option"
      aria-selected={active}
      // A press must not take the focus from the street, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classes(
        "flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-mist",
        active && "bg-brand-50 outline-2 -outline-offset-2 outline-brand-600",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          {splitHighlight(text, highlight).map(({ text, matched }, at) =>
            matched ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
              <mark key={at} className="bg-transparent font-bold text-brand-700">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>{" "}
        <span className="block text-sm text-ink-soft">{description}</span>
      </span>
      {type !== "Address" && <ChevronRight aria-hidden="true" size={18} className="shrink-0" />}
    </div>
  );
}
