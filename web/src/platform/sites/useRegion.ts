import { getRegion } from "@velours/sdk/rules";
import type { Region } from "@velours/sdk/types";
import { useShop } from "../api/useShop.ts";
import { useSite } from "./useSite.ts";

/** Country, currency and fulfilment region of this shopper. */
export function useRegion(): Region {
  return getRegion(useSite().regions, useShop().country)!;
}
