import { hydrateLater } from "../../platform/chunks/hydrateLater.tsx";

/** The server's reviews, taken over when the shopper comes near. */
export const ShownReviews = hydrateLater(
  async () => (await import("../reviews/ProductReviews.tsx")).ProductReviews,
  "#reviews",
  { near: true },
);

/** Read, not needed to choose and to buy: its code is fetched after the first view. */
export const ProductDetails = hydrateLater(
  async () => (await import("./ProductDetails.tsx")).ProductDetails,
  "[data-part=details]",
);
