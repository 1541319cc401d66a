import { CampaignScreen, MerchantPage, ProductScreen, TrackScreen } from "./screens.ts";

type Kind = "listing" | "product" | "campaign" | "page" | "track";

/** Fetches what draws a page that is opened from another one, so that it comes up whole. */
export async function preloadScreen(kind: Kind): Promise<void> {
  if (kind === "product") await ProductScreen.preload?.();
  if (kind === "campaign") await CampaignScreen.preload?.();
  if (kind === "page") await MerchantPage.preload?.();
  if (kind === "track") await TrackScreen.preload?.();
}
