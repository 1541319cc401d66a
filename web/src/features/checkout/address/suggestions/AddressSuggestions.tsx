import { useRouter } from "@tanstack/react-router";
import { completedAddress } from "@velours/sdk/rules";
import type { AddressCompletion } from "@velours/sdk/types";
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { m } from "../../../../platform/text/m.ts";
import { useText } from "../../../../platform/text/useText.ts";
import type { AddressForm } from "../AddressForm.ts";
import { fillAddress } from "../fillAddress.ts";
import { completedAddressQuery } from "./queries.ts";
import { SuggestionOption } from "./SuggestionOption.tsx";
import { useSuggestions } from "./useSuggestions.ts";

interface Props {
  form: AddressForm;
  secondLine: boolean;
  /** Text typed into the street; empty when nothing is to be suggested. */
  typed: string;
  onType: (typed: string) => void;
  /** Props that make the street's input the combobox of this list. */
  onCombobox: (input: ComponentProps<"input">) => void;
  onFill: (form: AddressForm) => void;
}

/**
 * The list below the street: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the street; when
 * there is no answer there is no list.
 */
export function AddressSuggestions(props: Props) {
  const { typed, onCombobox } = props;
  const text = useText();
  const shop = useShop();
  const { queries } = useRouter().options.context;
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const [filled, setFilled] = useState(false);
  const { suggestions, pending, open } = useSuggestions(typed);
  const list = useRef<HTMLDivElement>(null);
  const shown = suggestions.length > 0;
  const index = suggestions.findIndex((suggestion) => suggestion.id === active);
  const optionId = (at: number) => `${id}-${at}`;

  // Answers and keys come later than the render they were made in.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  async function choose(suggestion: AddressCompletion): Promise<void> {
    setActive(null);
    if (suggestion.type !== "Address") return open(suggestion);
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
      void choose(chosen);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys read what this render shows
  useLayoutEffect(() => {
    onCombobox({
      onKeyDown: handleKey,
      ...(shown && {
        "aria-expanded": true,
        "aria-controls": id,
        // The browser's own list would lie above this one.
        autoComplete: "off",
        ...(index !== -1 && { "aria-activedescendant": optionId(index) }),
      }),
    });
  }, [onCombobox, shown, index, suggestions.map((suggestion) => suggestion.id).join()]);

  useEffect(() => {
    if (typed !== "") setFilled(false);
  }, [typed]);
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
            <SuggestionOption
              key={suggestion.id}
              id={optionId(at)}
              suggestion={suggestion}
              active={at === index}
              onChoose={() => void choose(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  );
}
