import { CampaignScreen, MerchantPage, ProductScreen, TrackScreen } from "./screens.ts";

type Kind = "listing" | "product" | "campaign" | "page" | "track";

/** Fetches what draws a page that is opened from another one, so that it comes up whole. */
export async function preloadScreen(kind: Kind): Promise<void> {
  if (kind === "listing") await (await import("../catalogue/listingLater.ts")).preloadListing();
  if (kind === "product") {
    const { ProductDetails } = await import("../catalogue/productLater.ts");
    await Promise.all([ProductScreen.preload?.(), ProductDetails.preload()]);
  }
  if (kind === "campaign") await CampaignScreen.preload?.();
  if (kind === "page") await MerchantPage.preload?.();
  if (kind === "track") await TrackScreen.preload?.();
}
