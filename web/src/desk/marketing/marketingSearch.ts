import type { CampaignEntrant } from "@velours/sdk/types";
import { readSearch } from "../readSearch.ts";

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
  const { kind, handle, ...rest } = readSearch(search, {
    list: ["entries"],
    kind: Object.keys(kinds) as CampaignEntrant["kind"][],
    handle: 200,
    cursor: 100,
  });
  return rest.list === undefined ? rest : { ...rest, ...(kind && { kind }), ...(handle && { handle }) };
}
