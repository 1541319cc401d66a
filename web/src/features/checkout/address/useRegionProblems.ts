import { type AddressRegion, getStates } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import type { AddressForm } from "./AddressForm.ts";

let rules: typeof import("./postcodeRules.ts") | undefined;

/** The problems as far as the tables are loaded; without them the server decides. */
export const loadedRegionProblems = (address: AddressRegion, language?: Language) =>
  rules?.regionErrors(address, language) ?? {};

/** The state a postcode lies in, as far as the tables are loaded; null when it is not known or not in the list. */
export function loadedState({ country, zipcode }: AddressForm): string | null {
  const code = rules?.findState({ country, zipcode }) ?? null;
  return code !== null && getStates(country)?.some((state) => state.code === code) ? code : null;
}

/**
 * Errors of an address's state and postcode. The tables for it are fetched when one of them is typed; when
 * they cannot be fetched no problem shows here, and the server decides.
 */
export function useRegionProblems(address: AddressRegion, language: Language) {
  const [, setLoaded] = useState(rules !== undefined);
  const typed = `${address.state}${address.zipcode}`;
  useEffect(() => {
    if (rules || typed === "") return;
    let here = true;
    import("./postcodeRules.ts").then(
      (loaded) => {
        rules = loaded;
        if (here) setLoaded(true);
      },
      // The next keystroke tries again.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [typed]);
  return loadedRegionProblems(address, language);
}
