// Generated from openapi/ by `npm run generate`. Do not edit.
import { createInfiniteQuery } from "../query/createInfiniteQuery.ts";
import { createMutation } from "../query/createMutation.ts";
import { createQuery } from "../query/createQuery.ts";

/**
 * Accept an offer after the purchase, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/acceptUpsell.html
 */
export const acceptUpsellMutation = /* @__PURE__ */ createMutation("acceptUpsell");
/**
 * Add a note to an order, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/addOrderNote.html
 */
export const addOrderNoteMutation = /* @__PURE__ */ createMutation("addOrderNote");
/**
 * Put a product on the wishlist, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/addWishlistItem.html
 */
export const addWishlistItemMutation = /* @__PURE__ */ createMutation("addWishlistItem");
/**
 * Answer a return, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/answerReturn.html
 */
export const answerReturnMutation = /* @__PURE__ */ createMutation("answerReturn");
/**
 * Import a previewed file, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/applyImport.html
 */
export const applyImportMutation = /* @__PURE__ */ createMutation("applyImport");
/**
 * Consent to a proposal, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/approveProposal.html
 */
export const approveProposalMutation = /* @__PURE__ */ createMutation("approveProposal");
/**
 * Block a gift card, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/blockGiftCard.html
 */
export const blockGiftCardMutation = /* @__PURE__ */ createMutation("blockGiftCard");
/**
 * Calculate the taxes of an order, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/calculateTaxes.html
 */
export const calculateTaxesQuery = /* @__PURE__ */ createQuery("calculateTaxes");
/**
 * Cancel an order, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/cancelMerchantOrder.html
 */
export const cancelMerchantOrderMutation = /* @__PURE__ */ createMutation("cancelMerchantOrder");
/**
 * Cancel an order, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/cancelOrder.html
 */
export const cancelOrderMutation = /* @__PURE__ */ createMutation("cancelOrder");
/**
 * Correct an order's email or address, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changeOrderContact.html
 */
export const changeOrderContactMutation = /* @__PURE__ */ createMutation("changeOrderContact");
/**
 * Choose another password, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changePassword.html
 */
export const changePasswordMutation = /* @__PURE__ */ createMutation("changePassword");
/**
 * Change prices, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changePrices.html
 */
export const changePricesMutation = /* @__PURE__ */ createMutation("changePrices");
/**
 * Stop or allow emails that ask a customer for reviews, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changeReviewRequests.html
 */
export const changeReviewRequestsMutation = /* @__PURE__ */ createMutation("changeReviewRequests");
/**
 * Change what somebody may do, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changeStaff.html
 */
export const changeStaffMutation = /* @__PURE__ */ createMutation("changeStaff");
/**
 * Take another username, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changeUsername.html
 */
export const changeUsernameMutation = /* @__PURE__ */ createMutation("changeUsername");
/**
 * Change a webhook, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/changeWebhook.html
 */
export const changeWebhookMutation = /* @__PURE__ */ createMutation("changeWebhook");
/**
 * Sign a customer out, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeCustomerSessions.html
 */
export const closeCustomerSessionsMutation = /* @__PURE__ */ createMutation("closeCustomerSessions");
/**
 * Close a draft, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeDraft.html
 */
export const closeDraftMutation = /* @__PURE__ */ createMutation("closeDraft");
/**
 * Close the offers of an order, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeOrder.html
 */
export const closeOrderMutation = /* @__PURE__ */ createMutation("closeOrder");
/**
 * Say that an order's trouble is dealt with, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeOrderTrouble.html
 */
export const closeOrderTroubleMutation = /* @__PURE__ */ createMutation("closeOrderTrouble");
/**
 * Sign a member out elsewhere, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeSessions.html
 */
export const closeSessionsMutation = /* @__PURE__ */ createMutation("closeSessions");
/**
 * Sign somebody of the staff out, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/closeStaffSessions.html
 */
export const closeStaffSessionsMutation = /* @__PURE__ */ createMutation("closeStaffSessions");
/**
 * Complete an address as it is typed, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/completeAddress.html
 */
export const completeAddressQuery = /* @__PURE__ */ createQuery("completeAddress");
/**
 * Open a buy-now-pay-later session, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createBnplToken.html
 */
export const createBnplTokenMutation = /* @__PURE__ */ createMutation("createBnplToken");
/**
 * Create a token for the card fields, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/createCardToken.html
 */
