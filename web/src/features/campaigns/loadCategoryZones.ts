import { categoryCampaigns } from "@velours/sdk/rules";
import type { Shop } from "../../platform/api/Shop.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import type { ListingZones } from "../catalogue/slots.ts";
import { categoryCampaignsQuery } from "./queries.ts";

/** Banners of a category page; null when they cannot be loaded, for a listing does without them. */
export async function loadCategoryZones(shop: Shop, queries: Queries): Promise<ListingZones | null> {
  try {
    const { zones, blastBar } = categoryCampaigns(await queries.get(categoryCampaignsQuery(shop)));
    return { blastBar: blastBar.flat(), above: Object.values(zones).flat() };
  } catch {
    return null;
  }
}
