// Generated from openapi/ by `npm run generate`. Do not edit.
import type { IdempotentRequestOptions, RawRequests, RequestOptions, RequestResult } from "../requestOptions.ts";
import type * as types from "./types.ts";

/** A function for each operation of the shop, and `request` for anything else. */
export interface Client extends RawRequests {
  /**
   * Accept an offer after the purchase.
   *
   * Adds an offer to a placed order and charges it with the second nonce or token from the checkout. Shipping is included. The server computes the invoice and returns the order with the added products. Accepting the same offer again charges nothing. An offer that has expired, by meta.expires or by the server's clock, is refused with validationError at meta.expires: 'The offer has expired'.
   *
   * `POST /services/payments/checkout/upsells`
   *
   * @param options.body Adds an offer to a placed order. Token or nonce, whichever the order's upsells carry.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.acceptUpsell({
   *   body: {
   *     user: { email: "ada@example.com" },
   *     payment: {
   *       transaction_id: "sandbox-7f3a",
   *       token: null,
   *       nonce: "sandbox-card-ok-0002",
   *     },
   *     cart: {
   *       products: [{ variant: { id: 200003 }, quantity: 1 }],
   *       invoice: { total: 32.48, currency: "USD" },
   *     },
   *     task: { id: "0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11" },
   *     meta: { expires: "2099-11-20T10:05:00.000Z" },
   *   },
   * });
   * @see https://velours.example/docs/operations/acceptUpsell.html
   */
  acceptUpsell(options: AcceptUpsellOptions): Promise<RequestResult<AcceptUpsellData, AcceptUpsellError>>;

  /**
   * Put a product on the wishlist.
   *
   * Adds a product and returns the item. Adding a product again returns the existing item.
   *
   * `POST /users/{id}/lists/wishlist/items`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.body The product to add.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, wishlistFull, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.addWishlistItem({
   *   params: { path: { id: 1042 } },
   *   body: {
   *     type: "product",
   *     content_id: 100001,
   *     site: "boutique",
   *   },
   * });
   * @see https://velours.example/docs/operations/addWishlistItem.html
   */
  addWishlistItem(options: AddWishlistItemOptions): Promise<RequestResult<AddWishlistItemData, AddWishlistItemError>>;

  /**
   * Calculate the taxes of an order.
   *
   * Computes sales tax and duties for an address. If it fails, an estimate counts taxes as zero.
   *
   * `POST /services/payments/taxes/calculate`
   *
   * @param options.body The input of a tax calculation.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.calculateTaxes({
   *   body: {
   *     address: { country: "US", state: "TX", zipcode: "78701" },
   *     invoice: {
   *       currency: "USD",
   *       shipping: 0,
   *       discounts: { promotion: 0 },
   *       _subtotal: { taxable: 96 },
   *     },
   *     products: [
   *       { id: "101", unit_price: 48, discount: 0, quantity: 2 },
   *     ],
   *   },
   * });
   * @see https://velours.example/docs/operations/calculateTaxes.html
   */
  calculateTaxes(options: CalculateTaxesOptions): Promise<RequestResult<CalculateTaxesData, CalculateTaxesError>>;

  /**
   * Cancel an order.
   *
   * Cancels an order as its buyer, until its `cancellable_until`: its `cancellationRefund` is given back, the goods are in stock again, and an email says so. Cancelling again changes nothing and returns the order.
   *
   * `PUT /services/payments/checkouts/{id}/cancellation`
   *
   * @param options.params.path.id Id of the order.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, orderShipped, cancellationClosed, giftCardSpent, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.cancelOrder({
   *   params: {
   *     path: { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" },
   *   },
   * });
   * @see https://velours.example/docs/operations/cancelOrder.html
   */
  cancelOrder(options: CancelOrderOptions): Promise<RequestResult<CancelOrderData, CancelOrderError>>;

  /**
   * Choose another password.
   *
   * Changes the password of the signed-in member and ends all of their sessions, including this one.
   *
   * `POST /services/authentication/password/change`
   *
   * @param options.body Another password for a signed-in member.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, currentPasswordInvalid, passwordTooCommon, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changePassword({
   *   body: {
   *     passwordCurrent: "sandbox-pass",
   *     password: "quiet-violet-lamp",
   *     passwordConfirm: "quiet-violet-lamp",
   *   },
   * });
   * @see https://velours.example/docs/operations/changePassword.html
   */
  changePassword(options: ChangePasswordOptions): Promise<RequestResult<ChangePasswordData, ChangePasswordError>>;

  /**
   * Take another username.
   *
   * Changes the public name of the signed-in member. Names need not be unique; members are identified by their email address. A proven address is told of it by email, a few times an hour at most.
   *
   * `POST /services/authentication/username/change`
   *
   * @param options.body Another name for the member.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changeUsername({
   *   body: { username: "ada_m" },
   * });
   * @see https://velours.example/docs/operations/changeUsername.html
   */
  changeUsername(options: ChangeUsernameOptions): Promise<RequestResult<ChangeUsernameData, ChangeUsernameError>>;

  /**
   * Close the offers of an order.
   *
   * Ends the offer after a purchase. The first reason is kept; closing again changes nothing and returns the same. An offer that is neither accepted nor closed is closed when its time is over.
   *
   * `POST /services/payments/checkout/order-close`
   *
   * @param options.body Ends the offers of an order. Only the task's id is checked.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeOrder({
   *   body: {
   *     task: { id: "0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11" },
   *     reason: "offers-all-declined",
   *   },
   * });
   * @see https://velours.example/docs/operations/closeOrder.html
   */
  closeOrder(options: CloseOrderOptions): Promise<RequestResult<CloseOrderData, CloseOrderError>>;

  /**
   * Sign a member out elsewhere.
   *
   * Ends one session of the signed-in member, or all of them except this one. The password is required, so that somebody who finds a signed-in browser cannot lock the member out of the others. A session that has already ended gets the same response.
   *
   * `POST /users/{id}/sessions/close`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.body Which sessions of a member to end.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, currentPasswordInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeSessions({
   *   params: { path: { id: 1042 } },
   *   body: {
   *     session: "9a1f5f0e-2f8e-4d43-8a2c-6c3c1a7a1b02",
   *     passwordCurrent: "sandbox-pass",
   *   },
   * });
   * @see https://velours.example/docs/operations/closeSessions.html
   */
  closeSessions(options: CloseSessionsOptions): Promise<RequestResult<CloseSessionsData, CloseSessionsError>>;

  /**
   * Complete an address as it is typed.
   *
   * Suggestions of the address-verification service for the beginning of a street address or, with container and advanced, the addresses inside a suggested building or estate. For a suggestion of type Address call getAddress; for any other type call this operation again with its id as container. An empty text returns an empty list. Wait 300 ms after a keystroke before calling.
   *
   * `GET /services/addresses/completions`
   *
   * @param options.params.query.partialStreet The text typed so far; not needed with container.
   * @param options.params.query.countriesFilter Comma-separated ISO 3166 codes: those whose currency is the shopper's. Without it every country counts.
   * @param options.params.query.limit At most so many.
   * @param options.params.query.container Id of a suggestion to look into.
   * @param options.params.query.advanced True with container.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.completeAddress({
   *   params: { query: { partialStreet: "12 main" } },
   * });
   * @see https://velours.example/docs/operations/completeAddress.html
   */
  completeAddress(options?: CompleteAddressOptions): Promise<RequestResult<CompleteAddressData, CompleteAddressError>>;

  /**
   * Open a buy-now-pay-later session.
   *
   * Sends the purchase, in cents, to the buy-now-pay-later provider and returns the settings of its dialog. Only for USD and CAD, with the site's flag showKlarna on and no pre-order line; otherwise 400 at payment.service.
   *
   * `POST /services/payments/tokens/klarna`
   *
   * @param options.body A purchase to be paid later. The server prices the cart again; the shopper's invoice must agree with it.
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, cartLimitExceeded, shippingDoesNotMatch, invoiceDoesNotMatch, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createBnplToken({ body });
   * @see https://velours.example/docs/operations/createBnplToken.html
   */
  createBnplToken(options: CreateBnplTokenOptions): Promise<RequestResult<CreateBnplTokenData, CreateBnplTokenError>>;

  /**
   * Create a token for the card fields.
   *
   * Authorises the card gateway's hosted fields for the merchant account of the currency, and lists the saved cards of the signed-in member. The session identifies the member; user_id only keeps cached responses of different members apart.
   *
   * `GET /services/payments/tokens/braintree`
   *
   * @param options.params.query.currency Currency of the purchase.
   * @param options.params.query.user_id Id of the signed-in user; absent for guests.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.createCardToken({
   *   params: { query: { currency: "USD" } },
   * });
   * @see https://velours.example/docs/operations/createCardToken.html
   */
  createCardToken(options: CreateCardTokenOptions): Promise<RequestResult<CreateCardTokenData, CreateCardTokenError>>;

  /**
   * Ask for a code that confirms the email address.
   *
   * Sends a code of five digits to the signed-in member's own address. validateEmail takes it: once, for ten minutes, in the browser that asked for it. Nothing is sent to an address that is already confirmed.
   *
   * `POST /services/authentication/email/code`
   *
   * @returns `data`, or an `error` with one of these references: authenticationRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createEmailCode();
   * @see https://velours.example/docs/operations/createEmailCode.html
   */
  createEmailCode(options?: CreateEmailCodeOptions): Promise<RequestResult<CreateEmailCodeData, CreateEmailCodeError>>;

  /**
   * Write to customer service.
   *
   * Sends a message to the site's customer service, who answer by email, and a receipt to its sender in the language of the request. The response does not tell whether the shop knows the address or the order.
   *
   * `POST /services/messages`
   *
   * @param options.body A message to customer service.
   * @returns `data`, or an `error` with one of these references: turnstileChallengeFailed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createMessage({
   *   body: {
   *     name: "Ada",
   *     email: "ada@example.com",
   *     topic: "order",
   *     order: "V-100023",
   *     message: "The parcel has not moved since Monday. Can you find out where it is?",
   *     challenge: {
   *       type: "turnstile",
   *       token: "XXXX.DUMMY.TOKEN.XXXX",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/createMessage.html
   */
  createMessage(options: CreateMessageOptions): Promise<RequestResult<CreateMessageData, CreateMessageError>>;

  /**
   * Review a product of an order.
   *
   * Writes, as the buyer of an order, a review of a product that was bought with it and has left, once for each product of the order. The merchant reads it before it is shown: until then its `state` is `waiting`.
   *
   * `POST /services/payments/checkouts/{id}/reviews`
   *
   * @param options.params.path.id Id of the order.
   * @param options.body What a buyer writes about a product. All of it is shown as text.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, productNotBought, productNotShipped, productRefunded, productReviewed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createReview({
   *   params: {
   *     path: { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" },
   *   },
   *   body: {
   *     productId: 100017,
   *     stars: 5,
   *     title: "Quiet and well made",
   *     body: "Softer than I expected and really quiet.",
   *     author: "Camille",
   *     language: "en",
   *   },
   * });
   * @see https://velours.example/docs/operations/createReview.html
   */
  createReview(options: CreateReviewOptions): Promise<RequestResult<CreateReviewData, CreateReviewError>>;

  /**
   * Ask to be told when a variant is back.
   *
   * Sends one email when a sold-out variant can be bought again in the region, and deletes the address after that, or after 180 days. The response is the same for an address that has asked already and for a variant that is in stock; neither adds anything.
   *
   * `POST /products/stock-notices/{id}`
   *
   * @param options.params.path.id Id of the product.
   * @param options.body A wish to hear once when a variant can be bought again.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createStockNotice({
   *   params: { path: { id: 100027 } },
   *   body: {
   *     email: "ada@example.com",
   *     variant_id: 200058,
   *     region: "US",
   *     language: "en",
   *   },
   * });
   * @see https://velours.example/docs/operations/createStockNotice.html
   */
  createStockNotice(options: CreateStockNoticeOptions): Promise<RequestResult<CreateStockNoticeData, CreateStockNoticeError>>;

  /**
   * Enter a campaign.
   *
   * Enters a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each email address can enter a campaign once. The server decides the outcome and stores it with the entry: a promo code that was won is in no other operation's response. An address always draws the same outcome, and a second entry gets the same response as the first, so that no response tells whether an address has entered. Only a member who enters their own confirmed address again gets campaignAlreadyEntered, with the outcome of the first entry. With consent the address is subscribed to the newsletter.
   *
   * `POST /campaigns/pages/{kind}/{handle}/entries`
   *
   * @param options.params.path.kind Kind of the page.
   * @param options.params.path.handle Name of the page in its address; current where the route has none.
   * @param options.body An entry of a campaign. The page's fields say which of these it asks for.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, campaignEnded, campaignAlreadyEntered, idempotencyKeyReused, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.enterCampaign({
   *   params: { path: { kind: "spin-to-win", handle: "current" } },
   *   body: { email: "ada@example.com", consent: true },
   * });
   * @see https://velours.example/docs/operations/enterCampaign.html
   */
  enterCampaign(options: EnterCampaignOptions): Promise<RequestResult<EnterCampaignData, EnterCampaignError>>;

  /**
   * Generate the invoice of a cart.
   *
   * Computes what the cart costs, from the server's own data, with the SDK's rules and taxes.
   *
   * `POST /services/payments/invoice`
   *
   * @param options.body The input of an invoice.
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, cartLimitExceeded, shippingDoesNotMatch, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.generateInvoice({ body });
   * @see https://velours.example/docs/operations/generateInvoice.html
   */
  generateInvoice(options: GenerateInvoiceOptions): Promise<RequestResult<GenerateInvoiceData, GenerateInvoiceError>>;

  /**
   * Get the address a suggestion stands for.
   *
   * The parts of an address that completeAddress suggested. Parts may be missing or padded; the rule completedAddress makes a form's fields of them.
   *
   * `POST /services/addresses/completions`
   *
   * @param options.body Which suggestion was chosen.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.getAddress({
   *   body: { id: "sandbox-12-main" },
   * });
   * @see https://velours.example/docs/operations/getAddress.html
   */
  getAddress(options: GetAddressOptions): Promise<RequestResult<GetAddressData, GetAddressError>>;

  /**
   * Get a campaign page.
   *
   * The page of a campaign: daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. Lists that a kind of page does not use are empty. Where a route has no handle, the handle is current: /quiz is quiz/current. Chances, prizes and the outcomes of answers stay on the server. Daily deals name only products that the site sells for less than before in the currency of configuration, whichever variant is chosen.
   *
   * `GET /campaigns/pages/{kind}/{handle}`
   *
   * @param options.params.path.kind Kind of the page.
   * @param options.params.path.handle Name of the page in its address; current where the route has none.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCampaignPage({
   *   params: { path: { kind: "spin-to-win", handle: "current" } },
   * });
   * @see https://velours.example/docs/operations/getCampaignPage.html
   */
  getCampaignPage(options: GetCampaignPageOptions): Promise<RequestResult<GetCampaignPageData, GetCampaignPageError>>;

  /**
   * Get a collection.
   *
   * Title, description and page settings of a collection.
   *
   * `GET /products/collections/{collection}`
   *
   * @param options.params.path.collection Handle of the collection.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCollection({
   *   params: { path: { collection: "vibrators" } },
   * });
   * @see https://velours.example/docs/operations/getCollection.html
   */
  getCollection(options: GetCollectionOptions): Promise<RequestResult<GetCollectionData, GetCollectionError>>;

  /**
   * Get the filters of a collection.
   *
   * Every filter key with its values and their counts over the whole collection.
   *
   * `GET /products/collections/{collection}/filters`
   *
   * @param options.params.path.collection Handle of the collection.
   * @param options.params.query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCollectionFilters({
   *   params: { path: { collection: "vibrators" } },
   * });
   * @see https://velours.example/docs/operations/getCollectionFilters.html
   */
  getCollectionFilters(options: GetCollectionFiltersOptions): Promise<RequestResult<GetCollectionFiltersData, GetCollectionFiltersError>>;

  /**
   * Get the credit note of a refund as PDF.
   *
   * Returns the credit note of a refund or a cancellation as PDF, in the language of Accept-Language and the currency of the order: seller, buyer, its number and date, the invoice it corrects, and the units, shipping, duties and taxes it takes back. An invoice less its credit notes is what the shop kept. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same note for machines (factur-x.xml, EN 16931).
   *
   * `GET /services/payments/checkouts/{id}/refunds/{refund}/credit-note`
   *
   * @param options.params.path.id Id of the order.
   * @param options.params.path.refund Id of the refund, one of the order's `refunds`.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCreditNotePdf({
   *   params: {
   *     path: {
   *       id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e",
   *       refund: "b1c2d3e4-1111-4222-8333-444455556666",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/getCreditNotePdf.html
   */
  getCreditNotePdf(options: GetCreditNotePdfOptions): Promise<RequestResult<GetCreditNotePdfData, GetCreditNotePdfError>>;

  /**
   * Get a member's cash back.
   *
   * The cash back of the signed-in member on a site in one currency, with its history, and what they have in the others. Cash back is earned and spent in one currency: each has a balance with an id of its own. The id of another member is treated like an id that does not exist.
   *
   * `GET /users/{id}/credits`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.params.query.filter Site of the balance: filter[site]; the site of the host when absent.
   * @param options.params.query.configuration Currency of the balance: configuration[currency]; that of the site's first region when absent.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCredits({
   *   params: { path: { id: 1042 } },
   * });
   * @see https://velours.example/docs/operations/getCredits.html
   */
  getCredits(options: GetCreditsOptions): Promise<RequestResult<GetCreditsData, GetCreditsError>>;

  /**
   * Get a prepared order by its link.
   *
   * Returns what a merchant prepared for a buyer, to anyone who has the token of its link. It has no prices: put its lines into a cart, and send the token as `draft` with the checkout. A closed or expired draft gets the same answer as one that does not exist; a paid one says so, without the buyer's email and address. Unknown tokens count as guesses of the caller.
   *
   * `GET /drafts/{token}`
   *
   * @param options.params.path.token The last part of a draft's link, which only its buyer and the merchant know.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getDraft({
   *   params: {
   *     path: { token: "5sWc0yJ3fKq8nZr2VbT7mXpL1dHgAeUo" },
   *   },
   * });
   * @see https://velours.example/docs/operations/getDraft.html
   */
  getDraft(options: GetDraftOptions): Promise<RequestResult<GetDraftData, GetDraftError>>;

  /**
   * Get a gift card by its code.
   *
   * The remaining amount of a gift card, if it can be used on this site.
   *
   * `GET /products/giftcards/{code}`
   *
   * @param options.params.path.code Code of the gift card.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getGiftCard({
   *   params: { path: { code: "1000-0000-0000-0002" } },
   * });
   * @see https://velours.example/docs/operations/getGiftCard.html
   */
  getGiftCard(options: GetGiftCardOptions): Promise<RequestResult<GetGiftCardData, GetGiftCardError>>;

  /**
   * Get an order's invoice as PDF.
   *
   * Returns the invoice of an order as PDF, in the language of Accept-Language and the currency of the order: seller (the site's `seller`), buyer, lines, promotion, shipping, taxes, total and payment method as they were when it was placed. It never changes: what was given back since has credit notes, and what an accepted offer added has an invoice of its own. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same invoice for machines (factur-x.xml, EN 16931).
   *
   * `GET /services/payments/checkouts/{id}/invoice`
   *
   * @param options.params.path.id Id of the order.
   * @param options.params.query.invoice Number of the invoice, where the order has several; its first without it.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getInvoicePdf({
   *   params: {
   *     path: { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" },
   *   },
   * });
   * @see https://velours.example/docs/operations/getInvoicePdf.html
   */
  getInvoicePdf(options: GetInvoicePdfOptions): Promise<RequestResult<GetInvoicePdfData, GetInvoicePdfError>>;

  /**
   * Get a placed order.
   *
   * Returns an order by its random id, which only its buyer knows. A member can read their own orders and those of guests; a guest can read orders of guests. Any other id is treated like one that does not exist.
   *
   * `GET /services/payments/checkouts/{id}`
   *
   * @param options.params.path.id Id of the order.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getOrder({
   *   params: {
   *     path: { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" },
   *   },
   * });
   * @see https://velours.example/docs/operations/getOrder.html
   */
  getOrder(options: GetOrderOptions): Promise<RequestResult<GetOrderData, GetOrderError>>;

  /**
   * Get a page of the merchant's words.
   *
   * A page that the merchant writes and imports: shipping, returns, privacy, terms, imprint. Its HTML is cleaned on import. getSite lists the pages that a site has.
   *
   * `GET /pages/{handle}`
   *
   * @param options.params.path.handle Name in its address.
   * @param options.params.query.locale A language, or a language as a country writes it. Without words for the country those of the language are returned, and without these the page's own; French outside North America falls back to that of France (fr-FR) first, and so does French without a country, and in the United States, on a site that does not sell to Canada. Absent means the language of the request (Accept-Language).
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getPage({
   *   params: { path: { handle: "returns" } },
   * });
   * @see https://velours.example/docs/operations/getPage.html
   */
  getPage(options: GetPageOptions): Promise<RequestResult<GetPageData, GetPageError>>;

  /**
   * Get a product.
   *
   * One product with its variants and stock.
   *
   * `GET /products/{id}`
   *
   * @param options.params.path.id Number of the product.
   * @param options.params.query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getProduct({
   *   params: { path: { id: 100001 } },
   * });
   * @see https://velours.example/docs/operations/getProduct.html
   */
  getProduct(options: GetProductOptions): Promise<RequestResult<GetProductData, GetProductError>>;

  /**
   * Get a promotion by its code.
   *
   * The promotion, if it can be used on this site now. Conditions on the cart are checked by the SDK's rule judgePromotion. With fields, only these fields are returned (notification cards request uses_percentage and description). A promotion that is used up is promotionUnrecognizable, unless fields has uses_percentage.
   *
   * `GET /products/promotions/{code}`
   *
   * @param options.params.path.code The promo code; letter case does not matter.
   * @param options.params.query.fields Comma-separated names of properties to return besides those that identify a promotion.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: promotionUnrecognizable, promotionUnsupportedSite, promotionUnavailable, promotionExpired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getPromotion({
   *   params: { path: { code: "WELCOME15" } },
   * });
   * @see https://velours.example/docs/operations/getPromotion.html
   */
  getPromotion(options: GetPromotionOptions): Promise<RequestResult<GetPromotionData, GetPromotionError>>;

