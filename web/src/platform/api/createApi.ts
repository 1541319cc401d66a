import { type Client, createPartialClient } from "@velours/sdk";
import {
  acceptUpsell,
  addWishlistItem,
  cancelOrder,
  changePassword,
  changeUsername,
  closeOrder,
  completeAddress,
  createBnplToken,
  createCardToken,
  createEmailCode,
  createMessage,
  createStockNotice,
  enterCampaign,
  generateInvoice,
  getAddress,
  getCampaignPage,
  getCollection,
  getCollectionFilters,
  getCreditNotePdf,
  getCredits,
  getGiftCard,
  getInvoicePdf,
  getOrder,
  getPage,
  getProduct,
  getPromotion,
  getPurchase,
  getSite,
  getUser,
  getWishlist,
  identify,
  listCampaigns,
  listNotifications,
  listOrders,
  listProducts,
  listRecommendations,
  listReviews,
  listShippingOptions,
  listShippingRates,
  listSuggestions,
  login,
  logout,
  recoverPassword,
  register,
  removeWishlistItem,
  requestReturn,
  resetPassword,
  saveAddress,
  submitCheckout,
  subscribeNewsletter,
  trackOrder,
  validateCart,
  validateEmail,
  writeLog,
} from "@velours/sdk/operations";
import { learnServerTime } from "../browser/serverClock.ts";
import { sessionWatch } from "../session/sessionWatch.ts";
import type { PageRequest } from "./readRequest.ts";
import type { ShopSettings } from "./ShopSettings.ts";

/**
 * Operations that the storefront calls. It carries no other operation: name one here before its first call.
 */
const CALLED = {
  acceptUpsell,
  addWishlistItem,
  cancelOrder,
  changePassword,
  changeUsername,
  closeOrder,
  completeAddress,
  createBnplToken,
  createCardToken,
  createEmailCode,
  createMessage,
  enterCampaign,
  generateInvoice,
  getAddress,
  getCampaignPage,
  getCollection,
  getCollectionFilters,
  getCredits,
  getGiftCard,
  getCreditNotePdf,
  getInvoicePdf,
  getOrder,
  getPage,
  getProduct,
  getPromotion,
  getPurchase,
  getSite,
  getUser,
  getWishlist,
  identify,
  listCampaigns,
  listNotifications,
  listOrders,
  listProducts,
  listRecommendations,
  createStockNotice,
  listReviews,
  listShippingOptions,
  listShippingRates,
  listSuggestions,
  login,
  logout,
  recoverPassword,
  register,
  removeWishlistItem,
  requestReturn,
  resetPassword,
  saveAddress,
  submitCheckout,
  subscribeNewsletter,
  trackOrder,
  validateCart,
  validateEmail,
  writeLog,
};

/** The SDK's client, with the operations the storefront calls. */
export type Api = Pick<Client, keyof typeof CALLED>;

export function createApi(
  settings: ShopSettings,
  { language, scenario, fetch, settings: { origin } }: PageRequest,
): Api {
  return createPartialClient(CALLED, {
    // Where the shopper is, not where the page's links lead: another host has no session of theirs.
    baseUrl: `${origin}/api`,
    clientToken: settings.clientToken,
    language,
    // A session that ended elsewhere reloads the page; the server's rendering has none to watch.
    ...(fetch ? { fetch, retries: 0 } : { onResponse: watchResponse }),
    ...(scenario && { scenario }),
  });
}

function watchResponse(response: Response): void {
  learnServerTime(response);
  sessionWatch.onResponse(response);
}
