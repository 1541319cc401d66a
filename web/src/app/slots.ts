import { RewardBanners } from "../features/account/area/slots.ts";
import { BesideBag, CartExpress, CartRecommendations, MinimumProducts } from "../features/cart/slots.ts";
import {
  ListingBanners,
  ProductExpress,
  ProductRails,
  ProductReviews,
  ProductSeen,
  WishButton,
} from "../features/catalogue/slots.ts";
import { CheckoutExpress } from "../features/checkout/slots.ts";
import { HeroCountdown } from "../features/pages/home/slots.ts";
import { lazyHydrated } from "../platform/chunks/lazyHydrated.tsx";
import { lazyPart } from "../platform/chunks/lazyPart.tsx";

// Blocked, not offered or not fetched, it is not there.
const quiet = { quiet: true };

CartExpress.fill(
  lazyPart(async () => (await import("../features/express/CartExpress.tsx")).CartExpress, quiet),
);
CartRecommendations.fill(
  lazyPart(
    async () => (await import("../features/recommendations/CartRecommendations.tsx")).CartRecommendations,
    quiet,
  ),
);
BesideBag.fill(lazyPart(async () => (await import("../features/exitOffer/ExitOffer.tsx")).ExitOffer, quiet));
CheckoutExpress.fill(
  lazyPart(async () => (await import("../features/express/CheckoutExpress.tsx")).CheckoutExpress, quiet),
);
HeroCountdown.fill(
  lazyPart(
    async () => (await import("../features/campaigns/CampaignCountdown.tsx")).CampaignCountdown,
    quiet,
  ),
);
ListingBanners.fill(
  lazyHydrated(async () => (await import("../features/campaigns/CategoryBanners.tsx")).CategoryBanners),
  async (...of) => (await import("../features/campaigns/loadCategoryZones.ts")).loadCategoryZones(...of),
);
MinimumProducts.fill(
  lazyPart(
    async () => (await import("../features/recommendations/PopularProducts.tsx")).PopularProducts,
    quiet,
  ),
);
ProductExpress.fill(
  lazyPart(async () => (await import("../features/express/ProductExpress.tsx")).ProductExpress, quiet),
);
ProductRails.fill(
  lazyPart(async () => (await import("../features/recommendations/ProductRails.tsx")).ProductRails, quiet),
);
ProductReviews.fill(
  lazyHydrated(async () => (await import("../features/reviews/ProductReviews.tsx")).ProductReviews),
  async (...of) => (await import("../features/reviews/loadFirstReviews.ts")).loadFirstReviews(...of),
);
ProductSeen.fill(
  lazyPart(
    async () => (await import("../features/recommendations/RememberProduct.tsx")).RememberProduct,
    quiet,
  ),
);
RewardBanners.fill(
  lazyPart(async () => (await import("../features/campaigns/RewardZones.tsx")).RewardZones, quiet),
);
WishButton.fill(lazyPart(async () => (await import("../features/wishlist/Heart.tsx")).Heart, quiet));