  /**
   * Ask what became of a purchase.
   *
   * Says what became of the submitCheckout that was sent with this Idempotency-Key, and changes nothing: use it when the response was lost. Only keys that are random UUIDs can be asked for, because anyone who knows the key of a guest's purchase is answered its order. A member's purchase is answered to that member only. After `not-placed`, send another purchase with the same key: if the first one still arrives, only one of them is placed.
   *
   * `GET /services/payments/purchases/{key}`
   *
   * @param options.params.path.key The Idempotency-Key it was sent with.
   * @returns `data`, or an `error` with one of these references: idempotencyKeyOfMember, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getPurchase({
   *   params: {
   *     path: { key: "0b8f4a3e-7c55-4c0c-9f0a-3c1d3f6f2a11" },
   *   },
   * });
   * @see https://velours.example/docs/operations/getPurchase.html
   */
  getPurchase(options: GetPurchaseOptions): Promise<RequestResult<GetPurchaseData, GetPurchaseError>>;

  /**
   * Get the settings of a site.
   *
   * Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site returns the settings of all sites.
   *
   * `GET /sites/{site}`
   *
   * @param options.params.path.site Code of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getSite({
   *   params: { path: { site: "boutique" } },
   * });
   * @see https://velours.example/docs/operations/getSite.html
   */
  getSite(options: GetSiteOptions): Promise<RequestResult<GetSiteData, GetSiteError>>;

  /**
   * Get the signed-in member.
   *
   * The account of the signed-in member. The id of another member is treated like an id that does not exist.
   *
   * `GET /users/{id}`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getUser({
   *   params: { path: { id: 1042 } },
   * });
   * @see https://velours.example/docs/operations/getUser.html
   */
  getUser(options: GetUserOptions): Promise<RequestResult<GetUserData, GetUserError>>;

  /**
   * Get the wishlist of the signed-in member.
   *
   * Lists all items, the oldest first; the wishlist is shared by all sites. Pass the content ids to listProducts.
   *
   * `GET /users/{id}/lists/wishlist`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getWishlist({
   *   params: { path: { id: 1042 } },
   * });
   * @see https://velours.example/docs/operations/getWishlist.html
   */
  getWishlist(options: GetWishlistOptions): Promise<RequestResult<GetWishlistData, GetWishlistError>>;

  /**
   * Give this browser an identity.
   *
   * Returns a random id for the visitor and keeps it in the cookie velours_identity. An email address or an exchange id of the email marketing service is stored with it; fields that are left out keep their stored value.
   *
   * `POST /services/identify`
   *
   * @param options.body
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.identify({ body: {} });
   * @see https://velours.example/docs/operations/identify.html
   */
  identify(options?: IdentifyOptions): Promise<RequestResult<IdentifyData, IdentifyError>>;

  /**
   * List the campaigns of zones.
   *
   * Banners of the numbered zones of a page. zones=38,46 returns a list; zones[_38][zone]=38 returns an object by zone, with an empty list for an empty zone. Zones 38 and 46 to 49 belong to category pages; 46 to 49 are the blast bar. A storefront requests the zones of category pages for every visitor, and other zones only for members with the site level 'plus'. Ignore a failure.
   *
   * `GET /campaigns`
   *
   * @param options.params.query.zones Which zones, in one of two forms.
   * @param options.params.query.filter Which campaigns.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listCampaigns({
   *   params: { query: { zones: "38,46" } },
   * });
   * @see https://velours.example/docs/operations/listCampaigns.html
   */
  listCampaigns(options: ListCampaignsOptions): Promise<RequestResult<ListCampaignsData, ListCampaignsError>>;

  /**
   * List the cards of the notifications feed.
   *
   * The cards of "What's new" on a site: published ones, expired ones included, in the site's own order. A card whose link has a promo_code shows how much of that promotion is claimed: ask getPromotion with fields=uses_percentage,description when it becomes visible.
   *
   * `GET /notifications`
   *
   * @param options.params.query.filter Which cards.
   * @param options.params.query.order order[{site}_order]=ASC is the order of that site, DESC its reverse; without one ASC of the site itself.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listNotifications();
   * @see https://velours.example/docs/operations/listNotifications.html
   */
  listNotifications(options?: ListNotificationsOptions): Promise<RequestResult<ListNotificationsData, ListNotificationsError>>;

  /**
   * List a member's orders.
   *
   * Lists the signed-in member's orders on this site, the newest first, page by page. Each has the form of getOrder. Orders placed as a guest under the member's email address are included once that address is confirmed.
   *
   * `GET /users/{id}/orders`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.params.query.page Page from 1.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listOrders({
   *   params: { path: { id: 1042 } },
   * });
   * @see https://velours.example/docs/operations/listOrders.html
   */
  listOrders(options: ListOrdersOptions): Promise<RequestResult<ListOrdersData, ListOrdersError>>;

  /**
   * List products of a collection, by ids, or found by words.
   *
   * One call in four forms: a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations (ids with limit, in the order given) and search (search). Facet and pagination headers describe the whole result.
   *
   * `GET /products`
   *
   * @param options.params.query.ids Comma-separated product ids; the answer keeps their order.
   * @param options.params.query.collections Handle of a collection.
   * @param options.params.query.search Words to find in titles, brands, collections without rules, values and descriptions of both languages: all of them, accents and letter case aside, each the start of a word. Where nothing has them as written, typing errors are forgiven. Without an order the best match comes first.
   * @param options.params.query.page Page from 1.
   * @param options.params.query.limit Products on a page. With `ids`, 24 or none answers all of them on one page, whatever `page` says.
   * @param options.params.query.order Order: order=recommended (default), order[price]=ASC or DESC, order[created_at]=DESC.
   * @param options.params.query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listProducts({
   *   params: { query: { ids: "100001,100002" } },
   * });
   * @see https://velours.example/docs/operations/listProducts.html
   */
  listProducts(options?: ListProductsOptions): Promise<RequestResult<ListProductsData, ListProductsError>>;

  /**
   * List recommended products for a cart.
   *
   * Sends the cart and the product just added to the recommendation service, and returns the ids it recommends, in its order. Products in the cart and those in exclude (the gift of the applied promotion) are left out. Pass the ids to listProducts with limit 4. If the service does not respond, the list is empty.
   *
   * `POST /services/recommendations`
   *
   * @param options.body A cart, and products to leave out of the recommendations.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.listRecommendations({
   *   body: {
   *     items: [
   *       {
   *         name: "Halo Palm Vibrator",
   *         price_currency_code: "USD",
   *         product_id: 100001,
   *         quantity: 1,
   *         sku_id: 200001,
   *         unit_price: 48,
   *       },
   *     ],
   *     added: null,
   *     exclude: [100017],
   *     limit: 4,
   *   },
   * });
   * @see https://velours.example/docs/operations/listRecommendations.html
   */
  listRecommendations(options: ListRecommendationsOptions): Promise<RequestResult<ListRecommendationsData, ListRecommendationsError>>;

  /**
   * List the reviews of a product.
   *
   * One page of a product's reviews and the rating of all of them. Those in the requested language come first, because they are read first; the others follow. Pagination headers describe the reviews that the filter leaves.
   *
   * `GET /products/reviews/{id}`
   *
   * @param options.params.path.id Number of the product.
   * @param options.params.query.stars Only reviews with so many stars.
   * @param options.params.query.order newest (the default), highest or lowest rating first.
   * @param options.params.query.page Page from 1.
   * @param options.params.query.limit Reviews on a page.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listReviews({
   *   params: { path: { id: 100001 } },
   * });
   * @see https://velours.example/docs/operations/listReviews.html
   */
  listReviews(options: ListReviewsOptions): Promise<RequestResult<ListReviewsData, ListReviewsError>>;

  /**
   * List where a member is signed in.
   *
   * The signed-in member's sessions that have not ended, the most recently used first. A session's id cannot be used to sign in.
   *
   * `GET /users/{id}/sessions`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listSessions({
   *   params: { path: { id: 1042 } },
   * });
   * @see https://velours.example/docs/operations/listSessions.html
   */
  listSessions(options: ListSessionsOptions): Promise<RequestResult<ListSessionsData, ListSessionsError>>;

  /**
   * List ways to ship an order.
   *
   * Shipping options for an address, subtotal and promotion. Prices include the effect of the promotion.
   *
   * `POST /services/shipping/options`
   *
   * @param options.body The input of shipping options.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.listShippingOptions({
   *   body: {
   *     subtotal: 96,
   *     promotion: null,
   *     address: {
   *       firstname: "Ada",
   *       lastname: "Moreau",
   *       address1: "12 Main St",
   *       city: "Austin",
   *       state: "TX",
   *       zipcode: "78701",
   *       country: "US",
   *     },
   *     products: [{ variant: { id: 200001 }, quantity: 2 }],
   *     currency: "USD",
   *     language: "en",
   *     tiers: ["standard", "express"],
   *   },
   * });
   * @see https://velours.example/docs/operations/listShippingOptions.html
   */
  listShippingOptions(options: ListShippingOptionsOptions): Promise<RequestResult<ListShippingOptionsData, ListShippingOptionsError>>;

  /**
   * List shipping prices of a country.
   *
   * Prices by subtotal, for estimates before an address is known.
   *
   * `GET /services/shipping/rates`
   *
   * @param options.params.query.tiers Requested tier.
   * @param options.params.query.country ISO 3166 code of the country.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listShippingRates({
   *   params: { query: { country: "US" } },
   * });
   * @see https://velours.example/docs/operations/listShippingRates.html
   */
  listShippingRates(options: ListShippingRatesOptions): Promise<RequestResult<ListShippingRatesData, ListShippingRatesError>>;

  /**
   * Suggest searches, categories and products as one types.
   *
   * What a search field shows under itself: completed searches, categories whose names match, and the products found first. It finds what listProducts finds with the same words: accents and letter case aside, and with typing errors forgiven where nothing has the words as written. Without words it answers what is popular. Wait about 100 ms after a keystroke before calling.
   *
   * `GET /products/suggestions`
   *
   * @param options.params.query.search The words typed so far; absent or empty for what is popular.
   * @param options.params.query.limit At most so many products.
   * @param options.params.query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param options.params.query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listSuggestions({
   *   params: { query: { search: "silic" } },
   * });
   * @see https://velours.example/docs/operations/listSuggestions.html
   */
  listSuggestions(options?: ListSuggestionsOptions): Promise<RequestResult<ListSuggestionsData, ListSuggestionsError>>;

  /**
   * Sign in.
   *
   * Starts a session: the response sets its cookie, and access.authenticated is true. With action send-one-time-code it only sends a code by email. For a member with a second factor the response is an error that says what is required; send the same request again with MFA. The response header still carries the revision of the previous session: adopt the revision of the body, so that the page does not reload.
   *
   * `POST /services/authentication`
   *
   * @param options.body Credentials, with proof that a person sends them. Email address and password are always validated; the other fields only if action is absent or submit.
   * @returns `data`, or an `error` with one of these references: credentialsInvalid, oneTimeCodeRequired, oneTimeCodeInvalid, turnstileChallengeFailed, multiFactorAuthenticationSetupRequired, multiFactorAuthenticationTokenRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.login({
   *   body: {
   *     email: "member@example.com",
   *     password: "sandbox-pass",
   *     remember: true,
   *     action: "submit",
   *     challenge: {
   *       type: "turnstile",
   *       token: "XXXX.DUMMY.TOKEN.XXXX",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/login.html
   */
  login(options: LoginOptions): Promise<RequestResult<LoginData, LoginError>>;

  /**
   * Sign out.
   *
   * Ends the session and deletes its cookie. Without a session the response is the same.
   *
   * `DELETE /services/authentication`
   *
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.logout();
   * @see https://velours.example/docs/operations/logout.html
   */
  logout(options?: LogoutOptions): Promise<RequestResult<LogoutData, LogoutError>>;

  /**
   * Order the next month of a subscription.
   *
   * Orders the products of the subscription for the next month and charges the card stored for it. A month is ordered once: while it runs, the response is its order, and nothing is charged. Prices above those the member agreed to are refused until a change of plan accepts them.
   *
   * `POST /services/subscriptions/orders`
   *
   * @param options.body An order of the next month of a subscription.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderSubscription({
   *   body: { user_id: 17, subscription_id: 4 },
   * });
   * @see https://velours.example/docs/operations/orderSubscription.html
   */
  orderSubscription(options: OrderSubscriptionOptions): Promise<RequestResult<OrderSubscriptionData, OrderSubscriptionError>>;

  /**
   * Ask for a link to a new password.
   *
   * Sends a link that is valid for 60 minutes. The response is the same whether or not the member exists.
   *
   * `POST /services/authentication/password/recover`
   *
   * @param options.body Whose password was forgotten.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.recoverPassword({
   *   body: { email: "ada@example.com" },
   * });
   * @see https://velours.example/docs/operations/recoverPassword.html
   */
  recoverPassword(options: RecoverPasswordOptions): Promise<RequestResult<RecoverPasswordData, RecoverPasswordError>>;

  /**
   * Join.
   *
   * Creates an account and sends an email. With a join nonce as token, email address and terms are enough: the address must be that of the order, and the email contains a link to set a password. The link verifies the address; the nonce does not. The response does not start a session. It is the same for an address that already has an account; the email then tells its owner.
   *
   * `POST /services/authentication/register`
   *
   * @param options.body A new account. A buyer who holds a join nonce sends it as token, with email address and terms only.
   * @returns `data`, or an `error` with one of these references: turnstileChallengeFailed, passwordTooCommon, joinNonceInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.register({
   *   body: {
   *     username: "ada_moreau",
   *     email: "ada@example.com",
   *     password: "sandbox-pass",
   *     challenge: {
   *       type: "turnstile",
   *       token: "XXXX.DUMMY.TOKEN.XXXX",
   *     },
   *     termsOfService: true,
   *   },
   * });
   * @see https://velours.example/docs/operations/register.html
   */
  register(options: RegisterOptions): Promise<RequestResult<RegisterData, RegisterError>>;

  /**
   * Take an item off the wishlist.
   *
   * Removes an item. The response is 204 even if the item does not exist.
   *
   * `DELETE /users/{id}/lists/{listId}/items/{itemId}`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.params.path.listId Id of the wishlist.
   * @param options.params.path.itemId Id of the item.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.removeWishlistItem({
   *   params: { path: { id: 1042, listId: 1042, itemId: 1 } },
   * });
   * @see https://velours.example/docs/operations/removeWishlistItem.html
   */
  removeWishlistItem(options: RemoveWishlistItemOptions): Promise<RequestResult<RemoveWishlistItemData, RemoveWishlistItemError>>;

  /**
   * Ask to return goods.
   *
   * Asks, as the buyer of an order, to send units back that have left in a parcel, within the site's `limits.returnDays` after it left. Each unit can be asked for once. An email confirms it; the merchant sees it with the order and gives the money back with `refundOrder`, which names the return.
   *
   * `POST /services/payments/checkouts/{id}/returns`
   *
   * @param options.params.path.id Id of the order.
   * @param options.body Units to return and the reason.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, lineQuantityExceeded, returnClosed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.requestReturn({
   *   params: {
   *     path: { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" },
   *   },
   *   body: {
   *     lines: [{ line: 1, quantity: 1 }],
   *     reason: "damaged",
   *     note: "The cap is cracked.",
   *   },
   * });
   * @see https://velours.example/docs/operations/requestReturn.html
   */
  requestReturn(options: RequestReturnOptions): Promise<RequestResult<RequestReturnData, RequestReturnError>>;

  /**
   * Set a password with the link of an email.
   *
   * Sets the password with the token of a recovery or welcome email. The token works once. Every session of the member ends, and no new one starts. When the link is the first proof of the email address, the authenticator and the saved addresses are removed: someone else may have joined with the address.
   *
   * `POST /services/authentication/password/reset`
   *
   * @param options.params.query.token Token of the link in the email.
   * @param options.body A new password in place of a forgotten one; the token of the mail is in the query.
   * @returns `data`, or an `error` with one of these references: passwordTokenInvalid, passwordTooCommon, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.resetPassword({
   *   params: { query: { token: "Zk3v0c2Yb1Qx" } },
   *   body: {
   *     password: "quiet-violet-lamp",
   *     passwordConfirm: "quiet-violet-lamp",
   *   },
   * });
   * @see https://velours.example/docs/operations/resetPassword.html
   */
  resetPassword(options: ResetPasswordOptions): Promise<RequestResult<ResetPasswordData, ResetPasswordError>>;

  /**
   * Save a member's address.
   *
   * Stores the billing or shipping address of the signed-in member and replaces the previous one. It is validated like the form of its kind.
   *
   * `PUT /users/{id}/addresses/{kind}`
   *
   * @param options.params.path.id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param options.params.path.kind Which address.
   * @param options.body An address as it is stored or shown, unchecked.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveAddress({
   *   params: { path: { id: 1042, kind: "shipping" } },
   *   body: {
   *     firstname: "Ada",
   *     lastname: "Moreau",
   *     address1: "12 Main St",
   *     city: "Austin",
   *     state: "TX",
   *     zipcode: "78701",
   *     country: "US",
   *   },
   * });
   * @see https://velours.example/docs/operations/saveAddress.html
   */
  saveAddress(options: SaveAddressOptions): Promise<RequestResult<SaveAddressData, SaveAddressError>>;

  /**
   * Start, restart or change a subscription.
   *
   * Subscribes the signed-in member to products, for a month at a time; the email address is that of the account. The server computes the amount due: the price of the products for a start, and for a restart or a change of plan once the paid month is over; 0 until then. A different total is refused. payment.id is the card's token at the tokenisation provider; without it the card stored for the subscription is charged. A restart or a change of plan needs the nonce of the last response, which works once, or an exchange id of the email marketing service, which stands for the member's newest subscription.
   *
   * `POST /services/subscriptions`
   *
   * @param options.body Starts, restarts or changes a subscription. When the billing address is needed, and which expiry dates hold, is the rule subscriptionHolds.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.startSubscription({ body });
   * @see https://velours.example/docs/operations/startSubscription.html
   */
  startSubscription(options: StartSubscriptionOptions): Promise<RequestResult<StartSubscriptionData, StartSubscriptionError>>;

  /**
   * Submit a checkout.
   *
   * Places the order and takes the payment. The server computes the invoice from its own data. Order, stock, gift-card ledger and promotion use are one transaction. After a lost response, ask getPurchase what became of it, or send the same request with the same Idempotency-Key again.
   *
   * `POST /services/payments/checkout`
   *
   * @param options.body A purchase.
   * @returns `data`, or an `error` with one of these references: draftNotOpen, cartValidationErrors, cartLimitExceeded, shippingRateRequired, shippingDoesNotMatch, invoiceDoesNotMatch, promotionUnrecognizable, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, paymentDeclined, processorDeclined, kountDIDFailure, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.submitCheckout({ body });
   * @see https://velours.example/docs/operations/submitCheckout.html
   */
  submitCheckout(options: SubmitCheckoutOptions): Promise<RequestResult<SubmitCheckoutData, SubmitCheckoutError>>;

  /**
   * Subscribe to the newsletter.
   *
   * Subscribes an email address to the site's newsletter and passes it to the email marketing service. The response is the same for an address that is subscribed already. It sets the cookie {site}_newsletter for 365 days, which suppresses the exit offer.
   *
   * `POST /services/newsletter`
   *
   * @param options.body A subscription to the newsletter.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.subscribeNewsletter({
   *   body: {
   *     email: "ada@example.com",
   *     consent: true,
   *     source: "modal",
   *   },
   * });
   * @see https://velours.example/docs/operations/subscribeNewsletter.html
   */
  subscribeNewsletter(options: SubscribeNewsletterOptions): Promise<RequestResult<SubscribeNewsletterData, SubscribeNewsletterError>>;

  /**
   * Track an order by its number.
   *
   * Says how far an order is, to anyone who knows its number and the email address it was placed with. A wrong number and a wrong address get the same answer, and count as guesses of the caller. Names, addresses, products and amounts are not in it.
   *
   * `POST /services/orders/track`
   *
   * @param options.body What names an order to be tracked.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.trackOrder({
   *   body: { number: "V-100023", email: "ada@example.com" },
   * });
   * @see https://velours.example/docs/operations/trackOrder.html
   */
  trackOrder(options: TrackOrderOptions): Promise<RequestResult<TrackOrderData, TrackOrderError>>;

  /**
   * Validate a cart before paying.
   *
   * Compares prices, stock, gifts and the promotion with the values the shopper saw. With a shipping country it also checks promotions that are limited to countries.
   *
   * `POST /services/payments/validate`
   *
   * @param options.body
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.validateCart({
   *   body: {
   *     cart: {
   *       products: [
   *         { variant: { id: 200001 }, quantity: 2, price: 96 },
   *       ],
   *       promotion: null,
   *       type: "physical",
   *       invoice: { currency: "USD" },
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/validateCart.html
   */
  validateCart(options: ValidateCartOptions): Promise<RequestResult<ValidateCartData, ValidateCartError>>;

  /**
   * Confirm the email address.
   *
   * Takes the code of createEmailCode, once. From then on the member sees and spends the cash back that waited under the address. The code works only for the member who is signed in, in the browser that asked for it.
   *
   * `POST /services/authentication/email/validate`
   *
   * @param options.body The code that confirms a member's email address.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, emailCodeInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.validateEmail({
   *   body: { code: "01234" },
   * });
   * @see https://velours.example/docs/operations/validateEmail.html
   */
  validateEmail(options: ValidateEmailOptions): Promise<RequestResult<ValidateEmailData, ValidateEmailError>>;

  /**
   * Write a log entry.
   *
   * Stores a client-side log entry. Clients ignore failures.
   *
   * `POST /services/logs`
   *
   * @param options.body Something the browser wants on record; both shipped forms in one. More keys are accepted.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.writeLog({
   *   body: {
   *     level: "warn",
   *     type: "kount",
   *     message: "kountSDK failed to reply within 10 seconds",
   *     site: "boutique",
   *     url: "http://localhost:3000/checkout",
   *   },
   * });
   * @see https://velours.example/docs/operations/writeLog.html
   */
  writeLog(options: WriteLogOptions): Promise<RequestResult<WriteLogData, WriteLogError>>;
}

/** A function for each operation of those who run the shop, and `request` for anything else. */
export interface MerchantClient extends RawRequests {
  /**
   * Add a note to an order.
   *
   * Keeps a note for those who run the shop, in the order's events.
   *
   * `POST /merchant/orders/{number}/notes`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body A note about an order, for those who run the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.addOrderNote({
   *   params: { path: { number: "V-100023" } },
   *   body: {
   *     text: "Called about the engraving; it may take a week longer.",
   *   },
   * });
   * @see https://velours.example/docs/operations/addOrderNote.html
   */
  addOrderNote(options: AddOrderNoteOptions): Promise<RequestResult<AddOrderNoteData, AddOrderNoteError>>;