export const createCardTokenQuery = /* @__PURE__ */ createQuery("createCardToken");
/**
 * Prepare an order for a buyer, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createDraft.html
 */
export const createDraftMutation = /* @__PURE__ */ createMutation("createDraft");
/**
 * Ask for a code that confirms the email address, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createEmailCode.html
 */
export const createEmailCodeMutation = /* @__PURE__ */ createMutation("createEmailCode");
/**
 * Make a key for a program, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createMerchantKey.html
 */
export const createMerchantKeyMutation = /* @__PURE__ */ createMutation("createMerchantKey");
/**
 * Add a product, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createMerchantProduct.html
 */
export const createMerchantProductMutation = /* @__PURE__ */ createMutation("createMerchantProduct");
/**
 * Write to customer service, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createMessage.html
 */
export const createMessageMutation = /* @__PURE__ */ createMutation("createMessage");
/**
 * Review a product of an order, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createReview.html
 */
export const createReviewMutation = /* @__PURE__ */ createMutation("createReview");
/**
 * Ask to be told when a variant is back, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createStockNotice.html
 */
export const createStockNoticeMutation = /* @__PURE__ */ createMutation("createStockNotice");
/**
 * Make a webhook, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/createWebhook.html
 */
export const createWebhookMutation = /* @__PURE__ */ createMutation("createWebhook");
/**
 * Take a product off sale, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/disableMerchantProduct.html
 */
export const disableMerchantProductMutation = /* @__PURE__ */ createMutation("disableMerchantProduct");
/**
 * Put a product on sale again, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/enableMerchantProduct.html
 */
export const enableMerchantProductMutation = /* @__PURE__ */ createMutation("enableMerchantProduct");
/**
 * End a promotion, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/endMerchantPromotion.html
 */
export const endMerchantPromotionMutation = /* @__PURE__ */ createMutation("endMerchantPromotion");
/**
 * Sign somebody of the staff out of one browser, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/endStaffSession.html
 */
export const endStaffSessionMutation = /* @__PURE__ */ createMutation("endStaffSession");
/**
 * Enter a campaign, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/enterCampaign.html
 */
export const enterCampaignMutation = /* @__PURE__ */ createMutation("enterCampaign");
/**
 * Erase a customer, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/eraseCustomer.html
 */
export const eraseCustomerMutation = /* @__PURE__ */ createMutation("eraseCustomer");
/**
 * Export what was done, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportAuditEntries.html
 */
export const exportAuditEntriesQuery = /* @__PURE__ */ createQuery("exportAuditEntries");
/**
 * Export entries of campaigns, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportCampaignEntries.html
 */
export const exportCampaignEntriesQuery = /* @__PURE__ */ createQuery("exportCampaignEntries");
/**
 * Export a customer, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportCustomer.html
 */
export const exportCustomerQuery = /* @__PURE__ */ createQuery("exportCustomer");
/**
 * Export customers, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportFoundCustomers.html
 */
export const exportFoundCustomersQuery = /* @__PURE__ */ createQuery("exportFoundCustomers");
/**
 * Export the ledger of a gift card, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportGiftCardEntries.html
 */
export const exportGiftCardEntriesQuery = /* @__PURE__ */ createQuery("exportGiftCardEntries");
/**
 * Export gift cards, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportMerchantGiftCards.html
 */
export const exportMerchantGiftCardsQuery = /* @__PURE__ */ createQuery("exportMerchantGiftCards");
/**
 * Export products, sold or not, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportMerchantProducts.html
 */
export const exportMerchantProductsQuery = /* @__PURE__ */ createQuery("exportMerchantProducts");
/**
 * Export promotions, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportMerchantPromotions.html
 */
export const exportMerchantPromotionsQuery = /* @__PURE__ */ createQuery("exportMerchantPromotions");
/**
 * Export orders for accounting, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportOrders.html
 */
export const exportOrdersQuery = /* @__PURE__ */ createQuery("exportOrders");
/**
 * Get a report as CSV, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportReport.html
 */
export const exportReportQuery = /* @__PURE__ */ createQuery("exportReport");
/**
 * Export the shop, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportShop.html
 */
export const exportShopQuery = /* @__PURE__ */ createQuery("exportShop");
/**
 * Export stock, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportStock.html
 */
