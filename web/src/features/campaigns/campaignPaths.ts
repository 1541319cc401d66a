import type { CampaignPage } from "@velours/sdk/types";

export type CampaignKind = CampaignPage["kind"];

/** The handle of a page whose address has none. */
export const CURRENT = "current";

const PATHS: Readonly<Record<CampaignKind, string>> = {
  "daily-deals": "/daily-deals",
  giveaway: "/giveaway",
  "mystery-gift": "/social-mysterygwp",
  "private-sale": "/private-sale",
  quiz: "/quiz",
  "social-giveaway": "/social-freevibegiveaway",
  "spin-to-win": "/spin-to-win",
  thankyou: "/thankyou",
  "toy-of-the-month": "/giveaway",
  vibe: "/vibe",
};

/** Where a campaign's page is, without a language. */
export const campaignPath = (kind: CampaignKind, handle: string): string =>
  handle === CURRENT ? PATHS[kind] : `${PATHS[kind]}/${handle}`;
