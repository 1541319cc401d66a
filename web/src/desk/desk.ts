import type { FullClient } from "@velours/sdk";
import type { MerchantAccess, MerchantScope } from "@velours/sdk/types";
import { createContext, useContext } from "react";
import { type Text, textIn } from "../platform/text/useText.ts";
import type { DeskSettings } from "./settings.ts";

export { m } from "../platform/text/m.ts";

export interface Desk extends DeskSettings {
  api: FullClient;
  /** Undefined until the caller is known. */
  access?: MerchantAccess | undefined;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("there is no desk around this");
  return desk;
}

/** Words of the interface in the language of the address. */
export const useDeskText = (): Text => textIn(useDesk().locale);

/** True when the caller has this scope. The server decides; this only hides what it would refuse. */
export const useMay = (scope: MerchantScope): boolean => useDesk().access?.scopes.includes(scope) ?? false;

/** True when the caller has this scope for all sites: for changes that the server lets nobody of certain sites make. */
export const useMayForAll = (scope: MerchantScope): boolean => {
  const mayHere = useMay(scope);
  return useDesk().access?.sites === null && mayHere;
};