  /**
   * Answer a return.
   *
   * Records the answer to a return and tells the buyer by email, in the order's language. A declined return can be approved or received after all; one that was received or refunded is at its end. The return's `revision` is the one for If-Match: send it, or of two people who answer at once the later one decides without having seen the other's answer.
   *
   * `POST /merchant/orders/{number}/returns/{id}`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.path.id Id of the return, as in the order's returns.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body The shop's answer to a return. The buyer is told by email.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, returnAnswered, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.answerReturn({
   *   params: {
   *     path: {
   *       number: "V-100023",
   *       id: "c2d3e4f5-1111-4222-8333-444455556666",
   *     },
   *   },
   *   body: {
   *     answer: "approved",
   *     note: "Please send it to 4 Mill Lane, Bath BA1 1AA.",
   *   },
   * });
   * @see https://velours.example/docs/operations/answerReturn.html
   */
  answerReturn(options: AnswerReturnOptions): Promise<RequestResult<AnswerReturnData, AnswerReturnError>>;

  /**
   * Import a previewed file.
   *
   * Imports a file in one transaction, exactly as its preview said. When a row of the file or of the shop is not as the preview found it, nothing is written, and `changedMeanwhile` has the preview as it would be now. Pictures of other hosts are fetched first, as the command does; a file with more than 200 that the shop does not have is refused. A file with a promotion or gift cards that would wait for another person's consent at their own operations waits whole.
   *
   * `POST /merchant/imports`
   *
   * @param options.body A previewed file, to be imported exactly so.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, consentRequired, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.applyImport({
   *   body: {
   *     plan: "k3J9x0QmT1aZ",
   *     file: { text: "{\"promotions\":[]}" },
   *   },
   * });
   * @see https://velours.example/docs/operations/applyImport.html
   */
  applyImport(options: ApplyImportOptions): Promise<RequestResult<ApplyImportData, ApplyImportError>>;

  /**
   * Consent to a proposal.
   *
   * Does what was proposed, once, with the request as it was sent. The caller needs the scope of its operation, and is another person than the one who proposed it: not the same member, nor a key that they made. When it would do something else by now, changedMeanwhile says what, or the operation refuses as it does for any request; nothing is done then, and the proposal waits on until it is rejected or expires.
   *
   * `POST /merchant/proposals/{id}/approve`
   *
   * @param options.params.path.id Number of the proposal.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, anotherPersonRequired, proposalClosed, changedMeanwhile, orderCancelled, orderShipped, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnRefunded, promotionBad, importBad, notInvertible, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.approveProposal({
   *   params: { path: { id: 12 } },
   * });
   * @see https://velours.example/docs/operations/approveProposal.html
   */
  approveProposal(options: ApproveProposalOptions): Promise<RequestResult<ApproveProposalData, ApproveProposalError>>;

  /**
   * Block a gift card.
   *
   * Takes back what is left on a gift card: from then on it pays nothing, not even with money that a refund returns to it. giftCardExpended refuses a card on which nothing is left, or that is blocked already.
   *
   * `POST /merchant/gift-cards/{id}/block`
   *
   * @param options.params.path.id Number of the gift card, which is not its code.
   * @param options.body Why a gift card is blocked.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, giftCardExpended, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.blockGiftCard({
   *   params: { path: { id: 41 } },
   *   body: { reason: "The code was stolen" },
   * });
   * @see https://velours.example/docs/operations/blockGiftCard.html
   */
  blockGiftCard(options: BlockGiftCardOptions): Promise<RequestResult<BlockGiftCardData, BlockGiftCardError>>;

  /**
   * Cancel an order.
   *
   * Cancels an order of which nothing has left, and gives back all that is left of what was paid. Its open offer is closed, and its goods are in stock again. With anything that leaves in no parcel, such as an e-book, it waits for another person where a refund would: consentRequired.
   *
   * `POST /merchant/orders/{number}/cancellation`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body Why an order is cancelled.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderShipped, giftCardSpent, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.cancelMerchantOrder({
   *   params: { path: { number: "V-100023" } },
   *   body: { reason: "The address does not exist" },
   * });
   * @see https://velours.example/docs/operations/cancelMerchantOrder.html
   */
  cancelMerchantOrder(options: CancelMerchantOrderOptions): Promise<RequestResult<CancelMerchantOrderData, CancelMerchantOrderError>>;

  /**
   * Correct an order's email or address.
   *
   * Changes where an order's emails go, and where its parcels go until one has left. `MerchantOrder.contactRevision` is the revision for If-Match.
   *
   * `PUT /merchant/orders/{number}/contact`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body Where an order and its emails go; what is left out stays. The address can be changed until a parcel has left, within the country and state that the order was taxed for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderShipped, addressRegionFixed, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changeOrderContact({
   *   params: { path: { number: "V-100023" } },
   *   body: { email: "ada@example.com" },
   * });
   * @see https://velours.example/docs/operations/changeOrderContact.html
   */
  changeOrderContact(options: ChangeOrderContactOptions): Promise<RequestResult<ChangeOrderContactData, ChangeOrderContactError>>;

  /**
   * Change prices.
   *
   * Sets prices of variants, together or not at all. With `dry` it answers what would change and writes nothing; the same prices with the `plan` of that answer are then applied, or refused when one of them moved meanwhile. It needs a caller who works for all sites.
   *
   * `POST /merchant/prices`
   *
   * @param options.body Prices to set, together or not at all.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, priceBelowMinimum, priceMissing, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changePrices({
   *   body: {
   *     dry: true,
   *     prices: [
   *       {
   *         variantId: 200001,
   *         currency: "USD",
   *         price: "44.00",
   *         compareAt: "48.00",
   *       },
   *     ],
   *   },
   * });
   * @see https://velours.example/docs/operations/changePrices.html
   */
  changePrices(options: ChangePricesOptions): Promise<RequestResult<ChangePricesData, ChangePricesError>>;

  /**
   * Stop or allow emails that ask a customer for reviews.
   *
   * Notes that the customer's address wants no email that asks for a review, or takes that back. It counts on all sites, for members and guests, and for emails that are queued.
   *
   * `PUT /merchant/customers/{id}/review-requests`
   *
   * @param options.params.path.id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @param options.body Whether a customer may be asked for reviews.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changeReviewRequests({
   *   params: { path: { id: "1007" } },
   *   body: { reviewRequests: false },
   * });
   * @see https://velours.example/docs/operations/changeReviewRequests.html
   */
  changeReviewRequests(options: ChangeReviewRequestsOptions): Promise<RequestResult<ChangeReviewRequestsData, ChangeReviewRequestsError>>;

  /**
   * Change what somebody may do.
   *
   * Changes the role and the sites of a member of staff, from their next request on. The keys that they made do no more than the new role.
   *
   * `PUT /merchant/staff/{id}`
   *
   * @param options.params.path.id Id of the member of staff.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body The role of a member of staff, and the sites they work for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changeStaff({
   *   params: { path: { id: 1007 } },
   *   body: { role: "desk", sites: ["boutique"] },
   * });
   * @see https://velours.example/docs/operations/changeStaff.html
   */
  changeStaff(options: ChangeStaffOptions): Promise<RequestResult<ChangeStaffData, ChangeStaffError>>;

  /**
   * Change a webhook.
   *
   * Changes where events are sent, and which. With `newSecret` it answers a new secret once; for a day events are signed with the former one as well, so that the receiver can take the new one in between. A request that is repeated with its key answers the webhook without the secret. Another address, a new secret and more sites need the scopes of all its kinds.
   *
   * `PUT /merchant/webhooks/{id}`
   *
   * @param options.params.path.id Id of the webhook.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body Changes of a webhook. Fields that are left out stay.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.changeWebhook({
   *   params: {
   *     path: { id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50" },
   *   },
   *   body: { newSecret: true },
   * });
   * @see https://velours.example/docs/operations/changeWebhook.html
   */
  changeWebhook(options: ChangeWebhookOptions): Promise<RequestResult<ChangeWebhookData, ChangeWebhookError>>;

  /**
   * Sign a customer out.
   *
   * Ends every session of a member, for a device that was lost or used by somebody else. It needs a caller who works for all sites. A guest has no sessions and does not exist here; staff are signed out with `closeStaffSessions`.
   *
   * `DELETE /merchant/customers/{id}/sessions`
   *
   * @param options.params.path.id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, staffExists, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeCustomerSessions({
   *   params: { path: { id: "1007" } },
   * });
   * @see https://velours.example/docs/operations/closeCustomerSessions.html
   */
  closeCustomerSessions(options: CloseCustomerSessionsOptions): Promise<RequestResult<CloseCustomerSessionsData, CloseCustomerSessionsError>>;

  /**
   * Close a draft.
   *
   * Closes a draft: its link works no more. One that is closed or expired already gets the same response. draftNotOpen refuses a draft that was paid; cancel its order instead.
   *
   * `POST /merchant/drafts/{id}/close`
   *
   * @param options.params.path.id Number of the draft, which opens nothing.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, draftNotOpen, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeDraft({
   *   params: { path: { id: 12 } },
   * });
   * @see https://velours.example/docs/operations/closeDraft.html
   */
  closeDraft(options: CloseDraftOptions): Promise<RequestResult<CloseDraftData, CloseDraftError>>;

  /**
   * Say that an order's trouble is dealt with.
   *
   * Takes an order off the list `isInTrouble=true`, with a reason that its events keep. It moves no money. What happens afterwards, such as another failed refund or the next word of a dispute, lists the order again. The revision of its `trouble` is the one for If-Match: send it, or what came up since you read it is closed unseen.
   *
   * `POST /merchant/orders/{number}/trouble/closure`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body How the trouble of an order's money was dealt with.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, orderNotInTrouble, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeOrderTrouble({
   *   params: { path: { number: "V-100023" } },
   *   body: { reason: "Sent the refund by bank transfer." },
   * });
   * @see https://velours.example/docs/operations/closeOrderTrouble.html
   */
  closeOrderTrouble(options: CloseOrderTroubleOptions): Promise<RequestResult<CloseOrderTroubleData, CloseOrderTroubleError>>;

  /**
   * Sign somebody of the staff out.
   *
   * Ends every session of a member of staff, for a telephone that was lost. Signing in again takes password and authenticator.
   *
   * `DELETE /merchant/staff/{id}/sessions`
   *
   * @param options.params.path.id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.closeStaffSessions({
   *   params: { path: { id: 1007 } },
   * });
   * @see https://velours.example/docs/operations/closeStaffSessions.html
   */
  closeStaffSessions(options: CloseStaffSessionsOptions): Promise<RequestResult<CloseStaffSessionsData, CloseStaffSessionsError>>;

  /**
   * Prepare an order for a buyer.
   *
   * Prepares an order that was taken by telephone. Its buyer opens the link, sees today's prices and pays in the ordinary checkout. With `send` the buyer gets the link by email. The lines and the promo code are checked as a cart's are.
   *
   * `POST /merchant/drafts`
   *
   * @param options.body An order to prepare for a buyer. It has no prices, because the checkout computes them when it is paid.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, cartValidationErrors, cartLimitExceeded, promotionUnrecognizable, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createDraft({
   *   body: {
   *     site: "boutique",
   *     language: "en",
   *     lines: [{ variantId: 200001, quantity: 2 }],
   *     email: "ada@example.com",
   *     promotion: "WELCOME15",
   *     message: "As discussed on the telephone.",
   *     send: true,
   *   },
   * });
   * @see https://velours.example/docs/operations/createDraft.html
   */
  createDraft(options: CreateDraftOptions): Promise<RequestResult<CreateDraftData, CreateDraftError>>;

  /**
   * Make a key for a program.
   *
   * Makes a key and answers its value once; the shop keeps its hash alone, so a request that is repeated answers the key without it: revoke that key and make another. A key never does more than its maker: it loses the scopes and sites that they lose, and ends when they are removed from the staff. One that was made with a key ends, at the latest, when that key ends or is revoked. merchantScopeMissing names the first scope that the maker lacks.
   *
   * `POST /merchant/keys`
   *
   * @param options.body A key to be made. It can do no more than its maker, and for no other site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createMerchantKey({
   *   body: {
   *     name: "warehouse",
   *     scopes: ["orders:read"],
   *     sites: ["boutique"],
   *     endsOn: "2099-01-31",
   *   },
   * });
   * @see https://velours.example/docs/operations/createMerchantKey.html
   */
  createMerchantKey(options: CreateMerchantKeyOptions): Promise<RequestResult<CreateMerchantKeyData, CreateMerchantKeyError>>;

  /**
   * Add a product.
   *
   * Adds a product, checked as `saveMerchantProduct` checks it. The shop gives it its number, and one to each variant whose id is less than 1; `inventories` and pictures name the variants by the ids that were sent. Its stock begins with its `inventories`. Send `enabled` as false to put it on sale later. The same Idempotency-Key adds it once. It needs a caller who works for all sites.
   *
   * `POST /merchant/products`
   *
   * @param options.body Something the shop sells.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, productBad, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createMerchantProduct({ body });
   * @see https://velours.example/docs/operations/createMerchantProduct.html
   */
  createMerchantProduct(options: CreateMerchantProductOptions): Promise<RequestResult<CreateMerchantProductData, CreateMerchantProductError>>;

  /**
   * Make a webhook.
   *
   * Sends events to an address from now on, and answers the secret that they are signed with once. Each kind needs the scope that reads what it is about: orders:read, stock:read or import:read; merchantScopeMissing names the one that the caller lacks. Stock and imports are of all sites, so a webhook for some sites cannot have them. A request that is repeated with its key answers the webhook without the secret: make a new one with changeWebhook.
   *
   * `POST /merchant/webhooks`
   *
   * @param options.body An address to send events to.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.createWebhook({
   *   body: {
   *     url: "https://erp.example.com/velours",
   *     events: ["order.placed", "order.shipped"],
   *   },
   * });
   * @see https://velours.example/docs/operations/createWebhook.html
   */
  createWebhook(options: CreateWebhookOptions): Promise<RequestResult<CreateWebhookData, CreateWebhookError>>;

  /**
   * Take a product off sale.
   *
   * Takes a product off sale. Its page and its places in listings go, orders and stock stay. It needs a caller who works for all sites.
   *
   * `POST /merchant/products/{id}/disabling`
   *
   * @param options.params.path.id Id of the product.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.disableMerchantProduct({
   *   params: { path: { id: 100001 } },
   * });
   * @see https://velours.example/docs/operations/disableMerchantProduct.html
   */
  disableMerchantProduct(options: DisableMerchantProductOptions): Promise<RequestResult<DisableMerchantProductData, DisableMerchantProductError>>;

  /**
   * Put a product on sale again.
   *
   * Puts a product that was disabled on sale again. It needs a caller who works for all sites.
   *
   * `POST /merchant/products/{id}/enabling`
   *
   * @param options.params.path.id Id of the product.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.enableMerchantProduct({
   *   params: { path: { id: 100001 } },
   * });
   * @see https://velours.example/docs/operations/enableMerchantProduct.html
   */
  enableMerchantProduct(options: EnableMerchantProductOptions): Promise<RequestResult<EnableMerchantProductData, EnableMerchantProductError>>;

  /**
   * End a promotion.
   *
   * Ends a promotion now. Shoppers who type its code are told that its sale is over; orders that used it keep it. It needs a caller who works for all sites.
   *
   * `POST /merchant/promotions/{id}/end`
   *
   * @param options.params.path.id Number of the promotion; a new one has a number of your choice.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.endMerchantPromotion({
   *   params: { path: { id: 1 } },
   * });
   * @see https://velours.example/docs/operations/endMerchantPromotion.html
   */
  endMerchantPromotion(options: EndMerchantPromotionOptions): Promise<RequestResult<EndMerchantPromotionData, EndMerchantPromotionError>>;

  /**
   * Sign somebody of the staff out of one browser.
   *
   * Ends one session of a member of staff; `closeStaffSessions` ends all of them. A session that has already ended does not exist.
   *
   * `DELETE /merchant/staff/{id}/sessions/{session}`
   *
   * @param options.params.path.id Id of the member of staff.
   * @param options.params.path.session Id of the session, which cannot be used to sign in.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.endStaffSession({
   *   params: {
   *     path: {
   *       id: 1007,
   *       session: "9a1f5f0e-2f8e-4d43-8a2c-6c3c1a7a1b02",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/endStaffSession.html
   */
  endStaffSession(options: EndStaffSessionOptions): Promise<RequestResult<EndStaffSessionData, EndStaffSessionError>>;

  /**
   * Erase a customer.
   *
   * Deletes what the shop keeps about a customer on all sites, for good. Orders, payments and ledgers stay without their buyer, because money must add up. It needs a caller who works for all sites, and is refused with openOrders while an order is not finished. Erase the customer at your payment, email and marketing services as well.
   *
   * `POST /merchant/customers/{id}/erase`
   *
   * @param options.params.path.id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @param options.body Confirms whom to erase.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, staffExists, openOrders, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.eraseCustomer({
   *   params: { path: { id: "1007" } },
   *   body: { email: "ada@example.com" },
   * });
   * @see https://velours.example/docs/operations/eraseCustomer.html
   */
  eraseCustomer(options: EraseCustomerOptions): Promise<RequestResult<EraseCustomerData, EraseCustomerError>>;

  /**
   * Export what was done.
   *
   * Returns what `listAuditEntries` lists as CSV, in columns named like the fields of `AuditEntry`; `changes` has a line for each field that changed, of the first hundred changes. The rows come while they are read.
   *
   * `GET /merchant/audit/export`
   *
   * @param options.params.query.actor Only what this actor did, as entries name them.
   * @param options.params.query.operation Only this operation, or this command.
   * @param options.params.query.site Only what was about this site.
   * @param options.params.query.order Only what was about the order of this number.
   * @param options.params.query.product Only what changed this product, its prices, its stock or its reviews.
   * @param options.params.query.from Only what was done at this time or later.
   * @param options.params.query.until Only what was done before this time.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportAuditEntries({
   *   params: { query: { actor: "staff 12" } },
   * });
   * @see https://velours.example/docs/operations/exportAuditEntries.html
   */
  exportAuditEntries(options?: ExportAuditEntriesOptions): Promise<RequestResult<ExportAuditEntriesData, ExportAuditEntriesError>>;

  /**
   * Export entries of campaigns.
   *
   * Returns what `listCampaignEntries` lists as CSV, in columns named like the fields of `CampaignEntrant`. The call is in the log.
   *
   * `GET /merchant/campaigns/entries/export`
   *
   * @param options.params.query.kind Only entries of campaigns of this kind.
   * @param options.params.query.handle Only entries of campaigns with this name in their address.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportCampaignEntries({
   *   params: { query: { kind: "spin-to-win" } },
   * });
   * @see https://velours.example/docs/operations/exportCampaignEntries.html
   */
  exportCampaignEntries(options?: ExportCampaignEntriesOptions): Promise<RequestResult<ExportCampaignEntriesData, ExportCampaignEntriesError>>;

  /**
   * Export a customer.
   *
   * Returns everything that the shop keeps about a customer on all sites as JSON, for a customer who asks for it: an array of rows for each table, without secrets and codes of gift cards. It needs a caller who works for all sites. Each call is in the audit log; nothing else is changed.
   *
   * `POST /merchant/customers/{id}/export`
   *
   * @param options.params.path.id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.exportCustomer({
   *   params: { path: { id: "1007" } },
   * });
   * @see https://velours.example/docs/operations/exportCustomer.html
   */
  exportCustomer(options: ExportCustomerOptions): Promise<RequestResult<ExportCustomerData, ExportCustomerError>>;

  /**
   * Export customers.
   *
   * Returns what `findCustomers` finds as CSV, in columns named like the fields of `CustomerRow`. The rows come while they are read. The call is in the log, without what was searched for.
   *
   * `GET /merchant/customers/export`
   *
   * @param options.params.query.q A whole email address, or the start of a name: the last name first, or the first name followed by the last. Letter case does not count.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportFoundCustomers({
   *   params: { query: { q: "ada@example.com" } },
   * });
   * @see https://velours.example/docs/operations/exportFoundCustomers.html
   */
  exportFoundCustomers(options: ExportFoundCustomersOptions): Promise<RequestResult<ExportFoundCustomersData, ExportFoundCustomersError>>;

  /**
   * Export the ledger of a gift card.
   *
   * Returns all that changed what is left on a gift card as CSV, the newest first, in columns named like the fields of `GiftCardEntry`, and the currency. The rows come while they are read, however many there are.
   *
   * `GET /merchant/gift-cards/{id}/entries/export`
   *
   * @param options.params.path.id Number of the gift card, which is not its code.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportGiftCardEntries({
   *   params: { path: { id: 41 } },
   * });
   * @see https://velours.example/docs/operations/exportGiftCardEntries.html
   */
  exportGiftCardEntries(options: ExportGiftCardEntriesOptions): Promise<RequestResult<ExportGiftCardEntriesData, ExportGiftCardEntriesError>>;

  /**
   * Export gift cards.
   *
   * Returns what `listMerchantGiftCards` lists as CSV, in columns named like the fields of `MerchantGiftCard`. The rows come while they are read. The call is in the log.
   *
   * `GET /merchant/gift-cards/export`
   *
   * @param options.params.query.q Only gift cards whose code ends with these four digits, that were sent to this email address, or that were bought with the order of this number or paid for it. Never send a whole code: addresses are logged.
   * @param options.params.query.state Only gift cards in this state.
   * @param options.params.query.site Only gift cards of this site.
   * @param options.params.query.sort The order of the list: by when gift cards were made, or by the number of what is left on them, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportMerchantGiftCards({
   *   params: { query: { q: "3456" } },
   * });
   * @see https://velours.example/docs/operations/exportMerchantGiftCards.html
   */
  exportMerchantGiftCards(options?: ExportMerchantGiftCardsOptions): Promise<RequestResult<ExportMerchantGiftCardsData, ExportMerchantGiftCardsError>>;

  /**
   * Export products, sold or not.
   *
   * Returns what `listMerchantProducts` lists as CSV, a row for each product: `id`, `title`, `handle`, `vendor`, `variants` (a number), `stock` (all units, empty where some are not counted), `states` separated by spaces, `createdAt`, and `price USD` and so on for each currency of the shop. The rows come while they are read.
   *
   * `GET /merchant/products/export`
   *
   * @param options.params.query.q Only products with this id, handle or SKU, or with these words in their title.
   * @param options.params.query.state Only products in this state.
   * @param options.params.query.sort The order of the list: by id, by when products were made, by title, or by all their units in stock, of which uncounted ones are more than any number. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportMerchantProducts({
   *   params: { query: { q: "halo" } },
   * });
   * @see https://velours.example/docs/operations/exportMerchantProducts.html
   */
  exportMerchantProducts(options?: ExportMerchantProductsOptions): Promise<RequestResult<ExportMerchantProductsData, ExportMerchantProductsError>>;

