import { hydrateLater } from "../../platform/chunks/hydrateLater.tsx";

/** Read, not needed to choose and to buy: its code is fetched after the first view. */
export const ProductDetails = hydrateLater(
  async () => (await import("./ProductDetails.tsx")).ProductDetails,
  "[data-part=details]",
);
