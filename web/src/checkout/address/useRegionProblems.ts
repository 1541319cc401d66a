import type { AddressRegion } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { useEffect, useState } from "react";

let rules: typeof import("./postcodeRules.ts") | undefined;

/** The problems as far as the tables are loaded; without them the server decides. */
export const loadedRegionProblems = (address: AddressRegion, language?: Language) =>
  rules?.regionProblems(address, language) ?? {};

/**
 * What is wrong with the state and the postcode of an address. The tables for it are fetched when one of them is typed;
 * when they cannot be fetched no problem shows here, and the server decides.
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