export const exportStockQuery = /* @__PURE__ */ createQuery("exportStock");
/**
 * Export subscribers of newsletters, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/exportSubscribers.html
 */
export const exportSubscribersQuery = /* @__PURE__ */ createQuery("exportSubscribers");
/**
 * Find customers, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/findCustomers.html
 */
export const findCustomersQuery = /* @__PURE__ */ createQuery("findCustomers");
/**
 * Find customers, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/findCustomers.html
 */
export const findCustomersInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("findCustomers");
/**
 * Generate the invoice of a cart, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/generateInvoice.html
 */
export const generateInvoiceQuery = /* @__PURE__ */ createQuery("generateInvoice");
/**
 * Get the address a suggestion stands for, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getAddress.html
 */
export const getAddressQuery = /* @__PURE__ */ createQuery("getAddress");
/**
 * Get a campaign page, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCampaignPage.html
 */
export const getCampaignPageQuery = /* @__PURE__ */ createQuery("getCampaignPage");
/**
 * Get a collection, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCollection.html
 */
export const getCollectionQuery = /* @__PURE__ */ createQuery("getCollection");
/**
 * Get the filters of a collection, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCollectionFilters.html
 */
export const getCollectionFiltersQuery = /* @__PURE__ */ createQuery("getCollectionFilters");
/**
 * Get the credit note of a refund as PDF, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCreditNotePdf.html
 */
export const getCreditNotePdfQuery = /* @__PURE__ */ createQuery("getCreditNotePdf");
/**
 * Get a member's cash back, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCredits.html
 */
export const getCreditsQuery = /* @__PURE__ */ createQuery("getCredits");
/**
 * Get a customer, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getCustomer.html
 */
export const getCustomerQuery = /* @__PURE__ */ createQuery("getCustomer");
/**
 * Get a prepared order by its link, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getDraft.html
 */
export const getDraftQuery = /* @__PURE__ */ createQuery("getDraft");
/**
 * Get a gift card by its code, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getGiftCard.html
 */
export const getGiftCardQuery = /* @__PURE__ */ createQuery("getGiftCard");
/**
 * Get an order's invoice as PDF, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getInvoicePdf.html
 */
export const getInvoicePdfQuery = /* @__PURE__ */ createQuery("getInvoicePdf");
/**
 * Get what the caller may do, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantAccess.html
 */
export const getMerchantAccessQuery = /* @__PURE__ */ createQuery("getMerchantAccess");
/**
 * Get a collection with its rules, in all languages, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantCollection.html
 */
export const getMerchantCollectionQuery = /* @__PURE__ */ createQuery("getMerchantCollection");
/**
 * Get the credit note of a refund as PDF, as its merchant, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantCreditNotePdf.html
 */
export const getMerchantCreditNotePdfQuery = /* @__PURE__ */ createQuery("getMerchantCreditNotePdf");
/**
 * Get a gift card with its ledger, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantGiftCard.html
 */
export const getMerchantGiftCardQuery = /* @__PURE__ */ createQuery("getMerchantGiftCard");
/**
 * Get an order's invoice as PDF, as its merchant, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantInvoicePdf.html
 */
export const getMerchantInvoicePdfQuery = /* @__PURE__ */ createQuery("getMerchantInvoicePdf");
/**
 * Get an order by its number, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantOrder.html
 */
export const getMerchantOrderQuery = /* @__PURE__ */ createQuery("getMerchantOrder");
/**
 * Get a page of words in all languages, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantPage.html
 */
export const getMerchantPageQuery = /* @__PURE__ */ createQuery("getMerchantPage");
/**
 * Get a product, sold or not, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantProduct.html
 */
export const getMerchantProductQuery = /* @__PURE__ */ createQuery("getMerchantProduct");
/**
 * Get all settings of a site, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getMerchantSite.html
 */
export const getMerchantSiteQuery = /* @__PURE__ */ createQuery("getMerchantSite");
/**
 * Get a placed order, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getOrder.html
 */
export const getOrderQuery = /* @__PURE__ */ createQuery("getOrder");
/**
 * Get what to pack of an order, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getPackingOrder.html
 */
export const getPackingOrderQuery = /* @__PURE__ */ createQuery("getPackingOrder");
/**
 * Get a page of the merchant's words, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getPage.html
 */