  /**
   * Export promotions.
   *
   * Returns what `listMerchantPromotions` lists as CSV: number, code, description, type, discount, site, state, uses and their limit, and the time at which each ends. The rows come while they are read.
   *
   * `GET /merchant/promotions/export`
   *
   * @param options.params.query.state Only promotions in this state now.
   * @param options.params.query.site Only promotions of this site.
   * @param options.params.query.sort The order of the list: by number, of which a newer promotion has a higher one, by code without regard to letter case, or by how often each was used. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportMerchantPromotions({
   *   params: { query: { state: "live" } },
   * });
   * @see https://velours.example/docs/operations/exportMerchantPromotions.html
   */
  exportMerchantPromotions(options?: ExportMerchantPromotionsOptions): Promise<RequestResult<ExportMerchantPromotionsData, ExportMerchantPromotionsError>>;

  /**
   * Export orders for accounting.
   *
   * Returns orders as CSV, or as a JSON object a line with `format=ndjson`, a row for each line, shipping, and part of a refund. Refunds are negative, so the amounts of an order add up to what the shop kept. Columns and fields are those of `OrderRow`; nobody is named. The rows come while they are read, an order as it is then.
   *
   * `GET /merchant/orders/export`
   *
   * @param options.params.query.status Only orders with this status.
   * @param options.params.query.returns `requested`: only orders with a return that waits for an answer; `received`: only those with one that was received and is not refunded.
   * @param options.params.query.isInTrouble `true`: only orders whose money needs a person: a refund that the payment service refused or that did not reach the buyer, or a payment that it disputes. The order's `trouble` says why, and closeOrderTrouble takes it off the list until something else happens. Failed payments have a `status`.
   * @param options.params.query.isToPack `true`: only orders that are paid and have units to pack, as listPackingOrders lists them. Downloads and refunded units are none.
   * @param options.params.query.placedFrom Only orders placed at this time or later.
   * @param options.params.query.placedUntil Only orders placed before this time.
   * @param options.params.query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param options.params.query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param options.params.query.sku Only orders with a line of the variant that has this SKU now.
   * @param options.params.query.site Only orders of this site.
   * @param options.params.query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param options.params.query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param options.params.query.daysOf How an order belongs to the days: it was placed then, it has an invoice of then, which an accepted offer has of its own, or some of it was refunded then.
   * @param options.params.query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param options.params.query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param options.params.query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param options.params.query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param options.params.query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param options.params.query.sort The order of the list: by when orders were placed, or by the number of their total, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param options.params.query.format How rows are written.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportOrders({
   *   params: { query: { status: "paid" } },
   * });
   * @see https://velours.example/docs/operations/exportOrders.html
   */
  exportOrders(options?: ExportOrdersOptions): Promise<RequestResult<ExportOrdersData, ExportOrdersError>>;

  /**
   * Get a report as CSV.
   *
   * Returns the rows of `readReport` as CSV: UTF-8, commas, a line with the names of the columns first. Amounts are plain decimals with a dot. A text that a spreadsheet could take for a formula begins with an apostrophe. The rows are sent while they are summed up, however many there are.
   *
   * `GET /merchant/reports/{name}/csv`
   *
   * @param options.params.path.name The report.
   * @param options.params.query.from First day, in the time zone of each site.
   * @param options.params.query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param options.params.query.by What a row stands for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportReport({
   *   params: {
   *     path: { name: "sales" },
   *     query: { from: "2026-11-01", until: "2026-11-30" },
   *   },
   * });
   * @see https://velours.example/docs/operations/exportReport.html
   */
  exportReport(options: ExportReportOptions): Promise<RequestResult<ExportReportData, ExportReportError>>;

  /**
   * Export the shop.
   *
   * Returns what imports write as one JSON document in the form that `previewImport` takes, a row a line: what went in comes out, without gift cards, whose codes are money. An import of it leaves the shop's cards as they are. Orders, members and how often a promotion was used are in a backup only. The call is in the log.
   *
   * `GET /merchant/shop`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportShop();
   * @see https://velours.example/docs/operations/exportShop.html
   */
  exportShop(options?: ExportShopOptions): Promise<RequestResult<ExportShopData, ExportShopError>>;

  /**
   * Export stock.
   *
   * Returns what `listStock` lists as CSV, in columns named like the fields of `StockItem`. The rows come while they are read.
   *
   * `GET /merchant/stock/export`
   *
   * @param options.params.query.q Only variants with this id or SKU, or of products with this id or these words in their title.
   * @param options.params.query.level Only stock with this level.
   * @param options.params.query.region Only this fulfilment region.
   * @param options.params.query.isRunningOut Only what is gone within 14 days (`daysLeft`), the soonest first; what is gone already is not in it.
   * @param options.params.query.sort The order of the list: by the variant's id, by SKU, or by units left, of which uncounted ones are more than any number. Without one it is `variant-ascending`, and the soonest gone first with `isRunningOut`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportStock({
   *   params: { query: { q: "halo" } },
   * });
   * @see https://velours.example/docs/operations/exportStock.html
   */
  exportStock(options?: ExportStockOptions): Promise<RequestResult<ExportStockData, ExportStockError>>;

  /**
   * Export subscribers of newsletters.
   *
   * Returns what `listSubscribers` lists as CSV, in columns named like the fields of `Subscriber`. The call is in the log.
   *
   * `GET /merchant/subscribers/export`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.exportSubscribers();
   * @see https://velours.example/docs/operations/exportSubscribers.html
   */
  exportSubscribers(options?: ExportSubscribersOptions): Promise<RequestResult<ExportSubscribersData, ExportSubscribersError>>;

  /**
   * Find customers.
   *
   * Finds members and guests of the sites that the caller works for by their email address or the start of their name: the newest members first, then guests by their newest order. Of a name the first thousand are found. Each call is in the audit log, without what was searched for. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/customers`
   *
   * @param options.params.query.q A whole email address, or the start of a name: the last name first, or the first name followed by the last. Letter case does not count.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.findCustomers({
   *   params: { query: { q: "ada@example.com" } },
   * });
   * @see https://velours.example/docs/operations/findCustomers.html
   */
  findCustomers(options: FindCustomersOptions): Promise<RequestResult<FindCustomersData, FindCustomersError>>;

  /**
   * Get a customer.
   *
   * Returns what the shop has about a member or a guest. A caller who works for some sites gets only customers who are members there or bought there, and only what belongs to these sites. Each call is in the audit log.
   *
   * `GET /merchant/customers/{id}`
   *
   * @param options.params.path.id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getCustomer({
   *   params: { path: { id: "1007" } },
   * });
   * @see https://velours.example/docs/operations/getCustomer.html
   */
  getCustomer(options: GetCustomerOptions): Promise<RequestResult<GetCustomerData, GetCustomerError>>;

  /**
   * Get what the caller may do.
   *
   * Returns the scopes and sites of the caller: of the key in x-merchant-key, or without that header of the signed-in member of staff.
   *
   * `GET /merchant/access`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantAccess();
   * @see https://velours.example/docs/operations/getMerchantAccess.html
   */
  getMerchantAccess(options?: GetMerchantAccessOptions): Promise<RequestResult<GetMerchantAccessData, GetMerchantAccessError>>;

  /**
   * Get a collection with its rules, in all languages.
   *
   * Returns a collection as imports have it: its texts in all languages, the settings of its page, and the rules that decide which products are in it.
   *
   * `GET /merchant/collections/{handle}`
   *
   * @param options.params.path.handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantCollection({
   *   params: { path: { handle: "vibrators" } },
   * });
   * @see https://velours.example/docs/operations/getMerchantCollection.html
   */
  getMerchantCollection(options: GetMerchantCollectionOptions): Promise<RequestResult<GetMerchantCollectionData, GetMerchantCollectionError>>;

  /**
   * Get the credit note of a refund as PDF, as its merchant.
   *
   * Returns the credit note of a refund or a cancellation as the buyer gets it with `getCreditNotePdf`, in the language of Accept-Language.
   *
   * `GET /merchant/orders/{number}/refunds/{refund}/credit-note`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.path.refund Id of the refund, one of the order's `refunds`.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantCreditNotePdf({
   *   params: {
   *     path: {
   *       number: "V-100023",
   *       refund: "b1c2d3e4-1111-4222-8333-444455556666",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/getMerchantCreditNotePdf.html
   */
  getMerchantCreditNotePdf(options: GetMerchantCreditNotePdfOptions): Promise<RequestResult<GetMerchantCreditNotePdfData, GetMerchantCreditNotePdfError>>;

  /**
   * Get a gift card with its ledger.
   *
   * Returns a gift card without its code, and all that changed what is left on it.
   *
   * `GET /merchant/gift-cards/{id}`
   *
   * @param options.params.path.id Number of the gift card, which is not its code.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantGiftCard({
   *   params: { path: { id: 41 } },
   * });
   * @see https://velours.example/docs/operations/getMerchantGiftCard.html
   */
  getMerchantGiftCard(options: GetMerchantGiftCardOptions): Promise<RequestResult<GetMerchantGiftCardData, GetMerchantGiftCardError>>;

  /**
   * Get an order's invoice as PDF, as its merchant.
   *
   * Returns the invoice of an order as its buyer gets it with `getInvoicePdf`, in the language of Accept-Language.
   *
   * `GET /merchant/orders/{number}/invoice`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.query.invoice Number of the invoice, where the order has several; its first without it.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantInvoicePdf({
   *   params: { path: { number: "V-100023" } },
   * });
   * @see https://velours.example/docs/operations/getMerchantInvoicePdf.html
   */
  getMerchantInvoicePdf(options: GetMerchantInvoicePdfOptions): Promise<RequestResult<GetMerchantInvoicePdfData, GetMerchantInvoicePdfError>>;

  /**
   * Get an order by its number.
   *
   * Returns an order with its payments, shipments and refunds.
   *
   * `GET /merchant/orders/{number}`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantOrder({
   *   params: { path: { number: "V-100023" } },
   * });
   * @see https://velours.example/docs/operations/getMerchantOrder.html
   */
  getMerchantOrder(options: GetMerchantOrderOptions): Promise<RequestResult<GetMerchantOrderData, GetMerchantOrderError>>;

  /**
   * Get a page of words in all languages.
   *
   * Returns a page as imports have it: its words in all languages, its place among the others, and whether it is published.
   *
   * `GET /merchant/pages/{handle}`
   *
   * @param options.params.path.handle Name of the page in its address; a new one has a name of your choice.
   * @param options.params.query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantPage({
   *   params: { path: { handle: "returns" } },
   * });
   * @see https://velours.example/docs/operations/getMerchantPage.html
   */
  getMerchantPage(options: GetMerchantPageOptions): Promise<RequestResult<GetMerchantPageData, GetMerchantPageError>>;

  /**
   * Get a product, sold or not.
   *
   * Returns a product as imports have it, with its stock, its revision and what keeps it from being found or bought.
   *
   * `GET /merchant/products/{id}`
   *
   * @param options.params.path.id Id of the product.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantProduct({
   *   params: { path: { id: 100001 } },
   * });
   * @see https://velours.example/docs/operations/getMerchantProduct.html
   */
  getMerchantProduct(options: GetMerchantProductOptions): Promise<RequestResult<GetMerchantProductData, GetMerchantProductError>>;

  /**
   * Get all settings of a site.
   *
   * Returns the settings of a site as imports have them, with those that shoppers do not see: emails to the merchant, and acts that wait for consent. What `getSite` computes is not in them.
   *
   * `GET /merchant/sites/{site}`
   *
   * @param options.params.path.site Code of the site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getMerchantSite({
   *   params: { path: { site: "boutique" } },
   * });
   * @see https://velours.example/docs/operations/getMerchantSite.html
   */
  getMerchantSite(options: GetMerchantSiteOptions): Promise<RequestResult<GetMerchantSiteData, GetMerchantSiteError>>;

  /**
   * Get what to pack of an order.
   *
   * Returns the goods of an order that leave in parcels, and where they go while there is something to pack.
   *
   * `GET /merchant/packing-orders/{number}`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getPackingOrder({
   *   params: { path: { number: "V-100023" } },
   * });
   * @see https://velours.example/docs/operations/getPackingOrder.html
   */
  getPackingOrder(options: GetPackingOrderOptions): Promise<RequestResult<GetPackingOrderData, GetPackingOrderError>>;

  /**
   * Get all shipping rates.
   *
   * Returns the shipping rates of every country and currency as imports have them. What a shopper is offered is the answer of `listShippingOptions`.
   *
   * `GET /merchant/shipping-rates`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getShippingRates();
   * @see https://velours.example/docs/operations/getShippingRates.html
   */
  getShippingRates(options?: GetShippingRatesOptions): Promise<RequestResult<GetShippingRatesData, GetShippingRatesError>>;

  /**
   * Get the table of tax rates.
   *
   * Returns the tax rates of every country and state as imports have them, and who calculates the taxes of orders: where that is a tax service, the table is not read.
   *
   * `GET /merchant/tax-rates`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.getTaxRates();
   * @see https://velours.example/docs/operations/getTaxRates.html
   */
  getTaxRates(options?: GetTaxRatesOptions): Promise<RequestResult<GetTaxRatesData, GetTaxRatesError>>;

  /**
   * Invite somebody to work for the shop.
   *
   * Gives the owner of an address a role, and sends them an email: with a link to choose a password, unless they sign in with an authenticator already. The password of a member without one works no more, and all their sessions end. They set up an authenticator at their first sign-in. Nobody gives a role that may do more than they may themselves, or for other sites. A member of the shop gets one from somebody who works for all sites, because it concerns their account on each of them.
   *
   * `POST /merchant/staff`
   *
   * @param options.body A person who is to work for the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, staffExists, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.inviteStaff({
   *   body: { email: "ada@example.com", role: "desk" },
   * });
   * @see https://velours.example/docs/operations/inviteStaff.html
   */
  inviteStaff(options: InviteStaffOptions): Promise<RequestResult<InviteStaffData, InviteStaffError>>;

  /**
   * Issue a gift card.
   *
   * Makes a gift card with a code of the shop's own, and sends the code to the recipient when there is one. The code is answered here alone: lists show its last four digits. The reason is in the card's ledger. Where the settings of the site say so, it waits for another person instead, and needs a recipient: consentRequired.
   *
   * `POST /merchant/gift-cards`
   *
   * @param options.body A gift card to issue.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.issueGiftCard({
   *   body: {
   *     site: "boutique",
   *     currency: "USD",
   *     amount: "50.00",
   *     recipient: {
   *       email: "bo@example.com",
   *       message: "We are sorry that your parcel was late.",
   *       language: "en",
   *     },
   *     reason: "Apology for a late parcel",
   *   },
   * });
   * @see https://velours.example/docs/operations/issueGiftCard.html
   */
  issueGiftCard(options: IssueGiftCardOptions): Promise<RequestResult<IssueGiftCardData, IssueGiftCardError>>;

  /**
   * List what was done.
   *
   * Lists the log, the newest first: operations of staff and programs, and commands. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. Entries never change. A caller who works for some sites sees the entries of those; what is of all sites, such as prices and stock, is for callers who work for all.
   *
   * `GET /merchant/audit`
   *
   * @param options.params.query.actor Only what this actor did, as entries name them.
   * @param options.params.query.operation Only this operation, or this command.
   * @param options.params.query.site Only what was about this site.
   * @param options.params.query.order Only what was about the order of this number.
   * @param options.params.query.product Only what changed this product, its prices, its stock or its reviews.
   * @param options.params.query.from Only what was done at this time or later.
   * @param options.params.query.until Only what was done before this time.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listAuditEntries({
   *   params: { query: { actor: "staff 12" } },
   * });
   * @see https://velours.example/docs/operations/listAuditEntries.html
   */
  listAuditEntries(options?: ListAuditEntriesOptions): Promise<RequestResult<ListAuditEntriesData, ListAuditEntriesError>>;

  /**
   * List entries of campaigns.
   *
   * Lists who entered campaigns at the sites that the caller works for, the newest first, with consent and when. Every call is in the log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/campaigns/entries`
   *
   * @param options.params.query.kind Only entries of campaigns of this kind.
   * @param options.params.query.handle Only entries of campaigns with this name in their address.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listCampaignEntries({
   *   params: { query: { kind: "spin-to-win" } },
   * });
   * @see https://velours.example/docs/operations/listCampaignEntries.html
   */
  listCampaignEntries(options?: ListCampaignEntriesOptions): Promise<RequestResult<ListCampaignEntriesData, ListCampaignEntriesError>>;

  /**
   * List messages and jobs that failed.
   *
   * Lists work that the shop gave up after two days of attempts, the latest first: emails, entries at the newsletter service and events. Payments, refunds and gift cards are never given up. Deliveries to webhooks are listed with their webhook. Jobs are of all sites, so they are for callers who work for all. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/jobs`
   *
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listDeadJobs();
   * @see https://velours.example/docs/operations/listDeadJobs.html
   */
  listDeadJobs(options?: ListDeadJobsOptions): Promise<RequestResult<ListDeadJobsData, ListDeadJobsError>>;

  /**
   * List drafts.
   *
   * Lists drafts of the sites that the caller works for, the newest first. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/drafts`
   *
   * @param options.params.query.q Only drafts with this number or email address, or whose shipping address has a name that begins with it, last or full. No more than 1,000 drafts are found by a name.
   * @param options.params.query.state Only drafts in this state.
   * @param options.params.query.site Only drafts of this site.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listDrafts({
   *   params: { query: { q: "moreau" } },
   * });
   * @see https://velours.example/docs/operations/listDrafts.html
   */
  listDrafts(options?: ListDraftsOptions): Promise<RequestResult<ListDraftsData, ListDraftsError>>;

  /**
   * List what a balance of the report is made of.
   *
   * Lists what added to gift cards or cash back of a currency, or was taken from it, the newest first: the sum of all is the figure of `readReport`. With `from` and `direction` they make `added` or `used`, without both `closing` until its day, and `opening` until the day before the period. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/reports/liabilities/entries`
   *
   * @param options.params.query.item Of which balances: `item` of the report's row.
   * @param options.params.query.currency In this currency.
   * @param options.params.query.from First day, in the time zone of each site; without it everything until the last day.
   * @param options.params.query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param options.params.query.direction Only what was added, or only what was used.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listLiabilityEntries({
   *   params: {
   *     query: {
   *       item: "giftCards",
   *       currency: "USD",
   *       until: "2026-11-30",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/listLiabilityEntries.html
   */
  listLiabilityEntries(options: ListLiabilityEntriesOptions): Promise<RequestResult<ListLiabilityEntriesData, ListLiabilityEntriesError>>;

  /**
   * List collections.
   *
   * Lists the collections of the shop by their handle; all sites have the same. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/collections`
   *
   * @param options.params.query.q Only collections with this in their handle or in their title.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Collections on a page of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantCollections({
   *   params: { query: { q: "vibrators" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantCollections.html
   */
  listMerchantCollections(options?: ListMerchantCollectionsOptions): Promise<RequestResult<ListMerchantCollectionsData, ListMerchantCollectionsError>>;

  /**
   * List gift cards.
   *
   * Lists gift cards of the sites that the caller works for, the newest first, without their codes. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/gift-cards`
   *
   * @param options.params.query.q Only gift cards whose code ends with these four digits, that were sent to this email address, or that were bought with the order of this number or paid for it. Never send a whole code: addresses are logged.
   * @param options.params.query.state Only gift cards in this state.
   * @param options.params.query.site Only gift cards of this site.
   * @param options.params.query.sort The order of the list: by when gift cards were made, or by the number of what is left on them, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantGiftCards({
   *   params: { query: { q: "3456" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantGiftCards.html
   */
  listMerchantGiftCards(options?: ListMerchantGiftCardsOptions): Promise<RequestResult<ListMerchantGiftCardsData, ListMerchantGiftCardsError>>;

  /**
   * List the keys of programs.
   *
   * Lists keys, the oldest first, with those that were revoked or have ended. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/keys`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantKeys();
   * @see https://velours.example/docs/operations/listMerchantKeys.html
   */
  listMerchantKeys(options?: ListMerchantKeysOptions): Promise<RequestResult<ListMerchantKeysData, ListMerchantKeysError>>;

  /**
   * List the orders of all sites.
   *
   * Lists orders, the newest first. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. With `changedSince` the order that changed the longest ago comes first, and one that changes again comes again.
   *
   * `GET /merchant/orders`
   *
   * @param options.params.query.status Only orders with this status.
   * @param options.params.query.returns `requested`: only orders with a return that waits for an answer; `received`: only those with one that was received and is not refunded.
   * @param options.params.query.isInTrouble `true`: only orders whose money needs a person: a refund that the payment service refused or that did not reach the buyer, or a payment that it disputes. The order's `trouble` says why, and closeOrderTrouble takes it off the list until something else happens. Failed payments have a `status`.
   * @param options.params.query.isToPack `true`: only orders that are paid and have units to pack, as listPackingOrders lists them. Downloads and refunded units are none.
   * @param options.params.query.placedFrom Only orders placed at this time or later.
   * @param options.params.query.placedUntil Only orders placed before this time.
   * @param options.params.query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param options.params.query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param options.params.query.sku Only orders with a line of the variant that has this SKU now.
   * @param options.params.query.site Only orders of this site.
   * @param options.params.query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param options.params.query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param options.params.query.daysOf How an order belongs to the days: it was placed then, it has an invoice of then, which an accepted offer has of its own, or some of it was refunded then.
   * @param options.params.query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param options.params.query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param options.params.query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param options.params.query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param options.params.query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param options.params.query.sort The order of the list: by when orders were placed, or by the number of their total, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.page Page from 1. Use `cursor`: a new order moves the others to later pages.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantOrders({
   *   params: { query: { status: "paid" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantOrders.html
   */
  listMerchantOrders(options?: ListMerchantOrdersOptions): Promise<RequestResult<ListMerchantOrdersData, ListMerchantOrdersError>>;

