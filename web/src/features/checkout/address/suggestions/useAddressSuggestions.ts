import { regionsOfCurrency } from "@velours/sdk/rules";
import type { AddressCompletion } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { useQuery } from "../../../../platform/queries/useQuery.ts";
import { useRegion } from "../../../../platform/sites/useRegion.ts";
import { useSite } from "../../../../platform/sites/useSite.ts";
import { completionsQuery } from "./queries.ts";

const WAIT = 300;
const LIMIT = 10;
const NONE: readonly AddressCompletion[] = [];

/**
 * Suggestions for the typed street, in countries with the shopper's currency; none while nothing is typed. `open` looks
 * into one that is several addresses, until something else is typed.
 */
export function useAddressSuggestions(typed: string) {
  const shop = useShop();
  const { regions } = useSite();
  const { currency } = useRegion();
  const [settled, setSettled] = useState("");
  const [opened, setOpened] = useState<{ id: string; typed: string } | null>(null);
  const street = typed.trim();
  useEffect(() => {
    if (street === "") return setSettled("");
    const timer = setTimeout(() => setSettled(street), WAIT);
    return () => clearTimeout(timer);
  }, [street]);

  const container = opened?.typed === typed ? opened.id : null;
  const countriesFilter = regionsOfCurrency(regions, currency).map(({ country }) => country);
  const { data, error, isFetching } = useQuery({
    ...completionsQuery(
      shop,
      container === null
        ? { partialStreet: settled, countriesFilter: countriesFilter.join(), limit: LIMIT }
        : { container, advanced: true },
    ),
    enabled: street !== "" && (container !== null || settled !== ""),
  });
  // Suggestions of the text before stay while more is typed, and end with the list.
  const [kept, keep] = useState<readonly AddressCompletion[]>([]);
  const found = error ? NONE : data;
  useEffect(() => {
    if (street === "") keep([]);
    else if (found) keep(found);
  }, [street, found]);
  return {
    suggestions: street === "" ? [] : kept.slice(0, LIMIT),
    /** The shown suggestions are of an earlier text. */
    pending: isFetching || settled !== street,
    open: ({ id }: AddressCompletion) => setOpened({ id, typed }),
  };
}