export const getPageQuery = /* @__PURE__ */ createQuery("getPage");
/**
 * Get a product, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getProduct.html
 */
export const getProductQuery = /* @__PURE__ */ createQuery("getProduct");
/**
 * Get a promotion by its code, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getPromotion.html
 */
export const getPromotionQuery = /* @__PURE__ */ createQuery("getPromotion");
/**
 * Ask what became of a purchase, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getPurchase.html
 */
export const getPurchaseQuery = /* @__PURE__ */ createQuery("getPurchase");
/**
 * Get all shipping rates, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getShippingRates.html
 */
export const getShippingRatesQuery = /* @__PURE__ */ createQuery("getShippingRates");
/**
 * Get the settings of a site, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getSite.html
 */
export const getSiteQuery = /* @__PURE__ */ createQuery("getSite");
/**
 * Get the table of tax rates, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getTaxRates.html
 */
export const getTaxRatesQuery = /* @__PURE__ */ createQuery("getTaxRates");
/**
 * Get the signed-in member, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getUser.html
 */
export const getUserQuery = /* @__PURE__ */ createQuery("getUser");
/**
 * Get the wishlist of the signed-in member, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/getWishlist.html
 */
export const getWishlistQuery = /* @__PURE__ */ createQuery("getWishlist");
/**
 * Give this browser an identity, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/identify.html
 */
export const identifyMutation = /* @__PURE__ */ createMutation("identify");
/**
 * Invite somebody to work for the shop, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/inviteStaff.html
 */
export const inviteStaffMutation = /* @__PURE__ */ createMutation("inviteStaff");
/**
 * Issue a gift card, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/issueGiftCard.html
 */
export const issueGiftCardMutation = /* @__PURE__ */ createMutation("issueGiftCard");
/**
 * List what was done, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listAuditEntries.html
 */
export const listAuditEntriesQuery = /* @__PURE__ */ createQuery("listAuditEntries");
/**
 * List what was done, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listAuditEntries.html
 */
export const listAuditEntriesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listAuditEntries");
/**
 * List entries of campaigns, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listCampaignEntries.html
 */
export const listCampaignEntriesQuery = /* @__PURE__ */ createQuery("listCampaignEntries");
/**
 * List entries of campaigns, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listCampaignEntries.html
 */
export const listCampaignEntriesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listCampaignEntries");
/**
 * List the campaigns of zones, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listCampaigns.html
 */
export const listCampaignsQuery = /* @__PURE__ */ createQuery("listCampaigns");
/**
 * List messages and jobs that failed, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listDeadJobs.html
 */
export const listDeadJobsQuery = /* @__PURE__ */ createQuery("listDeadJobs");
/**
 * List messages and jobs that failed, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listDeadJobs.html
 */
export const listDeadJobsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listDeadJobs");
/**
 * List drafts, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listDrafts.html
 */
export const listDraftsQuery = /* @__PURE__ */ createQuery("listDrafts");
/**
 * List drafts, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listDrafts.html
 */
export const listDraftsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listDrafts");
/**
 * List what a balance of the report is made of, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listLiabilityEntries.html
 */
export const listLiabilityEntriesQuery = /* @__PURE__ */ createQuery("listLiabilityEntries");
/**
 * List what a balance of the report is made of, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listLiabilityEntries.html
 */
export const listLiabilityEntriesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listLiabilityEntries");
/**
 * List collections, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantCollections.html
 */
export const listMerchantCollectionsQuery = /* @__PURE__ */ createQuery("listMerchantCollections");
/**
 * List collections, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantCollections.html
 */
export const listMerchantCollectionsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantCollections");
/**
 * List gift cards, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantGiftCards.html
 */
export const listMerchantGiftCardsQuery = /* @__PURE__ */ createQuery("listMerchantGiftCards");
/**
 * List gift cards, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantGiftCards.html
 */
export const listMerchantGiftCardsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantGiftCards");
/**
 * List the keys of programs, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantKeys.html
 */
export const listMerchantKeysQuery = /* @__PURE__ */ createQuery("listMerchantKeys");
/**
 * List the orders of all sites, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantOrders.html
 */
export const listMerchantOrdersQuery = /* @__PURE__ */ createQuery("listMerchantOrders");
/**
 * List the orders of all sites, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantOrders.html
 */
