import { changePassword } from "./accounts/changePassword.ts";
import { changeUsername } from "./accounts/changeUsername.ts";
import { getUser } from "./accounts/getUser.ts";
import { identify } from "./accounts/identify.ts";
import { login } from "./accounts/login.ts";
import { logout } from "./accounts/logout.ts";
import { recoverPassword } from "./accounts/recoverPassword.ts";
import { register } from "./accounts/register.ts";
import { resetPassword } from "./accounts/resetPassword.ts";
import { saveAddress } from "./accounts/saveAddress.ts";
import { completeAddress } from "./addresses/completeAddress.ts";
import { getAddress } from "./addresses/getAddress.ts";
import { enterCampaign } from "./campaigns/enterCampaign.ts";
import { getCampaignPage } from "./campaigns/getCampaignPage.ts";
import { listCampaigns } from "./campaigns/listCampaigns.ts";
import { subscribeNewsletter } from "./campaigns/subscribeNewsletter.ts";
import { getCollection } from "./catalogue/getCollection.ts";
import { getCollectionFilters } from "./catalogue/getCollectionFilters.ts";
import { getProduct } from "./catalogue/getProduct.ts";
import { listProducts } from "./catalogue/listProducts.ts";
import { listRecommendations } from "./catalogue/listRecommendations.ts";
import { generateInvoice } from "./checkout/generateInvoice.ts";
import { getOrder } from "./checkout/getOrder.ts";
import { listOrders } from "./checkout/listOrders.ts";
import { submitCheckout } from "./checkout/submitCheckout.ts";
import { validateCart } from "./checkout/validateCart.ts";
import { getCredits } from "./credits/getCredits.ts";
import type { Handlers } from "./generated/handlers.ts";
import { getGiftCard } from "./giftcards/getGiftCard.ts";
import { writeLog } from "./logs/writeLog.ts";
import { listNotifications } from "./notifications/listNotifications.ts";
import { createBnplToken } from "./payments/createBnplToken.ts";
import { createCardToken } from "./payments/createCardToken.ts";
import { getPromotion } from "./promotions/getPromotion.ts";
import { listShippingOptions } from "./shipping/listShippingOptions.ts";
import { listShippingRates } from "./shipping/listShippingRates.ts";
import { getSite } from "./sites/getSite.ts";
import { orderSubscription } from "./subscriptions/orderSubscription.ts";
import { startSubscription } from "./subscriptions/startSubscription.ts";
import { calculateTaxes } from "./taxes/calculateTaxes.ts";
import { acceptUpsell } from "./upsells/acceptUpsell.ts";
import { closeOrder } from "./upsells/closeOrder.ts";
import { addWishlistItem } from "./wishlist/addWishlistItem.ts";
import { getWishlist } from "./wishlist/getWishlist.ts";
import { removeWishlistItem } from "./wishlist/removeWishlistItem.ts";

/** Every operation of the contract and who answers it; leave one out and it does not compile. */
export const handlers: Handlers = {
  acceptUpsell,
  addWishlistItem,
  calculateTaxes,
  closeOrder,
  completeAddress,
  createBnplToken,
  changePassword,
  changeUsername,
  createCardToken,
  enterCampaign,
  generateInvoice,
  getAddress,
  getCampaignPage,
  getCollection,
  getCollectionFilters,
  getCredits,
  getGiftCard,
  getOrder,
  getProduct,
  getPromotion,
  getSite,
  getUser,
  getWishlist,
  identify,
  listCampaigns,
  listNotifications,
  listOrders,
  listProducts,
  listRecommendations,
  listShippingOptions,
  listShippingRates,
  removeWishlistItem,
  login,
  logout,
  recoverPassword,
  register,
  resetPassword,
  saveAddress,
  orderSubscription,
  startSubscription,
  submitCheckout,
  subscribeNewsletter,
  validateCart,
  writeLog,
};
