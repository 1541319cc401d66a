import type { CampaignEntrant } from "@velours/sdk/types";
import { readSearchText } from "../readSearchText.ts";

/** A campaign whose entries are listed. */
export type CampaignFilter = Partial<Pick<CampaignEntrant, "kind" | "handle">>;

/** The list of marketing, its campaign and its page, as they stand in the address. */
export interface MarketingSearch extends CampaignFilter {
  /** Absent for the newsletter. */
  list?: "entries";
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

const kinds: Record<CampaignEntrant["kind"], true> = {
  "daily-deals": true,
  giveaway: true,
  "mystery-gift": true,
  "private-sale": true,
  quiz: true,
  "social-giveaway": true,
  "spin-to-win": true,
  thankyou: true,
  "toy-of-the-month": true,
  vibe: true,
};

/** Leaves out everything in an address that is no list, no campaign and no page. */
export function parseMarketingSearch(search: Record<string, unknown>): MarketingSearch {
  const cursor = readSearchText(search.cursor, 100);
  const page = cursor === undefined ? {} : { cursor };
  if (search.list !== "entries") return page;
  const kind = Object.keys(kinds).find((name) => name === search.kind) as CampaignEntrant["kind"] | undefined;
  const handle = readSearchText(search.handle, 200);
  return { list: "entries", ...(kind && { kind }), ...(handle && { handle }), ...page };
}