  /**
   * List pages of words, published or not.
   *
   * Lists the pages of the merchant's words by their handle: those that all sites have, and those that a site has of its own. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/pages`
   *
   * @param options.params.query.site Only pages that this site has, of its own or with all others.
   * @param options.params.query.q Only pages with this in their handle or in their title.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Pages of words on a page of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantPages({
   *   params: { query: { site: "boutique" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantPages.html
   */
  listMerchantPages(options?: ListMerchantPagesOptions): Promise<RequestResult<ListMerchantPagesData, ListMerchantPagesError>>;

  /**
   * List products, sold or not.
   *
   * Lists products by id, whether or not they are sold. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/products`
   *
   * @param options.params.query.q Only products with this id, handle or SKU, or with these words in their title.
   * @param options.params.query.state Only products in this state.
   * @param options.params.query.sort The order of the list: by id, by when products were made, by title, or by all their units in stock, of which uncounted ones are more than any number. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantProducts({
   *   params: { query: { q: "halo" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantProducts.html
   */
  listMerchantProducts(options?: ListMerchantProductsOptions): Promise<RequestResult<ListMerchantProductsData, ListMerchantProductsError>>;

  /**
   * List promotions, over or not.
   *
   * Lists the promotions of the caller's sites by their number unless `sort` names another order, with how often each was used. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/promotions`
   *
   * @param options.params.query.state Only promotions in this state now.
   * @param options.params.query.site Only promotions of this site.
   * @param options.params.query.sort The order of the list: by number, of which a newer promotion has a higher one, by code without regard to letter case, or by how often each was used. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantPromotions({
   *   params: { query: { state: "live" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantPromotions.html
   */
  listMerchantPromotions(options?: ListMerchantPromotionsOptions): Promise<RequestResult<ListMerchantPromotionsData, ListMerchantPromotionsError>>;

  /**
   * List what buyers wrote.
   *
   * Lists the reviews that buyers wrote with their orders, the newest first, of the sites that the caller works for. Read on with `cursor`: the header `x-pagination-next` names the next page's. Imported reviews are not among them.
   *
   * `GET /merchant/reviews`
   *
   * @param options.params.query.state Only reviews in this state.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listMerchantReviews({
   *   params: { query: { state: "waiting" } },
   * });
   * @see https://velours.example/docs/operations/listMerchantReviews.html
   */
  listMerchantReviews(options?: ListMerchantReviewsOptions): Promise<RequestResult<ListMerchantReviewsData, ListMerchantReviewsError>>;

  /**
   * List what happened to an order.
   *
   * Lists the events of an order, the oldest first: the newest thousand.
   *
   * `GET /merchant/orders/{number}/events`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listOrderEvents({
   *   params: { path: { number: "V-100023" } },
   * });
   * @see https://velours.example/docs/operations/listOrderEvents.html
   */
  listOrderEvents(options: ListOrderEventsOptions): Promise<RequestResult<ListOrderEventsData, ListOrderEventsError>>;

  /**
   * List orders to pack.
   *
   * Lists paid orders of the sites that the caller works for with units that have neither left nor been refunded, the oldest first. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/packing-orders`
   *
   * @param options.params.query.site Only orders of this site.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listPackingOrders({
   *   params: { query: { site: "boutique" } },
   * });
   * @see https://velours.example/docs/operations/listPackingOrders.html
   */
  listPackingOrders(options?: ListPackingOrdersOptions): Promise<RequestResult<ListPackingOrdersData, ListPackingOrdersError>>;

  /**
   * List what waits for consent.
   *
   * Lists acts that wait for another person's consent, or did, the newest first: those of the sites that the caller works for whose operation the caller may use. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/proposals`
   *
   * @param options.params.query.state Only proposals in this state.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listProposals({
   *   params: { query: { state: "waiting" } },
   * });
   * @see https://velours.example/docs/operations/listProposals.html
   */
  listProposals(options?: ListProposalsOptions): Promise<RequestResult<ListProposalsData, ListProposalsError>>;

  /**
   * List who works for the shop.
   *
   * Lists the members of staff, the one invited first first. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/staff`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listStaff();
   * @see https://velours.example/docs/operations/listStaff.html
   */
  listStaff(options?: ListStaffOptions): Promise<RequestResult<ListStaffData, ListStaffError>>;

  /**
   * List where somebody of the staff is signed in.
   *
   * A member of staff's sessions that have not ended, the most recently used first. A session's id cannot be used to sign in. Members of staff list their own with `listSessions`, whatever their role.
   *
   * `GET /merchant/staff/{id}/sessions`
   *
   * @param options.params.path.id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listStaffSessions({
   *   params: { path: { id: 1007 } },
   * });
   * @see https://velours.example/docs/operations/listStaffSessions.html
   */
  listStaffSessions(options: ListStaffSessionsOptions): Promise<RequestResult<ListStaffSessionsData, ListStaffSessionsError>>;

  /**
   * List stock.
   *
   * Lists the stock of variants by region, by the variant's id, with how long it lasts. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/stock`
   *
   * @param options.params.query.q Only variants with this id or SKU, or of products with this id or these words in their title.
   * @param options.params.query.level Only stock with this level.
   * @param options.params.query.region Only this fulfilment region.
   * @param options.params.query.isRunningOut Only what is gone within 14 days (`daysLeft`), the soonest first; what is gone already is not in it.
   * @param options.params.query.sort The order of the list: by the variant's id, by SKU, or by units left, of which uncounted ones are more than any number. Without one it is `variant-ascending`, and the soonest gone first with `isRunningOut`. A cursor is of one order of the list.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listStock({
   *   params: { query: { q: "halo" } },
   * });
   * @see https://velours.example/docs/operations/listStock.html
   */
  listStock(options?: ListStockOptions): Promise<RequestResult<ListStockData, ListStockError>>;

  /**
   * List the changes of a count of stock.
   *
   * Lists all that changed the count of a variant in a region, the newest first: sales, returns, imports and moves with their reason. The sum of all is the count. Who moved it stands in the audit log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/stock/entries`
   *
   * @param options.params.query.variantId The variant.
   * @param options.params.query.region Its fulfilment region.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listStockEntries({
   *   params: { query: { variantId: 200001, region: "US" } },
   * });
   * @see https://velours.example/docs/operations/listStockEntries.html
   */
  listStockEntries(options: ListStockEntriesOptions): Promise<RequestResult<ListStockEntriesData, ListStockEntriesError>>;

  /**
   * List what people wait for.
   *
   * Lists variants that people want to hear of when they are back, by the variant's id, with how many they are. No address is answered.
   *
   * `GET /merchant/stock/notices`
   *
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listStockNotices();
   * @see https://velours.example/docs/operations/listStockNotices.html
   */
  listStockNotices(options?: ListStockNoticesOptions): Promise<RequestResult<ListStockNoticesData, ListStockNoticesError>>;

  /**
   * List subscribers of newsletters.
   *
   * Lists the addresses on the newsletters of the sites that the caller works for, the newest first, with where and when consent was given. The newsletter service knows who took it back there. Every call is in the log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/subscribers`
   *
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listSubscribers();
   * @see https://velours.example/docs/operations/listSubscribers.html
   */
  listSubscribers(options?: ListSubscribersOptions): Promise<RequestResult<ListSubscribersData, ListSubscribersError>>;

  /**
   * List deliveries of a webhook.
   *
   * Lists what was sent to a webhook and what waits to be sent, the newest first: events that it still wants and whose scope the caller has. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/webhooks/{id}/deliveries`
   *
   * @param options.params.path.id Id of the webhook.
   * @param options.params.query.state Only deliveries in this state.
   * @param options.params.query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param options.params.query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listWebhookDeliveries({
   *   params: {
   *     path: { id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50" },
   *   },
   * });
   * @see https://velours.example/docs/operations/listWebhookDeliveries.html
   */
  listWebhookDeliveries(options: ListWebhookDeliveriesOptions): Promise<RequestResult<ListWebhookDeliveriesData, ListWebhookDeliveriesError>>;

  /**
   * List webhooks.
   *
   * Lists addresses that the shop sends events to, the oldest first. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/webhooks`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.listWebhooks();
   * @see https://velours.example/docs/operations/listWebhooks.html
   */
  listWebhooks(options?: ListWebhooksOptions): Promise<RequestResult<ListWebhooksData, ListWebhooksError>>;

  /**
   * Publish, reject or answer a review.
   *
   * Sets the state of a buyer's review, and the shop's answer to it. A published review is shown with its product and counts in its rating; one that is rejected afterwards is taken back from both. The buyer's words never change.
   *
   * `PUT /merchant/reviews/{id}`
   *
   * @param options.params.path.id Number of the review.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body What becomes of a review.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, reviewReasonMissing, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.moderateReview({
   *   params: { path: { id: 4503599627370497 } },
   *   body: {
   *     state: "published",
   *     answer: "Thank you. A softer strap is on its way to the shop.",
   *   },
   * });
   * @see https://velours.example/docs/operations/moderateReview.html
   */
  moderateReview(options: ModerateReviewOptions): Promise<RequestResult<ModerateReviewData, ModerateReviewError>>;

  /**
   * Change a count of stock.
   *
   * Adds units to a count or takes them from it, or sets it to what was counted. What is sold between reading and counting is never sold again: `seen` says what was read, and `stockChanged` refuses a count of something else. Each change is in the ledger of stock with its reason, and in the audit log. It needs a caller who works for all sites.
   *
   * `POST /merchant/stock`
   *
   * @param options.body A change of a count, either by `delta` or to `counted`.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, stockChanged, stockNegative, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.moveStock({
   *   body: {
   *     variantId: 200001,
   *     region: "US",
   *     delta: 20,
   *     reason: "received",
   *   },
   * });
   * @see https://velours.example/docs/operations/moveStock.html
   */
  moveStock(options: MoveStockOptions): Promise<RequestResult<MoveStockData, MoveStockError>>;

  /**
   * See what an import would change.
   *
   * Reads a file as an import does and names what it would change, field by field: rows that are new, prices that move, products that leave a listing, and bad rows. Nothing is written. `applyImport` with its plan does exactly this.
   *
   * `POST /merchant/imports/preview`
   *
   * @param options.body A file to import, with how it is read.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.previewImport({
   *   body: { text: "{\"promotions\":[]}" },
   * });
   * @see https://velours.example/docs/operations/previewImport.html
   */
  previewImport(options: PreviewImportOptions): Promise<RequestResult<PreviewImportData, PreviewImportError>>;

  /**
   * See what a refund would give back.
   *
   * Answers what `refundOrder` with the same body would do now: by means of payment, cash back that is taken back, goods that are in stock again. Nothing is changed.
   *
   * `POST /merchant/orders/{number}/refunds/preview`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnNotReceived, returnRefunded, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.previewRefund({
   *   params: { path: { number: "V-100023" } },
   *   body: { lines: [{ line: 1, quantity: 1 }] },
   * });
   * @see https://velours.example/docs/operations/previewRefund.html
   */
  previewRefund(options: PreviewRefundOptions): Promise<RequestResult<PreviewRefundData, PreviewRefundError>>;

  /**
   * Read a report.
   *
   * Sums up orders and refunds of a period, in each currency by itself. An order counts on the day it was placed, what an accepted offer adds to it on the day of its own invoice, a refund on the day it was decided and a payment that failed on the day it did, in the time zone of the site. The rows of a report add up to the invoices, refunds and balances they are made of, to the cent. They are sent while they are summed up, and the totals follow; with `limit` only the first rows are, for a page that shows them.
   *
   * `GET /merchant/reports/{name}`
   *
   * @param options.params.path.name The report.
   * @param options.params.query.from First day, in the time zone of each site.
   * @param options.params.query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param options.params.query.by What a row stands for.
   * @param options.params.query.limit Rows at most; the totals are those of all. Without it, all rows.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.readReport({
   *   params: {
   *     path: { name: "sales" },
   *     query: { from: "2026-11-01", until: "2026-11-30" },
   *   },
   * });
   * @see https://velours.example/docs/operations/readReport.html
   */
  readReport(options: ReadReportOptions): Promise<RequestResult<ReadReportData, ReadReportError>>;

  /**
   * Give money back.
   *
   * Gives back what was paid for lines, or all that is left. The server computes the amounts from what was paid, and gives them back to what they were paid with: first the card or service, then the gift card, then the cash back; a product added after the purchase to its own payment. Cash back that the order earned is taken back. Units that have not left are in stock again, and of each line they are refunded first, unless the refund names a return: then its units are those of the return, once it was received, and refunds of one return never exceed it. Never more than was paid is given back, whatever is asked and however often. `MerchantOrder.refundRevision` is the revision for If-Match: send it, or two people who refund the same unit of a line at once both do. `unpaid: true` takes back what a failed payment did not bring, with a credit note and no money. Where the settings of the site say so, it waits for another person instead: consentRequired.
   *
   * `POST /merchant/orders/{number}/refunds`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnNotReceived, returnRefunded, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.refundOrder({
   *   params: { path: { number: "V-100023" } },
   *   body: {
   *     lines: [{ line: 1, quantity: 1 }],
   *     reason: "Arrived damaged",
   *   },
   * });
   * @see https://velours.example/docs/operations/refundOrder.html
   */
  refundOrder(options: RefundOrderOptions): Promise<RequestResult<RefundOrderData, RefundOrderError>>;

  /**
   * Reject a proposal.
   *
   * Ends a proposal without doing it. The caller needs the scope of its operation, and may be the one who proposed it.
   *
   * `POST /merchant/proposals/{id}/reject`
   *
   * @param options.params.path.id Number of the proposal.
   * @param options.body Why a proposal is rejected.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, proposalClosed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.rejectProposal({
   *   params: { path: { id: 12 } },
   *   body: { reason: "The parcel came back empty" },
   * });
   * @see https://velours.example/docs/operations/rejectProposal.html
   */
  rejectProposal(options: RejectProposalOptions): Promise<RequestResult<RejectProposalData, RejectProposalError>>;

  /**
   * Remove a collection.
   *
   * Shoppers no longer find it; products that name it stay as they are. While a menu or a home page of a site leads to it, `collectionBad` names the link. `replayEntry` puts it back, behind all others. All sites have the same collections, so callers of all sites remove them.
   *
   * `DELETE /merchant/collections/{handle}`
   *
   * @param options.params.path.handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, collectionBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.removeMerchantCollection({
   *   params: { path: { handle: "vibrators" } },
   * });
   * @see https://velours.example/docs/operations/removeMerchantCollection.html
   */
  removeMerchantCollection(options: RemoveMerchantCollectionOptions): Promise<RequestResult<RemoveMerchantCollectionData, RemoveMerchantCollectionError>>;

  /**
   * Remove a page of words.
   *
   * Shoppers no longer find it; where a site had it of its own, they see the page of all sites with this handle again. While a menu or a home page leads to it and no other page takes its place, `pageBad` names the link. `replayEntry` puts it back. A page of all sites is removed by callers of all sites.
   *
   * `DELETE /merchant/pages/{handle}`
   *
   * @param options.params.path.handle Name of the page in its address; a new one has a name of your choice.
   * @param options.params.query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, pageBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.removeMerchantPage({
   *   params: { path: { handle: "returns" } },
   * });
   * @see https://velours.example/docs/operations/removeMerchantPage.html
   */
  removeMerchantPage(options: RemoveMerchantPageOptions): Promise<RequestResult<RemoveMerchantPageData, RemoveMerchantPageError>>;

  /**
   * Let somebody go.
   *
   * Takes the role of a member of staff away, ends their sessions and revokes the keys that they made; they stay a member.
   *
   * `DELETE /merchant/staff/{id}`
   *
   * @param options.params.path.id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.removeStaff({
   *   params: { path: { id: 1007 } },
   * });
   * @see https://velours.example/docs/operations/removeStaff.html
   */
  removeStaff(options: RemoveStaffOptions): Promise<RequestResult<RemoveStaffData, RemoveStaffError>>;

  /**
   * Remove a webhook.
   *
   * Sends nothing to the address any more, and forgets its deliveries.
   *
   * `DELETE /merchant/webhooks/{id}`
   *
   * @param options.params.path.id Id of the webhook.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.removeWebhook({
   *   params: {
   *     path: { id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50" },
   *   },
   * });
   * @see https://velours.example/docs/operations/removeWebhook.html
   */
  removeWebhook(options: RemoveWebhookOptions): Promise<RequestResult<RemoveWebhookData, RemoveWebhookError>>;

  /**
   * Undo what was done, or do it again.
   *
   * Does again what an entry of the log did; with `invert` it undoes it, once. It needs the scopes of the operations that change the same as well: merchantScopeMissing names the one that lacks. Stock moves by as many units as the entry moved. Everything else is put back only while it is as the entry left it: when something moved since, changedMeanwhile says what is there now, and its revision as If-Match replaces exactly that. With `dry` it answers what would change and writes nothing. A promotion that the entry added is ended. When it puts a promotion back that a site's `approvals` let no one person save, all of it waits as a proposal (consentRequired). When something cannot go back, nothing does, and notInvertible names what and why. With `site` it does again on another site what the entry did to one site's settings and own pages; what has no site, such as a price, is of all sites already. The replay is an entry of its own, which can be undone in its turn.
   *
   * `POST /merchant/audit/{id}/replay`
   *
   * @param options.params.path.id Number of the entry.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body How an entry of the log is replayed.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, notInvertible, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.replayEntry({
   *   params: { path: { id: 1042 } },
   *   body: { invert: true },
   * });
   * @see https://velours.example/docs/operations/replayEntry.html
   */
  replayEntry(options: ReplayEntryOptions): Promise<RequestResult<ReplayEntryData, ReplayEntryError>>;

  /**
   * Send an email of an order again.
   *
   * Sends an email of the order to its address once more, as the order is now. An address that got many today gets it later.
   *
   * `POST /merchant/orders/{number}/emails`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body An email of an order that is sent again.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.resendOrderEmail({
   *   params: { path: { number: "V-100023" } },
   *   body: { template: "confirmation" },
   * });
   * @see https://velours.example/docs/operations/resendOrderEmail.html
   */
  resendOrderEmail(options: ResendOrderEmailOptions): Promise<RequestResult<ResendOrderEmailData, ResendOrderEmailError>>;

  /**
   * Remove the lost authenticator of somebody of the staff.
   *
   * Removes the authenticator of a member of staff and ends their sessions: their next sign-in, with the password, sets up another. They get an email about it in the language of the request. First verify that the request comes from them, since the password alone lets them in until then. Nobody resets their own, nor does a key that they made.
   *
   * `DELETE /merchant/staff/{id}/authenticator`
   *
   * @param options.params.path.id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, anotherPersonRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.resetStaffAuthenticator({
   *   params: { path: { id: 1007 } },
   * });
   * @see https://velours.example/docs/operations/resetStaffAuthenticator.html
   */
  resetStaffAuthenticator(options: ResetStaffAuthenticatorOptions): Promise<RequestResult<ResetStaffAuthenticatorData, ResetStaffAuthenticatorError>>;

  /**
   * Try a failed job again.
   *
   * Gives a job that was given up its attempts back, the first one at once. It leaves the list of failed jobs, and comes back when it fails for two more days. A job that is not among them, because it runs again or was done, answers `resourceDoesNotExist`: it is done once, however often and by how many it is sent for.
   *
   * `POST /merchant/jobs/{id}/retry`
   *
   * @param options.params.path.id Number of the job.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.retryJob({
   *   params: { path: { id: 8041 } },
   * });
   * @see https://velours.example/docs/operations/retryJob.html
   */
  retryJob(options: RetryJobOptions): Promise<RequestResult<RetryJobData, RetryJobError>>;

  /**
   * Revoke a key.
   *
   * Revokes a key and all that were made with it, from their next request on. A key that was revoked before gets the same response.
   *
   * `DELETE /merchant/keys/{id}`
   *
   * @param options.params.path.id Id of the key.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.revokeMerchantKey({
   *   params: { path: { id: 3 } },
   * });
   * @see https://velours.example/docs/operations/revokeMerchantKey.html
   */
  revokeMerchantKey(options: RevokeMerchantKeyOptions): Promise<RequestResult<RevokeMerchantKeyData, RevokeMerchantKeyError>>;

  /**
   * Save a collection.
   *
   * Puts a collection in the place of the one with its handle, or adds it behind all others: send all of it, as `getMerchantCollection` has it. It is checked and its HTML is cleaned as by an import. The handle in the address counts. All sites have the same collections, so callers of all sites save them. Any `If-Match` refuses to replace a collection that is there unless it names its revision, so `none` adds a collection and replaces none.
   *
   * `PUT /merchant/collections/{handle}`
   *
   * @param options.params.path.handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body Title, description and page settings of a collection.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, collectionBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantCollection({
   *   params: { path: { handle: "vibrators" } },
   *   body: {
   *     handle: "under-ten",
   *     title: "Under ten euros",
   *     description: "<p>Small things, small prices.</p>",
   *     meta: {},
   *     rules: { all: [{ price: { currency: "EUR", below: 10 } }] },
   *     translations: { fr: { title: "Moins de dix euros" } },
   *   },
   * });
   * @see https://velours.example/docs/operations/saveMerchantCollection.html
   */
  saveMerchantCollection(options: SaveMerchantCollectionOptions): Promise<RequestResult<SaveMerchantCollectionData, SaveMerchantCollectionError>>;

  /**
   * Save a page of words.
   *
   * Puts a page in the place of the one with its handle and site, or adds it: send all of it, as `getMerchantPage` has it. It is checked and its HTML is cleaned as by an import. The handle and the site in the address count. A page of all sites is saved by callers of all sites. Take a page off with `published`; while a menu or a home page leads to it, `pageBad` names the link. Any `If-Match` refuses to replace a page that is there unless it names its revision, so `none` adds a page and replaces none.
   *
   * `PUT /merchant/pages/{handle}`
   *
   * @param options.params.path.handle Name of the page in its address; a new one has a name of your choice.
   * @param options.params.query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body A page of the merchant's words.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, pageBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantPage({
   *   params: { path: { handle: "returns" } },
   *   body: {
   *     handle: "returns",
   *     title: "Returns",
   *     description: "Thirty days to send something back, and how to do it.",
   *     html: "<p>You have 30 days from the day your parcel leaves us.</p>",
   *     updated_at: "2026-11-01",
   *     position: 30,
   *     published: true,
   *     translations: {
   *       fr: {
   *         title: "Retours",
   *         html: "<p>Vous avez 30 jours à partir du départ de votre colis.</p>",
   *       },
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/saveMerchantPage.html
   */
  saveMerchantPage(options: SaveMerchantPageOptions): Promise<RequestResult<SaveMerchantPageData, SaveMerchantPageError>>;

