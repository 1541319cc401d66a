import { useRouter } from "@tanstack/react-router";
import { completedAddress } from "@velours/sdk/rules";
import type { AddressCompletion } from "@velours/sdk/types";
import { type RefObject, useEffect, useState } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { fillAddress } from "../fillAddress.ts";
import type { AddressSuggestionsProps } from "./AddressSuggestions.tsx";
import { completedAddressQuery } from "./queries.ts";

/** Fills the form with a suggestion. The answer comes later than the press: `latest` is the form as it is by then. */
export function useChosenAddress(typed: string, latest: RefObject<AddressSuggestionsProps>) {
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
