// Generated from openapi/ by `npm run generate`. Do not edit.
// "METHOD path", with "!" where an idempotency key makes it repeatable.
/** Accept an offer after the purchase Adds an offer to a placed order and takes its price with the second nonce or token the checkout gave (7, checkout). Shipping is included. */
export const acceptUpsell = "POST! /services/payments/checkout/upsells" as const;
/** Put a product on the wishlist Answers the item; one that is there already is answered as it is, so adding twice adds once (4.10). */
export const addWishlistItem = "POST /users/{id}/lists/wishlist/items" as const;
/** Calculate the taxes of an order Sales tax and duties for an address (7.2). On failure a client counts taxes as zero. */
export const calculateTaxes = "POST /services/payments/taxes/calculate" as const;
/** Choose another password Replaces the password of a signed-in member (5.12) and ends every session of theirs, this one too (4.9). */
export const changePassword = "POST /services/authentication/password/change" as const;
/** Take another username The name a signed-in member shows (5.11). Names need not be unique; members are known by their e-mail address. */
export const changeUsername = "POST /services/authentication/username/change" as const;
/** Close the offers of an order Ends what is offered after a purchase (7, checkout). The first reason is kept; closing again changes nothing and answers the same. */
export const closeOrder = "POST /services/payments/checkout/order-close" as const;
/** Complete an address as it is typed Suggestions of the address-verification service for the beginning of a street address, or, with container and advanced, what stands */
export const completeAddress = "GET /services/addresses/completions" as const;
/** Open a buy-now-pay-later session Tells the buy-now-pay-later provider what is bought, in cents, and answers what its dialog needs (7, checkout). */
export const createBnplToken = "POST /services/payments/tokens/klarna" as const;
/** Create a token for the card fields Authorises the card gateway's hosted fields for the currency's own merchant account, and lists the saved cards of the signed-in user (7, checkout). */
export const createCardToken = "GET /services/payments/tokens/braintree" as const;
/** Enter a campaign Takes part in a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each e-mail address enters a campaign once. Who wins what is decided here and */
export const enterCampaign = "POST! /campaigns/pages/{kind}/{handle}/entries" as const;
/** Generate the invoice of a cart What the cart costs, computed by the server from its own data with the SDK's rules and taxes (CA-43). */
export const generateInvoice = "POST /services/payments/invoice" as const;
/** Get the address a suggestion stands for The parts of an address that completeAddress suggested. Parts may be missing or padded; the rule completedAddress makes a form's fields of them. */
export const getAddress = "POST /services/addresses/completions" as const;
/** Get a campaign page A page of its own for a campaign (2.14): daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. What a page of */
export const getCampaignPage = "GET /campaigns/pages/{kind}/{handle}" as const;
/** Get a collection Title, words and dressing of a listing (7.1). */
export const getCollection = "GET /products/collections/{collection}" as const;
/** Get what a collection can be narrowed by Every filter key with its values and their counts over the whole collection (7.1). */
export const getCollectionFilters = "GET /products/collections/{collection}/filters" as const;
/** Get a member's cash back What the signed-in member can spend on a site, and how it came to be (7.4). Another's id is answered like one that does not exist. */
export const getCredits = "GET /users/{id}/credits" as const;
/** Get a gift card by its code What is left on a gift card, when it can be used on this site (5.4). */
export const getGiftCard = "GET /products/giftcards/{code}" as const;
/** Get a placed order An order by its id, which is random and known to its buyer alone. A member reads their own orders and those of guests; a guest reads guests' orders alone. Any other is answered like one that does not exist (CA-99). */
export const getOrder = "GET /services/payments/checkouts/{id}" as const;
/** Get a product One product with its variants and stock (7.1). */
export const getProduct = "GET /products/{id}" as const;
/** Get a promotion by its code The promotion, when it can be used on this site now (steps 1 to 4 of 5.2); what depends on the cart is checked by the SDK's rule. */
export const getPromotion = "GET /products/promotions/{code}" as const;
/** Get the settings of a site Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site carries the settings of all (SA-002). */
export const getSite = "GET /sites/{site}" as const;
/** Get the signed-in member The member as the account pages show them (7.4). Only members see themselves; another's id is answered like one that does not exist. */
export const getUser = "GET /users/{id}" as const;
/** Get the wishlist of the signed-in member Everything on it, the oldest first; one list for all sites (3.10, SA-096). Ask listProducts for the content ids. */
export const getWishlist = "GET /users/{id}/lists/wishlist" as const;
/** Give this browser an identity A random id for a visitor, kept in the cookie velours_identity (4.2, CA-60). With an e-mail address or an exchange id of the e-mail */
export const identify = "POST /services/identify" as const;
/** List the campaigns of zones What stands in places of a page that change with the season (3.12, 7.5). zones=38,46 answers a list; zones[_38][zone]=38 answers an object by zone, */
export const listCampaigns = "GET /campaigns" as const;
/** List the cards of the notifications feed The cards of "What's new" on a site (3.11, 7.5): published ones, expired ones included, in the site's own order. A card whose link has a promo_code */
export const listNotifications = "GET /notifications" as const;
/** List a member's orders The signed-in member's orders on this site, the newest first, a page at a time. Each is the order getOrder answers; orders placed as a guest are */
export const listOrders = "GET /users/{id}/orders" as const;
/** List products of a collection, by ids, or found by words One call in four forms (7.1): a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations */
export const listProducts = "GET /products" as const;
/** Ask the recommendation service what goes with a cart Tells the recommendation service what is in the cart, and what was just added (7.6), and answers the ids it recommends, in its order, without */
export const listRecommendations = "POST /services/recommendations" as const;
/** List ways to ship an order Options for an address, subtotal and promotion (7.2). The promotion's effect on shipping is already in them. */
export const listShippingOptions = "POST /services/shipping/options" as const;
/** List shipping prices of a country Prices by subtotal, for estimates before an address is known (7.2). */
export const listShippingRates = "GET /services/shipping/rates" as const;
/** Sign in Starts a session: the answer sets its cookie, and access.authenticated is true (4.9). With action send-one-time-code it only has a code */
export const login = "POST /services/authentication" as const;
/** Sign out Ends the session on the server and takes its cookie away. Who is not signed in gets the same answer. */
export const logout = "DELETE /services/authentication" as const;
/** Order what a subscription brings Orders the subscription's products for the next month and takes their price from the card kept for it. A month is ordered once: while it runs the */
export const orderSubscription = "POST /services/subscriptions/orders" as const;
/** Ask for a link to a new password Sends a link that holds for 60 minutes (5.10). The answer is the same whether or not there is such a member. */
export const recoverPassword = "POST /services/authentication/password/recover" as const;
/** Join Makes an account and sends a letter (5.9). With a join nonce as token, e-mail address and terms are enough: the address must be the */
export const register = "POST /services/authentication/register" as const;
/** Take an item off the wishlist Answers 204, also when the item is gone already (4.10). */
export const removeWishlistItem = "DELETE /users/{id}/lists/{listId}/items/{itemId}" as const;
/** Set a password with the link of a letter Sets the password by the token of a recovery or welcome letter, once, and ends every session of the member. Nobody is signed in by it. */
export const resetPassword = "POST /services/authentication/password/reset" as const;
/** Save a member's address Keeps the billing or shipping address of the signed-in member in place of the one before (CA-43). It is checked by the rules of its kind. */
export const saveAddress = "PUT /users/{id}/addresses/{kind}" as const;
/** Start, restart or change a subscription Subscribes the signed-in member, whose account gives the e-mail address, to products, for a month at a time. The server computes what is due: the */
export const startSubscription = "POST! /services/subscriptions" as const;
/** Submit a checkout Places the order and takes the money (7, checkout). The server computes its own invoice from its own data; the order, the stock, */
export const submitCheckout = "POST! /services/payments/checkout" as const;
/** Subscribe to the newsletter Puts an e-mail address on the site's newsletter and hands it to the e-mail marketing service. Answers the same when it was on it before, and sets the */
export const subscribeNewsletter = "POST /services/newsletter" as const;
/** Validate a cart before paying Compares prices, stock, gifts and promotion with what the shopper saw (7, checkout). With a shipping country it also checks country-bound promotions (CA-03). */
export const validateCart = "POST /services/payments/validate" as const;
/** Write a log entry Puts something the browser noticed on record (7.5). A client never shows a failure. */
export const writeLog = "POST /services/logs" as const;

/** Every operation by name. */
export const operations = { acceptUpsell, addWishlistItem, calculateTaxes, changePassword, changeUsername, closeOrder, completeAddress, createBnplToken, createCardToken, enterCampaign, generateInvoice, getAddress, getCampaignPage, getCollection, getCollectionFilters, getCredits, getGiftCard, getOrder, getProduct, getPromotion, getSite, getUser, getWishlist, identify, listCampaigns, listNotifications, listOrders, listProducts, listRecommendations, listShippingOptions, listShippingRates, login, logout, orderSubscription, recoverPassword, register, removeWishlistItem, resetPassword, saveAddress, startSubscription, submitCheckout, subscribeNewsletter, validateCart, writeLog };