export const listMerchantOrdersInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantOrders");
/**
 * List pages of words, published or not, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantPages.html
 */
export const listMerchantPagesQuery = /* @__PURE__ */ createQuery("listMerchantPages");
/**
 * List pages of words, published or not, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantPages.html
 */
export const listMerchantPagesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantPages");
/**
 * List products, sold or not, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantProducts.html
 */
export const listMerchantProductsQuery = /* @__PURE__ */ createQuery("listMerchantProducts");
/**
 * List products, sold or not, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantProducts.html
 */
export const listMerchantProductsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantProducts");
/**
 * List promotions, over or not, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantPromotions.html
 */
export const listMerchantPromotionsQuery = /* @__PURE__ */ createQuery("listMerchantPromotions");
/**
 * List promotions, over or not, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantPromotions.html
 */
export const listMerchantPromotionsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantPromotions");
/**
 * List what buyers wrote, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantReviews.html
 */
export const listMerchantReviewsQuery = /* @__PURE__ */ createQuery("listMerchantReviews");
/**
 * List what buyers wrote, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listMerchantReviews.html
 */
export const listMerchantReviewsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listMerchantReviews");
/**
 * List the cards of the notifications feed, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listNotifications.html
 */
export const listNotificationsQuery = /* @__PURE__ */ createQuery("listNotifications");
/**
 * List what happened to an order, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listOrderEvents.html
 */
export const listOrderEventsQuery = /* @__PURE__ */ createQuery("listOrderEvents");
/**
 * List a member's orders, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listOrders.html
 */
export const listOrdersQuery = /* @__PURE__ */ createQuery("listOrders");
/**
 * List a member's orders, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listOrders.html
 */
export const listOrdersInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listOrders");
/**
 * List orders to pack, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listPackingOrders.html
 */
export const listPackingOrdersQuery = /* @__PURE__ */ createQuery("listPackingOrders");
/**
 * List orders to pack, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listPackingOrders.html
 */
export const listPackingOrdersInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listPackingOrders");
/**
 * List products of a collection, by ids, or found by words, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listProducts.html
 */
export const listProductsQuery = /* @__PURE__ */ createQuery("listProducts");
/**
 * List products of a collection, by ids, or found by words, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listProducts.html
 */
export const listProductsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listProducts");
/**
 * List what waits for consent, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listProposals.html
 */
export const listProposalsQuery = /* @__PURE__ */ createQuery("listProposals");
/**
 * List what waits for consent, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listProposals.html
 */
export const listProposalsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listProposals");
/**
 * List recommended products for a cart, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listRecommendations.html
 */
export const listRecommendationsQuery = /* @__PURE__ */ createQuery("listRecommendations");
/**
 * List the reviews of a product, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listReviews.html
 */
export const listReviewsQuery = /* @__PURE__ */ createQuery("listReviews");
/**
 * List the reviews of a product, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listReviews.html
 */
export const listReviewsInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listReviews");
/**
 * List where a member is signed in, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listSessions.html
 */
export const listSessionsQuery = /* @__PURE__ */ createQuery("listSessions");
/**
 * List ways to ship an order, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listShippingOptions.html
 */
export const listShippingOptionsQuery = /* @__PURE__ */ createQuery("listShippingOptions");
/**
 * List shipping prices of a country, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listShippingRates.html
 */
export const listShippingRatesQuery = /* @__PURE__ */ createQuery("listShippingRates");
/**
 * List who works for the shop, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listStaff.html
 */
export const listStaffQuery = /* @__PURE__ */ createQuery("listStaff");
/**
 * List where somebody of the staff is signed in, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listStaffSessions.html
 */
export const listStaffSessionsQuery = /* @__PURE__ */ createQuery("listStaffSessions");
/**
 * List stock, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listStock.html
 */
export const listStockQuery = /* @__PURE__ */ createQuery("listStock");
/**
 * List stock, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listStock.html
 */
export const listStockInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listStock");
/**
 * List the changes of a count of stock, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listStockEntries.html
 */
export const listStockEntriesQuery = /* @__PURE__ */ createQuery("listStockEntries");
/**
 * List the changes of a count of stock, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listStockEntries.html
 */
export const listStockEntriesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listStockEntries");
/**
 * List what people wait for, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listStockNotices.html
 */
export const listStockNoticesQuery = /* @__PURE__ */ createQuery("listStockNotices");
/**
 * List what people wait for, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listStockNotices.html
 */
