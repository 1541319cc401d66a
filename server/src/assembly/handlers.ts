import { changePassword } from "../domains/accounts/changePassword.ts";
import { changeUsername } from "../domains/accounts/changeUsername.ts";
import { closeSessions } from "../domains/accounts/closeSessions.ts";
import { createEmailCode } from "../domains/accounts/createEmailCode.ts";
import { getUser } from "../domains/accounts/getUser.ts";
import { identify } from "../domains/accounts/identify.ts";
import { listSessions } from "../domains/accounts/listSessions.ts";
import { login } from "../domains/accounts/login.ts";
import { logout } from "../domains/accounts/logout.ts";
import { recoverPassword } from "../domains/accounts/recoverPassword.ts";
import { register } from "../domains/accounts/register.ts";
import { resetPassword } from "../domains/accounts/resetPassword.ts";
import { saveAddress } from "../domains/accounts/saveAddress.ts";
import { validateEmail } from "../domains/accounts/validateEmail.ts";
import { completeAddress } from "../domains/addresses/completeAddress.ts";
import { getAddress } from "../domains/addresses/getAddress.ts";
import { enterCampaign } from "../domains/campaigns/enterCampaign.ts";
import { getCampaignPage } from "../domains/campaigns/getCampaignPage.ts";
import { listCampaigns } from "../domains/campaigns/listCampaigns.ts";
import { subscribeNewsletter } from "../domains/campaigns/subscribeNewsletter.ts";
import { validateCart } from "../domains/cart/validateCart.ts";
import { createStockNotice } from "../domains/catalogue/createStockNotice.ts";
import { getCollection } from "../domains/catalogue/getCollection.ts";
import { getCollectionFilters } from "../domains/catalogue/getCollectionFilters.ts";
import { getProduct } from "../domains/catalogue/getProduct.ts";
import { listProducts } from "../domains/catalogue/listProducts.ts";
import { listRecommendations } from "../domains/catalogue/listRecommendations.ts";
import { listReviews } from "../domains/catalogue/listReviews.ts";
import { listSuggestions } from "../domains/catalogue/listSuggestions.ts";
import { createBnplToken } from "../domains/checkout/createBnplToken.ts";
import { generateInvoice } from "../domains/checkout/generateInvoice.ts";
import { submitCheckout } from "../domains/checkout/submitCheckout.ts";
import { getCredits } from "../domains/credits/getCredits.ts";
import { getDraft } from "../domains/drafts/getDraft.ts";
import { getGiftCard } from "../domains/giftcards/getGiftCard.ts";
import { writeLog } from "../domains/logs/writeLog.ts";
import { addOrderNote } from "../domains/merchant/addOrderNote.ts";
import { answerReturn } from "../domains/merchant/answerReturn.ts";
import { applyImport } from "../domains/merchant/applyImport.ts";
import { approveProposal } from "../domains/merchant/approveProposal.ts";
import { blockGiftCard } from "../domains/merchant/blockGiftCard.ts";
import { cancelMerchantOrder } from "../domains/merchant/cancelMerchantOrder.ts";
import { changeOrderContact } from "../domains/merchant/changeOrderContact.ts";
import { changePrices } from "../domains/merchant/changePrices.ts";
import { changeStaff } from "../domains/merchant/changeStaff.ts";
import { changeWebhook } from "../domains/merchant/changeWebhook.ts";
import { closeDraft } from "../domains/merchant/closeDraft.ts";
import { closeOrderTrouble } from "../domains/merchant/closeOrderTrouble.ts";
import { closeStaffSessions } from "../domains/merchant/closeStaffSessions.ts";
import { createDraft } from "../domains/merchant/createDraft.ts";
import { createMerchantKey } from "../domains/merchant/createMerchantKey.ts";
import { createMerchantProduct } from "../domains/merchant/createMerchantProduct.ts";
import { createWebhook } from "../domains/merchant/createWebhook.ts";
import { disableMerchantProduct } from "../domains/merchant/disableMerchantProduct.ts";
import { enableMerchantProduct } from "../domains/merchant/enableMerchantProduct.ts";
import { endMerchantPromotion } from "../domains/merchant/endMerchantPromotion.ts";
import { eraseCustomer } from "../domains/merchant/eraseCustomer.ts";
import { exportCampaignEntries } from "../domains/merchant/exportCampaignEntries.ts";
import { exportCustomer } from "../domains/merchant/exportCustomer.ts";
import { exportOrders } from "../domains/merchant/exportOrders.ts";
import { exportReport } from "../domains/merchant/exportReport.ts";
import { exportShop } from "../domains/merchant/exportShop.ts";
import { exportSubscribers } from "../domains/merchant/exportSubscribers.ts";
import { findCustomers } from "../domains/merchant/findCustomers.ts";
import { getCustomer } from "../domains/merchant/getCustomer.ts";
import { getMerchantAccess } from "../domains/merchant/getMerchantAccess.ts";
import { getMerchantCollection } from "../domains/merchant/getMerchantCollection.ts";
import { getMerchantGiftCard } from "../domains/merchant/getMerchantGiftCard.ts";
import { getMerchantOrder } from "../domains/merchant/getMerchantOrder.ts";
import { getMerchantPage } from "../domains/merchant/getMerchantPage.ts";
import { getMerchantProduct } from "../domains/merchant/getMerchantProduct.ts";
import { getMerchantSite } from "../domains/merchant/getMerchantSite.ts";
import { getPackingOrder } from "../domains/merchant/getPackingOrder.ts";
import { getShippingRates } from "../domains/merchant/getShippingRates.ts";
import { getTaxRates } from "../domains/merchant/getTaxRates.ts";
import { inviteStaff } from "../domains/merchant/inviteStaff.ts";
import { issueGiftCard } from "../domains/merchant/issueGiftCard.ts";
import { listAuditEntries } from "../domains/merchant/listAuditEntries.ts";
import { listCampaignEntries } from "../domains/merchant/listCampaignEntries.ts";
import { listDeadJobs } from "../domains/merchant/listDeadJobs.ts";
import { listDrafts } from "../domains/merchant/listDrafts.ts";
import { listMerchantCollections } from "../domains/merchant/listMerchantCollections.ts";
import { listMerchantGiftCards } from "../domains/merchant/listMerchantGiftCards.ts";
import { listMerchantKeys } from "../domains/merchant/listMerchantKeys.ts";
import { listMerchantOrders } from "../domains/merchant/listMerchantOrders.ts";
import { listMerchantPages } from "../domains/merchant/listMerchantPages.ts";
import { listMerchantProducts } from "../domains/merchant/listMerchantProducts.ts";
import { listMerchantPromotions } from "../domains/merchant/listMerchantPromotions.ts";
import { listMerchantReviews } from "../domains/merchant/listMerchantReviews.ts";
import { listOrderEvents } from "../domains/merchant/listOrderEvents.ts";
import { listPackingOrders } from "../domains/merchant/listPackingOrders.ts";
import { listProposals } from "../domains/merchant/listProposals.ts";
import { listStaff } from "../domains/merchant/listStaff.ts";
import { listStock } from "../domains/merchant/listStock.ts";
import { listStockNotices } from "../domains/merchant/listStockNotices.ts";
import { listSubscribers } from "../domains/merchant/listSubscribers.ts";
import { listWebhookDeliveries } from "../domains/merchant/listWebhookDeliveries.ts";
import { listWebhooks } from "../domains/merchant/listWebhooks.ts";
import { moderateReview } from "../domains/merchant/moderateReview.ts";
import { moveStock } from "../domains/merchant/moveStock.ts";
import { previewImport } from "../domains/merchant/previewImport.ts";
import { previewRefund } from "../domains/merchant/previewRefund.ts";
import { readReport } from "../domains/merchant/readReport.ts";
import { refundOrder } from "../domains/merchant/refundOrder.ts";
import { rejectProposal } from "../domains/merchant/rejectProposal.ts";
import { removeMerchantCollection } from "../domains/merchant/removeMerchantCollection.ts";
import { removeMerchantPage } from "../domains/merchant/removeMerchantPage.ts";
import { removeStaff } from "../domains/merchant/removeStaff.ts";
import { removeWebhook } from "../domains/merchant/removeWebhook.ts";
import { replayEntry } from "../domains/merchant/replayEntry.ts";
import { resendOrderEmail } from "../domains/merchant/resendOrderEmail.ts";
import { retryJob } from "../domains/merchant/retryJob.ts";
import { revokeMerchantKey } from "../domains/merchant/revokeMerchantKey.ts";
import { saveMerchantCollection } from "../domains/merchant/saveMerchantCollection.ts";
import { saveMerchantPage } from "../domains/merchant/saveMerchantPage.ts";
import { saveMerchantPicture } from "../domains/merchant/saveMerchantPicture.ts";
import { saveMerchantProduct } from "../domains/merchant/saveMerchantProduct.ts";
import { saveMerchantPromotion } from "../domains/merchant/saveMerchantPromotion.ts";
import { saveMerchantSite } from "../domains/merchant/saveMerchantSite.ts";
import { saveShippingRates } from "../domains/merchant/saveShippingRates.ts";
import { saveTaxRates } from "../domains/merchant/saveTaxRates.ts";
import { sendWebhookDeliveryAgain } from "../domains/merchant/sendWebhookDeliveryAgain.ts";
import { shipOrder } from "../domains/merchant/shipOrder.ts";
import { shipPackingOrder } from "../domains/merchant/shipPackingOrder.ts";
import { tryMerchantCollection } from "../domains/merchant/tryMerchantCollection.ts";
import { tryMerchantPromotion } from "../domains/merchant/tryMerchantPromotion.ts";
import { createMessage } from "../domains/messages/createMessage.ts";
import { listNotifications } from "../domains/notifications/listNotifications.ts";
import { createReview } from "../domains/orders/createReview.ts";
import { getInvoicePdf } from "../domains/orders/getInvoicePdf.ts";
import { getOrder } from "../domains/orders/getOrder.ts";
import { getPurchase } from "../domains/orders/getPurchase.ts";
import { listOrders } from "../domains/orders/listOrders.ts";
import { queuePurchase } from "../domains/orders/queuePurchase.ts";
import { requestReturn } from "../domains/orders/requestReturn.ts";
import { trackOrder } from "../domains/orders/trackOrder.ts";
import { createCardToken } from "../domains/payments/createCardToken.ts";
import { getPromotion } from "../domains/promotions/getPromotion.ts";
import { cancelOrder } from "../domains/refunds/cancelOrder.ts";
import { getCreditNotePdf } from "../domains/refunds/getCreditNotePdf.ts";
import { listShippingOptions } from "../domains/shipping/listShippingOptions.ts";
import { listShippingRates } from "../domains/shipping/listShippingRates.ts";
import { getPage } from "../domains/sites/getPage.ts";
import { getSite } from "../domains/sites/getSite.ts";
import { orderSubscription } from "../domains/subscriptions/orderSubscription.ts";
import { startSubscription } from "../domains/subscriptions/startSubscription.ts";
import { calculateTaxes } from "../domains/taxes/calculateTaxes.ts";
import { acceptUpsell } from "../domains/upsells/acceptUpsell.ts";
import { closeOrder } from "../domains/upsells/closeOrder.ts";
import { addWishlistItem } from "../domains/wishlist/addWishlistItem.ts";
import { getWishlist } from "../domains/wishlist/getWishlist.ts";
import { removeWishlistItem } from "../domains/wishlist/removeWishlistItem.ts";
import type { Handlers } from "../platform/contract.ts";

