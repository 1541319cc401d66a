// Generated from openapi/ by `npm run generate`. Do not edit.
// "METHOD path", with "!" where an idempotency key makes it repeatable and "*" where it only reads, then the media type of
// an answer that is a file, or "-" where an answer may be empty.
/** Accept an offer after the purchase. */
export const acceptUpsell = "POST! /services/payments/checkout/upsells" as const;
/** Add a note to an order. */
export const addOrderNote = "POST! /merchant/orders/{number}/notes" as const;
/** Put a product on the wishlist. */
export const addWishlistItem = "POST /users/{id}/lists/wishlist/items" as const;
/** Answer a return. */
export const answerReturn = "POST! /merchant/orders/{number}/returns/{id}" as const;
/** Import a previewed file. */
export const applyImport = "POST! /merchant/imports" as const;
/** Consent to a proposal. */
export const approveProposal = "POST! /merchant/proposals/{id}/approve" as const;
/** Block a gift card. */
export const blockGiftCard = "POST! /merchant/gift-cards/{id}/block" as const;
/** Calculate the taxes of an order. */
export const calculateTaxes = "POST* /services/payments/taxes/calculate" as const;
/** Cancel an order. */
export const cancelMerchantOrder = "POST! /merchant/orders/{number}/cancellation" as const;
/** Cancel an order. */
export const cancelOrder = "PUT /services/payments/checkouts/{id}/cancellation" as const;
/** Correct an order's email or address. */
export const changeOrderContact = "PUT! /merchant/orders/{number}/contact" as const;
/** Choose another password. */
export const changePassword = "POST /services/authentication/password/change -" as const;
/** Change prices. */
export const changePrices = "POST! /merchant/prices" as const;
/** Stop or allow emails that ask a customer for reviews. */
export const changeReviewRequests = "PUT! /merchant/customers/{id}/review-requests -" as const;
/** Change what somebody may do. */
export const changeStaff = "PUT! /merchant/staff/{id}" as const;
/** Take another username. */
export const changeUsername = "POST /services/authentication/username/change" as const;
/** Change a webhook. */
export const changeWebhook = "PUT! /merchant/webhooks/{id}" as const;
/** Sign a customer out. */
export const closeCustomerSessions = "DELETE! /merchant/customers/{id}/sessions -" as const;
/** Close a draft. */
export const closeDraft = "POST! /merchant/drafts/{id}/close" as const;
/** Close the offers of an order. */
export const closeOrder = "POST /services/payments/checkout/order-close" as const;
/** Say that an order's trouble is dealt with. */
export const closeOrderTrouble = "POST! /merchant/orders/{number}/trouble/closure" as const;
/** Sign a member out elsewhere. */
export const closeSessions = "POST /users/{id}/sessions/close -" as const;
/** Sign somebody of the staff out. */
export const closeStaffSessions = "DELETE! /merchant/staff/{id}/sessions -" as const;
/** Complete an address as it is typed. */
export const completeAddress = "GET /services/addresses/completions" as const;
/** Open a buy-now-pay-later session. */
export const createBnplToken = "POST /services/payments/tokens/klarna" as const;
/** Create a token for the card fields. */
export const createCardToken = "GET /services/payments/tokens/braintree" as const;
/** Prepare an order for a buyer. */
export const createDraft = "POST! /merchant/drafts" as const;
/** Ask for a code that confirms the email address. */
export const createEmailCode = "POST /services/authentication/email/code -" as const;
/** Make a key for a program. */
export const createMerchantKey = "POST! /merchant/keys" as const;
/** Add a product. */
export const createMerchantProduct = "POST! /merchant/products" as const;
/** Write to customer service. */
export const createMessage = "POST! /services/messages" as const;
/** Review a product of an order. */
export const createReview = "POST! /services/payments/checkouts/{id}/reviews" as const;
/** Ask to be told when a variant is back. */
export const createStockNotice = "POST /products/stock-notices/{id}" as const;
/** Make a webhook. */
export const createWebhook = "POST! /merchant/webhooks" as const;
/** Take a product off sale. */
export const disableMerchantProduct = "POST! /merchant/products/{id}/disabling" as const;
/** Put a product on sale again. */
export const enableMerchantProduct = "POST! /merchant/products/{id}/enabling" as const;
/** End a promotion. */
export const endMerchantPromotion = "POST! /merchant/promotions/{id}/end" as const;
/** Sign somebody of the staff out of one browser. */
export const endStaffSession = "DELETE! /merchant/staff/{id}/sessions/{session} -" as const;
/** Enter a campaign. */
export const enterCampaign = "POST! /campaigns/pages/{kind}/{handle}/entries" as const;
/** Erase a customer. */
export const eraseCustomer = "POST! /merchant/customers/{id}/erase" as const;
/** Export what was done. */
export const exportAuditEntries = "GET /merchant/audit/export application/octet-stream" as const;
/** Export entries of campaigns. */
export const exportCampaignEntries = "GET /merchant/campaigns/entries/export application/octet-stream" as const;
/** Export a customer. */
export const exportCustomer = "POST! /merchant/customers/{id}/export application/octet-stream" as const;
/** Export customers. */
export const exportFoundCustomers = "GET /merchant/customers/export application/octet-stream" as const;
/** Export the ledger of a gift card. */
export const exportGiftCardEntries = "GET /merchant/gift-cards/{id}/entries/export application/octet-stream" as const;
/** Export gift cards. */
export const exportMerchantGiftCards = "GET /merchant/gift-cards/export application/octet-stream" as const;
/** Export products, sold or not. */
export const exportMerchantProducts = "GET /merchant/products/export application/octet-stream" as const;
/** Export promotions. */
export const exportMerchantPromotions = "GET /merchant/promotions/export application/octet-stream" as const;
/** Export orders for accounting. */
export const exportOrders = "GET /merchant/orders/export application/octet-stream" as const;
/** Get a report as CSV. */
export const exportReport = "GET /merchant/reports/{name}/csv text/csv" as const;
/** Export the shop. */
export const exportShop = "GET /merchant/shop application/octet-stream" as const;
/** Export stock. */
export const exportStock = "GET /merchant/stock/export application/octet-stream" as const;
/** Export subscribers of newsletters. */
export const exportSubscribers = "GET /merchant/subscribers/export application/octet-stream" as const;
/** Find customers. */
export const findCustomers = "GET /merchant/customers" as const;
/** Generate the invoice of a cart. */
export const generateInvoice = "POST* /services/payments/invoice" as const;
/** Get the address a suggestion stands for. */
export const getAddress = "POST* /services/addresses/completions" as const;
/** Get a campaign page. */
export const getCampaignPage = "GET /campaigns/pages/{kind}/{handle}" as const;
/** Get a collection. */
export const getCollection = "GET /products/collections/{collection}" as const;
/** Get the filters of a collection. */
export const getCollectionFilters = "GET /products/collections/{collection}/filters" as const;
/** Get the credit note of a refund as PDF. */
export const getCreditNotePdf = "GET /services/payments/checkouts/{id}/refunds/{refund}/credit-note application/pdf" as const;
/** Get a member's cash back. */
export const getCredits = "GET /users/{id}/credits" as const;
/** Get a customer. */
export const getCustomer = "GET /merchant/customers/{id}" as const;
/** Get a prepared order by its link. */
export const getDraft = "GET /drafts/{token}" as const;
/** Get a gift card by its code. */
export const getGiftCard = "GET /products/giftcards/{code}" as const;
/** Get an order's invoice as PDF. */
export const getInvoicePdf = "GET /services/payments/checkouts/{id}/invoice application/pdf" as const;
/** Get what the caller may do. */
export const getMerchantAccess = "GET /merchant/access" as const;
/** Get a collection with its rules, in all languages. */
export const getMerchantCollection = "GET /merchant/collections/{handle}" as const;
/** Get the credit note of a refund as PDF, as its merchant. */
export const getMerchantCreditNotePdf = "GET /merchant/orders/{number}/refunds/{refund}/credit-note application/pdf" as const;
/** Get a gift card with its ledger. */
export const getMerchantGiftCard = "GET /merchant/gift-cards/{id}" as const;
/** Get an order's invoice as PDF, as its merchant. */
export const getMerchantInvoicePdf = "GET /merchant/orders/{number}/invoice application/pdf" as const;
/** Get an order by its number. */
export const getMerchantOrder = "GET /merchant/orders/{number}" as const;
/** Get a page of words in all languages. */
export const getMerchantPage = "GET /merchant/pages/{handle}" as const;
/** Get a product, sold or not. */
export const getMerchantProduct = "GET /merchant/products/{id}" as const;
/** Get all settings of a site. */
export const getMerchantSite = "GET /merchant/sites/{site}" as const;
/** Get a placed order. */
export const getOrder = "GET /services/payments/checkouts/{id}" as const;
/** Get what to pack of an order. */
export const getPackingOrder = "GET /merchant/packing-orders/{number}" as const;
/** Get a page of the merchant's words. */
export const getPage = "GET /pages/{handle}" as const;
/** Get a product. */
export const getProduct = "GET /products/{id}" as const;
/** Get a promotion by its code. */
export const getPromotion = "GET /products/promotions/{code}" as const;
/** Ask what became of a purchase. */
export const getPurchase = "GET /services/payments/purchases/{key}" as const;
/** Get all shipping rates. */
export const getShippingRates = "GET /merchant/shipping-rates" as const;
/** Get the settings of a site. */
export const getSite = "GET /sites/{site}" as const;
/** Get the table of tax rates. */
export const getTaxRates = "GET /merchant/tax-rates" as const;
/** Get the signed-in member. */
export const getUser = "GET /users/{id}" as const;
/** Get the wishlist of the signed-in member. */
export const getWishlist = "GET /users/{id}/lists/wishlist" as const;
/** Give this browser an identity. */
export const identify = "POST /services/identify" as const;
/** Invite somebody to work for the shop. */
export const inviteStaff = "POST! /merchant/staff" as const;
/** Issue a gift card. */
export const issueGiftCard = "POST! /merchant/gift-cards" as const;
/** List what was done. */
export const listAuditEntries = "GET /merchant/audit" as const;
/** List entries of campaigns. */
export const listCampaignEntries = "GET /merchant/campaigns/entries" as const;
/** List the campaigns of zones. */
export const listCampaigns = "GET /campaigns" as const;
/** List messages and jobs that failed. */
export const listDeadJobs = "GET /merchant/jobs" as const;
/** List drafts. */
export const listDrafts = "GET /merchant/drafts" as const;
/** List what a balance of the report is made of. */
export const listLiabilityEntries = "GET /merchant/reports/liabilities/entries" as const;
/** List collections. */
export const listMerchantCollections = "GET /merchant/collections" as const;
/** List gift cards. */
export const listMerchantGiftCards = "GET /merchant/gift-cards" as const;
/** List the keys of programs. */
export const listMerchantKeys = "GET /merchant/keys" as const;
/** List the orders of all sites. */
export const listMerchantOrders = "GET /merchant/orders" as const;
/** List pages of words, published or not. */
export const listMerchantPages = "GET /merchant/pages" as const;
/** List products, sold or not. */
export const listMerchantProducts = "GET /merchant/products" as const;
/** List promotions, over or not. */
export const listMerchantPromotions = "GET /merchant/promotions" as const;
/** List what buyers wrote. */
export const listMerchantReviews = "GET /merchant/reviews" as const;
/** List the cards of the notifications feed. */
export const listNotifications = "GET /notifications" as const;
/** List what happened to an order. */
export const listOrderEvents = "GET /merchant/orders/{number}/events" as const;
/** List a member's orders. */
export const listOrders = "GET /users/{id}/orders" as const;
/** List orders to pack. */
export const listPackingOrders = "GET /merchant/packing-orders" as const;
/** List products of a collection, by ids, or found by words. */
export const listProducts = "GET /products" as const;
/** List what waits for consent. */
export const listProposals = "GET /merchant/proposals" as const;
/** List recommended products for a cart. */
export const listRecommendations = "POST* /services/recommendations" as const;
/** List the reviews of a product. */
export const listReviews = "GET /products/reviews/{id}" as const;
/** List where a member is signed in. */
export const listSessions = "GET /users/{id}/sessions" as const;
/** List ways to ship an order. */
export const listShippingOptions = "POST* /services/shipping/options" as const;
/** List shipping prices of a country. */
export const listShippingRates = "GET /services/shipping/rates" as const;
/** List who works for the shop. */
export const listStaff = "GET /merchant/staff" as const;
/** List where somebody of the staff is signed in. */
export const listStaffSessions = "GET /merchant/staff/{id}/sessions" as const;
/** List stock. */
export const listStock = "GET /merchant/stock" as const;
/** List the changes of a count of stock. */
export const listStockEntries = "GET /merchant/stock/entries" as const;
/** List what people wait for. */
export const listStockNotices = "GET /merchant/stock/notices" as const;
/** List subscribers of newsletters. */
export const listSubscribers = "GET /merchant/subscribers" as const;
/** Suggest searches, categories and products as one types. */
export const listSuggestions = "GET /products/suggestions" as const;
/** List deliveries of a webhook. */
export const listWebhookDeliveries = "GET /merchant/webhooks/{id}/deliveries" as const;
/** List webhooks. */
export const listWebhooks = "GET /merchant/webhooks" as const;
/** Sign in. */
export const login = "POST /services/authentication" as const;
/** Sign out. */
export const logout = "DELETE /services/authentication -" as const;
/** Publish, reject or answer a review. */
export const moderateReview = "PUT! /merchant/reviews/{id}" as const;
/** Change a count of stock. */
export const moveStock = "POST! /merchant/stock" as const;
/** Order the next month of a subscription. */
export const orderSubscription = "POST /services/subscriptions/orders" as const;
/** See what an import would change. */
export const previewImport = "POST* /merchant/imports/preview" as const;
/** See what a refund would give back. */
export const previewRefund = "POST* /merchant/orders/{number}/refunds/preview" as const;
/** Read a report. */
export const readReport = "GET /merchant/reports/{name}" as const;
/** Ask for a link to a new password. */
export const recoverPassword = "POST /services/authentication/password/recover -" as const;
/** Give money back. */
export const refundOrder = "POST! /merchant/orders/{number}/refunds" as const;
/** Join. */
export const register = "POST /services/authentication/register" as const;
/** Reject a proposal. */
export const rejectProposal = "POST! /merchant/proposals/{id}/reject" as const;
/** Remove a collection. */
export const removeMerchantCollection = "DELETE! /merchant/collections/{handle} -" as const;
/** Remove a page of words. */
export const removeMerchantPage = "DELETE! /merchant/pages/{handle} -" as const;
/** Let somebody go. */
export const removeStaff = "DELETE! /merchant/staff/{id} -" as const;
/** Remove a webhook. */
export const removeWebhook = "DELETE! /merchant/webhooks/{id} -" as const;
/** Take an item off the wishlist. */
export const removeWishlistItem = "DELETE /users/{id}/lists/{listId}/items/{itemId} -" as const;
/** Undo what was done, or do it again. */
export const replayEntry = "POST! /merchant/audit/{id}/replay" as const;
/** Ask to return goods. */
export const requestReturn = "POST! /services/payments/checkouts/{id}/returns" as const;
/** Send an email of an order again. */
export const resendOrderEmail = "POST! /merchant/orders/{number}/emails" as const;
/** Set a password with the link of an email. */
export const resetPassword = "POST /services/authentication/password/reset -" as const;
/** Remove the lost authenticator of somebody of the staff. */
export const resetStaffAuthenticator = "DELETE! /merchant/staff/{id}/authenticator -" as const;
/** Try a failed job again. */
export const retryJob = "POST! /merchant/jobs/{id}/retry" as const;
/** Revoke a key. */
export const revokeMerchantKey = "DELETE! /merchant/keys/{id} -" as const;
/** Save a member's address. */
export const saveAddress = "PUT /users/{id}/addresses/{kind}" as const;
/** Save a collection. */
export const saveMerchantCollection = "PUT! /merchant/collections/{handle}" as const;
/** Save a page of words. */
export const saveMerchantPage = "PUT! /merchant/pages/{handle}" as const;
/** Keep a picture. */
export const saveMerchantPicture = "POST! /merchant/pictures" as const;
/** Save a product. */
export const saveMerchantProduct = "PUT! /merchant/products/{id}" as const;
/** Save a promotion. */
export const saveMerchantPromotion = "PUT! /merchant/promotions/{id}" as const;
/** Save the settings of a site. */
export const saveMerchantSite = "PUT! /merchant/sites/{site}" as const;
/** Save all shipping rates. */
export const saveShippingRates = "PUT! /merchant/shipping-rates" as const;
/** Save the table of tax rates. */
export const saveTaxRates = "PUT! /merchant/tax-rates" as const;
/** Send an event again. */
export const sendWebhookDeliveryAgain = "POST! /merchant/webhooks/{id}/deliveries/{delivery}/attempts" as const;
/** Note that goods have left. */
export const shipOrder = "POST! /merchant/orders/{number}/shipments" as const;
/** Note a packed parcel. */
export const shipPackingOrder = "POST! /merchant/packing-orders/{number}/shipments" as const;
/** Start, restart or change a subscription. */
export const startSubscription = "POST! /services/subscriptions" as const;
/** Submit a checkout. */
export const submitCheckout = "POST! /services/payments/checkout" as const;
/** Subscribe to the newsletter. */
export const subscribeNewsletter = "POST /services/newsletter" as const;
/** Track an order by its number. */
export const trackOrder = "POST* /services/orders/track" as const;
/** Try a collection before it is live. */
export const tryMerchantCollection = "POST* /merchant/collections/{handle}/trial" as const;
/** Try a promotion before it is live. */
export const tryMerchantPromotion = "POST* /merchant/promotions/trial" as const;
/** Validate a cart before paying. */
export const validateCart = "POST* /services/payments/validate" as const;
/** Confirm the email address. */
export const validateEmail = "POST /services/authentication/email/validate" as const;
/** Write a log entry. */
export const writeLog = "POST /services/logs -" as const;

