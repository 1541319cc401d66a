import { categoryCampaigns } from "@velours/sdk/rules";
import type { Campaign } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import { categoryCampaignsQuery } from "./queries.ts";

export interface CategoryZones {
  /** In the order of its zones. */
  blastBar: Campaign[];
  /** Of the zone above the listing. */
  above: Campaign[];
}

/** Banners of a category page; null when they cannot be loaded, for a listing does without them. */
export async function loadCategoryZones(shop: Shop, queries: Queries): Promise<CategoryZones | null> {
  try {
    const { zones, blastBar } = categoryCampaigns(await queries.get(categoryCampaignsQuery(shop)));
    return { blastBar: blastBar.flat(), above: Object.values(zones).flat() };
  } catch {
    return null;
  }
}
