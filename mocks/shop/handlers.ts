import {
  answerCartValidation,
  answerCollection,
  answerFilters,
  answerGiftCard,
  answerInvoice,
  answerPage,
  answerProduct,
  answerPromotion,
  answerReviews,
  answerShippingOptions,
  answerShippingRates,
  answerSite,
  answerSuggestions,
  answerTaxes,
} from "@velours/sdk/shop";
import type { operations } from "@velours/sdk/types";
import { changePassword } from "./accounts/changePassword.ts";
import { changeUsername } from "./accounts/changeUsername.ts";
import { closeSessions } from "./accounts/closeSessions.ts";
import { createEmailCode } from "./accounts/createEmailCode.ts";
import { getUser } from "./accounts/getUser.ts";
import { identify } from "./accounts/identify.ts";
import { listSessions } from "./accounts/listSessions.ts";
import { login } from "./accounts/login.ts";
import { logout } from "./accounts/logout.ts";
import { register } from "./accounts/register.ts";
import { saveAddress } from "./accounts/saveAddress.ts";
import { validateEmail } from "./accounts/validateEmail.ts";
import { bindOperation } from "./bindOperation.ts";
import { createStockNotice } from "./catalogue/createStockNotice.ts";
import { listProducts } from "./catalogue/listProducts.ts";
import { cancelOrder } from "./checkout/cancelOrder.ts";
import { createReview } from "./checkout/createReview.ts";
import { getCreditNotePdf } from "./checkout/getCreditNotePdf.ts";
import { getDraft } from "./checkout/getDraft.ts";
import { getInvoicePdf } from "./checkout/getInvoicePdf.ts";
import { getOrder } from "./checkout/getOrder.ts";
import { getPurchase } from "./checkout/getPurchase.ts";
import { listOrders } from "./checkout/listOrders.ts";
import { requestReturn } from "./checkout/requestReturn.ts";
import { submitCheckout } from "./checkout/submitCheckout.ts";
import { trackOrder } from "./checkout/trackOrder.ts";
import { getCredits } from "./credits/getCredits.ts";
import type { Handler } from "./Handler.ts";
import { writeLog } from "./logs/writeLog.ts";
import { addOrderNote } from "./merchant/addOrderNote.ts";
import { answerReturn } from "./merchant/answerReturn.ts";
import { cancelMerchantOrder } from "./merchant/cancelMerchantOrder.ts";
import { changeOrderContact } from "./merchant/changeOrderContact.ts";
import { changePrices } from "./merchant/changePrices.ts";
import { closeDraft } from "./merchant/closeDraft.ts";
import { closeOrderTrouble } from "./merchant/closeOrderTrouble.ts";
import { createDraft } from "./merchant/createDraft.ts";
import { endMerchantPromotion } from "./merchant/endMerchantPromotion.ts";
import { getMerchantAccess } from "./merchant/getMerchantAccess.ts";
import { getMerchantCollection } from "./merchant/getMerchantCollection.ts";
import { getMerchantOrder } from "./merchant/getMerchantOrder.ts";
import { getMerchantPage } from "./merchant/getMerchantPage.ts";
import { getMerchantProduct } from "./merchant/getMerchantProduct.ts";
import { getMerchantSite } from "./merchant/getMerchantSite.ts";
import { getPackingOrder } from "./merchant/getPackingOrder.ts";
import { getShippingRates } from "./merchant/getShippingRates.ts";
import { listDrafts } from "./merchant/listDrafts.ts";
import { listMerchantCollections } from "./merchant/listMerchantCollections.ts";
import { listMerchantOrders } from "./merchant/listMerchantOrders.ts";
import { listMerchantPages } from "./merchant/listMerchantPages.ts";
import { listMerchantProducts } from "./merchant/listMerchantProducts.ts";
import { listMerchantPromotions } from "./merchant/listMerchantPromotions.ts";
import { listOrderEvents } from "./merchant/listOrderEvents.ts";
import { listPackingOrders } from "./merchant/listPackingOrders.ts";
import { listStock } from "./merchant/listStock.ts";
import { moveStock } from "./merchant/moveStock.ts";
import { previewRefund } from "./merchant/previewRefund.ts";
import { refundOrder } from "./merchant/refundOrder.ts";
import { removeMerchantCollection } from "./merchant/removeMerchantCollection.ts";
import { removeMerchantPage } from "./merchant/removeMerchantPage.ts";
import { resendOrderEmail } from "./merchant/resendOrderEmail.ts";
import { saveMerchantCollection } from "./merchant/saveMerchantCollection.ts";
import { saveMerchantPage } from "./merchant/saveMerchantPage.ts";
import { saveMerchantPromotion } from "./merchant/saveMerchantPromotion.ts";
import { saveMerchantSite } from "./merchant/saveMerchantSite.ts";
import { saveShippingRates } from "./merchant/saveShippingRates.ts";
import { shipOrder } from "./merchant/shipOrder.ts";
import { shipPackingOrder } from "./merchant/shipPackingOrder.ts";
import { tryMerchantCollection } from "./merchant/tryMerchantCollection.ts";
import { createMessage } from "./messages/createMessage.ts";
import { createCardToken } from "./payments/createCardToken.ts";
import { acceptUpsell } from "./upsells/acceptUpsell.ts";
import { closeOrder } from "./upsells/closeOrder.ts";
import { addWishlistItem } from "./wishlist/addWishlistItem.ts";
import { getWishlist } from "./wishlist/getWishlist.ts";
import { removeWishlistItem } from "./wishlist/removeWishlistItem.ts";

