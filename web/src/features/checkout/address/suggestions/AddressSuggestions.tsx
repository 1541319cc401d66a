import { useRouter } from "@tanstack/react-router";
import { completedAddress } from "@velours/sdk/rules";
import type { AddressCompletion } from "@velours/sdk/types";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { m, useText } from "../../../../platform/text/useText.ts";
import type { AddressForm } from "../AddressForm.ts";
import { fillAddress } from "../fillAddress.ts";
import { AddressSuggestionOption } from "./AddressSuggestionOption.tsx";
import { completedAddressQuery } from "./queries.ts";
import { useAddressSuggestions } from "./useAddressSuggestions.ts";

/** The form that a chosen suggestion fills. */
interface FilledForm {
  form: AddressForm;
  secondLine: boolean;
  onType: (typed: string) => void;
  onFill: (form: AddressForm) => void;
}

/** Fills the form with a suggestion. The answer comes later than the press: `latest` is the form as it is by then. */
function useChosenAddress(typed: string, latest: RefObject<FilledForm>) {
  const shop = useShop();
  const { queries } = useRouter().options.context;
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (typed !== "") setFilled(false);
  }, [typed]);

  async function fill(suggestion: AddressCompletion): Promise<void> {
    const { form: chosenAt, onType } = latest.current;
    onType("");
    const found = await queries.get(completedAddressQuery(shop, suggestion.id)).then(
      completedAddress,
      // Its parts are unknown: the street at least is what was chosen.
      () => ({ address1: suggestion.text }),
    );
    const { form, secondLine, onFill } = latest.current;
    const next = fillAddress(form, { chosenAt, found, secondLine });
    if (next === form) return;
    onFill(next);
    setFilled(true);
  }

  return { fill, filled };
}

export interface AddressSuggestionsProps extends FilledForm {
  /** Text typed into the street; empty when nothing is to be suggested. */
  typed: string;
  /** Props that make the street's input the combobox of this list. */
  onCombobox: (input: ComponentProps<"input">) => void;
}

/**
 * The list below the street: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the street; when
 * there is no answer there is no list.
 */
export function AddressSuggestions(props: AddressSuggestionsProps) {
  const { typed, onCombobox } = props;
  const text = useText();
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const { suggestions, pending, open } = useAddressSuggestions(typed);
  const list = useRef<HTMLDivElement>(null);
  const shown = suggestions.length > 0;
  const index = suggestions.findIndex((suggestion) => suggestion.id === active);
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = index === -1 ? undefined : optionId(index);

  // Answers and keys come later than the render they were made in.
  const latest = useRef({ ...props, handleKey });
  useLayoutEffect(() => {
    latest.current = { ...props, handleKey };
  });
  const { fill, filled } = useChosenAddress(typed, latest);

  function choose(suggestion: AddressCompletion): void {
    setActive(null);
    if (suggestion.type === "Address") void fill(suggestion);
    else open(suggestion);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && !shown) return latest.current.onType(event.currentTarget.value);
    if (!shown) return;
    const chosen = suggestions[index];
    if (step !== 0) {
      event.preventDefault();
      // Between the last and the first there is the text itself, with nothing chosen.
      const next = index === -1 && step === -1 ? suggestions.length - 1 : index + step;
      setActive(suggestions[next]?.id ?? null);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setActive(null);
      latest.current.onType("");
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  }

  useLayoutEffect(() => {
    onCombobox({
      onKeyDown: (event) => latest.current.handleKey(event),
      ...(shown && {
        "aria-expanded": true,
        "aria-controls": id,
        // The browser's own list would lie above this one.
        autoComplete: "off",
        "aria-activedescendant": activeId,
      }),
    });
  }, [onCombobox, shown, id, activeId]);

  useEffect(() => {
    if (index !== -1) list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }, [index]);

  return (
    <>
      <p role="status" className="sr-only">
        {filled
          ? text(m.address_filled)
          : shown && !pending && text(m.address_suggestions_count, { count: suggestions.length })}
      </p>
      {shown && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={text(m.address_suggestions)}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-white py-1 shadow-float"
        >
          {suggestions.map((suggestion, at) => (
            <AddressSuggestionOption
              key={suggestion.id}
              id={optionId(at)}
              suggestion={suggestion}
              active={at === index}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  );
}