/** Every operation of the shop by name. */
export const operations = { acceptUpsell, addWishlistItem, calculateTaxes, cancelOrder, changePassword, changeUsername, closeOrder, closeSessions, completeAddress, createBnplToken, createCardToken, createEmailCode, createMessage, createReview, createStockNotice, enterCampaign, generateInvoice, getAddress, getCampaignPage, getCollection, getCollectionFilters, getCreditNotePdf, getCredits, getDraft, getGiftCard, getInvoicePdf, getOrder, getPage, getProduct, getPromotion, getPurchase, getSite, getUser, getWishlist, identify, listCampaigns, listNotifications, listOrders, listProducts, listRecommendations, listReviews, listSessions, listShippingOptions, listShippingRates, listSuggestions, login, logout, orderSubscription, recoverPassword, register, removeWishlistItem, requestReturn, resetPassword, saveAddress, startSubscription, submitCheckout, subscribeNewsletter, trackOrder, validateCart, validateEmail, writeLog };

/** Every operation of those who run the shop by name. */
export const merchantOperations = { addOrderNote, answerReturn, applyImport, approveProposal, blockGiftCard, cancelMerchantOrder, changeOrderContact, changePrices, changeReviewRequests, changeStaff, changeWebhook, closeCustomerSessions, closeDraft, closeOrderTrouble, closeStaffSessions, createDraft, createMerchantKey, createMerchantProduct, createWebhook, disableMerchantProduct, enableMerchantProduct, endMerchantPromotion, endStaffSession, eraseCustomer, exportAuditEntries, exportCampaignEntries, exportCustomer, exportFoundCustomers, exportGiftCardEntries, exportMerchantGiftCards, exportMerchantProducts, exportMerchantPromotions, exportOrders, exportReport, exportShop, exportStock, exportSubscribers, findCustomers, getCustomer, getMerchantAccess, getMerchantCollection, getMerchantCreditNotePdf, getMerchantGiftCard, getMerchantInvoicePdf, getMerchantOrder, getMerchantPage, getMerchantProduct, getMerchantSite, getPackingOrder, getShippingRates, getTaxRates, inviteStaff, issueGiftCard, listAuditEntries, listCampaignEntries, listDeadJobs, listDrafts, listLiabilityEntries, listMerchantCollections, listMerchantGiftCards, listMerchantKeys, listMerchantOrders, listMerchantPages, listMerchantProducts, listMerchantPromotions, listMerchantReviews, listOrderEvents, listPackingOrders, listProposals, listStaff, listStaffSessions, listStock, listStockEntries, listStockNotices, listSubscribers, listWebhookDeliveries, listWebhooks, moderateReview, moveStock, previewImport, previewRefund, readReport, refundOrder, rejectProposal, removeMerchantCollection, removeMerchantPage, removeStaff, removeWebhook, replayEntry, resendOrderEmail, resetStaffAuthenticator, retryJob, revokeMerchantKey, saveMerchantCollection, saveMerchantPage, saveMerchantPicture, saveMerchantProduct, saveMerchantPromotion, saveMerchantSite, saveShippingRates, saveTaxRates, sendWebhookDeliveryAgain, shipOrder, shipPackingOrder, tryMerchantCollection, tryMerchantPromotion };
