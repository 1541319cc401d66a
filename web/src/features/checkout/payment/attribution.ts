import { readCookie, storageNames } from "@velours/sdk/rules";
import { setCookie } from "../../../platform/browser/setCookie.ts";
import type { Attribution } from "../payloads.ts";

const PARTS = ["source", "campaign", "medium"] as const;

/** Where the visit came from. */
export function readAttribution(cookies: string, brand: string): Attribution {
  const names = storageNames("", brand);
  const read = (part: (typeof PARTS)[number]) => readCookie(cookies, names[part]) ?? null;
  return { source: read("source"), campaign: read("campaign"), medium: read("medium") };
}

/** Forgets it: the order was placed. */
export function clearAttribution(brand: string): void {
  const names = storageNames("", brand);
  for (const part of PARTS) {
    setCookie(names[part], "", 0);
  }
}