/** Every operation of the contract and its handler; a missing one does not compile. */
export const handlers: Handlers = {
  acceptUpsell: queuePurchase(acceptUpsell),
  addWishlistItem,
  calculateTaxes,
  cancelMerchantOrder,
  cancelOrder,
  closeOrder,
  completeAddress,
  createBnplToken,
  changePassword,
  changeUsername,
  createCardToken,
  enterCampaign,
  applyImport,
  tryMerchantPromotion,
  saveMerchantPromotion,
  getMerchantSite,
  getTaxRates,
  getShippingRates,
  saveMerchantSite,
  saveTaxRates,
  saveShippingRates,
  listMerchantPages,
  getMerchantPage,
  saveMerchantPage,
  removeMerchantPage,
  saveMerchantProduct,
  saveMerchantPicture,
  listMerchantCollections,
  getMerchantCollection,
  saveMerchantCollection,
  removeMerchantCollection,
  tryMerchantCollection,
  listMerchantPromotions,
  endMerchantPromotion,
  listMerchantProducts,
  getMerchantProduct,
  enableMerchantProduct,
  disableMerchantProduct,
  changePrices,
  exportReport,
  exportShop,
  previewImport,
  generateInvoice,
  getAddress,
  getCampaignPage,
  getCollection,
  getCollectionFilters,
  getCredits,
  getDraft,
  getGiftCard,
  changeStaff,
  closeStaffSessions,
  createMerchantKey,
  createMerchantProduct,
  inviteStaff,
  listMerchantKeys,
  listProposals,
  approveProposal,
  rejectProposal,
  listStaff,
  removeStaff,
  retryJob,
  revokeMerchantKey,
  getMerchantAccess,
  addOrderNote,
  answerReturn,
  changeOrderContact,
  listOrderEvents,
  previewRefund,
  resendOrderEmail,
  exportOrders,
  listStock,
  listStockNotices,
  listAuditEntries,
  replayEntry,
  listMerchantReviews,
  moderateReview,
  exportSubscribers,
  findCustomers,
  getCustomer,
  exportCampaignEntries,
  exportCustomer,
  eraseCustomer,
  blockGiftCard,
  getMerchantGiftCard,
  closeDraft,
  closeOrderTrouble,
  createDraft,
  listDrafts,
  issueGiftCard,
  listCampaignEntries,
  listDeadJobs,
  listMerchantGiftCards,
  moveStock,
  changeWebhook,
  createWebhook,
  listSubscribers,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  sendWebhookDeliveryAgain,
  getMerchantOrder,
  getPackingOrder,
  listPackingOrders,
  getCreditNotePdf,
  getInvoicePdf,
  getOrder,
  getPage,
  getProduct,
  createStockNotice,
  listReviews,
  getPromotion,
  getPurchase,
  getSite,
  closeSessions,
  createEmailCode,
  createMessage,
  listSessions,
  validateEmail,
  getUser,
  getWishlist,
  identify,
  listCampaigns,
  listMerchantOrders,
  listNotifications,
  listOrders,
  listProducts,
  listRecommendations,
  listSuggestions,
  listShippingOptions,
  listShippingRates,
  removeWishlistItem,
  login,
  logout,
  readReport,
  recoverPassword,
  register,
  refundOrder,
  requestReturn,
  createReview,
  resetPassword,
  saveAddress,
  shipOrder,
  shipPackingOrder,
  orderSubscription: queuePurchase(orderSubscription),
  startSubscription: queuePurchase(startSubscription),
  submitCheckout: queuePurchase(submitCheckout),
  subscribeNewsletter,
  trackOrder,
  validateCart,
  writeLog,
};