export const listStockNoticesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listStockNotices");
/**
 * List subscribers of newsletters, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listSubscribers.html
 */
export const listSubscribersQuery = /* @__PURE__ */ createQuery("listSubscribers");
/**
 * List subscribers of newsletters, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listSubscribers.html
 */
export const listSubscribersInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listSubscribers");
/**
 * Suggest searches, categories and products as one types, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listSuggestions.html
 */
export const listSuggestionsQuery = /* @__PURE__ */ createQuery("listSuggestions");
/**
 * List deliveries of a webhook, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listWebhookDeliveries.html
 */
export const listWebhookDeliveriesQuery = /* @__PURE__ */ createQuery("listWebhookDeliveries");
/**
 * List deliveries of a webhook, for `useInfiniteQuery`.
 *
 * @see https://velours.example/docs/operations/listWebhookDeliveries.html
 */
export const listWebhookDeliveriesInfiniteQuery = /* @__PURE__ */ createInfiniteQuery("listWebhookDeliveries");
/**
 * List webhooks, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/listWebhooks.html
 */
export const listWebhooksQuery = /* @__PURE__ */ createQuery("listWebhooks");
/**
 * Sign in, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/login.html
 */
export const loginMutation = /* @__PURE__ */ createMutation("login");
/**
 * Sign out, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/logout.html
 */
export const logoutMutation = /* @__PURE__ */ createMutation("logout");
/**
 * Publish, reject or answer a review, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/moderateReview.html
 */
export const moderateReviewMutation = /* @__PURE__ */ createMutation("moderateReview");
/**
 * Change a count of stock, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/moveStock.html
 */
export const moveStockMutation = /* @__PURE__ */ createMutation("moveStock");
/**
 * Order the next month of a subscription, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/orderSubscription.html
 */
export const orderSubscriptionMutation = /* @__PURE__ */ createMutation("orderSubscription");
/**
 * See what an import would change, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/previewImport.html
 */
export const previewImportQuery = /* @__PURE__ */ createQuery("previewImport");
/**
 * See what a refund would give back, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/previewRefund.html
 */
export const previewRefundQuery = /* @__PURE__ */ createQuery("previewRefund");
/**
 * Read a report, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/readReport.html
 */
export const readReportQuery = /* @__PURE__ */ createQuery("readReport");
/**
 * Ask for a link to a new password, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/recoverPassword.html
 */
export const recoverPasswordMutation = /* @__PURE__ */ createMutation("recoverPassword");
/**
 * Give money back, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/refundOrder.html
 */
export const refundOrderMutation = /* @__PURE__ */ createMutation("refundOrder");
/**
 * Join, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/register.html
 */
export const registerMutation = /* @__PURE__ */ createMutation("register");
/**
 * Reject a proposal, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/rejectProposal.html
 */
export const rejectProposalMutation = /* @__PURE__ */ createMutation("rejectProposal");
/**
 * Remove a collection, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/removeMerchantCollection.html
 */
export const removeMerchantCollectionMutation = /* @__PURE__ */ createMutation("removeMerchantCollection");
/**
 * Remove a page of words, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/removeMerchantPage.html
 */
export const removeMerchantPageMutation = /* @__PURE__ */ createMutation("removeMerchantPage");
/**
 * Let somebody go, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/removeStaff.html
 */
export const removeStaffMutation = /* @__PURE__ */ createMutation("removeStaff");
/**
 * Remove a webhook, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/removeWebhook.html
 */
export const removeWebhookMutation = /* @__PURE__ */ createMutation("removeWebhook");
/**
 * Take an item off the wishlist, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/removeWishlistItem.html
 */
export const removeWishlistItemMutation = /* @__PURE__ */ createMutation("removeWishlistItem");
/**
 * Undo what was done, or do it again, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/replayEntry.html
 */
export const replayEntryMutation = /* @__PURE__ */ createMutation("replayEntry");
/**
 * Ask to return goods, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/requestReturn.html
 */
export const requestReturnMutation = /* @__PURE__ */ createMutation("requestReturn");
/**
 * Send an email of an order again, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/resendOrderEmail.html
 */
export const resendOrderEmailMutation = /* @__PURE__ */ createMutation("resendOrderEmail");
/**
 * Set a password with the link of an email, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/resetPassword.html
 */