  /**
   * Keep a picture.
   *
   * Keeps a picture and answers its address at the shop, for a product's `images`, a page or the `home` of a site. The address is made of the picture itself: keeping the same one again changes nothing, and no caller can replace or remove a picture, so callers of some sites keep them, too. What shows a picture is saved by operations of its own, with their own scopes. What a file holds beside the picture, such as the place where a photo was taken, is kept and sent with it.
   *
   * `POST /merchant/pictures`
   *
   * @param options.body A picture to keep.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, pictureBad, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantPicture({
   *   body: {
   *     data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
   *   },
   * });
   * @see https://velours.example/docs/operations/saveMerchantPicture.html
   */
  saveMerchantPicture(options: SaveMerchantPictureOptions): Promise<RequestResult<SaveMerchantPictureData, SaveMerchantPictureError>>;

  /**
   * Save a product.
   *
   * Puts a product in the place of the one with its number: send all of it, as `getMerchantProduct` has it. It is checked and its HTML is cleaned as by an import; pictures at other hosts are fetched and kept. The number in the address counts. A variant whose id is less than 1 is new, and the shop numbers it. Stock that the shop counts stays as it is, whatever `inventories` says: those of new variants and regions alone are taken. What a product and its variants show as their price follows from the variants' `prices`. All sites have the same products, so callers of all sites save them.
   *
   * `PUT /merchant/products/{id}`
   *
   * @param options.params.path.id Id of the product.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body Something the shop sells.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, productBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantProduct({
   *   params: { path: { id: 100001 } },
   *   body,
   * });
   * @see https://velours.example/docs/operations/saveMerchantProduct.html
   */
  saveMerchantProduct(options: SaveMerchantProductOptions): Promise<RequestResult<SaveMerchantProductData, SaveMerchantProductError>>;

  /**
   * Save a promotion.
   *
   * Puts a promotion in the place of the one with its number, or adds it. It is checked as an import checks it. The number in the path counts; how often it was used stays. Where the settings of the site say so, it waits for another person instead: consentRequired. It needs a caller who works for all sites.
   *
   * `PUT /merchant/promotions/{id}`
   *
   * @param options.params.path.id Number of the promotion; a new one has a number of your choice.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body A promo code and its conditions.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, promotionBad, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantPromotion({
   *   params: { path: { id: 1 } },
   *   body: {
   *     id: 1,
   *     name: "WELCOME15",
   *     description: "15% off everything",
   *     type: "percentage",
   *     discount: 15,
   *     enabled: true,
   *     site: "boutique",
   *   },
   * });
   * @see https://velours.example/docs/operations/saveMerchantPromotion.html
   */
  saveMerchantPromotion(options: SaveMerchantPromotionOptions): Promise<RequestResult<SaveMerchantPromotionData, SaveMerchantPromotionError>>;

  /**
   * Save the settings of a site.
   *
   * Puts settings in the place of those that the site has: send all of them, as `getMerchantSite` has them. They are checked as an import checks them. The code in the path counts; sites are added by imports alone. Who is paid, where data goes, who must consent, what is sold and where browsers keep bags (`payments`, `services`, `api`, `assets`, `approvals`, `source` and `brand`) are changed by callers of all sites who may also import, with `import:write`; for everyone else `merchantScopeMissing` names it.
   *
   * `siteBad` also refuses what an import does not look at: to take a currency out in which orders are open, gift cards or cash back have money left, or subscriptions run, to sell to a first region in a currency in which no product of the site has a price, and to take as `source` what no product on sale names. To end sales to a country, take out its region and leave the currency.
   *
   * Everything else takes effect at once. Orders keep their currency, their address and their language, so regions and languages can go while orders are open; a checkout that is under way in what is gone is refused, and shows what there is. An address in a language that is gone leads to the default language. With another default language, addresses without a language show that one, and no address stops working.
   *
   * `PUT /merchant/sites/{site}`
   *
   * @param options.params.path.site Code of the site.
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body Settings of a sibling site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, siteBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveMerchantSite({
   *   params: { path: { site: "boutique" } },
   *   body,
   * });
   * @see https://velours.example/docs/operations/saveMerchantSite.html
   */
  saveMerchantSite(options: SaveMerchantSiteOptions): Promise<RequestResult<SaveMerchantSiteData, SaveMerchantSiteError>>;

  /**
   * Save all shipping rates.
   *
   * Puts rates in the place of all that there are: send all of them, as `getShippingRates` has them. They are checked as an import checks them, and count for every cart at once: a checkout that has another price is refused with `shippingDoesNotMatch` or `invoiceDoesNotMatch`, and placed orders keep theirs. They are of all sites, so callers of some sites alone are refused.
   *
   * `PUT /merchant/shipping-rates`
   *
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body All shipping rates as they become.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, ratesBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveShippingRates({
   *   body: {
   *     rates: [
   *       {
   *         identifier: "us-standard",
   *         service: "usps",
   *         type: "standard",
   *         label: "Standard",
   *         label_fr: "Standard",
   *         countries: ["US"],
   *         currency: "USD",
   *         amount: 7,
   *         range: { min: 0, max: null },
   *         estimate: {
   *           type: "relative",
   *           unit: "days",
   *           value: [3, 6],
   *         },
   *       },
   *     ],
   *   },
   * });
   * @see https://velours.example/docs/operations/saveShippingRates.html
   */
  saveShippingRates(options: SaveShippingRatesOptions): Promise<RequestResult<SaveShippingRatesData, SaveShippingRatesError>>;

  /**
   * Save the table of tax rates.
   *
   * Puts rates in the place of all that there are: send all of them, as `getTaxRates` has them. They are checked as an import checks them, and count for every order at once; placed orders keep their taxes. A place without a rate is sold nothing where the table calculates taxes: a rate of 0 says that nothing is collected. The table is of all sites, so callers of some sites alone are refused.
   *
   * `PUT /merchant/tax-rates`
   *
   * @param options.params.header.If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param options.body All tax rates as they become.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, ratesBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.saveTaxRates({
   *   body: {
   *     rates: [
   *       {
   *         country: "US",
   *         state: "TX",
   *         rate: 6.25,
   *         shipping: true,
   *         included: false,
   *         name: "Sales tax",
   *       },
   *     ],
   *   },
   * });
   * @see https://velours.example/docs/operations/saveTaxRates.html
   */
  saveTaxRates(options: SaveTaxRatesOptions): Promise<RequestResult<SaveTaxRatesData, SaveTaxRatesError>>;

  /**
   * Send an event again.
   *
   * Sends an event to its webhook again at once, with its former id: one that failed, that waits for its next attempt, or that was delivered. It may be repeated. Of a webhook that is off, nothing is sent and the delivery stays as it is. An event that the webhook no longer wants, or whose scope the caller lacks, is not found.
   *
   * `POST /merchant/webhooks/{id}/deliveries/{delivery}/attempts`
   *
   * @param options.params.path.id Id of the webhook.
   * @param options.params.path.delivery Id of the delivery.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.sendWebhookDeliveryAgain({
   *   params: {
   *     path: {
   *       id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50",
   *       delivery: "c0a1b2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/sendWebhookDeliveryAgain.html
   */
  sendWebhookDeliveryAgain(options: SendWebhookDeliveryAgainOptions): Promise<RequestResult<SendWebhookDeliveryAgainData, SendWebhookDeliveryAgainError>>;

  /**
   * Note that goods have left.
   *
   * Notes a parcel with its carrier and tracking number, and tells the buyer by email. Without lines it holds all that has not left yet. An order of which a payment failed is shipped with `unpaid: true` only. The same key with the same body notes it once.
   *
   * `POST /merchant/orders/{number}/shipments`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body A parcel that leaves.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderUnpaid, lineQuantityExceeded, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.shipOrder({
   *   params: { path: { number: "V-100023" } },
   *   body: { carrier: "USPS", tracking: "9400111899223100001234" },
   * });
   * @see https://velours.example/docs/operations/shipOrder.html
   */
  shipOrder(options: ShipOrderOptions): Promise<RequestResult<ShipOrderData, ShipOrderError>>;

  /**
   * Note a packed parcel.
   *
   * Does what `shipOrder` does, for somebody who packs: notes a parcel, tells the buyer by email, and answers without money. An order of which a payment failed is refused. The same key with the same body notes it once.
   *
   * `POST /merchant/packing-orders/{number}/shipments`
   *
   * @param options.params.path.number Number of the order, such as V-100023, with or without its prefix.
   * @param options.body A parcel that leaves, of an order that is to be packed.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderUnpaid, lineQuantityExceeded, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.shipPackingOrder({
   *   params: { path: { number: "V-100023" } },
   *   body: { carrier: "USPS", tracking: "9400111899223100001234" },
   * });
   * @see https://velours.example/docs/operations/shipPackingOrder.html
   */
  shipPackingOrder(options: ShipPackingOrderOptions): Promise<RequestResult<ShipPackingOrderData, ShipPackingOrderError>>;

  /**
   * Try a collection before it is live.
   *
   * Answers the products that a collection would show with rules that are not saved, as shoppers of a site would see them: how many, and the first page. Nothing is written.
   *
   * `POST /merchant/collections/{handle}/trial`
   *
   * @param options.params.path.handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param options.body What to try of a collection, and where.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.tryMerchantCollection({
   *   params: { path: { handle: "vibrators" } },
   *   body: {
   *     site: "closet",
   *     rules: { all: [{ price: { currency: "EUR", below: 10 } }] },
   *   },
   * });
   * @see https://velours.example/docs/operations/tryMerchantCollection.html
   */
  tryMerchantCollection(options: TryMerchantCollectionOptions): Promise<RequestResult<TryMerchantCollectionData, TryMerchantCollectionError>>;

  /**
   * Try a promotion before it is live.
   *
   * Tries a promotion, saved or not, on the carts of up to 500 recent orders of its site or on carts made by hand: on how many it works, why not on the others, what it takes off, the dearest cart, and carts below the minimum price, each explained by the rules that the checkout uses. Nothing is written. Carts have today's prices and no names. merchantScopeMissing refuses a promotion of a site that is none of the caller's.
   *
   * `POST /merchant/promotions/trial`
   *
   * @param options.body A promotion to try, on orders of before or on carts made by hand.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.tryMerchantPromotion({
   *   body: {
   *     promotion: {
   *       id: 1,
   *       name: "WELCOME15",
   *       type: "percentage",
   *       discount: 15,
   *       enabled: true,
   *       site: "boutique",
   *     },
   *     orders: { limit: 500 },
   *   },
   * });
   * @see https://velours.example/docs/operations/tryMerchantPromotion.html
   */
  tryMerchantPromotion(options: TryMerchantPromotionOptions): Promise<RequestResult<TryMerchantPromotionData, TryMerchantPromotionError>>;
}

