import type { CampaignPage } from "@velours/sdk/types";

export type CampaignKind = CampaignPage["kind"];

/** The handle of a page whose address has none. */
const CURRENT = "current";

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

const HANDLED: readonly CampaignKind[] = ["daily-deals", "giveaway", "spin-to-win", "vibe"];
const ONE: readonly CampaignKind[] = ["mystery-gift", "private-sale", "quiz", "social-giveaway", "thankyou"];

/** The campaign's page that a path without a language names; null for any other path. */
export function parseCampaignPath(path: string): { kind: CampaignKind; handle: string } | null {
  const [, first, handle, ...rest] = path.split("/");
  const segment = `/${first?.toLowerCase()}`;
  if (rest.length > 0) return null;
  if (!handle) {
    if (segment === PATHS["spin-to-win"]) return { kind: "spin-to-win", handle: CURRENT };
    if (segment === PATHS["toy-of-the-month"]) return { kind: "toy-of-the-month", handle: CURRENT };
    const kind = ONE.find((each) => PATHS[each] === segment);
    return kind ? { kind, handle: CURRENT } : null;
  }
  const kind = HANDLED.find((each) => PATHS[each] === segment);
  return kind ? { kind, handle } : null;
}

/** Where a campaign's page is, without a language. */
export const campaignPath = (kind: CampaignKind, handle: string): string =>
  handle === CURRENT ? PATHS[kind] : `${PATHS[kind]}/${handle}`;