export const resetPasswordMutation = /* @__PURE__ */ createMutation("resetPassword");
/**
 * Remove the lost authenticator of somebody of the staff, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/resetStaffAuthenticator.html
 */
export const resetStaffAuthenticatorMutation = /* @__PURE__ */ createMutation("resetStaffAuthenticator");
/**
 * Try a failed job again, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/retryJob.html
 */
export const retryJobMutation = /* @__PURE__ */ createMutation("retryJob");
/**
 * Revoke a key, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/revokeMerchantKey.html
 */
export const revokeMerchantKeyMutation = /* @__PURE__ */ createMutation("revokeMerchantKey");
/**
 * Save a member's address, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveAddress.html
 */
export const saveAddressMutation = /* @__PURE__ */ createMutation("saveAddress");
/**
 * Save a collection, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantCollection.html
 */
export const saveMerchantCollectionMutation = /* @__PURE__ */ createMutation("saveMerchantCollection");
/**
 * Save a page of words, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantPage.html
 */
export const saveMerchantPageMutation = /* @__PURE__ */ createMutation("saveMerchantPage");
/**
 * Keep a picture, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantPicture.html
 */
export const saveMerchantPictureMutation = /* @__PURE__ */ createMutation("saveMerchantPicture");
/**
 * Save a product, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantProduct.html
 */
export const saveMerchantProductMutation = /* @__PURE__ */ createMutation("saveMerchantProduct");
/**
 * Save a promotion, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantPromotion.html
 */
export const saveMerchantPromotionMutation = /* @__PURE__ */ createMutation("saveMerchantPromotion");
/**
 * Save the settings of a site, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveMerchantSite.html
 */
export const saveMerchantSiteMutation = /* @__PURE__ */ createMutation("saveMerchantSite");
/**
 * Save all shipping rates, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveShippingRates.html
 */
export const saveShippingRatesMutation = /* @__PURE__ */ createMutation("saveShippingRates");
/**
 * Save the table of tax rates, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/saveTaxRates.html
 */
export const saveTaxRatesMutation = /* @__PURE__ */ createMutation("saveTaxRates");
/**
 * Send an event again, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/sendWebhookDeliveryAgain.html
 */
export const sendWebhookDeliveryAgainMutation = /* @__PURE__ */ createMutation("sendWebhookDeliveryAgain");
/**
 * Note that goods have left, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/shipOrder.html
 */
export const shipOrderMutation = /* @__PURE__ */ createMutation("shipOrder");
/**
 * Note a packed parcel, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/shipPackingOrder.html
 */
export const shipPackingOrderMutation = /* @__PURE__ */ createMutation("shipPackingOrder");
/**
 * Start, restart or change a subscription, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/startSubscription.html
 */
export const startSubscriptionMutation = /* @__PURE__ */ createMutation("startSubscription");
/**
 * Submit a checkout, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/submitCheckout.html
 */
export const submitCheckoutMutation = /* @__PURE__ */ createMutation("submitCheckout");
/**
 * Subscribe to the newsletter, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/subscribeNewsletter.html
 */
export const subscribeNewsletterMutation = /* @__PURE__ */ createMutation("subscribeNewsletter");
/**
 * Track an order by its number, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/trackOrder.html
 */
export const trackOrderQuery = /* @__PURE__ */ createQuery("trackOrder");
/**
 * Try a collection before it is live, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/tryMerchantCollection.html
 */
export const tryMerchantCollectionQuery = /* @__PURE__ */ createQuery("tryMerchantCollection");
/**
 * Try a promotion before it is live, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/tryMerchantPromotion.html
 */
export const tryMerchantPromotionQuery = /* @__PURE__ */ createQuery("tryMerchantPromotion");
/**
 * Validate a cart before paying, for `useQuery`.
 *
 * @see https://velours.example/docs/operations/validateCart.html
 */
export const validateCartQuery = /* @__PURE__ */ createQuery("validateCart");
/**
 * Confirm the email address, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/validateEmail.html
 */
export const validateEmailMutation = /* @__PURE__ */ createMutation("validateEmail");
/**
 * Write a log entry, for `useMutation`.
 *
 * @see https://velours.example/docs/operations/writeLog.html
 */
export const writeLogMutation = /* @__PURE__ */ createMutation("writeLog");