/** The options of `acceptUpsell`. */
export interface AcceptUpsellOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.UpsellAcceptance;
}
/** The data of `acceptUpsell`. */
export type AcceptUpsellData = types.Order;
/** Every error `acceptUpsell` may answer. */
export type AcceptUpsellError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.PaymentDeclined
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CartValidationErrors
  | types.InvoiceDoesNotMatch
  | types.ProcessorDeclined
  | types.FraudRejected
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.GatewayError[]
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `addOrderNote`. */
export interface AddOrderNoteOptions extends IdempotentRequestOptions {
  params: { path: types.operations["addOrderNote"]["parameters"]["path"] };
  body: types.OrderNoteInput;
}
/** The data of `addOrderNote`. */
export type AddOrderNoteData = types.MerchantOrder;
/** Every error `addOrderNote` may answer. */
export type AddOrderNoteError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `addWishlistItem`. */
export interface AddWishlistItemOptions extends RequestOptions {
  params: { path: types.operations["addWishlistItem"]["parameters"]["path"] };
  body: types.AddWishlistItemBody;
}
/** The data of `addWishlistItem`. */
export type AddWishlistItemData = types.WishlistItem;
/** Every error `addWishlistItem` may answer. */
export type AddWishlistItemError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.WishlistFull
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `answerReturn`. */
export interface AnswerReturnOptions extends IdempotentRequestOptions {
  params: { path: types.operations["answerReturn"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["answerReturn"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.ReturnAnswerInput;
}
/** The data of `answerReturn`. */
export type AnswerReturnData = types.MerchantOrder;
/** Every error `answerReturn` may answer. */
export type AnswerReturnError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.ReturnAnswered
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `applyImport`. */
export interface ApplyImportOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.ImportApplication;
}
/** The data of `applyImport`. */
export type ApplyImportData = types.ImportResult;
/** Every error `applyImport` may answer. */
export type ApplyImportError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ImportBad
  | types.ConsentRequired
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `approveProposal`. */
export interface ApproveProposalOptions extends IdempotentRequestOptions {
  params: { path: types.operations["approveProposal"]["parameters"]["path"] };
  body?: never;
}
/** The data of `approveProposal`. */
export type ApproveProposalData = types.Proposal;
/** Every error `approveProposal` may answer. */
export type ApproveProposalError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.AnotherPersonRequired
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ProposalClosed
  | types.ChangedMeanwhile
  | types.OrderCancelled
  | types.OrderShipped
  | types.NothingToRefund
  | types.OrderUnpaid
  | types.LineQuantityExceeded
  | types.GiftCardSpent
  | types.ReturnRefunded
  | types.PromotionBad
  | types.ImportBad
  | types.NotInvertible
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `blockGiftCard`. */
export interface BlockGiftCardOptions extends IdempotentRequestOptions {
  params: { path: types.operations["blockGiftCard"]["parameters"]["path"] };
  body: types.GiftCardBlockInput;
}
/** The data of `blockGiftCard`. */
export type BlockGiftCardData = types.GiftCardLedger;
/** Every error `blockGiftCard` may answer. */
export type BlockGiftCardError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.GiftCardExpended
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `calculateTaxes`. */
export interface CalculateTaxesOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.TaxCalculation;
}
/** The data of `calculateTaxes`. */
export type CalculateTaxesData = types.Taxes;
/** Every error `calculateTaxes` may answer. */
export type CalculateTaxesError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `cancelMerchantOrder`. */
export interface CancelMerchantOrderOptions extends IdempotentRequestOptions {
  params: { path: types.operations["cancelMerchantOrder"]["parameters"]["path"] };
  body: types.CancellationInput;
}
/** The data of `cancelMerchantOrder`. */
export type CancelMerchantOrderData = types.MerchantOrder;
/** Every error `cancelMerchantOrder` may answer. */
export type CancelMerchantOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.OrderShipped
  | types.GiftCardSpent
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `cancelOrder`. */
export interface CancelOrderOptions extends RequestOptions {
  params: { path: types.operations["cancelOrder"]["parameters"]["path"] };
  body?: never;
}
/** The data of `cancelOrder`. */
export type CancelOrderData = types.Order;
/** Every error `cancelOrder` may answer. */
export type CancelOrderError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderShipped
  | types.CancellationClosed
  | types.GiftCardSpent
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changeOrderContact`. */
export interface ChangeOrderContactOptions extends IdempotentRequestOptions {
  params: { path: types.operations["changeOrderContact"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["changeOrderContact"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.OrderContactInput;
}
/** The data of `changeOrderContact`. */
export type ChangeOrderContactData = types.MerchantOrder;
/** Every error `changeOrderContact` may answer. */
export type ChangeOrderContactError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderShipped
  | types.AddressRegionFixed
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changePassword`. */
export interface ChangePasswordOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.PasswordChange;
}
/** The data of `changePassword`. */
export type ChangePasswordData = undefined;
/** Every error `changePassword` may answer. */
export type ChangePasswordError =
  | types.PasswordTooCommon
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.CurrentPasswordInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changePrices`. */
export interface ChangePricesOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.PriceChangesInput;
}
/** The data of `changePrices`. */
export type ChangePricesData = types.PriceChanges;
/** Every error `changePrices` may answer. */
export type ChangePricesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.VariantUnknown
  | types.PriceBelowMinimum
  | types.PriceMissing
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changeReviewRequests`. */
export interface ChangeReviewRequestsOptions extends IdempotentRequestOptions {
  params: { path: types.operations["changeReviewRequests"]["parameters"]["path"] };
  body: types.ReviewRequestsInput;
}
/** The data of `changeReviewRequests`. */
export type ChangeReviewRequestsData = undefined;
/** Every error `changeReviewRequests` may answer. */
export type ChangeReviewRequestsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changeStaff`. */
export interface ChangeStaffOptions extends IdempotentRequestOptions {
  params: { path: types.operations["changeStaff"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["changeStaff"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.StaffInput;
}
/** The data of `changeStaff`. */
export type ChangeStaffData = types.StaffMember;
/** Every error `changeStaff` may answer. */
export type ChangeStaffError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.LastOwner
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changeUsername`. */
export interface ChangeUsernameOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.UsernameChange;
}
/** The data of `changeUsername`. */
export type ChangeUsernameData = types.User;
/** Every error `changeUsername` may answer. */
export type ChangeUsernameError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `changeWebhook`. */
export interface ChangeWebhookOptions extends IdempotentRequestOptions {
  params: { path: types.operations["changeWebhook"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["changeWebhook"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.WebhookChangeInput;
}
/** The data of `changeWebhook`. */
export type ChangeWebhookData = types.WebhookWithSecret;
/** Every error `changeWebhook` may answer. */
export type ChangeWebhookError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeCustomerSessions`. */
export interface CloseCustomerSessionsOptions extends IdempotentRequestOptions {
  params: { path: types.operations["closeCustomerSessions"]["parameters"]["path"] };
  body?: never;
}
/** The data of `closeCustomerSessions`. */
export type CloseCustomerSessionsData = undefined;
/** Every error `closeCustomerSessions` may answer. */
export type CloseCustomerSessionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.StaffExists
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeDraft`. */
export interface CloseDraftOptions extends IdempotentRequestOptions {
  params: { path: types.operations["closeDraft"]["parameters"]["path"] };
  body?: never;
}
/** The data of `closeDraft`. */
export type CloseDraftData = types.MerchantDraft;
/** Every error `closeDraft` may answer. */
export type CloseDraftError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.DraftNotOpen
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeOrder`. */
export interface CloseOrderOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.OrderClose;
}
/** The data of `closeOrder`. */
export type CloseOrderData = types.ClosedOrder;
/** Every error `closeOrder` may answer. */
export type CloseOrderError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeOrderTrouble`. */
export interface CloseOrderTroubleOptions extends IdempotentRequestOptions {
  params: { path: types.operations["closeOrderTrouble"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["closeOrderTrouble"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.TroubleClosureInput;
}
/** The data of `closeOrderTrouble`. */
export type CloseOrderTroubleData = types.MerchantOrder;
/** Every error `closeOrderTrouble` may answer. */
export type CloseOrderTroubleError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.OrderNotInTrouble
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeSessions`. */
export interface CloseSessionsOptions extends RequestOptions {
  params: { path: types.operations["closeSessions"]["parameters"]["path"] };
  body: types.SessionClosing;
}
/** The data of `closeSessions`. */
export type CloseSessionsData = undefined;
/** Every error `closeSessions` may answer. */
export type CloseSessionsError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CurrentPasswordInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `closeStaffSessions`. */
export interface CloseStaffSessionsOptions extends IdempotentRequestOptions {
  params: { path: types.operations["closeStaffSessions"]["parameters"]["path"] };
  body?: never;
}
/** The data of `closeStaffSessions`. */
export type CloseStaffSessionsData = undefined;
/** Every error `closeStaffSessions` may answer. */
export type CloseStaffSessionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `completeAddress`. */
export interface CompleteAddressOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["completeAddress"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `completeAddress`. */
export type CompleteAddressData = types.AddressCompletion[];
/** Every error `completeAddress` may answer. */
export type CompleteAddressError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createBnplToken`. */
export interface CreateBnplTokenOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.BnplQuestion;
}
/** The data of `createBnplToken`. */
export type CreateBnplTokenData = types.BnplSession;
/** Every error `createBnplToken` may answer. */
export type CreateBnplTokenError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.GiftCardUnrecognizable
  | types.CartValidationErrors
  | types.CartLimitExceeded
  | types.ShippingDoesNotMatch
  | types.InvoiceDoesNotMatch
  | types.GiftCardExpended
  | types.GiftCardUnsupportedSite
  | types.GiftCardCurrencyDoesNotMatch
  | types.NoCreditsAvailable
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createCardToken`. */
export interface CreateCardTokenOptions extends RequestOptions {
  params: { query: types.operations["createCardToken"]["parameters"]["query"] };
  body?: never;
}
/** The data of `createCardToken`. */
export type CreateCardTokenData = types.CardToken;
/** Every error `createCardToken` may answer. */
export type CreateCardTokenError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createDraft`. */
export interface CreateDraftOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.DraftInput;
}
/** The data of `createDraft`. */
export type CreateDraftData = types.MerchantDraft;
/** Every error `createDraft` may answer. */
export type CreateDraftError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.VariantUnknown
  | types.PromotionUnrecognizable
  | types.CartValidationErrors
  | types.CartLimitExceeded
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createEmailCode`. */
export interface CreateEmailCodeOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `createEmailCode`. */
export type CreateEmailCodeData = undefined;
/** Every error `createEmailCode` may answer. */
export type CreateEmailCodeError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createMerchantKey`. */
export interface CreateMerchantKeyOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.MerchantKeyInput;
}
/** The data of `createMerchantKey`. */
export type CreateMerchantKeyData = types.NewMerchantKey;
/** Every error `createMerchantKey` may answer. */
export type CreateMerchantKeyError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createMerchantProduct`. */
export interface CreateMerchantProductOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Product;
}
/** The data of `createMerchantProduct`. */
export type CreateMerchantProductData = types.MerchantProduct;
/** Every error `createMerchantProduct` may answer. */
export type CreateMerchantProductError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ProductBad
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createMessage`. */
export interface CreateMessageOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Message;
}
/** The data of `createMessage`. */
export type CreateMessageData = types.CreateMessageData;
/** Every error `createMessage` may answer. */
export type CreateMessageError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.TurnstileChallengeFailed
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createReview`. */
export interface CreateReviewOptions extends IdempotentRequestOptions {
  params: { path: types.operations["createReview"]["parameters"]["path"] };
  body: types.ReviewInput;
}
/** The data of `createReview`. */
export type CreateReviewData = types.Order;
/** Every error `createReview` may answer. */
export type CreateReviewError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ProductNotBought
  | types.ProductNotShipped
  | types.ProductRefunded
  | types.ProductReviewed
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createStockNotice`. */
export interface CreateStockNoticeOptions extends RequestOptions {
  params: { path: types.operations["createStockNotice"]["parameters"]["path"] };
  body: types.StockNotice;
}
/** The data of `createStockNotice`. */
export type CreateStockNoticeData = types.CreateStockNoticeData;
/** Every error `createStockNotice` may answer. */
export type CreateStockNoticeError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `createWebhook`. */
export interface CreateWebhookOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.WebhookInput;
}
/** The data of `createWebhook`. */
export type CreateWebhookData = types.WebhookWithSecret;
/** Every error `createWebhook` may answer. */
export type CreateWebhookError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `disableMerchantProduct`. */
export interface DisableMerchantProductOptions extends IdempotentRequestOptions {
  params: { path: types.operations["disableMerchantProduct"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["disableMerchantProduct"]["parameters"]["header"]>, "Idempotency-Key"> };
  body?: never;
}
/** The data of `disableMerchantProduct`. */
export type DisableMerchantProductData = types.MerchantProduct;
/** Every error `disableMerchantProduct` may answer. */
export type DisableMerchantProductError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `enableMerchantProduct`. */
export interface EnableMerchantProductOptions extends IdempotentRequestOptions {
  params: { path: types.operations["enableMerchantProduct"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["enableMerchantProduct"]["parameters"]["header"]>, "Idempotency-Key"> };
  body?: never;
}
/** The data of `enableMerchantProduct`. */
export type EnableMerchantProductData = types.MerchantProduct;
/** Every error `enableMerchantProduct` may answer. */
export type EnableMerchantProductError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `endMerchantPromotion`. */
export interface EndMerchantPromotionOptions extends IdempotentRequestOptions {
  params: { path: types.operations["endMerchantPromotion"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["endMerchantPromotion"]["parameters"]["header"]>, "Idempotency-Key"> };
  body?: never;
}
/** The data of `endMerchantPromotion`. */
export type EndMerchantPromotionData = types.MerchantPromotion;
/** Every error `endMerchantPromotion` may answer. */
export type EndMerchantPromotionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `endStaffSession`. */
export interface EndStaffSessionOptions extends IdempotentRequestOptions {
  params: { path: types.operations["endStaffSession"]["parameters"]["path"] };
  body?: never;
}
/** The data of `endStaffSession`. */
export type EndStaffSessionData = undefined;
/** Every error `endStaffSession` may answer. */
export type EndStaffSessionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `enterCampaign`. */
export interface EnterCampaignOptions extends IdempotentRequestOptions {
  params: { path: types.operations["enterCampaign"]["parameters"]["path"] };
  body: types.CampaignEntry;
}
/** The data of `enterCampaign`. */
export type EnterCampaignData = types.CampaignOutcome;
/** Every error `enterCampaign` may answer. */
export type EnterCampaignError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CampaignEnded
  | types.CampaignAlreadyEntered
  | types.IdempotencyKeyReused
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `eraseCustomer`. */
export interface EraseCustomerOptions extends IdempotentRequestOptions {
  params: { path: types.operations["eraseCustomer"]["parameters"]["path"] };
  body: types.CustomerErasureInput;
}
/** The data of `eraseCustomer`. */
export type EraseCustomerData = types.CustomerErasure;
/** Every error `eraseCustomer` may answer. */
export type EraseCustomerError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.StaffExists
  | types.OpenOrders
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportAuditEntries`. */
export interface ExportAuditEntriesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportAuditEntries"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportAuditEntries`. */
export type ExportAuditEntriesData = Blob;
/** Every error `exportAuditEntries` may answer. */
export type ExportAuditEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportCampaignEntries`. */
export interface ExportCampaignEntriesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportCampaignEntries"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportCampaignEntries`. */
export type ExportCampaignEntriesData = Blob;
/** Every error `exportCampaignEntries` may answer. */
export type ExportCampaignEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportCustomer`. */
export interface ExportCustomerOptions extends IdempotentRequestOptions {
  params: { path: types.operations["exportCustomer"]["parameters"]["path"] };
  body?: never;
}
/** The data of `exportCustomer`. */
export type ExportCustomerData = Blob;
/** Every error `exportCustomer` may answer. */
export type ExportCustomerError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportFoundCustomers`. */
export interface ExportFoundCustomersOptions extends RequestOptions {
  params: { query: types.operations["exportFoundCustomers"]["parameters"]["query"] };
  body?: never;
}
/** The data of `exportFoundCustomers`. */
export type ExportFoundCustomersData = Blob;
/** Every error `exportFoundCustomers` may answer. */
export type ExportFoundCustomersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportGiftCardEntries`. */
export interface ExportGiftCardEntriesOptions extends RequestOptions {
  params: { path: types.operations["exportGiftCardEntries"]["parameters"]["path"] };
  body?: never;
}
/** The data of `exportGiftCardEntries`. */
export type ExportGiftCardEntriesData = Blob;
/** Every error `exportGiftCardEntries` may answer. */
export type ExportGiftCardEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportMerchantGiftCards`. */
export interface ExportMerchantGiftCardsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportMerchantGiftCards"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportMerchantGiftCards`. */
export type ExportMerchantGiftCardsData = Blob;
/** Every error `exportMerchantGiftCards` may answer. */
export type ExportMerchantGiftCardsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportMerchantProducts`. */
export interface ExportMerchantProductsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportMerchantProducts"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportMerchantProducts`. */
export type ExportMerchantProductsData = Blob;
/** Every error `exportMerchantProducts` may answer. */
export type ExportMerchantProductsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportMerchantPromotions`. */
export interface ExportMerchantPromotionsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportMerchantPromotions"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportMerchantPromotions`. */
export type ExportMerchantPromotionsData = Blob;
/** Every error `exportMerchantPromotions` may answer. */
export type ExportMerchantPromotionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportOrders`. */
export interface ExportOrdersOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportOrders"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportOrders`. */
export type ExportOrdersData = Blob;
/** Every error `exportOrders` may answer. */
export type ExportOrdersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportReport`. */
export interface ExportReportOptions extends RequestOptions {
  params: { path: types.operations["exportReport"]["parameters"]["path"]; query: types.operations["exportReport"]["parameters"]["query"] };
  body?: never;
}
/** The data of `exportReport`. */
export type ExportReportData = Blob;
/** Every error `exportReport` may answer. */
export type ExportReportError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportShop`. */
export interface ExportShopOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `exportShop`. */
export type ExportShopData = Blob;
/** Every error `exportShop` may answer. */
export type ExportShopError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportStock`. */
export interface ExportStockOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["exportStock"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `exportStock`. */
export type ExportStockData = Blob;
/** Every error `exportStock` may answer. */
export type ExportStockError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `exportSubscribers`. */
export interface ExportSubscribersOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `exportSubscribers`. */
export type ExportSubscribersData = Blob;
/** Every error `exportSubscribers` may answer. */
export type ExportSubscribersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `findCustomers`. */
export interface FindCustomersOptions extends RequestOptions {
  params: { query: types.operations["findCustomers"]["parameters"]["query"] };
  body?: never;
}
/** The data of `findCustomers`. */
export type FindCustomersData = types.CustomerRow[];
/** Every error `findCustomers` may answer. */
export type FindCustomersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `generateInvoice`. */
export interface GenerateInvoiceOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.InvoiceQuestion;
}
/** The data of `generateInvoice`. */
export type GenerateInvoiceData = types.Invoice;
/** Every error `generateInvoice` may answer. */
export type GenerateInvoiceError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.GiftCardUnrecognizable
  | types.CartValidationErrors
  | types.CartLimitExceeded
  | types.ShippingDoesNotMatch
  | types.GiftCardExpended
  | types.GiftCardUnsupportedSite
  | types.GiftCardCurrencyDoesNotMatch
  | types.NoCreditsAvailable
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getAddress`. */
export interface GetAddressOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.GetAddressBody;
}
/** The data of `getAddress`. */
export type GetAddressData = types.VerifiedAddress;
/** Every error `getAddress` may answer. */
export type GetAddressError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCampaignPage`. */
export interface GetCampaignPageOptions extends RequestOptions {
  params: { path: types.operations["getCampaignPage"]["parameters"]["path"]; query?: NonNullable<types.operations["getCampaignPage"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getCampaignPage`. */
export type GetCampaignPageData = types.CampaignPage;
/** Every error `getCampaignPage` may answer. */
export type GetCampaignPageError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCollection`. */
export interface GetCollectionOptions extends RequestOptions {
  params: { path: types.operations["getCollection"]["parameters"]["path"]; query?: NonNullable<types.operations["getCollection"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getCollection`. */
export type GetCollectionData = types.Collection;
/** Every error `getCollection` may answer. */
export type GetCollectionError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCollectionFilters`. */
export interface GetCollectionFiltersOptions extends RequestOptions {
  params: { path: types.operations["getCollectionFilters"]["parameters"]["path"]; query?: NonNullable<types.operations["getCollectionFilters"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getCollectionFilters`. */
export type GetCollectionFiltersData = types.CollectionFilters;
/** Every error `getCollectionFilters` may answer. */
export type GetCollectionFiltersError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCreditNotePdf`. */
export interface GetCreditNotePdfOptions extends RequestOptions {
  params: { path: types.operations["getCreditNotePdf"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getCreditNotePdf`. */
export type GetCreditNotePdfData = Blob;
/** Every error `getCreditNotePdf` may answer. */
export type GetCreditNotePdfError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCredits`. */
export interface GetCreditsOptions extends RequestOptions {
  params: { path: types.operations["getCredits"]["parameters"]["path"]; query?: NonNullable<types.operations["getCredits"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getCredits`. */
export type GetCreditsData = types.Credits;
/** Every error `getCredits` may answer. */
export type GetCreditsError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getCustomer`. */
export interface GetCustomerOptions extends RequestOptions {
  params: { path: types.operations["getCustomer"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getCustomer`. */
export type GetCustomerData = types.Customer;
/** Every error `getCustomer` may answer. */
export type GetCustomerError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getDraft`. */
export interface GetDraftOptions extends RequestOptions {
  params: { path: types.operations["getDraft"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getDraft`. */
export type GetDraftData = types.Draft;
/** Every error `getDraft` may answer. */
export type GetDraftError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getGiftCard`. */
export interface GetGiftCardOptions extends RequestOptions {
  params: { path: types.operations["getGiftCard"]["parameters"]["path"]; query?: NonNullable<types.operations["getGiftCard"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getGiftCard`. */
export type GetGiftCardData = types.GiftCard;
/** Every error `getGiftCard` may answer. */
export type GetGiftCardError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.GiftCardUnrecognizable
  | types.GiftCardExpended
  | types.GiftCardUnsupportedSite
  | types.GiftCardCurrencyDoesNotMatch
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getInvoicePdf`. */
export interface GetInvoicePdfOptions extends RequestOptions {
  params: { path: types.operations["getInvoicePdf"]["parameters"]["path"]; query?: NonNullable<types.operations["getInvoicePdf"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getInvoicePdf`. */
export type GetInvoicePdfData = Blob;
/** Every error `getInvoicePdf` may answer. */
export type GetInvoicePdfError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantAccess`. */
export interface GetMerchantAccessOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `getMerchantAccess`. */
export type GetMerchantAccessData = types.MerchantAccess;
/** Every error `getMerchantAccess` may answer. */
export type GetMerchantAccessError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantCollection`. */
export interface GetMerchantCollectionOptions extends RequestOptions {
  params: { path: types.operations["getMerchantCollection"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantCollection`. */
export type GetMerchantCollectionData = types.MerchantCollection;
/** Every error `getMerchantCollection` may answer. */
export type GetMerchantCollectionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantCreditNotePdf`. */
export interface GetMerchantCreditNotePdfOptions extends RequestOptions {
  params: { path: types.operations["getMerchantCreditNotePdf"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantCreditNotePdf`. */
export type GetMerchantCreditNotePdfData = Blob;
/** Every error `getMerchantCreditNotePdf` may answer. */
export type GetMerchantCreditNotePdfError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantGiftCard`. */
export interface GetMerchantGiftCardOptions extends RequestOptions {
  params: { path: types.operations["getMerchantGiftCard"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantGiftCard`. */
export type GetMerchantGiftCardData = types.GiftCardLedger;
/** Every error `getMerchantGiftCard` may answer. */
export type GetMerchantGiftCardError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantInvoicePdf`. */
export interface GetMerchantInvoicePdfOptions extends RequestOptions {
  params: { path: types.operations["getMerchantInvoicePdf"]["parameters"]["path"]; query?: NonNullable<types.operations["getMerchantInvoicePdf"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getMerchantInvoicePdf`. */
export type GetMerchantInvoicePdfData = Blob;
/** Every error `getMerchantInvoicePdf` may answer. */
export type GetMerchantInvoicePdfError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantOrder`. */
export interface GetMerchantOrderOptions extends RequestOptions {
  params: { path: types.operations["getMerchantOrder"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantOrder`. */
export type GetMerchantOrderData = types.MerchantOrder;
/** Every error `getMerchantOrder` may answer. */
export type GetMerchantOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantPage`. */
export interface GetMerchantPageOptions extends RequestOptions {
  params: { path: types.operations["getMerchantPage"]["parameters"]["path"]; query?: NonNullable<types.operations["getMerchantPage"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getMerchantPage`. */
export type GetMerchantPageData = types.MerchantPage;
/** Every error `getMerchantPage` may answer. */
export type GetMerchantPageError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantProduct`. */
export interface GetMerchantProductOptions extends RequestOptions {
  params: { path: types.operations["getMerchantProduct"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantProduct`. */
export type GetMerchantProductData = types.MerchantProduct;
/** Every error `getMerchantProduct` may answer. */
export type GetMerchantProductError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getMerchantSite`. */
export interface GetMerchantSiteOptions extends RequestOptions {
  params: { path: types.operations["getMerchantSite"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getMerchantSite`. */
export type GetMerchantSiteData = types.MerchantSite;
/** Every error `getMerchantSite` may answer. */
export type GetMerchantSiteError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getOrder`. */
export interface GetOrderOptions extends RequestOptions {
  params: { path: types.operations["getOrder"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getOrder`. */
export type GetOrderData = types.Order;
/** Every error `getOrder` may answer. */
export type GetOrderError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getPackingOrder`. */
export interface GetPackingOrderOptions extends RequestOptions {
  params: { path: types.operations["getPackingOrder"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getPackingOrder`. */
export type GetPackingOrderData = types.PackingOrder;
/** Every error `getPackingOrder` may answer. */
export type GetPackingOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getPage`. */
export interface GetPageOptions extends RequestOptions {
  params: { path: types.operations["getPage"]["parameters"]["path"]; query?: NonNullable<types.operations["getPage"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getPage`. */
export type GetPageData = types.Page;
/** Every error `getPage` may answer. */
export type GetPageError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getProduct`. */
export interface GetProductOptions extends RequestOptions {
  params: { path: types.operations["getProduct"]["parameters"]["path"]; query?: NonNullable<types.operations["getProduct"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getProduct`. */
export type GetProductData = types.Product;
/** Every error `getProduct` may answer. */
export type GetProductError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getPromotion`. */
export interface GetPromotionOptions extends RequestOptions {
  params: { path: types.operations["getPromotion"]["parameters"]["path"]; query?: NonNullable<types.operations["getPromotion"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `getPromotion`. */
export type GetPromotionData = types.Promotion;
/** Every error `getPromotion` may answer. */
export type GetPromotionError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.PromotionUnrecognizable
  | types.PromotionUnsupportedSite
  | types.PromotionUnavailable
  | types.PromotionExpired
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getPurchase`. */
export interface GetPurchaseOptions extends RequestOptions {
  params: { path: types.operations["getPurchase"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getPurchase`. */
export type GetPurchaseData = types.PurchaseOutcome;
/** Every error `getPurchase` may answer. */
export type GetPurchaseError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.IdempotencyKeyOfMember
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getShippingRates`. */
export interface GetShippingRatesOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `getShippingRates`. */
export type GetShippingRatesData = types.MerchantShippingRates;
/** Every error `getShippingRates` may answer. */
export type GetShippingRatesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getSite`. */
export interface GetSiteOptions extends RequestOptions {
  params: { path: types.operations["getSite"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getSite`. */
export type GetSiteData = types.Site;
/** Every error `getSite` may answer. */
export type GetSiteError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getTaxRates`. */
export interface GetTaxRatesOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `getTaxRates`. */
export type GetTaxRatesData = types.MerchantTaxRates;
/** Every error `getTaxRates` may answer. */
export type GetTaxRatesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getUser`. */
export interface GetUserOptions extends RequestOptions {
  params: { path: types.operations["getUser"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getUser`. */
export type GetUserData = types.User;
/** Every error `getUser` may answer. */
export type GetUserError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `getWishlist`. */
export interface GetWishlistOptions extends RequestOptions {
  params: { path: types.operations["getWishlist"]["parameters"]["path"] };
  body?: never;
}
/** The data of `getWishlist`. */
export type GetWishlistData = types.Wishlist;
/** Every error `getWishlist` may answer. */
export type GetWishlistError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `identify`. */
export interface IdentifyOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: types.IdentifyBody;
}
/** The data of `identify`. */
export type IdentifyData = types.Identity;
/** Every error `identify` may answer. */
export type IdentifyError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `inviteStaff`. */
export interface InviteStaffOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.StaffInvitation;
}
/** The data of `inviteStaff`. */
export type InviteStaffData = types.StaffMember;
/** Every error `inviteStaff` may answer. */
export type InviteStaffError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.StaffExists
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `issueGiftCard`. */
export interface IssueGiftCardOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.GiftCardIssueInput;
}
/** The data of `issueGiftCard`. */
export type IssueGiftCardData = types.IssuedGiftCard;
/** Every error `issueGiftCard` may answer. */
export type IssueGiftCardError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listAuditEntries`. */
export interface ListAuditEntriesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listAuditEntries"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listAuditEntries`. */
export type ListAuditEntriesData = types.AuditEntry[];
/** Every error `listAuditEntries` may answer. */
export type ListAuditEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listCampaignEntries`. */
export interface ListCampaignEntriesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listCampaignEntries"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listCampaignEntries`. */
export type ListCampaignEntriesData = types.CampaignEntrant[];
/** Every error `listCampaignEntries` may answer. */
export type ListCampaignEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listCampaigns`. */
export interface ListCampaignsOptions extends RequestOptions {
  params: { query: types.operations["listCampaigns"]["parameters"]["query"] };
  body?: never;
}
/** The data of `listCampaigns`. */
export type ListCampaignsData = types.ListCampaignsData;
/** Every error `listCampaigns` may answer. */
export type ListCampaignsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listDeadJobs`. */
export interface ListDeadJobsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listDeadJobs"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listDeadJobs`. */
export type ListDeadJobsData = types.DeadJob[];
/** Every error `listDeadJobs` may answer. */
export type ListDeadJobsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listDrafts`. */
export interface ListDraftsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listDrafts"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listDrafts`. */
export type ListDraftsData = types.MerchantDraft[];
/** Every error `listDrafts` may answer. */
export type ListDraftsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listLiabilityEntries`. */
export interface ListLiabilityEntriesOptions extends RequestOptions {
  params: { query: types.operations["listLiabilityEntries"]["parameters"]["query"] };
  body?: never;
}
/** The data of `listLiabilityEntries`. */
export type ListLiabilityEntriesData = types.LiabilityEntry[];
/** Every error `listLiabilityEntries` may answer. */
export type ListLiabilityEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantCollections`. */
export interface ListMerchantCollectionsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantCollections"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantCollections`. */
export type ListMerchantCollectionsData = types.MerchantCollectionRow[];
/** Every error `listMerchantCollections` may answer. */
export type ListMerchantCollectionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantGiftCards`. */
export interface ListMerchantGiftCardsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantGiftCards"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantGiftCards`. */
export type ListMerchantGiftCardsData = types.MerchantGiftCard[];
/** Every error `listMerchantGiftCards` may answer. */
export type ListMerchantGiftCardsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantKeys`. */
export interface ListMerchantKeysOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `listMerchantKeys`. */
export type ListMerchantKeysData = types.MerchantKey[];
/** Every error `listMerchantKeys` may answer. */
export type ListMerchantKeysError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantOrders`. */
export interface ListMerchantOrdersOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantOrders"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantOrders`. */
export type ListMerchantOrdersData = types.MerchantOrder[];
/** Every error `listMerchantOrders` may answer. */
export type ListMerchantOrdersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantPages`. */
export interface ListMerchantPagesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantPages"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantPages`. */
export type ListMerchantPagesData = types.MerchantPageRow[];
/** Every error `listMerchantPages` may answer. */
export type ListMerchantPagesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantProducts`. */
export interface ListMerchantProductsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantProducts"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantProducts`. */
export type ListMerchantProductsData = types.MerchantProduct[];
/** Every error `listMerchantProducts` may answer. */
export type ListMerchantProductsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantPromotions`. */
export interface ListMerchantPromotionsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantPromotions"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantPromotions`. */
export type ListMerchantPromotionsData = types.MerchantPromotion[];
/** Every error `listMerchantPromotions` may answer. */
export type ListMerchantPromotionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listMerchantReviews`. */
export interface ListMerchantReviewsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listMerchantReviews"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listMerchantReviews`. */
export type ListMerchantReviewsData = types.MerchantReview[];
/** Every error `listMerchantReviews` may answer. */
export type ListMerchantReviewsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listNotifications`. */
export interface ListNotificationsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listNotifications"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listNotifications`. */
export type ListNotificationsData = types.Notification[];
/** Every error `listNotifications` may answer. */
export type ListNotificationsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listOrderEvents`. */
export interface ListOrderEventsOptions extends RequestOptions {
  params: { path: types.operations["listOrderEvents"]["parameters"]["path"] };
  body?: never;
}
/** The data of `listOrderEvents`. */
export type ListOrderEventsData = types.OrderEvent[];
/** Every error `listOrderEvents` may answer. */
export type ListOrderEventsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listOrders`. */
export interface ListOrdersOptions extends RequestOptions {
  params: { path: types.operations["listOrders"]["parameters"]["path"]; query?: NonNullable<types.operations["listOrders"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listOrders`. */
export type ListOrdersData = types.Order[];
/** Every error `listOrders` may answer. */
export type ListOrdersError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listPackingOrders`. */
export interface ListPackingOrdersOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listPackingOrders"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listPackingOrders`. */
export type ListPackingOrdersData = types.PackingOrder[];
/** Every error `listPackingOrders` may answer. */
export type ListPackingOrdersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listProducts`. */
export interface ListProductsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listProducts"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listProducts`. */
export type ListProductsData = types.Product[];
/** Every error `listProducts` may answer. */
export type ListProductsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listProposals`. */
export interface ListProposalsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listProposals"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listProposals`. */
export type ListProposalsData = types.Proposal[];
/** Every error `listProposals` may answer. */
export type ListProposalsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listRecommendations`. */
export interface ListRecommendationsOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.RecommendationQuestion;
}
/** The data of `listRecommendations`. */
export type ListRecommendationsData = types.Recommendations;
/** Every error `listRecommendations` may answer. */
export type ListRecommendationsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listReviews`. */
export interface ListReviewsOptions extends RequestOptions {
  params: { path: types.operations["listReviews"]["parameters"]["path"]; query?: NonNullable<types.operations["listReviews"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listReviews`. */
export type ListReviewsData = types.Reviews;
/** Every error `listReviews` may answer. */
export type ListReviewsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listSessions`. */
export interface ListSessionsOptions extends RequestOptions {
  params: { path: types.operations["listSessions"]["parameters"]["path"] };
  body?: never;
}
/** The data of `listSessions`. */
export type ListSessionsData = types.MemberSession[];
/** Every error `listSessions` may answer. */
export type ListSessionsError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listShippingOptions`. */
export interface ListShippingOptionsOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.ShippingQuestion;
}
/** The data of `listShippingOptions`. */
export type ListShippingOptionsData = types.ListShippingOptionsData;
/** Every error `listShippingOptions` may answer. */
export type ListShippingOptionsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listShippingRates`. */
export interface ListShippingRatesOptions extends RequestOptions {
  params: { query: types.operations["listShippingRates"]["parameters"]["query"] };
  body?: never;
}
/** The data of `listShippingRates`. */
export type ListShippingRatesData = types.ListShippingRatesData;
/** Every error `listShippingRates` may answer. */
export type ListShippingRatesError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listStaff`. */
export interface ListStaffOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `listStaff`. */
export type ListStaffData = types.StaffMember[];
/** Every error `listStaff` may answer. */
export type ListStaffError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listStaffSessions`. */
export interface ListStaffSessionsOptions extends RequestOptions {
  params: { path: types.operations["listStaffSessions"]["parameters"]["path"] };
  body?: never;
}
/** The data of `listStaffSessions`. */
export type ListStaffSessionsData = types.MemberSession[];
/** Every error `listStaffSessions` may answer. */
export type ListStaffSessionsError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listStock`. */
export interface ListStockOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listStock"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listStock`. */
export type ListStockData = types.StockItem[];
/** Every error `listStock` may answer. */
export type ListStockError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listStockEntries`. */
export interface ListStockEntriesOptions extends RequestOptions {
  params: { query: types.operations["listStockEntries"]["parameters"]["query"] };
  body?: never;
}
/** The data of `listStockEntries`. */
export type ListStockEntriesData = types.StockEntry[];
/** Every error `listStockEntries` may answer. */
export type ListStockEntriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listStockNotices`. */
export interface ListStockNoticesOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listStockNotices"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listStockNotices`. */
export type ListStockNoticesData = types.StockDemand[];
/** Every error `listStockNotices` may answer. */
export type ListStockNoticesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listSubscribers`. */
export interface ListSubscribersOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listSubscribers"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listSubscribers`. */
export type ListSubscribersData = types.Subscriber[];
/** Every error `listSubscribers` may answer. */
export type ListSubscribersError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listSuggestions`. */
export interface ListSuggestionsOptions extends RequestOptions {
  params?: { query?: NonNullable<types.operations["listSuggestions"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listSuggestions`. */
export type ListSuggestionsData = types.Suggestions;
/** Every error `listSuggestions` may answer. */
export type ListSuggestionsError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listWebhookDeliveries`. */
export interface ListWebhookDeliveriesOptions extends RequestOptions {
  params: { path: types.operations["listWebhookDeliveries"]["parameters"]["path"]; query?: NonNullable<types.operations["listWebhookDeliveries"]["parameters"]["query"]> };
  body?: never;
}
/** The data of `listWebhookDeliveries`. */
export type ListWebhookDeliveriesData = types.WebhookDelivery[];
/** Every error `listWebhookDeliveries` may answer. */
export type ListWebhookDeliveriesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `listWebhooks`. */
export interface ListWebhooksOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `listWebhooks`. */
export type ListWebhooksData = types.Webhook[];
/** Every error `listWebhooks` may answer. */
export type ListWebhooksError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `login`. */
export interface LoginOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Login;
}
/** The data of `login`. */
export type LoginData = types.User;
/** Every error `login` may answer. */
export type LoginError =
  | types.ValidationError
  | types.CredentialsInvalid
  | types.OneTimeCodeRequired
  | types.OneTimeCodeInvalid
  | types.MultiFactorAuthenticationSetupRequired
  | types.MultiFactorAuthenticationTokenRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.TurnstileChallengeFailed
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `logout`. */
export interface LogoutOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body?: never;
}
/** The data of `logout`. */
export type LogoutData = undefined;
/** Every error `logout` may answer. */
export type LogoutError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `moderateReview`. */
export interface ModerateReviewOptions extends IdempotentRequestOptions {
  params: { path: types.operations["moderateReview"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["moderateReview"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.ModerationInput;
}
/** The data of `moderateReview`. */
export type ModerateReviewData = types.MerchantReview;
/** Every error `moderateReview` may answer. */
export type ModerateReviewError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ReviewReasonMissing
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `moveStock`. */
export interface MoveStockOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.StockMoveInput;
}
/** The data of `moveStock`. */
export type MoveStockData = types.StockItem;
/** Every error `moveStock` may answer. */
export type MoveStockError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.VariantUnknown
  | types.StockChanged
  | types.StockNegative
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `orderSubscription`. */
export interface OrderSubscriptionOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.SubscriptionOrder;
}
/** The data of `orderSubscription`. */
export type OrderSubscriptionData = types.Order;
/** Every error `orderSubscription` may answer. */
export type OrderSubscriptionError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.PaymentDeclined
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CartValidationErrors
  | types.InvoiceDoesNotMatch
  | types.ProcessorDeclined
  | types.FraudRejected
  | types.IdempotencyKeyInProgress
  | types.GatewayError[]
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `previewImport`. */
export interface PreviewImportOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.ImportInput;
}
/** The data of `previewImport`. */
export type PreviewImportData = types.ImportPreview;
/** Every error `previewImport` may answer. */
export type PreviewImportError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ImportBad
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `previewRefund`. */
export interface PreviewRefundOptions extends RequestOptions {
  params: { path: types.operations["previewRefund"]["parameters"]["path"] };
  body: types.RefundInput;
}
/** The data of `previewRefund`. */
export type PreviewRefundData = types.RefundPreview;
/** Every error `previewRefund` may answer. */
export type PreviewRefundError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.NothingToRefund
  | types.OrderUnpaid
  | types.LineQuantityExceeded
  | types.GiftCardSpent
  | types.ReturnNotReceived
  | types.ReturnRefunded
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `readReport`. */
export interface ReadReportOptions extends RequestOptions {
  params: { path: types.operations["readReport"]["parameters"]["path"]; query: types.operations["readReport"]["parameters"]["query"] };
  body?: never;
}
/** The data of `readReport`. */
export type ReadReportData = types.Report;
/** Every error `readReport` may answer. */
export type ReadReportError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `recoverPassword`. */
export interface RecoverPasswordOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.PasswordRecovery;
}
/** The data of `recoverPassword`. */
export type RecoverPasswordData = undefined;
/** Every error `recoverPassword` may answer. */
export type RecoverPasswordError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `refundOrder`. */
export interface RefundOrderOptions extends IdempotentRequestOptions {
  params: { path: types.operations["refundOrder"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["refundOrder"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.RefundInput;
}
/** The data of `refundOrder`. */
export type RefundOrderData = types.MerchantOrder;
/** Every error `refundOrder` may answer. */
export type RefundOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.NothingToRefund
  | types.OrderUnpaid
  | types.LineQuantityExceeded
  | types.GiftCardSpent
  | types.ReturnNotReceived
  | types.ReturnRefunded
  | types.ChangedMeanwhile
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `register`. */
export interface RegisterOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Join;
}
/** The data of `register`. */
export type RegisterData = types.Registration;
/** Every error `register` may answer. */
export type RegisterError =
  | types.PasswordTooCommon
  | types.JoinNonceInvalid
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.TurnstileChallengeFailed
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `rejectProposal`. */
export interface RejectProposalOptions extends IdempotentRequestOptions {
  params: { path: types.operations["rejectProposal"]["parameters"]["path"] };
  body: types.ProposalRejectionInput;
}
/** The data of `rejectProposal`. */
export type RejectProposalData = types.Proposal;
/** Every error `rejectProposal` may answer. */
export type RejectProposalError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ProposalClosed
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `removeMerchantCollection`. */
export interface RemoveMerchantCollectionOptions extends IdempotentRequestOptions {
  params: { path: types.operations["removeMerchantCollection"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["removeMerchantCollection"]["parameters"]["header"]>, "Idempotency-Key"> };
  body?: never;
}
/** The data of `removeMerchantCollection`. */
export type RemoveMerchantCollectionData = undefined;
/** Every error `removeMerchantCollection` may answer. */
export type RemoveMerchantCollectionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CollectionBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `removeMerchantPage`. */
export interface RemoveMerchantPageOptions extends IdempotentRequestOptions {
  params: { path: types.operations["removeMerchantPage"]["parameters"]["path"]; query?: NonNullable<types.operations["removeMerchantPage"]["parameters"]["query"]>; header?: Omit<NonNullable<types.operations["removeMerchantPage"]["parameters"]["header"]>, "Idempotency-Key"> };
  body?: never;
}
/** The data of `removeMerchantPage`. */
export type RemoveMerchantPageData = undefined;
/** Every error `removeMerchantPage` may answer. */
export type RemoveMerchantPageError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.PageBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `removeStaff`. */
export interface RemoveStaffOptions extends IdempotentRequestOptions {
  params: { path: types.operations["removeStaff"]["parameters"]["path"] };
  body?: never;
}
/** The data of `removeStaff`. */
export type RemoveStaffData = undefined;
/** Every error `removeStaff` may answer. */
export type RemoveStaffError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.LastOwner
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `removeWebhook`. */
export interface RemoveWebhookOptions extends IdempotentRequestOptions {
  params: { path: types.operations["removeWebhook"]["parameters"]["path"] };
  body?: never;
}
/** The data of `removeWebhook`. */
export type RemoveWebhookData = undefined;
/** Every error `removeWebhook` may answer. */
export type RemoveWebhookError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `removeWishlistItem`. */
export interface RemoveWishlistItemOptions extends RequestOptions {
  params: { path: types.operations["removeWishlistItem"]["parameters"]["path"] };
  body?: never;
}
/** The data of `removeWishlistItem`. */
export type RemoveWishlistItemData = undefined;
/** Every error `removeWishlistItem` may answer. */
export type RemoveWishlistItemError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `replayEntry`. */
export interface ReplayEntryOptions extends IdempotentRequestOptions {
  params: { path: types.operations["replayEntry"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["replayEntry"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.ReplayInput;
}
/** The data of `replayEntry`. */
export type ReplayEntryData = types.Replay;
/** Every error `replayEntry` may answer. */
export type ReplayEntryError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.NotInvertible
  | types.ChangedMeanwhile
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `requestReturn`. */
export interface RequestReturnOptions extends IdempotentRequestOptions {
  params: { path: types.operations["requestReturn"]["parameters"]["path"] };
  body: types.ReturnInput;
}
/** The data of `requestReturn`. */
export type RequestReturnData = types.Order;
/** Every error `requestReturn` may answer. */
export type RequestReturnError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.LineQuantityExceeded
  | types.ReturnClosed
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `resendOrderEmail`. */
export interface ResendOrderEmailOptions extends IdempotentRequestOptions {
  params: { path: types.operations["resendOrderEmail"]["parameters"]["path"] };
  body: types.OrderEmailInput;
}
/** The data of `resendOrderEmail`. */
export type ResendOrderEmailData = types.MerchantOrder;
/** Every error `resendOrderEmail` may answer. */
export type ResendOrderEmailError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `resetPassword`. */
export interface ResetPasswordOptions extends RequestOptions {
  params: { query: types.operations["resetPassword"]["parameters"]["query"] };
  body: types.PasswordReset;
}
/** The data of `resetPassword`. */
export type ResetPasswordData = undefined;
/** Every error `resetPassword` may answer. */
export type ResetPasswordError =
  | types.PasswordTokenInvalid
  | types.PasswordTooCommon
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `resetStaffAuthenticator`. */
export interface ResetStaffAuthenticatorOptions extends IdempotentRequestOptions {
  params: { path: types.operations["resetStaffAuthenticator"]["parameters"]["path"] };
  body?: never;
}
/** The data of `resetStaffAuthenticator`. */
export type ResetStaffAuthenticatorData = undefined;
/** Every error `resetStaffAuthenticator` may answer. */
export type ResetStaffAuthenticatorError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.AnotherPersonRequired
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `retryJob`. */
export interface RetryJobOptions extends IdempotentRequestOptions {
  params: { path: types.operations["retryJob"]["parameters"]["path"] };
  body?: never;
}
/** The data of `retryJob`. */
export type RetryJobData = types.DeadJob;
/** Every error `retryJob` may answer. */
export type RetryJobError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `revokeMerchantKey`. */
export interface RevokeMerchantKeyOptions extends IdempotentRequestOptions {
  params: { path: types.operations["revokeMerchantKey"]["parameters"]["path"] };
  body?: never;
}
/** The data of `revokeMerchantKey`. */
export type RevokeMerchantKeyData = undefined;
/** Every error `revokeMerchantKey` may answer. */
export type RevokeMerchantKeyError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveAddress`. */
export interface SaveAddressOptions extends RequestOptions {
  params: { path: types.operations["saveAddress"]["parameters"]["path"] };
  body: types.Address;
}
/** The data of `saveAddress`. */
export type SaveAddressData = types.User;
/** Every error `saveAddress` may answer. */
export type SaveAddressError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantCollection`. */
export interface SaveMerchantCollectionOptions extends IdempotentRequestOptions {
  params: { path: types.operations["saveMerchantCollection"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["saveMerchantCollection"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.Collection;
}
/** The data of `saveMerchantCollection`. */
export type SaveMerchantCollectionData = types.MerchantCollection;
/** Every error `saveMerchantCollection` may answer. */
export type SaveMerchantCollectionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CollectionBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantPage`. */
export interface SaveMerchantPageOptions extends IdempotentRequestOptions {
  params: { path: types.operations["saveMerchantPage"]["parameters"]["path"]; query?: NonNullable<types.operations["saveMerchantPage"]["parameters"]["query"]>; header?: Omit<NonNullable<types.operations["saveMerchantPage"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.Page;
}
/** The data of `saveMerchantPage`. */
export type SaveMerchantPageData = types.MerchantPage;
/** Every error `saveMerchantPage` may answer. */
export type SaveMerchantPageError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.PageBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantPicture`. */
export interface SaveMerchantPictureOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.PictureInput;
}
/** The data of `saveMerchantPicture`. */
export type SaveMerchantPictureData = types.KeptPicture;
/** Every error `saveMerchantPicture` may answer. */
export type SaveMerchantPictureError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.PictureBad
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantProduct`. */
export interface SaveMerchantProductOptions extends IdempotentRequestOptions {
  params: { path: types.operations["saveMerchantProduct"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["saveMerchantProduct"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.Product;
}
/** The data of `saveMerchantProduct`. */
export type SaveMerchantProductData = types.MerchantProduct;
/** Every error `saveMerchantProduct` may answer. */
export type SaveMerchantProductError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.ProductBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantPromotion`. */
export interface SaveMerchantPromotionOptions extends IdempotentRequestOptions {
  params: { path: types.operations["saveMerchantPromotion"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["saveMerchantPromotion"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.Promotion;
}
/** The data of `saveMerchantPromotion`. */
export type SaveMerchantPromotionData = types.MerchantPromotion;
/** Every error `saveMerchantPromotion` may answer. */
export type SaveMerchantPromotionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.PromotionBad
  | types.ChangedMeanwhile
  | types.ConsentRequired
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveMerchantSite`. */
export interface SaveMerchantSiteOptions extends IdempotentRequestOptions {
  params: { path: types.operations["saveMerchantSite"]["parameters"]["path"]; header?: Omit<NonNullable<types.operations["saveMerchantSite"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.Site;
}
/** The data of `saveMerchantSite`. */
export type SaveMerchantSiteData = types.MerchantSite;
/** Every error `saveMerchantSite` may answer. */
export type SaveMerchantSiteError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.SiteBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveShippingRates`. */
export interface SaveShippingRatesOptions extends IdempotentRequestOptions {
  params?: { header?: Omit<NonNullable<types.operations["saveShippingRates"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.ShippingRatesInput;
}
/** The data of `saveShippingRates`. */
export type SaveShippingRatesData = types.MerchantShippingRates;
/** Every error `saveShippingRates` may answer. */
export type SaveShippingRatesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.RatesBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `saveTaxRates`. */
export interface SaveTaxRatesOptions extends IdempotentRequestOptions {
  params?: { header?: Omit<NonNullable<types.operations["saveTaxRates"]["parameters"]["header"]>, "Idempotency-Key"> };
  body: types.TaxRatesInput;
}
/** The data of `saveTaxRates`. */
export type SaveTaxRatesData = types.MerchantTaxRates;
/** Every error `saveTaxRates` may answer. */
export type SaveTaxRatesError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.RatesBad
  | types.ChangedMeanwhile
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `sendWebhookDeliveryAgain`. */
export interface SendWebhookDeliveryAgainOptions extends IdempotentRequestOptions {
  params: { path: types.operations["sendWebhookDeliveryAgain"]["parameters"]["path"] };
  body?: never;
}
/** The data of `sendWebhookDeliveryAgain`. */
export type SendWebhookDeliveryAgainData = types.WebhookDelivery;
/** Every error `sendWebhookDeliveryAgain` may answer. */
export type SendWebhookDeliveryAgainError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `shipOrder`. */
export interface ShipOrderOptions extends IdempotentRequestOptions {
  params: { path: types.operations["shipOrder"]["parameters"]["path"] };
  body: types.ShipmentInput;
}
/** The data of `shipOrder`. */
export type ShipOrderData = types.MerchantOrder;
/** Every error `shipOrder` may answer. */
export type ShipOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.OrderUnpaid
  | types.LineQuantityExceeded
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `shipPackingOrder`. */
export interface ShipPackingOrderOptions extends IdempotentRequestOptions {
  params: { path: types.operations["shipPackingOrder"]["parameters"]["path"] };
  body: types.PackedParcelInput;
}
/** The data of `shipPackingOrder`. */
export type ShipPackingOrderData = types.PackingOrder;
/** Every error `shipPackingOrder` may answer. */
export type ShipPackingOrderError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.OrderCancelled
  | types.OrderUnpaid
  | types.LineQuantityExceeded
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `startSubscription`. */
export interface StartSubscriptionOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Subscription;
}
/** The data of `startSubscription`. */
export type StartSubscriptionData = types.StartedSubscription;
/** Every error `startSubscription` may answer. */
export type StartSubscriptionError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.PaymentDeclined
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.CartValidationErrors
  | types.InvoiceDoesNotMatch
  | types.ProcessorDeclined
  | types.FraudRejected
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.GatewayError[]
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `submitCheckout`. */
export interface SubmitCheckoutOptions extends IdempotentRequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.Checkout;
}
/** The data of `submitCheckout`. */
export type SubmitCheckoutData = types.Order;
/** Every error `submitCheckout` may answer. */
export type SubmitCheckoutError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.PaymentDeclined
  | types.CrossSiteRequest
  | types.PromotionUnrecognizable
  | types.GiftCardUnrecognizable
  | types.DraftNotOpen
  | types.CartValidationErrors
  | types.CartLimitExceeded
  | types.ShippingRateRequired
  | types.ShippingDoesNotMatch
  | types.InvoiceDoesNotMatch
  | types.GiftCardExpended
  | types.GiftCardUnsupportedSite
  | types.GiftCardCurrencyDoesNotMatch
  | types.NoCreditsAvailable
  | types.ProcessorDeclined
  | types.KountDIDFailure
  | types.FraudRejected
  | types.IdempotencyKeyReused
  | types.IdempotencyKeyInProgress
  | types.GatewayError[]
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `subscribeNewsletter`. */
export interface SubscribeNewsletterOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.NewsletterSubscription;
}
/** The data of `subscribeNewsletter`. */
export type SubscribeNewsletterData = types.SubscribeNewsletterData;
/** Every error `subscribeNewsletter` may answer. */
export type SubscribeNewsletterError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `trackOrder`. */
export interface TrackOrderOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.TrackingInput;
}
/** The data of `trackOrder`. */
export type TrackOrderData = types.OrderTracking;
/** Every error `trackOrder` may answer. */
export type TrackOrderError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `tryMerchantCollection`. */
export interface TryMerchantCollectionOptions extends RequestOptions {
  params: { path: types.operations["tryMerchantCollection"]["parameters"]["path"] };
  body: types.CollectionTrialInput;
}
/** The data of `tryMerchantCollection`. */
export type TryMerchantCollectionData = types.CollectionTrial;
/** Every error `tryMerchantCollection` may answer. */
export type TryMerchantCollectionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.ResourceDoesNotExist
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `tryMerchantPromotion`. */
export interface TryMerchantPromotionOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.PromotionTrialInput;
}
/** The data of `tryMerchantPromotion`. */
export type TryMerchantPromotionData = types.PromotionTrial;
/** Every error `tryMerchantPromotion` may answer. */
export type TryMerchantPromotionError =
  | types.ValidationError
  | types.MerchantKeyInvalid
  | types.ClientTokenInvalid
  | types.MerchantScopeMissing
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `validateCart`. */
export interface ValidateCartOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.ValidateCartBody;
}
/** The data of `validateCart`. */
export type ValidateCartData = types.ValidateCartData;
/** Every error `validateCart` may answer. */
export type ValidateCartError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.CartValidationErrors
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `validateEmail`. */
export interface ValidateEmailOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.EmailValidation;
}
/** The data of `validateEmail`. */
export type ValidateEmailData = types.User;
/** Every error `validateEmail` may answer. */
export type ValidateEmailError =
  | types.ValidationError
  | types.AuthenticationRequired
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.EmailCodeInvalid
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;

/** The options of `writeLog`. */
export interface WriteLogOptions extends RequestOptions {
  params?: { path?: never; query?: never; header?: never };
  body: types.LogEntry;
}
/** The data of `writeLog`. */
export type WriteLogData = undefined;
/** Every error `writeLog` may answer. */
export type WriteLogError =
  | types.ValidationError
  | types.ClientTokenInvalid
  | types.CrossSiteRequest
  | types.RateLimited
  | types.InternalError
  | types.ServiceUnavailable;
