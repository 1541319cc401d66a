import { DEFAULT_LANGUAGE, withLanguage } from "@velours/sdk/rules";

export interface Screen {
  /** Where the storefront calls the operation. */
  path: string;
  /** The action on the screen that calls it, when loading the page does not. */
  action?: string;
}

const bag = "/product/100001";
const checkout = "/checkout";

/** The screen on which each operation's errors are seen. */
export const screens: Record<string, Screen> = {
  getSite: { path: "/" },
  listProducts: { path: "/sex-toys/vibrators" },
  getCollection: { path: "/sex-toys/vibrators" },
  getCollectionFilters: { path: "/sex-toys/vibrators" },
  getProduct: { path: "/product/100001" },
  getPromotion: { path: bag, action: "Add to bag, then enter any promo code." },
  getGiftCard: { path: bag, action: "Add to bag, then enter a gift card code: 1000-0000-0000-0002." },
  listShippingRates: { path: bag, action: "Add to bag." },
  listShippingOptions: { path: checkout, action: "With something in the bag, fill in the address." },
  calculateTaxes: { path: checkout, action: "With something in the bag, fill in the address." },
  generateInvoice: { path: checkout, action: "With something in the bag, go on to the payment." },
  createCardToken: { path: checkout, action: "With something in the bag, go on to the payment." },
  validateCart: { path: checkout, action: "With something in the bag, go on to the payment and pay." },
  submitCheckout: { path: checkout, action: "With something in the bag, go on to the payment and pay." },
  getOrder: { path: "/checkout?id=3f2b6c1e-8a4d-4c0b-9f5e-2d7a1b6c9e01" },
  trackOrder: { path: "/track", action: "Enter any number and email address, and track." },
  identify: { path: "/", action: "Called in the background; the page goes on without it." },
  writeLog: { path: "/", action: "Called in the background; the page goes on without it." },
};

/** The storefront's address of a scenario, in one of its languages; only the named operation fails on it. */
export function scenarioPath(operation: string, reference: string, language: "en" | "fr"): string {
  const path = screens[operation]?.path;
  if (path === undefined) throw new Error(`No screen is named for ${operation}.`);
  const address = withLanguage(path, { language, defaultLanguage: DEFAULT_LANGUAGE });
  return `${address}${address.includes("?") ? "&" : "?"}scenario=${reference}&operation=${operation}`;
}