/** The operations that remember or compute; every other one is answered from the contract's examples. */
export const handlers: { [Op in keyof operations]?: Handler<Op> } = {
  addOrderNote,
  answerReturn,
  cancelMerchantOrder,
  changeOrderContact,
  changePrices,
  closeDraft,
  closeOrderTrouble,
  createDraft,
  endMerchantPromotion,
  listDrafts,
  getMerchantAccess,
  getMerchantOrder,
  getMerchantCollection,
  getMerchantPage,
  getMerchantProduct,
  getMerchantSite,
  getPackingOrder,
  getShippingRates,
  listOrderEvents,
  listPackingOrders,
  removeMerchantCollection,
  removeMerchantPage,
  resendOrderEmail,
  shipPackingOrder,
  listMerchantOrders,
  listMerchantCollections,
  listMerchantPages,
  listMerchantProducts,
  listMerchantPromotions,
  listStock,
  moveStock,
  previewRefund,
  refundOrder,
  saveMerchantCollection,
  saveMerchantPage,
  saveMerchantPromotion,
  saveMerchantSite,
  saveShippingRates,
  shipOrder,
  tryMerchantCollection,
  acceptUpsell,
  closeOrder,
  closeSessions,
  addWishlistItem,
  calculateTaxes: bindOperation(answerTaxes),
  cancelOrder,
  changePassword,
  changeUsername,
  createCardToken,
  createEmailCode,
  createMessage,
  createReview,
  createStockNotice,
  generateInvoice: bindOperation(answerInvoice),
  getCollection: bindOperation(answerCollection),
  getCollectionFilters: bindOperation(answerFilters),
  getCredits,
  getGiftCard: bindOperation(answerGiftCard),
  getCreditNotePdf,
  getDraft,
  getInvoicePdf,
  getOrder,
  getPage: bindOperation(answerPage),
  getProduct: bindOperation(answerProduct),
  getPromotion: bindOperation(answerPromotion),
  getPurchase,
  getSite: bindOperation(answerSite),
  getUser,
  getWishlist,
  identify,
  listOrders,
  listProducts,
  listReviews: bindOperation(answerReviews),
  listSessions,
  listShippingOptions: bindOperation(answerShippingOptions),
  listShippingRates: bindOperation(answerShippingRates),
  listSuggestions: bindOperation(answerSuggestions),
  login,
  logout,
  register,
  removeWishlistItem,
  requestReturn,
  saveAddress,
  submitCheckout,
  trackOrder,
  validateCart: bindOperation(answerCartValidation),
  validateEmail,
  writeLog,
};
