import { lazyRouteComponent } from "@tanstack/react-router";

// Screens of the catalogue's route beside listings. Apart, so that a listing's first page does without it.
export const ProductScreen = lazyRouteComponent(
  () => import("../catalogue/ProductScreen.tsx"),
  "ProductScreen",
);
export const CampaignScreen = lazyRouteComponent(
  () => import("../campaigns/CampaignScreen.tsx"),
  "CampaignScreen",
);
export const MerchantPage = lazyRouteComponent(() => import("./merchant/MerchantPage.tsx"), "MerchantPage");
export const TrackScreen = lazyRouteComponent(() => import("../track/TrackScreen.tsx"), "TrackScreen");
