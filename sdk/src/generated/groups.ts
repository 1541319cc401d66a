// Generated from openapi/ by `npm run generate`. Do not edit.
import type { IdempotentRequestOptions, RequestOptions, RequestResult } from "../requestOptions.ts";
import type * as client from "./Client.ts";
import type * as types from "./types.ts";

/** `accounts` by the names of their calls: the operation, and what is passed in order. */
export const accounts = {
  identify: "identify body",
  login: "login body",
  logout: "logout",
  register: "register body",
} as const;

export interface AccountsCalls {
  /**
   * Give this browser an identity.
   *
   * Returns a random id for the visitor and keeps it in the cookie velours_identity. An email address or an exchange id of the email marketing service is stored with it; fields that are left out keep their stored value.
   *
   * `POST /services/identify`
   *
   * @param body
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.accounts.identify({});
   * @see https://velours.example/docs/operations/identify.html
   */
  identify(body?: types.IdentifyBody | undefined, options?: RequestOptions): Promise<RequestResult<client.IdentifyData, client.IdentifyError>>;

  /**
   * Sign in.
   *
   * Starts a session: the response sets its cookie, and access.authenticated is true. With action send-one-time-code it only sends a code by email. For a member with a second factor the response is an error that says what is required; send the same request again with MFA. The response header still carries the revision of the previous session: adopt the revision of the body, so that the page does not reload.
   *
   * `POST /services/authentication`
   *
   * @param body Credentials, with proof that a person sends them. Email address and password are always validated; the other fields only if action is absent or submit.
   * @returns `data`, or an `error` with one of these references: credentialsInvalid, oneTimeCodeRequired, oneTimeCodeInvalid, turnstileChallengeFailed, multiFactorAuthenticationSetupRequired, multiFactorAuthenticationTokenRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.accounts.login({
   *   email: "member@example.com",
   *   password: "sandbox-pass",
   *   remember: true,
   *   action: "submit",
   *   challenge: {
   *     type: "turnstile",
   *     token: "XXXX.DUMMY.TOKEN.XXXX",
   *   },
   * });
   * @see https://velours.example/docs/operations/login.html
   */
  login(body: types.Login, options?: RequestOptions): Promise<RequestResult<client.LoginData, client.LoginError>>;

  /**
   * Sign out.
   *
   * Ends the session and deletes its cookie. Without a session the response is the same.
   *
   * `DELETE /services/authentication`
   *
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.accounts.logout();
   * @see https://velours.example/docs/operations/logout.html
   */
  logout(options?: RequestOptions): Promise<RequestResult<client.LogoutData, client.LogoutError>>;

  /**
   * Join.
   *
   * Creates an account and sends an email. With a join nonce as token, email address and terms are enough: the address must be that of the order, and the email contains a link to set a password. The link verifies the address; the nonce does not. The response does not start a session. It is the same for an address that already has an account; the email then tells its owner.
   *
   * `POST /services/authentication/register`
   *
   * @param body A new account. A buyer who holds a join nonce sends it as token, with email address and terms only.
   * @returns `data`, or an `error` with one of these references: turnstileChallengeFailed, passwordTooCommon, joinNonceInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.accounts.register({
   *   username: "ada_moreau",
   *   email: "ada@example.com",
   *   password: "sandbox-pass",
   *   challenge: {
   *     type: "turnstile",
   *     token: "XXXX.DUMMY.TOKEN.XXXX",
   *   },
   *   termsOfService: true,
   * });
   * @see https://velours.example/docs/operations/register.html
   */
  register(body: types.Join, options?: RequestOptions): Promise<RequestResult<client.RegisterData, client.RegisterError>>;
}

/** The query of `completeAddress`. */
export type CompleteAddressQuery = NonNullable<types.operations["completeAddress"]["parameters"]["query"]>;
/** `addresses` by the names of their calls: the operation, and what is passed in order. */
export const addresses = {
  complete: "completeAddress query",
  get: "getAddress body",
  save: "saveAddress id kind body",
} as const;

export interface AddressesCalls {
  /**
   * Complete an address as it is typed.
   *
   * Suggestions of the address-verification service for the beginning of a street address or, with container and advanced, the addresses inside a suggested building or estate. For a suggestion of type Address call getAddress; for any other type call this operation again with its id as container. An empty text returns an empty list. Wait 300 ms after a keystroke before calling.
   *
   * `GET /services/addresses/completions`
   *
   * @param query.partialStreet The text typed so far; not needed with container.
   * @param query.countriesFilter Comma-separated ISO 3166 codes: those whose currency is the shopper's. Without it every country counts.
   * @param query.limit At most so many.
   * @param query.container Id of a suggestion to look into.
   * @param query.advanced True with container.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.addresses.complete({
   *   partialStreet: "12 main",
   * });
   * @see https://velours.example/docs/operations/completeAddress.html
   */
  complete(query?: CompleteAddressQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.CompleteAddressData, client.CompleteAddressError>>;

  /**
   * Get the address a suggestion stands for.
   *
   * The parts of an address that completeAddress suggested. Parts may be missing or padded; the rule completedAddress makes a form's fields of them.
   *
   * `POST /services/addresses/completions`
   *
   * @param body Which suggestion was chosen.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.addresses.get({
   *   id: "sandbox-12-main",
   * });
   * @see https://velours.example/docs/operations/getAddress.html
   */
  get(body: types.GetAddressBody, options?: RequestOptions): Promise<RequestResult<client.GetAddressData, client.GetAddressError>>;

  /**
   * Save a member's address.
   *
   * Stores the billing or shipping address of the signed-in member and replaces the previous one. It is validated like the form of its kind.
   *
   * `PUT /users/{id}/addresses/{kind}`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param kind Which address.
   * @param body An address as it is stored or shown, unchecked.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.addresses.save(1042, "shipping", {
   *   firstname: "Ada",
   *   lastname: "Moreau",
   *   address1: "12 Main St",
   *   city: "Austin",
   *   state: "TX",
   *   zipcode: "78701",
   *   country: "US",
   * });
   * @see https://velours.example/docs/operations/saveAddress.html
   */
  save(id: number, kind: types.operations["saveAddress"]["parameters"]["path"]["kind"], body: types.Address, options?: RequestOptions): Promise<RequestResult<client.SaveAddressData, client.SaveAddressError>>;
}

/** `bnplTokens` by the names of their calls: the operation, and what is passed in order. */
export const bnplTokens = {
  create: "createBnplToken body",
} as const;

export interface BnplTokensCalls {
  /**
   * Open a buy-now-pay-later session.
   *
   * Sends the purchase, in cents, to the buy-now-pay-later provider and returns the settings of its dialog. Only for USD and CAD, with the site's flag showKlarna on and no pre-order line; otherwise 400 at payment.service.
   *
   * `POST /services/payments/tokens/klarna`
   *
   * @param body A purchase to be paid later. The server prices the cart again; the shopper's invoice must agree with it.
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, cartLimitExceeded, shippingDoesNotMatch, invoiceDoesNotMatch, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.bnplTokens.create(body);
   * @see https://velours.example/docs/operations/createBnplToken.html
   */
  create(body: types.BnplQuestion, options?: RequestOptions): Promise<RequestResult<client.CreateBnplTokenData, client.CreateBnplTokenError>>;
}

/** The query of `getCampaignPage`. */
export type GetCampaignPageQuery = NonNullable<types.operations["getCampaignPage"]["parameters"]["query"]>;
/** `campaignPages` by the names of their calls: the operation, and what is passed in order. */
export const campaignPages = {
  get: "getCampaignPage kind handle query",
} as const;

export interface CampaignPagesCalls {
  /**
   * Get a campaign page.
   *
   * The page of a campaign: daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. Lists that a kind of page does not use are empty. Where a route has no handle, the handle is current: /quiz is quiz/current. Chances, prizes and the outcomes of answers stay on the server.
   *
   * `GET /campaigns/pages/{kind}/{handle}`
   *
   * @param kind Kind of the page.
   * @param handle Name of the page in its address; current where the route has none.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.campaignPages.get("spin-to-win", "current");
   * @see https://velours.example/docs/operations/getCampaignPage.html
   */
  get(kind: types.operations["getCampaignPage"]["parameters"]["path"]["kind"], handle: string, query?: GetCampaignPageQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetCampaignPageData, client.GetCampaignPageError>>;
}

/** The query of `listCampaigns`. */
export type ListCampaignsQuery = NonNullable<types.operations["listCampaigns"]["parameters"]["query"]>;
/** `campaigns` by the names of their calls: the operation, and what is passed in order. */
export const campaigns = {
  enter: "enterCampaign kind handle body",
  list: "listCampaigns query",
} as const;

export interface CampaignsCalls {
  /**
   * Enter a campaign.
   *
   * Enters a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each email address can enter a campaign once. The server decides the outcome and stores it with the entry: a promo code that was won is in this response only. An address always draws the same outcome, and a second entry gets the same response as the first, so that no response tells whether an address has entered. Only a member who enters their own confirmed address again gets campaignAlreadyEntered. With consent the address is subscribed to the newsletter.
   *
   * `POST /campaigns/pages/{kind}/{handle}/entries`
   *
   * @param kind Kind of the page.
   * @param handle Name of the page in its address; current where the route has none.
   * @param body An entry of a campaign. The page's fields say which of these it asks for.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, campaignEnded, campaignAlreadyEntered, idempotencyKeyReused, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.campaigns.enter("spin-to-win", "current", {
   *   email: "ada@example.com",
   *   consent: true,
   * });
   * @see https://velours.example/docs/operations/enterCampaign.html
   */
  enter(kind: types.operations["enterCampaign"]["parameters"]["path"]["kind"], handle: string, body: types.CampaignEntry, options?: IdempotentRequestOptions): Promise<RequestResult<client.EnterCampaignData, client.EnterCampaignError>>;

  /**
   * List the campaigns of zones.
   *
   * Banners of the numbered zones of a page. zones=38,46 returns a list; zones[_38][zone]=38 returns an object by zone, with an empty list for an empty zone. Zones 38 and 46 to 49 belong to category pages; 46 to 49 are the blast bar. A storefront requests the zones of category pages for every visitor, and other zones only for members with the site level 'plus'. Ignore a failure.
   *
   * `GET /campaigns`
   *
   * @param query.zones Which zones, in one of two forms.
   * @param query.filter Which campaigns.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.campaigns.list({ zones: "38,46" });
   * @see https://velours.example/docs/operations/listCampaigns.html
   */
  list(query: ListCampaignsQuery, options?: RequestOptions): Promise<RequestResult<client.ListCampaignsData, client.ListCampaignsError>>;
}

/** The query of `createCardToken`. */
export type CreateCardTokenQuery = NonNullable<types.operations["createCardToken"]["parameters"]["query"]>;
/** `cardTokens` by the names of their calls: the operation, and what is passed in order. */
export const cardTokens = {
  create: "createCardToken query",
} as const;

export interface CardTokensCalls {
  /**
   * Create a token for the card fields.
   *
   * Authorises the card gateway's hosted fields for the merchant account of the currency, and lists the saved cards of the signed-in member. The session identifies the member; user_id only keeps cached responses of different members apart.
   *
   * `GET /services/payments/tokens/braintree`
   *
   * @param query.currency Currency of the purchase.
   * @param query.user_id Id of the signed-in user; absent for guests.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.cardTokens.create({ currency: "USD" });
   * @see https://velours.example/docs/operations/createCardToken.html
   */
  create(query: CreateCardTokenQuery, options?: RequestOptions): Promise<RequestResult<client.CreateCardTokenData, client.CreateCardTokenError>>;
}

/** `carts` by the names of their calls: the operation, and what is passed in order. */
export const carts = {
  validate: "validateCart body",
} as const;

export interface CartsCalls {
  /**
   * Validate a cart before paying.
   *
   * Compares prices, stock, gifts and the promotion with the values the shopper saw. With a shipping country it also checks promotions that are limited to countries.
   *
   * `POST /services/payments/validate`
   *
   * @param body
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.carts.validate({
   *   cart: {
   *     products: [
   *       { variant: { id: 200001 }, quantity: 2, price: 96 },
   *     ],
   *     promotion: null,
   *     type: "physical",
   *     invoice: { currency: "USD" },
   *   },
   * });
   * @see https://velours.example/docs/operations/validateCart.html
   */
  validate(body: types.ValidateCartBody, options?: RequestOptions): Promise<RequestResult<client.ValidateCartData, client.ValidateCartError>>;
}

/** `checkouts` by the names of their calls: the operation, and what is passed in order. */
export const checkouts = {
  submit: "submitCheckout body",
} as const;

export interface CheckoutsCalls {
  /**
   * Submit a checkout.
   *
   * Places the order and takes the payment. The server computes the invoice from its own data. Order, stock, gift-card ledger and promotion use are one transaction. After a lost response, ask getPurchase what became of it, or send the same request with the same Idempotency-Key again.
   *
   * `POST /services/payments/checkout`
   *
   * @param body A purchase.
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, cartLimitExceeded, shippingRateRequired, shippingDoesNotMatch, invoiceDoesNotMatch, promotionUnrecognizable, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, paymentDeclined, processorDeclined, kountDIDFailure, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.checkouts.submit(body);
   * @see https://velours.example/docs/operations/submitCheckout.html
   */
  submit(body: types.Checkout, options?: IdempotentRequestOptions): Promise<RequestResult<client.SubmitCheckoutData, client.SubmitCheckoutError>>;
}

/** The query of `getCollectionFilters`. */
export type GetCollectionFiltersQuery = NonNullable<types.operations["getCollectionFilters"]["parameters"]["query"]>;
/** `collectionFilters` by the names of their calls: the operation, and what is passed in order. */
export const collectionFilters = {
  get: "getCollectionFilters collection query",
} as const;

export interface CollectionFiltersCalls {
  /**
   * Get the filters of a collection.
   *
   * Every filter key with its values and their counts over the whole collection.
   *
   * `GET /products/collections/{collection}/filters`
   *
   * @param collection Handle of the collection.
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.collectionFilters.get("vibrators");
   * @see https://velours.example/docs/operations/getCollectionFilters.html
   */
  get(collection: string, query?: GetCollectionFiltersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetCollectionFiltersData, client.GetCollectionFiltersError>>;
}

/** The query of `getCollection`. */
export type GetCollectionQuery = NonNullable<types.operations["getCollection"]["parameters"]["query"]>;
/** `collections` by the names of their calls: the operation, and what is passed in order. */
export const collections = {
  get: "getCollection collection query",
} as const;

export interface CollectionsCalls {
  /**
   * Get a collection.
   *
   * Title, description and page settings of a collection.
   *
   * `GET /products/collections/{collection}`
   *
   * @param collection Handle of the collection.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.collections.get("vibrators");
   * @see https://velours.example/docs/operations/getCollection.html
   */
  get(collection: string, query?: GetCollectionQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetCollectionData, client.GetCollectionError>>;
}

/** `creditNotes` by the names of their calls: the operation, and what is passed in order. */
export const creditNotes = {
  getPdf: "getCreditNotePdf id refund",
} as const;

export interface CreditNotesCalls {
  /**
   * Get the credit note of a refund as PDF.
   *
   * Returns the credit note of a refund or a cancellation as PDF, in the language of Accept-Language and the currency of the order: seller, buyer, its number and date, the invoice it corrects, and the units, shipping, duties and taxes it takes back. An invoice less its credit notes is what the shop kept. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same note for machines (factur-x.xml, EN 16931).
   *
   * `GET /services/payments/checkouts/{id}/refunds/{refund}/credit-note`
   *
   * @param id Id of the order.
   * @param refund Id of the refund, one of the order's `refunds`.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.creditNotes.getPdf("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e", "b1c2d3e4-1111-4222-8333-444455556666");
   * @see https://velours.example/docs/operations/getCreditNotePdf.html
   */
  getPdf(id: string, refund: string, options?: RequestOptions): Promise<RequestResult<client.GetCreditNotePdfData, client.GetCreditNotePdfError>>;
}

/** The query of `getCredits`. */
export type GetCreditsQuery = NonNullable<types.operations["getCredits"]["parameters"]["query"]>;
/** `credits` by the names of their calls: the operation, and what is passed in order. */
export const credits = {
  get: "getCredits id query",
} as const;

export interface CreditsCalls {
  /**
   * Get a member's cash back.
   *
   * The cash back of the signed-in member on a site in one currency, with its history, and what they have in the others. Cash back is earned and spent in one currency: each has a balance with an id of its own. The id of another member is treated like an id that does not exist.
   *
   * `GET /users/{id}/credits`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param query.filter Site of the balance: filter[site]; the site of the host when absent.
   * @param query.configuration Currency of the balance: configuration[currency]; that of the site's first region when absent.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.credits.get(1042);
   * @see https://velours.example/docs/operations/getCredits.html
   */
  get(id: number, query?: GetCreditsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetCreditsData, client.GetCreditsError>>;
}

/** `emailCodes` by the names of their calls: the operation, and what is passed in order. */
export const emailCodes = {
  create: "createEmailCode",
} as const;

export interface EmailCodesCalls {
  /**
   * Ask for a code that confirms the email address.
   *
   * Sends a code of five digits to the signed-in member's own address. validateEmail takes it: once, for ten minutes, in the browser that asked for it. Nothing is sent to an address that is already confirmed.
   *
   * `POST /services/authentication/email/code`
   *
   * @returns `data`, or an `error` with one of these references: authenticationRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.emailCodes.create();
   * @see https://velours.example/docs/operations/createEmailCode.html
   */
  create(options?: RequestOptions): Promise<RequestResult<client.CreateEmailCodeData, client.CreateEmailCodeError>>;
}

/** `emails` by the names of their calls: the operation, and what is passed in order. */
export const emails = {
  validate: "validateEmail body",
} as const;

export interface EmailsCalls {
  /**
   * Confirm the email address.
   *
   * Takes the code of createEmailCode, once. From then on the member sees and spends the cash back that waited under the address. The code works only for the member who is signed in, in the browser that asked for it.
   *
   * `POST /services/authentication/email/validate`
   *
   * @param body The code that confirms a member's email address.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, emailCodeInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.emails.validate({ code: "01234" });
   * @see https://velours.example/docs/operations/validateEmail.html
   */
  validate(body: types.EmailValidation, options?: RequestOptions): Promise<RequestResult<client.ValidateEmailData, client.ValidateEmailError>>;
}

/** The query of `getGiftCard`. */
export type GetGiftCardQuery = NonNullable<types.operations["getGiftCard"]["parameters"]["query"]>;
/** `giftCards` by the names of their calls: the operation, and what is passed in order. */
export const giftCards = {
  get: "getGiftCard code query",
} as const;

export interface GiftCardsCalls {
  /**
   * Get a gift card by its code.
   *
   * The remaining amount of a gift card, if it can be used on this site.
   *
   * `GET /products/giftcards/{code}`
   *
   * @param code Code of the gift card.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.giftCards.get("1000-0000-0000-0002");
   * @see https://velours.example/docs/operations/getGiftCard.html
   */
  get(code: string, query?: GetGiftCardQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetGiftCardData, client.GetGiftCardError>>;
}

/** `imports` by the names of their calls: the operation, and what is passed in order. */
export const imports = {
  apply: "applyImport body",
  preview: "previewImport body",
} as const;

export interface ImportsCalls {
  /**
   * Import a previewed file.
   *
   * Imports a file in one transaction, exactly as its preview said. When a row of the file or of the shop is not as the preview found it, nothing is written, and `changedMeanwhile` has the preview as it would be now. Pictures of other hosts are fetched first, as the command does; a file with more than 200 that the shop does not have is refused.
   *
   * `POST /merchant/imports`
   *
   * @param body A previewed file, to be imported exactly so.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.imports.apply({
   *   plan: "k3J9x0QmT1aZ",
   *   file: { text: "{\"promotions\":[]}" },
   * });
   * @see https://velours.example/docs/operations/applyImport.html
   */
  apply(body: types.ImportApplication, options?: IdempotentRequestOptions): Promise<RequestResult<client.ApplyImportData, client.ApplyImportError>>;

  /**
   * See what an import would change.
   *
   * Reads a file as an import does and names what it would change, field by field: rows that are new, prices that move, products that leave a listing, and bad rows. Nothing is written. `applyImport` with its plan does exactly this.
   *
   * `POST /merchant/imports/preview`
   *
   * @param body A file to import, with how it is read.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.imports.preview({
   *   text: "{\"promotions\":[]}",
   * });
   * @see https://velours.example/docs/operations/previewImport.html
   */
  preview(body: types.ImportInput, options?: RequestOptions): Promise<RequestResult<client.PreviewImportData, client.PreviewImportError>>;
}

/** `invoices` by the names of their calls: the operation, and what is passed in order. */
export const invoices = {
  generate: "generateInvoice body",
  getPdf: "getInvoicePdf id",
} as const;

export interface InvoicesCalls {
  /**
   * Generate the invoice of a cart.
   *
   * Computes what the cart costs, from the server's own data, with the SDK's rules and taxes.
   *
   * `POST /services/payments/invoice`
   *
   * @param body The input of an invoice.
   * @returns `data`, or an `error` with one of these references: cartValidationErrors, cartLimitExceeded, shippingDoesNotMatch, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.invoices.generate(body);
   * @see https://velours.example/docs/operations/generateInvoice.html
   */
  generate(body: types.InvoiceQuestion, options?: RequestOptions): Promise<RequestResult<client.GenerateInvoiceData, client.GenerateInvoiceError>>;

  /**
   * Get an order's invoice as PDF.
   *
   * Returns the invoice of an order as PDF, in the language of Accept-Language and the currency of the order: seller (the site's `seller`), buyer, lines, promotion, shipping, taxes, total and payment method as they were when it was placed, and what was given back since. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same invoice for machines (factur-x.xml, EN 16931).
   *
   * `GET /services/payments/checkouts/{id}/invoice`
   *
   * @param id Id of the order.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.invoices.getPdf("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e");
   * @see https://velours.example/docs/operations/getInvoicePdf.html
   */
  getPdf(id: string, options?: RequestOptions): Promise<RequestResult<client.GetInvoicePdfData, client.GetInvoicePdfError>>;
}

/** `logs` by the names of their calls: the operation, and what is passed in order. */
export const logs = {
  write: "writeLog body",
} as const;

export interface LogsCalls {
  /**
   * Write a log entry.
   *
   * Stores a client-side log entry. Clients ignore failures.
   *
   * `POST /services/logs`
   *
   * @param body Something the browser wants on record; both shipped forms in one. More keys are accepted.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.logs.write({
   *   level: "warn",
   *   type: "kount",
   *   message: "kountSDK failed to reply within 10 seconds",
   *   site: "boutique",
   *   url: "http://localhost:3000/checkout",
   * });
   * @see https://velours.example/docs/operations/writeLog.html
   */
  write(body: types.LogEntry, options?: RequestOptions): Promise<RequestResult<client.WriteLogData, client.WriteLogError>>;
}

/** `merchantAccesses` by the names of their calls: the operation, and what is passed in order. */
export const merchantAccesses = {
  get: "getMerchantAccess",
} as const;

export interface MerchantAccessesCalls {
  /**
   * Get what the caller may do.
   *
   * Returns the scopes and sites of the caller: of the key in x-merchant-key, or without that header of the signed-in member of staff.
   *
   * `GET /merchant/access`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantAccesses.get();
   * @see https://velours.example/docs/operations/getMerchantAccess.html
   */
  get(options?: RequestOptions): Promise<RequestResult<client.GetMerchantAccessData, client.GetMerchantAccessError>>;
}

/** `merchantKeys` by the names of their calls: the operation, and what is passed in order. */
export const merchantKeys = {
  create: "createMerchantKey body",
  list: "listMerchantKeys",
  revoke: "revokeMerchantKey id",
} as const;

export interface MerchantKeysCalls {
  /**
   * Make a key for a program.
   *
   * Makes a key and answers its value once; the shop keeps its hash alone. A key may do no more than its maker. merchantScopeMissing names the first scope that the maker lacks.
   *
   * `POST /merchant/keys`
   *
   * @param body A key to be made. It can do no more than its maker, and for no other site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantKeys.create({
   *   name: "warehouse",
   *   scopes: ["orders:read"],
   *   sites: ["boutique"],
   *   endsOn: "2099-01-31",
   * });
   * @see https://velours.example/docs/operations/createMerchantKey.html
   */
  create(body: types.MerchantKeyInput, options?: RequestOptions): Promise<RequestResult<client.CreateMerchantKeyData, client.CreateMerchantKeyError>>;

  /**
   * List the keys of programs.
   *
   * Lists keys, the oldest first, with those that were revoked or have ended. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/keys`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantKeys.list();
   * @see https://velours.example/docs/operations/listMerchantKeys.html
   */
  list(options?: RequestOptions): Promise<RequestResult<client.ListMerchantKeysData, client.ListMerchantKeysError>>;

  /**
   * Revoke a key.
   *
   * Revokes a key, from its next request on. A key that was revoked before gets the same response.
   *
   * `DELETE /merchant/keys/{id}`
   *
   * @param id Id of the key.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantKeys.revoke(3);
   * @see https://velours.example/docs/operations/revokeMerchantKey.html
   */
  revoke(id: number, options?: RequestOptions): Promise<RequestResult<client.RevokeMerchantKeyData, client.RevokeMerchantKeyError>>;
}

/** The query of `listMerchantOrders`. */
export type ListMerchantOrdersQuery = NonNullable<types.operations["listMerchantOrders"]["parameters"]["query"]>;
/** `merchantOrders` by the names of their calls: the operation, and what is passed in order. */
export const merchantOrders = {
  cancel: "cancelMerchantOrder number body",
  get: "getMerchantOrder number",
  list: "listMerchantOrders query",
} as const;

export interface MerchantOrdersCalls {
  /**
   * Cancel an order.
   *
   * Cancels an order of which nothing has left, and gives back all that is left of what was paid. Its open offer is closed, and its goods are in stock again.
   *
   * `POST /merchant/orders/{number}/cancellation`
   *
   * @param number Number of the order, such as V-100023.
   * @param body Why an order is cancelled.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderShipped, giftCardSpent, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantOrders.cancel("V-100023", {
   *   reason: "The address does not exist",
   * });
   * @see https://velours.example/docs/operations/cancelMerchantOrder.html
   */
  cancel(number: string, body: types.CancellationInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CancelMerchantOrderData, client.CancelMerchantOrderError>>;

  /**
   * Get an order by its number.
   *
   * Returns an order with its payments, shipments and refunds.
   *
   * `GET /merchant/orders/{number}`
   *
   * @param number Number of the order, such as V-100023.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantOrders.get("V-100023");
   * @see https://velours.example/docs/operations/getMerchantOrder.html
   */
  get(number: string, options?: RequestOptions): Promise<RequestResult<client.GetMerchantOrderData, client.GetMerchantOrderError>>;

  /**
   * List the orders of all sites.
   *
   * Lists orders, the newest first. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. With `changedSince` the order that changed the longest ago comes first, and one that changes again comes again.
   *
   * `GET /merchant/orders`
   *
   * @param query.status Only orders with this status.
   * @param query.returns `requested`: only orders with a return that waits for an answer.
   * @param query.placedFrom Only orders placed at this time or later.
   * @param query.placedUntil Only orders placed before this time.
   * @param query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param query.sku Only orders with a line of the variant that has this SKU now.
   * @param query.site Only orders of this site.
   * @param query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param query.daysOf How an order belongs to the days: it was placed then, or some of it was refunded then.
   * @param query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.page Page from 1. Use `cursor`: a new order moves the others to later pages.
   * @param query.limit Orders on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantOrders.list({ status: "paid" });
   * @see https://velours.example/docs/operations/listMerchantOrders.html
   */
  list(query?: ListMerchantOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantOrdersData, client.ListMerchantOrdersError>>;
}

/** The query of `listMerchantProducts`. */
export type ListMerchantProductsQuery = NonNullable<types.operations["listMerchantProducts"]["parameters"]["query"]>;
/** `merchantProducts` by the names of their calls: the operation, and what is passed in order. */
export const merchantProducts = {
  disable: "disableMerchantProduct id",
  enable: "enableMerchantProduct id",
  get: "getMerchantProduct id",
  list: "listMerchantProducts query",
} as const;

export interface MerchantProductsCalls {
  /**
   * Take a product off sale.
   *
   * Takes a product off sale. Its page and its places in listings go, orders and stock stay.
   *
   * `POST /merchant/products/{id}/disabling`
   *
   * @param id Id of the product.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.disable(100001);
   * @see https://velours.example/docs/operations/disableMerchantProduct.html
   */
  disable(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.DisableMerchantProductData, client.DisableMerchantProductError>>;

  /**
   * Put a product on sale again.
   *
   * Puts a product that was disabled on sale again.
   *
   * `POST /merchant/products/{id}/enabling`
   *
   * @param id Id of the product.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.enable(100001);
   * @see https://velours.example/docs/operations/enableMerchantProduct.html
   */
  enable(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.EnableMerchantProductData, client.EnableMerchantProductError>>;

  /**
   * Get a product, sold or not.
   *
   * Returns a product as imports have it, with its stock, its revision and what keeps it from being found or bought.
   *
   * `GET /merchant/products/{id}`
   *
   * @param id Id of the product.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantProducts.get(100001);
   * @see https://velours.example/docs/operations/getMerchantProduct.html
   */
  get(id: number, options?: RequestOptions): Promise<RequestResult<client.GetMerchantProductData, client.GetMerchantProductError>>;

  /**
   * List products, sold or not.
   *
   * Lists products by id, whether or not they are sold. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/products`
   *
   * @param query.q Only products with this id, handle or SKU, or with these words in their title.
   * @param query.state Only products in this state.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Products on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantProducts.list({ q: "halo" });
   * @see https://velours.example/docs/operations/listMerchantProducts.html
   */
  list(query?: ListMerchantProductsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantProductsData, client.ListMerchantProductsError>>;
}

/** The query of `listMerchantPromotions`. */
export type ListMerchantPromotionsQuery = NonNullable<types.operations["listMerchantPromotions"]["parameters"]["query"]>;
/** `merchantPromotions` by the names of their calls: the operation, and what is passed in order. */
export const merchantPromotions = {
  end: "endMerchantPromotion id",
  list: "listMerchantPromotions query",
  save: "saveMerchantPromotion id body",
  try: "tryMerchantPromotion body",
} as const;

export interface MerchantPromotionsCalls {
  /**
   * End a promotion.
   *
   * Ends a promotion now. Shoppers who type its code are told that its sale is over; orders that used it keep it.
   *
   * `POST /merchant/promotions/{id}/end`
   *
   * @param id Number of the promotion; a new one has a number of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.end(1);
   * @see https://velours.example/docs/operations/endMerchantPromotion.html
   */
  end(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.EndMerchantPromotionData, client.EndMerchantPromotionError>>;

  /**
   * List promotions, over or not.
   *
   * Lists promotions by their number, with how often each was used. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/promotions`
   *
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Promotions on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantPromotions.list({
   *   cursor: "cHwxNzk1NzczNjAwMDAwMDAwfDEwMDAyMw",
   * });
   * @see https://velours.example/docs/operations/listMerchantPromotions.html
   */
  list(query?: ListMerchantPromotionsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantPromotionsData, client.ListMerchantPromotionsError>>;

  /**
   * Save a promotion.
   *
   * Puts a promotion in the place of the one with its number, or adds it. It is checked as an import checks it. The number in the path counts; how often it was used stays.
   *
   * `PUT /merchant/promotions/{id}`
   *
   * @param id Number of the promotion; a new one has a number of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins.
   * @param body A promo code and its conditions.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, promotionBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.save(1, {
   *   id: 1,
   *   name: "WELCOME15",
   *   description: "15% off everything",
   *   type: "percentage",
   *   discount: 15,
   *   enabled: true,
   *   site: "boutique",
   * });
   * @see https://velours.example/docs/operations/saveMerchantPromotion.html
   */
  save(id: number, body: types.Promotion, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantPromotionData, client.SaveMerchantPromotionError>>;

  /**
   * Try a promotion before it is live.
   *
   * Tries a promotion, saved or not, on the carts of up to 500 recent orders of its site or on carts made by hand: on how many it works, why not on the others, what it takes off, the dearest cart, and carts below the minimum price, each explained by the rules that the checkout uses. Nothing is written. Carts have today's prices and no names.
   *
   * `POST /merchant/promotions/trial`
   *
   * @param body A promotion to try, on orders of before or on carts made by hand.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.try({
   *   promotion: {
   *     id: 1,
   *     name: "WELCOME15",
   *     type: "percentage",
   *     discount: 15,
   *     enabled: true,
   *     site: "boutique",
   *   },
   *   orders: { limit: 500 },
   * });
   * @see https://velours.example/docs/operations/tryMerchantPromotion.html
   */
  try(body: types.PromotionTrialInput, options?: RequestOptions): Promise<RequestResult<client.TryMerchantPromotionData, client.TryMerchantPromotionError>>;
}

/** `messages` by the names of their calls: the operation, and what is passed in order. */
export const messages = {
  create: "createMessage body",
} as const;

export interface MessagesCalls {
  /**
   * Write to customer service.
   *
   * Sends a message to the site's customer service, who answer by email, and a receipt to its sender in the language of the request. The response does not tell whether the shop knows the address or the order.
   *
   * `POST /services/messages`
   *
   * @param body A message to customer service.
   * @returns `data`, or an `error` with one of these references: turnstileChallengeFailed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.messages.create({
   *   name: "Ada",
   *   email: "ada@example.com",
   *   topic: "order",
   *   order: "V-100023",
   *   message: "The parcel has not moved since Monday. Can you find out where it is?",
   *   challenge: {
   *     type: "turnstile",
   *     token: "XXXX.DUMMY.TOKEN.XXXX",
   *   },
   * });
   * @see https://velours.example/docs/operations/createMessage.html
   */
  create(body: types.Message, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateMessageData, client.CreateMessageError>>;
}

/** `newsletters` by the names of their calls: the operation, and what is passed in order. */
export const newsletters = {
  subscribe: "subscribeNewsletter body",
} as const;

export interface NewslettersCalls {
  /**
   * Subscribe to the newsletter.
   *
   * Subscribes an email address to the site's newsletter and passes it to the email marketing service. The response is the same for an address that is subscribed already. It sets the cookie {site}_newsletter for 365 days, which suppresses the exit offer.
   *
   * `POST /services/newsletter`
   *
   * @param body A subscription to the newsletter.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.newsletters.subscribe({
   *   email: "ada@example.com",
   *   consent: true,
   *   source: "modal",
   * });
   * @see https://velours.example/docs/operations/subscribeNewsletter.html
   */
  subscribe(body: types.NewsletterSubscription, options?: RequestOptions): Promise<RequestResult<client.SubscribeNewsletterData, client.SubscribeNewsletterError>>;
}

/** The query of `listNotifications`. */
export type ListNotificationsQuery = NonNullable<types.operations["listNotifications"]["parameters"]["query"]>;
/** `notifications` by the names of their calls: the operation, and what is passed in order. */
export const notifications = {
  list: "listNotifications query",
} as const;

export interface NotificationsCalls {
  /**
   * List the cards of the notifications feed.
   *
   * The cards of "What's new" on a site: published ones, expired ones included, in the site's own order. A card whose link has a promo_code shows how much of that promotion is claimed: ask getPromotion with fields=uses_percentage,description when it becomes visible.
   *
   * `GET /notifications`
   *
   * @param query.filter Which cards.
   * @param query.order order[{site}_order]=ASC is the order of that site, DESC its reverse; without one ASC of the site itself.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.notifications.list();
   * @see https://velours.example/docs/operations/listNotifications.html
   */
  list(query?: ListNotificationsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListNotificationsData, client.ListNotificationsError>>;
}

/** `orderContacts` by the names of their calls: the operation, and what is passed in order. */
export const orderContacts = {
  change: "changeOrderContact number body",
} as const;

export interface OrderContactsCalls {
  /**
   * Correct an order's email or address.
   *
   * Changes where an order's emails go, and where its parcels go until one has left. `MerchantOrder.contactRevision` is the revision for If-Match.
   *
   * `PUT /merchant/orders/{number}/contact`
   *
   * @param number Number of the order, such as V-100023.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins.
   * @param body Where an order and its emails go; what is left out stays. The address can be changed until a parcel has left, within the country and state that the order was taxed for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderShipped, addressRegionFixed, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderContacts.change("V-100023", {
   *   email: "ada@example.com",
   * });
   * @see https://velours.example/docs/operations/changeOrderContact.html
   */
  change(number: string, body: types.OrderContactInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangeOrderContactData, client.ChangeOrderContactError>>;
}

/** `orderEmails` by the names of their calls: the operation, and what is passed in order. */
export const orderEmails = {
  resend: "resendOrderEmail number body",
} as const;

export interface OrderEmailsCalls {
  /**
   * Send an email of an order again.
   *
   * Sends an email of the order to its address once more, as the order is now.
   *
   * `POST /merchant/orders/{number}/emails`
   *
   * @param number Number of the order, such as V-100023.
   * @param body An email of an order that is sent again.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderEmails.resend("V-100023", {
   *   template: "confirmation",
   * });
   * @see https://velours.example/docs/operations/resendOrderEmail.html
   */
  resend(number: string, body: types.OrderEmailInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ResendOrderEmailData, client.ResendOrderEmailError>>;
}

/** `orderEvents` by the names of their calls: the operation, and what is passed in order. */
export const orderEvents = {
  list: "listOrderEvents number",
} as const;

export interface OrderEventsCalls {
  /**
   * List what happened to an order.
   *
   * Lists the events of an order, the oldest first: the newest thousand.
   *
   * `GET /merchant/orders/{number}/events`
   *
   * @param number Number of the order, such as V-100023.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orderEvents.list("V-100023");
   * @see https://velours.example/docs/operations/listOrderEvents.html
   */
  list(number: string, options?: RequestOptions): Promise<RequestResult<client.ListOrderEventsData, client.ListOrderEventsError>>;
}

/** `orderNotes` by the names of their calls: the operation, and what is passed in order. */
export const orderNotes = {
  add: "addOrderNote number body",
} as const;

export interface OrderNotesCalls {
  /**
   * Add a note to an order.
   *
   * Keeps a note for those who run the shop, in the order's events.
   *
   * `POST /merchant/orders/{number}/notes`
   *
   * @param number Number of the order, such as V-100023.
   * @param body A note about an order, for those who run the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderNotes.add("V-100023", {
   *   text: "Called about the engraving; it may take a week longer.",
   * });
   * @see https://velours.example/docs/operations/addOrderNote.html
   */
  add(number: string, body: types.OrderNoteInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.AddOrderNoteData, client.AddOrderNoteError>>;
}

/** The query of `exportOrders`. */
export type ExportOrdersQuery = NonNullable<types.operations["exportOrders"]["parameters"]["query"]>;
/** The query of `listOrders`. */
export type ListOrdersQuery = NonNullable<types.operations["listOrders"]["parameters"]["query"]>;
/** `orders` by the names of their calls: the operation, and what is passed in order. */
export const orders = {
  cancel: "cancelOrder id",
  close: "closeOrder body",
  export: "exportOrders query",
  get: "getOrder id",
  list: "listOrders id query",
  refund: "refundOrder number body",
  ship: "shipOrder number body",
  track: "trackOrder body",
} as const;

export interface OrdersCalls {
  /**
   * Cancel an order.
   *
   * Cancels an order as its buyer, until its `cancellable_until`: all that was paid is given back, the goods are in stock again, and an email says so. Cancelling again changes nothing and returns the order.
   *
   * `PUT /services/payments/checkouts/{id}/cancellation`
   *
   * @param id Id of the order.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, orderShipped, cancellationClosed, giftCardSpent, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.cancel("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e");
   * @see https://velours.example/docs/operations/cancelOrder.html
   */
  cancel(id: string, options?: RequestOptions): Promise<RequestResult<client.CancelOrderData, client.CancelOrderError>>;

  /**
   * Close the offers of an order.
   *
   * Ends the offer after a purchase. The first reason is kept; closing again changes nothing and returns the same. An offer that is neither accepted nor closed is closed when its time is over.
   *
   * `POST /services/payments/checkout/order-close`
   *
   * @param body Ends the offers of an order. Only the task's id is checked.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.close({
   *   task: { id: "0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11" },
   *   reason: "offers-all-declined",
   * });
   * @see https://velours.example/docs/operations/closeOrder.html
   */
  close(body: types.OrderClose, options?: RequestOptions): Promise<RequestResult<client.CloseOrderData, client.CloseOrderError>>;

  /**
   * Export orders for accounting.
   *
   * Returns orders as CSV, or as a JSON object a line with `format=ndjson`, a row for each line, shipping, and part of a refund. Refunds are negative, so the amounts of an order add up to what the shop kept. Columns and fields are those of `OrderRow`; nobody is named. The rows come while they are read, an order as it is then.
   *
   * `GET /merchant/orders/export`
   *
   * @param query.status Only orders with this status.
   * @param query.returns `requested`: only orders with a return that waits for an answer.
   * @param query.placedFrom Only orders placed at this time or later.
   * @param query.placedUntil Only orders placed before this time.
   * @param query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param query.sku Only orders with a line of the variant that has this SKU now.
   * @param query.site Only orders of this site.
   * @param query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param query.daysOf How an order belongs to the days: it was placed then, or some of it was refunded then.
   * @param query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param query.format How rows are written.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orders.export({ status: "paid" });
   * @see https://velours.example/docs/operations/exportOrders.html
   */
  export(query?: ExportOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportOrdersData, client.ExportOrdersError>>;

  /**
   * Get a placed order.
   *
   * Returns an order by its random id, which only its buyer knows. A member can read their own orders and those of guests; a guest can read orders of guests. Any other id is treated like one that does not exist.
   *
   * `GET /services/payments/checkouts/{id}`
   *
   * @param id Id of the order.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orders.get("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e");
   * @see https://velours.example/docs/operations/getOrder.html
   */
  get(id: string, options?: RequestOptions): Promise<RequestResult<client.GetOrderData, client.GetOrderError>>;

  /**
   * List a member's orders.
   *
   * Lists the signed-in member's orders on this site, the newest first, page by page. Each has the form of getOrder. Orders placed as a guest under the member's email address are included once that address is confirmed.
   *
   * `GET /users/{id}/orders`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param query.page Page from 1.
   * @param query.limit Orders on a page.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orders.list(1042);
   * @see https://velours.example/docs/operations/listOrders.html
   */
  list(id: number, query?: ListOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListOrdersData, client.ListOrdersError>>;

  /**
   * Give money back.
   *
   * Gives back what was paid for lines, or all that is left. The server computes the amounts from what was paid, and gives them back to what they were paid with: first the card or service, then the gift card, then the cash back; a product added after the purchase to its own payment. Cash back that the order earned is taken back. Units that have not left are in stock again. Never more than was paid is given back, whatever is asked and however often.
   *
   * `POST /merchant/orders/{number}/refunds`
   *
   * @param number Number of the order, such as V-100023.
   * @param body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.refund("V-100023", {
   *   lines: [{ line: 1, quantity: 1 }],
   *   reason: "Arrived damaged",
   * });
   * @see https://velours.example/docs/operations/refundOrder.html
   */
  refund(number: string, body: types.RefundInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.RefundOrderData, client.RefundOrderError>>;

  /**
   * Note that goods have left.
   *
   * Notes a parcel with its carrier and tracking number, and tells the buyer by email. Without lines it holds all that has not left yet. An order of which a payment failed is shipped with `unpaid: true` only. The same key with the same body notes it once.
   *
   * `POST /merchant/orders/{number}/shipments`
   *
   * @param number Number of the order, such as V-100023.
   * @param body A parcel that leaves.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderUnpaid, lineQuantityExceeded, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.ship("V-100023", {
   *   carrier: "USPS",
   *   tracking: "9400111899223100001234",
   * });
   * @see https://velours.example/docs/operations/shipOrder.html
   */
  ship(number: string, body: types.ShipmentInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ShipOrderData, client.ShipOrderError>>;

  /**
   * Track an order by its number.
   *
   * Says how far an order is, to anyone who knows its number and the email address it was placed with. A wrong number and a wrong address get the same answer, and count as guesses of the caller. Names, addresses, products and amounts are not in it.
   *
   * `POST /services/orders/track`
   *
   * @param body What names an order to be tracked.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.track({
   *   number: "V-100023",
   *   email: "ada@example.com",
   * });
   * @see https://velours.example/docs/operations/trackOrder.html
   */
  track(body: types.TrackingInput, options?: RequestOptions): Promise<RequestResult<client.TrackOrderData, client.TrackOrderError>>;
}

/** The query of `getPage`. */
export type GetPageQuery = NonNullable<types.operations["getPage"]["parameters"]["query"]>;
/** `pages` by the names of their calls: the operation, and what is passed in order. */
export const pages = {
  get: "getPage handle query",
} as const;

export interface PagesCalls {
  /**
   * Get a page of the merchant's words.
   *
   * A page that the merchant writes and imports: shipping, returns, privacy, terms, imprint. Its HTML is cleaned on import. getSite lists the pages that a site has.
   *
   * `GET /pages/{handle}`
   *
   * @param handle Name in its address.
   * @param query.locale A language, or a language as a country writes it. Without words for the country those of the language are returned, and without these the page's own; French outside North America falls back to that of France (fr-FR) first. Absent means the language of the request (Accept-Language).
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.pages.get("returns");
   * @see https://velours.example/docs/operations/getPage.html
   */
  get(handle: string, query?: GetPageQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetPageData, client.GetPageError>>;
}

/** The query of `resetPassword`. */
export type ResetPasswordQuery = NonNullable<types.operations["resetPassword"]["parameters"]["query"]>;
/** `passwords` by the names of their calls: the operation, and what is passed in order. */
export const passwords = {
  change: "changePassword body",
  recover: "recoverPassword body",
  reset: "resetPassword body query",
} as const;

export interface PasswordsCalls {
  /**
   * Choose another password.
   *
   * Changes the password of the signed-in member and ends all of their sessions, including this one.
   *
   * `POST /services/authentication/password/change`
   *
   * @param body Another password for a signed-in member.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, currentPasswordInvalid, passwordTooCommon, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.passwords.change({
   *   passwordCurrent: "sandbox-pass",
   *   password: "quiet-violet-lamp",
   *   passwordConfirm: "quiet-violet-lamp",
   * });
   * @see https://velours.example/docs/operations/changePassword.html
   */
  change(body: types.PasswordChange, options?: RequestOptions): Promise<RequestResult<client.ChangePasswordData, client.ChangePasswordError>>;

  /**
   * Ask for a link to a new password.
   *
   * Sends a link that is valid for 60 minutes. The response is the same whether or not the member exists.
   *
   * `POST /services/authentication/password/recover`
   *
   * @param body Whose password was forgotten.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.passwords.recover({
   *   email: "ada@example.com",
   * });
   * @see https://velours.example/docs/operations/recoverPassword.html
   */
  recover(body: types.PasswordRecovery, options?: RequestOptions): Promise<RequestResult<client.RecoverPasswordData, client.RecoverPasswordError>>;

  /**
   * Set a password with the link of an email.
   *
   * Sets the password with the token of a recovery or welcome email. The token works once. Every session of the member ends, and no new one starts.
   *
   * `POST /services/authentication/password/reset`
   *
   * @param query.token Token of the link in the email.
   * @param body A new password in place of a forgotten one; the token of the mail is in the query.
   * @returns `data`, or an `error` with one of these references: passwordTokenInvalid, passwordTooCommon, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.passwords.reset({
   *   password: "quiet-violet-lamp",
   *   passwordConfirm: "quiet-violet-lamp",
   * }, {
   *   token: "Zk3v0c2Yb1Qx",
   * });
   * @see https://velours.example/docs/operations/resetPassword.html
   */
  reset(body: types.PasswordReset, query: ResetPasswordQuery, options?: RequestOptions): Promise<RequestResult<client.ResetPasswordData, client.ResetPasswordError>>;
}

/** `prices` by the names of their calls: the operation, and what is passed in order. */
export const prices = {
  change: "changePrices body",
} as const;

export interface PricesCalls {
  /**
   * Change prices.
   *
   * Sets prices of variants, together or not at all. With `dry` it answers what would change and writes nothing; the same prices with the `plan` of that answer are then applied, or refused when one of them moved meanwhile.
   *
   * `POST /merchant/prices`
   *
   * @param body Prices to set, together or not at all.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, priceBelowMinimum, priceMissing, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.prices.change({
   *   dry: true,
   *   prices: [
   *     {
   *       variantId: 200001,
   *       currency: "USD",
   *       price: "44.00",
   *       compareAt: "48.00",
   *     },
   *   ],
   * });
   * @see https://velours.example/docs/operations/changePrices.html
   */
  change(body: types.PriceChangesInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangePricesData, client.ChangePricesError>>;
}

/** The query of `getProduct`. */
export type GetProductQuery = NonNullable<types.operations["getProduct"]["parameters"]["query"]>;
/** The query of `listProducts`. */
export type ListProductsQuery = NonNullable<types.operations["listProducts"]["parameters"]["query"]>;
/** `products` by the names of their calls: the operation, and what is passed in order. */
export const products = {
  get: "getProduct id query",
  list: "listProducts query",
} as const;

export interface ProductsCalls {
  /**
   * Get a product.
   *
   * One product with its variants and stock.
   *
   * `GET /products/{id}`
   *
   * @param id Number of the product.
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.products.get(100001);
   * @see https://velours.example/docs/operations/getProduct.html
   */
  get(id: number, query?: GetProductQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetProductData, client.GetProductError>>;

  /**
   * List products of a collection, by ids, or found by words.
   *
   * One call in four forms: a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations (ids with limit, in the order given) and search (search). Facet and pagination headers describe the whole result.
   *
   * `GET /products`
   *
   * @param query.ids Comma-separated product ids; the answer keeps their order.
   * @param query.collections Handle of a collection.
   * @param query.search Words to find in titles, brands, collections, values and descriptions of both languages: all of them, accents and letter case aside, each the start of a word. Where nothing has them as written, typing errors are forgiven. Without an order the best match comes first.
   * @param query.page Page from 1.
   * @param query.limit Products on a page.
   * @param query.order Order: order=recommended (default), order[price]=ASC or DESC, order[created_at]=DESC.
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.products.list({ ids: "100001,100002" });
   * @see https://velours.example/docs/operations/listProducts.html
   */
  list(query?: ListProductsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListProductsData, client.ListProductsError>>;
}

/** The query of `getPromotion`. */
export type GetPromotionQuery = NonNullable<types.operations["getPromotion"]["parameters"]["query"]>;
/** `promotions` by the names of their calls: the operation, and what is passed in order. */
export const promotions = {
  get: "getPromotion code query",
} as const;

export interface PromotionsCalls {
  /**
   * Get a promotion by its code.
   *
   * The promotion, if it can be used on this site now. Conditions on the cart are checked by the SDK's rule judgePromotion. With fields, only these fields are returned (notification cards request uses_percentage and description). A promotion that is used up is promotionUnrecognizable, unless fields has uses_percentage.
   *
   * `GET /products/promotions/{code}`
   *
   * @param code The promo code; letter case does not matter.
   * @param query.fields Comma-separated names of properties to return besides those that identify a promotion.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: promotionUnrecognizable, promotionUnsupportedSite, promotionUnavailable, promotionExpired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.promotions.get("WELCOME15");
   * @see https://velours.example/docs/operations/getPromotion.html
   */
  get(code: string, query?: GetPromotionQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetPromotionData, client.GetPromotionError>>;
}

/** `purchases` by the names of their calls: the operation, and what is passed in order. */
export const purchases = {
  get: "getPurchase key",
} as const;

export interface PurchasesCalls {
  /**
   * Ask what became of a purchase.
   *
   * Says what became of the submitCheckout that was sent with this Idempotency-Key, and changes nothing: use it when the response was lost. Only keys that are random UUIDs can be asked for, because anyone who knows the key of a guest's purchase is answered its order. A member's purchase is answered to that member only. After `not-placed`, send another purchase with the same key: if the first one still arrives, only one of them is placed.
   *
   * `GET /services/payments/purchases/{key}`
   *
   * @param key The Idempotency-Key it was sent with.
   * @returns `data`, or an `error` with one of these references: idempotencyKeyOfMember, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.purchases.get("0b8f4a3e-7c55-4c0c-9f0a-3c1d3f6f2a11");
   * @see https://velours.example/docs/operations/getPurchase.html
   */
  get(key: string, options?: RequestOptions): Promise<RequestResult<client.GetPurchaseData, client.GetPurchaseError>>;
}

/** `recommendations` by the names of their calls: the operation, and what is passed in order. */
export const recommendations = {
  list: "listRecommendations body",
} as const;

export interface RecommendationsCalls {
  /**
   * List recommended products for a cart.
   *
   * Sends the cart and the product just added to the recommendation service, and returns the ids it recommends, in its order. Products in the cart and those in exclude (the gift of the applied promotion) are left out. Pass the ids to listProducts with limit 4. If the service does not respond, the list is empty.
   *
   * `POST /services/recommendations`
   *
   * @param body A cart, and products to leave out of the recommendations.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.recommendations.list({
   *   items: [
   *     {
   *       name: "Halo Palm Vibrator",
   *       price_currency_code: "USD",
   *       product_id: 100001,
   *       quantity: 1,
   *       sku_id: 200001,
   *       unit_price: 48,
   *     },
   *   ],
   *   added: null,
   *   exclude: [100017],
   *   limit: 4,
   * });
   * @see https://velours.example/docs/operations/listRecommendations.html
   */
  list(body: types.RecommendationQuestion, options?: RequestOptions): Promise<RequestResult<client.ListRecommendationsData, client.ListRecommendationsError>>;
}

/** `refunds` by the names of their calls: the operation, and what is passed in order. */
export const refunds = {
  preview: "previewRefund number body",
} as const;

export interface RefundsCalls {
  /**
   * See what a refund would give back.
   *
   * Answers what `refundOrder` with the same body would do now: by means of payment, cash back that is taken back, goods that are in stock again. Nothing is changed.
   *
   * `POST /merchant/orders/{number}/refunds/preview`
   *
   * @param number Number of the order, such as V-100023.
   * @param body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.refunds.preview("V-100023", {
   *   lines: [{ line: 1, quantity: 1 }],
   * });
   * @see https://velours.example/docs/operations/previewRefund.html
   */
  preview(number: string, body: types.RefundInput, options?: RequestOptions): Promise<RequestResult<client.PreviewRefundData, client.PreviewRefundError>>;
}

/** The query of `exportReport`. */
export type ExportReportQuery = NonNullable<types.operations["exportReport"]["parameters"]["query"]>;
/** The query of `readReport`. */
export type ReadReportQuery = NonNullable<types.operations["readReport"]["parameters"]["query"]>;
/** `reports` by the names of their calls: the operation, and what is passed in order. */
export const reports = {
  export: "exportReport name query",
  read: "readReport name query",
} as const;

export interface ReportsCalls {
  /**
   * Get a report as CSV.
   *
   * Returns the rows of `readReport` as CSV: UTF-8, commas, a line with the names of the columns first. Amounts are plain decimals with a dot. A text that a spreadsheet could take for a formula begins with an apostrophe.
   *
   * `GET /merchant/reports/{name}/csv`
   *
   * @param name The report.
   * @param query.from First day, in the time zone of each site.
   * @param query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param query.by What a row stands for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.reports.export("sales", {
   *   from: "2026-11-01",
   *   until: "2026-11-30",
   * });
   * @see https://velours.example/docs/operations/exportReport.html
   */
  export(name: types.operations["exportReport"]["parameters"]["path"]["name"], query: ExportReportQuery, options?: RequestOptions): Promise<RequestResult<client.ExportReportData, client.ExportReportError>>;

  /**
   * Read a report.
   *
   * Sums up orders and refunds of a period, in each currency by itself. An order counts on the day it was placed and a refund on the day it was decided, in the time zone of the site. The rows of a report add up to the orders, refunds and balances they are made of, to the cent.
   *
   * `GET /merchant/reports/{name}`
   *
   * @param name The report.
   * @param query.from First day, in the time zone of each site.
   * @param query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param query.by What a row stands for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.reports.read("sales", {
   *   from: "2026-11-01",
   *   until: "2026-11-30",
   * });
   * @see https://velours.example/docs/operations/readReport.html
   */
  read(name: types.operations["readReport"]["parameters"]["path"]["name"], query: ReadReportQuery, options?: RequestOptions): Promise<RequestResult<client.ReadReportData, client.ReadReportError>>;
}

/** `returns` by the names of their calls: the operation, and what is passed in order. */
export const returns = {
  answer: "answerReturn number id body",
  request: "requestReturn id body",
} as const;

export interface ReturnsCalls {
  /**
   * Answer a return.
   *
   * Records the answer to a return and tells the buyer by email, in the order's language. A declined return can be approved or received after all; one that was received or refunded is at its end.
   *
   * `POST /merchant/orders/{number}/returns/{id}`
   *
   * @param number Number of the order, such as V-100023.
   * @param id Id of the return, as in the order's returns.
   * @param body The shop's answer to a return. The buyer is told by email.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, returnAnswered, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.returns.answer("V-100023", "c2d3e4f5-1111-4222-8333-444455556666", {
   *   answer: "approved",
   *   note: "Please send it to 4 Mill Lane, Bath BA1 1AA.",
   * });
   * @see https://velours.example/docs/operations/answerReturn.html
   */
  answer(number: string, id: string, body: types.ReturnAnswerInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.AnswerReturnData, client.AnswerReturnError>>;

  /**
   * Ask to return goods.
   *
   * Asks, as the buyer of an order, to send units back that have left in a parcel, within the site's `limits.returnDays` after it left. Each unit can be asked for once. An email confirms it; the merchant sees it with the order and gives the money back with `refundOrder`.
   *
   * `POST /services/payments/checkouts/{id}/returns`
   *
   * @param id Id of the order.
   * @param body Units to return and the reason.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, lineQuantityExceeded, returnClosed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.returns.request("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e", {
   *   lines: [{ line: 1, quantity: 1 }],
   *   reason: "damaged",
   *   note: "The cap is cracked.",
   * });
   * @see https://velours.example/docs/operations/requestReturn.html
   */
  request(id: string, body: types.ReturnInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.RequestReturnData, client.RequestReturnError>>;
}

/** The query of `listReviews`. */
export type ListReviewsQuery = NonNullable<types.operations["listReviews"]["parameters"]["query"]>;
/** `reviews` by the names of their calls: the operation, and what is passed in order. */
export const reviews = {
  list: "listReviews id query",
} as const;

export interface ReviewsCalls {
  /**
   * List the reviews of a product.
   *
   * One page of a product's reviews and the rating of all of them. Those in the requested language come first, because they are read first; the others follow. Pagination headers describe the reviews that the filter leaves.
   *
   * `GET /products/reviews/{id}`
   *
   * @param id Number of the product.
   * @param query.stars Only reviews with so many stars.
   * @param query.order newest (the default), highest or lowest rating first.
   * @param query.page Page from 1.
   * @param query.limit Reviews on a page.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.reviews.list(100001);
   * @see https://velours.example/docs/operations/listReviews.html
   */
  list(id: number, query?: ListReviewsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListReviewsData, client.ListReviewsError>>;
}

/** `sessions` by the names of their calls: the operation, and what is passed in order. */
export const sessions = {
  close: "closeSessions id body",
  list: "listSessions id",
} as const;

export interface SessionsCalls {
  /**
   * Sign a member out elsewhere.
   *
   * Ends one session of the signed-in member, or all of them except this one. The password is required, so that somebody who finds a signed-in browser cannot lock the member out of the others. A session that has already ended gets the same response.
   *
   * `POST /users/{id}/sessions/close`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param body Which sessions of a member to end.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, currentPasswordInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.sessions.close(1042, {
   *   session: "9a1f5f0e-2f8e-4d43-8a2c-6c3c1a7a1b02",
   *   passwordCurrent: "sandbox-pass",
   * });
   * @see https://velours.example/docs/operations/closeSessions.html
   */
  close(id: number, body: types.SessionClosing, options?: RequestOptions): Promise<RequestResult<client.CloseSessionsData, client.CloseSessionsError>>;

  /**
   * List where a member is signed in.
   *
   * The signed-in member's sessions that have not ended, the most recently used first. A session's id cannot be used to sign in.
   *
   * `GET /users/{id}/sessions`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.sessions.list(1042);
   * @see https://velours.example/docs/operations/listSessions.html
   */
  list(id: number, options?: RequestOptions): Promise<RequestResult<client.ListSessionsData, client.ListSessionsError>>;
}

/** `shippingOptions` by the names of their calls: the operation, and what is passed in order. */
export const shippingOptions = {
  list: "listShippingOptions body",
} as const;

export interface ShippingOptionsCalls {
  /**
   * List ways to ship an order.
   *
   * Shipping options for an address, subtotal and promotion. Prices include the effect of the promotion.
   *
   * `POST /services/shipping/options`
   *
   * @param body The input of shipping options.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.shippingOptions.list({
   *   subtotal: 96,
   *   promotion: null,
   *   address: {
   *     firstname: "Ada",
   *     lastname: "Moreau",
   *     address1: "12 Main St",
   *     city: "Austin",
   *     state: "TX",
   *     zipcode: "78701",
   *     country: "US",
   *   },
   *   products: [{ variant: { id: 200001 }, quantity: 2 }],
   *   currency: "USD",
   *   language: "en",
   *   tiers: ["standard", "express"],
   * });
   * @see https://velours.example/docs/operations/listShippingOptions.html
   */
  list(body: types.ShippingQuestion, options?: RequestOptions): Promise<RequestResult<client.ListShippingOptionsData, client.ListShippingOptionsError>>;
}

/** The query of `listShippingRates`. */
export type ListShippingRatesQuery = NonNullable<types.operations["listShippingRates"]["parameters"]["query"]>;
/** `shippingRates` by the names of their calls: the operation, and what is passed in order. */
export const shippingRates = {
  list: "listShippingRates query",
} as const;

export interface ShippingRatesCalls {
  /**
   * List shipping prices of a country.
   *
   * Prices by subtotal, for estimates before an address is known.
   *
   * `GET /services/shipping/rates`
   *
   * @param query.tiers Requested tier.
   * @param query.country ISO 3166 code of the country.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.shippingRates.list({ country: "US" });
   * @see https://velours.example/docs/operations/listShippingRates.html
   */
  list(query: ListShippingRatesQuery, options?: RequestOptions): Promise<RequestResult<client.ListShippingRatesData, client.ListShippingRatesError>>;
}

/** `shops` by the names of their calls: the operation, and what is passed in order. */
export const shops = {
  export: "exportShop",
} as const;

export interface ShopsCalls {
  /**
   * Export the shop.
   *
   * Returns everything that imports write as one JSON document in the form that `previewImport` takes, a row a line: what went in comes out. Orders, members and how often a promotion was used are in a backup only.
   *
   * `GET /merchant/shop`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.shops.export();
   * @see https://velours.example/docs/operations/exportShop.html
   */
  export(options?: RequestOptions): Promise<RequestResult<client.ExportShopData, client.ExportShopError>>;
}

/** `sites` by the names of their calls: the operation, and what is passed in order. */
export const sites = {
  get: "getSite site",
} as const;

export interface SitesCalls {
  /**
   * Get the settings of a site.
   *
   * Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site returns the settings of all sites.
   *
   * `GET /sites/{site}`
   *
   * @param site Code of the site.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.sites.get("boutique");
   * @see https://velours.example/docs/operations/getSite.html
   */
  get(site: types.operations["getSite"]["parameters"]["path"]["site"], options?: RequestOptions): Promise<RequestResult<client.GetSiteData, client.GetSiteError>>;
}

/** `staffs` by the names of their calls: the operation, and what is passed in order. */
export const staffs = {
  change: "changeStaff id body",
  invite: "inviteStaff body",
  list: "listStaff",
  remove: "removeStaff id",
} as const;

export interface StaffsCalls {
  /**
   * Change what somebody may do.
   *
   * Changes the role and the sites of a member of staff, from their next request on.
   *
   * `PUT /merchant/staff/{id}`
   *
   * @param id Id of the member of staff.
   * @param body The role of a member of staff, and the sites they work for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.change(1007, {
   *   role: "desk",
   *   sites: ["boutique"],
   * });
   * @see https://velours.example/docs/operations/changeStaff.html
   */
  change(id: number, body: types.StaffInput, options?: RequestOptions): Promise<RequestResult<client.ChangeStaffData, client.ChangeStaffError>>;

  /**
   * Invite somebody to work for the shop.
   *
   * Gives the owner of an address a role, and sends them an email: with a link to choose a password when they have none. They set up an authenticator at their first sign-in. Nobody gives a role that may do more than they may themselves, or for other sites.
   *
   * `POST /merchant/staff`
   *
   * @param body A person who is to work for the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, staffExists, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.invite({
   *   email: "ada@example.com",
   *   role: "desk",
   * });
   * @see https://velours.example/docs/operations/inviteStaff.html
   */
  invite(body: types.StaffInvitation, options?: RequestOptions): Promise<RequestResult<client.InviteStaffData, client.InviteStaffError>>;

  /**
   * List who works for the shop.
   *
   * Lists the members of staff, the one invited first first. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/staff`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.staffs.list();
   * @see https://velours.example/docs/operations/listStaff.html
   */
  list(options?: RequestOptions): Promise<RequestResult<client.ListStaffData, client.ListStaffError>>;

  /**
   * Let somebody go.
   *
   * Takes the role of a member of staff away and ends their sessions; they stay a member.
   *
   * `DELETE /merchant/staff/{id}`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.remove(1007);
   * @see https://velours.example/docs/operations/removeStaff.html
   */
  remove(id: number, options?: RequestOptions): Promise<RequestResult<client.RemoveStaffData, client.RemoveStaffError>>;
}

/** `staffSessions` by the names of their calls: the operation, and what is passed in order. */
export const staffSessions = {
  close: "closeStaffSessions id",
} as const;

export interface StaffSessionsCalls {
  /**
   * Sign somebody of the staff out.
   *
   * Ends every session of a member of staff, for a telephone that was lost. Signing in again takes password and authenticator.
   *
   * `DELETE /merchant/staff/{id}/sessions`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffSessions.close(1007);
   * @see https://velours.example/docs/operations/closeStaffSessions.html
   */
  close(id: number, options?: RequestOptions): Promise<RequestResult<client.CloseStaffSessionsData, client.CloseStaffSessionsError>>;
}

/** The query of `listStockNotices`. */
export type ListStockNoticesQuery = NonNullable<types.operations["listStockNotices"]["parameters"]["query"]>;
/** `stockNotices` by the names of their calls: the operation, and what is passed in order. */
export const stockNotices = {
  create: "createStockNotice id body",
  list: "listStockNotices query",
} as const;

export interface StockNoticesCalls {
  /**
   * Ask to be told when a variant is back.
   *
   * Sends one email when a sold-out variant can be bought again in the region, and deletes the address after that, or after 180 days. The response is the same for an address that has asked already and for a variant that is in stock; neither adds anything.
   *
   * `POST /products/stock-notices/{id}`
   *
   * @param id Id of the product.
   * @param body A wish to hear once when a variant can be bought again.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.stockNotices.create(100027, {
   *   email: "ada@example.com",
   *   variant_id: 200058,
   *   region: "US",
   *   language: "en",
   * });
   * @see https://velours.example/docs/operations/createStockNotice.html
   */
  create(id: number, body: types.StockNotice, options?: RequestOptions): Promise<RequestResult<client.CreateStockNoticeData, client.CreateStockNoticeError>>;

  /**
   * List what people wait for.
   *
   * Lists variants that people want to hear of when they are back, by the variant's id, with how many they are. No address is answered.
   *
   * `GET /merchant/stock/notices`
   *
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Variants on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stockNotices.list({
   *   cursor: "cHwxNzk1NzczNjAwMDAwMDAwfDEwMDAyMw",
   * });
   * @see https://velours.example/docs/operations/listStockNotices.html
   */
  list(query?: ListStockNoticesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListStockNoticesData, client.ListStockNoticesError>>;
}

/** The query of `listStock`. */
export type ListStockQuery = NonNullable<types.operations["listStock"]["parameters"]["query"]>;
/** `stocks` by the names of their calls: the operation, and what is passed in order. */
export const stocks = {
  list: "listStock query",
  move: "moveStock body",
} as const;

export interface StocksCalls {
  /**
   * List stock.
   *
   * Lists the stock of variants by region, by the variant's id. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/stock`
   *
   * @param query.q Only variants with this id or SKU, or of products with this id or these words in their title.
   * @param query.level Only stock with this level.
   * @param query.region Only this fulfilment region.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Rows on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stocks.list({ q: "halo" });
   * @see https://velours.example/docs/operations/listStock.html
   */
  list(query?: ListStockQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListStockData, client.ListStockError>>;

  /**
   * Change a count of stock.
   *
   * Adds units to a count or takes them from it, or sets it to what was counted. What is sold between reading and counting is never sold again: `seen` says what was read, and `stockChanged` refuses a count of something else. Each change is in the ledger of stock with its reason, and in the audit log.
   *
   * `POST /merchant/stock`
   *
   * @param body A change of a count, either by `delta` or to `counted`.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, stockChanged, stockNegative, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.stocks.move({
   *   variantId: 200001,
   *   region: "US",
   *   delta: 20,
   *   reason: "received",
   * });
   * @see https://velours.example/docs/operations/moveStock.html
   */
  move(body: types.StockMoveInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.MoveStockData, client.MoveStockError>>;
}

/** `subscriptions` by the names of their calls: the operation, and what is passed in order. */
export const subscriptions = {
  order: "orderSubscription body",
  start: "startSubscription body",
} as const;

export interface SubscriptionsCalls {
  /**
   * Order the next month of a subscription.
   *
   * Orders the products of the subscription for the next month and charges the card stored for it. A month is ordered once: while it runs, the response is its order, and nothing is charged. Prices above those the member agreed to are refused until a change of plan accepts them.
   *
   * `POST /services/subscriptions/orders`
   *
   * @param body An order of the next month of a subscription.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.subscriptions.order({
   *   user_id: 17,
   *   subscription_id: 4,
   * });
   * @see https://velours.example/docs/operations/orderSubscription.html
   */
  order(body: types.SubscriptionOrder, options?: RequestOptions): Promise<RequestResult<client.OrderSubscriptionData, client.OrderSubscriptionError>>;

  /**
   * Start, restart or change a subscription.
   *
   * Subscribes the signed-in member to products, for a month at a time; the email address is that of the account. The server computes the amount due: the price of the products for a start, and for a restart or a change of plan once the paid month is over; 0 until then. A different total is refused. payment.id is the card's token at the tokenisation provider; without it the card stored for the subscription is charged. A restart or a change of plan needs the nonce of the last response, which works once, or an exchange id of the email marketing service, which stands for the member's newest subscription.
   *
   * `POST /services/subscriptions`
   *
   * @param body Starts, restarts or changes a subscription. When the billing address is needed, and which expiry dates hold, is the rule subscriptionHolds.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.subscriptions.start({
   *   action: "subscription_start",
   *   user: {
   *     email: "ada@example.com",
   *     address: {
   *       billing: {
   *         name: "Ada Moreau",
   *         country: "US",
   *         zipcode: "78701",
   *       },
   *     },
   *   },
   *   cart: {
   *     products: [{ id: 100001 }],
   *     invoice: { total: "48.00" },
   *   },
   *   payment: {
   *     id: "tok_ok",
   *     terms: true,
   *     service: "basis-theory",
   *     expiry: { month: "10", year: "2029" },
   *   },
   * });
   * @see https://velours.example/docs/operations/startSubscription.html
   */
  start(body: types.Subscription, options?: IdempotentRequestOptions): Promise<RequestResult<client.StartSubscriptionData, client.StartSubscriptionError>>;
}

/** The query of `listSuggestions`. */
export type ListSuggestionsQuery = NonNullable<types.operations["listSuggestions"]["parameters"]["query"]>;
/** `suggestions` by the names of their calls: the operation, and what is passed in order. */
export const suggestions = {
  list: "listSuggestions query",
} as const;

export interface SuggestionsCalls {
  /**
   * Suggest searches, categories and products as one types.
   *
   * What a search field shows under itself: completed searches, categories whose names match, and the products found first. It finds what listProducts finds with the same words: accents and letter case aside, and with typing errors forgiven where nothing has the words as written. Without words it answers what is popular. Wait about 100 ms after a keystroke before calling.
   *
   * `GET /products/suggestions`
   *
   * @param query.search The words typed so far; absent or empty for what is popular.
   * @param query.limit At most so many products.
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.suggestions.list({ search: "silic" });
   * @see https://velours.example/docs/operations/listSuggestions.html
   */
  list(query?: ListSuggestionsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListSuggestionsData, client.ListSuggestionsError>>;
}

/** `taxes` by the names of their calls: the operation, and what is passed in order. */
export const taxes = {
  calculate: "calculateTaxes body",
} as const;

export interface TaxesCalls {
  /**
   * Calculate the taxes of an order.
   *
   * Computes sales tax and duties for an address. If it fails, an estimate counts taxes as zero.
   *
   * `POST /services/payments/taxes/calculate`
   *
   * @param body The input of a tax calculation.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.taxes.calculate({
   *   address: { country: "US", state: "TX", zipcode: "78701" },
   *   invoice: {
   *     currency: "USD",
   *     shipping: 0,
   *     discounts: { promotion: 0 },
   *     _subtotal: { taxable: 96 },
   *   },
   *   products: [
   *     { id: "101", unit_price: 48, discount: 0, quantity: 2 },
   *   ],
   * });
   * @see https://velours.example/docs/operations/calculateTaxes.html
   */
  calculate(body: types.TaxCalculation, options?: RequestOptions): Promise<RequestResult<client.CalculateTaxesData, client.CalculateTaxesError>>;
}

/** `upsells` by the names of their calls: the operation, and what is passed in order. */
export const upsells = {
  accept: "acceptUpsell body",
} as const;

export interface UpsellsCalls {
  /**
   * Accept an offer after the purchase.
   *
   * Adds an offer to a placed order and charges it with the second nonce or token from the checkout. Shipping is included. The server computes the invoice and returns the order with the added products. Accepting the same offer again charges nothing. An offer that has expired, by meta.expires or by the server's clock, is refused with validationError at meta.expires: 'The offer has expired'.
   *
   * `POST /services/payments/checkout/upsells`
   *
   * @param body Adds an offer to a placed order. Token or nonce, whichever the order's upsells carry.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, cartValidationErrors, invoiceDoesNotMatch, paymentDeclined, processorDeclined, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.upsells.accept({
   *   user: { email: "ada@example.com" },
   *   payment: {
   *     transaction_id: "sandbox-7f3a",
   *     token: null,
   *     nonce: "sandbox-card-ok-0002",
   *   },
   *   cart: {
   *     products: [{ variant: { id: 200003 }, quantity: 1 }],
   *     invoice: { total: 32.48, currency: "USD" },
   *   },
   *   task: { id: "0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11" },
   *   meta: { expires: "2099-11-20T10:05:00.000Z" },
   * });
   * @see https://velours.example/docs/operations/acceptUpsell.html
   */
  accept(body: types.UpsellAcceptance, options?: IdempotentRequestOptions): Promise<RequestResult<client.AcceptUpsellData, client.AcceptUpsellError>>;
}

/** `usernames` by the names of their calls: the operation, and what is passed in order. */
export const usernames = {
  change: "changeUsername body",
} as const;

export interface UsernamesCalls {
  /**
   * Take another username.
   *
   * Changes the public name of the signed-in member. Names need not be unique; members are identified by their email address.
   *
   * `POST /services/authentication/username/change`
   *
   * @param body Another name for the member.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.usernames.change({ username: "ada_m" });
   * @see https://velours.example/docs/operations/changeUsername.html
   */
  change(body: types.UsernameChange, options?: RequestOptions): Promise<RequestResult<client.ChangeUsernameData, client.ChangeUsernameError>>;
}

/** `users` by the names of their calls: the operation, and what is passed in order. */
export const users = {
  get: "getUser id",
} as const;

export interface UsersCalls {
  /**
   * Get the signed-in member.
   *
   * The account of the signed-in member. The id of another member is treated like an id that does not exist.
   *
   * `GET /users/{id}`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.users.get(1042);
   * @see https://velours.example/docs/operations/getUser.html
   */
  get(id: number, options?: RequestOptions): Promise<RequestResult<client.GetUserData, client.GetUserError>>;
}

/** `wishlistItems` by the names of their calls: the operation, and what is passed in order. */
export const wishlistItems = {
  add: "addWishlistItem id body",
  remove: "removeWishlistItem id listId itemId",
} as const;

export interface WishlistItemsCalls {
  /**
   * Put a product on the wishlist.
   *
   * Adds a product and returns the item. Adding a product again returns the existing item.
   *
   * `POST /users/{id}/lists/wishlist/items`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param body The product to add.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, wishlistFull, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.wishlistItems.add(1042, {
   *   type: "product",
   *   content_id: 100001,
   *   site: "boutique",
   * });
   * @see https://velours.example/docs/operations/addWishlistItem.html
   */
  add(id: number, body: types.AddWishlistItemBody, options?: RequestOptions): Promise<RequestResult<client.AddWishlistItemData, client.AddWishlistItemError>>;

  /**
   * Take an item off the wishlist.
   *
   * Removes an item. The response is 204 even if the item does not exist.
   *
   * `DELETE /users/{id}/lists/{listId}/items/{itemId}`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @param listId Id of the wishlist.
   * @param itemId Id of the item.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.wishlistItems.remove(1042, 1042, 1);
   * @see https://velours.example/docs/operations/removeWishlistItem.html
   */
  remove(id: number, listId: number, itemId: number, options?: RequestOptions): Promise<RequestResult<client.RemoveWishlistItemData, client.RemoveWishlistItemError>>;
}

/** `wishlists` by the names of their calls: the operation, and what is passed in order. */
export const wishlists = {
  get: "getWishlist id",
} as const;

export interface WishlistsCalls {
  /**
   * Get the wishlist of the signed-in member.
   *
   * Lists all items, the oldest first; the wishlist is shared by all sites. Pass the content ids to listProducts.
   *
   * `GET /users/{id}/lists/wishlist`
   *
   * @param id Id of the signed-in member; any other id is answered like one that does not exist.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.wishlists.get(1042);
   * @see https://velours.example/docs/operations/getWishlist.html
   */
  get(id: number, options?: RequestOptions): Promise<RequestResult<client.GetWishlistData, client.GetWishlistError>>;
}

/** Every group by name. */
export const groups = { accounts, addresses, bnplTokens, campaignPages, campaigns, cardTokens, carts, checkouts, collectionFilters, collections, creditNotes, credits, emailCodes, emails, giftCards, imports, invoices, logs, merchantAccesses, merchantKeys, merchantOrders, merchantProducts, merchantPromotions, messages, newsletters, notifications, orderContacts, orderEmails, orderEvents, orderNotes, orders, pages, passwords, prices, products, promotions, purchases, recommendations, refunds, reports, returns, reviews, sessions, shippingOptions, shippingRates, shops, sites, staffs, staffSessions, stockNotices, stocks, subscriptions, suggestions, taxes, upsells, usernames, users, wishlistItems, wishlists };

/** The calls of every group. */
export interface Groups {
  readonly accounts: AccountsCalls;
  readonly addresses: AddressesCalls;
  readonly bnplTokens: BnplTokensCalls;
  readonly campaignPages: CampaignPagesCalls;
  readonly campaigns: CampaignsCalls;
  readonly cardTokens: CardTokensCalls;
  readonly carts: CartsCalls;
  readonly checkouts: CheckoutsCalls;
  readonly collectionFilters: CollectionFiltersCalls;
  readonly collections: CollectionsCalls;
  readonly creditNotes: CreditNotesCalls;
  readonly credits: CreditsCalls;
  readonly emailCodes: EmailCodesCalls;
  readonly emails: EmailsCalls;
  readonly giftCards: GiftCardsCalls;
  readonly imports: ImportsCalls;
  readonly invoices: InvoicesCalls;
  readonly logs: LogsCalls;
  readonly merchantAccesses: MerchantAccessesCalls;
  readonly merchantKeys: MerchantKeysCalls;
  readonly merchantOrders: MerchantOrdersCalls;
  readonly merchantProducts: MerchantProductsCalls;
  readonly merchantPromotions: MerchantPromotionsCalls;
  readonly messages: MessagesCalls;
  readonly newsletters: NewslettersCalls;
  readonly notifications: NotificationsCalls;
  readonly orderContacts: OrderContactsCalls;
  readonly orderEmails: OrderEmailsCalls;
  readonly orderEvents: OrderEventsCalls;
  readonly orderNotes: OrderNotesCalls;
  readonly orders: OrdersCalls;
  readonly pages: PagesCalls;
  readonly passwords: PasswordsCalls;
  readonly prices: PricesCalls;
  readonly products: ProductsCalls;
  readonly promotions: PromotionsCalls;
  readonly purchases: PurchasesCalls;
  readonly recommendations: RecommendationsCalls;
  readonly refunds: RefundsCalls;
  readonly reports: ReportsCalls;
  readonly returns: ReturnsCalls;
  readonly reviews: ReviewsCalls;
  readonly sessions: SessionsCalls;
  readonly shippingOptions: ShippingOptionsCalls;
  readonly shippingRates: ShippingRatesCalls;
  readonly shops: ShopsCalls;
  readonly sites: SitesCalls;
  readonly staffs: StaffsCalls;
  readonly staffSessions: StaffSessionsCalls;
  readonly stockNotices: StockNoticesCalls;
  readonly stocks: StocksCalls;
  readonly subscriptions: SubscriptionsCalls;
  readonly suggestions: SuggestionsCalls;
  readonly taxes: TaxesCalls;
  readonly upsells: UpsellsCalls;
  readonly usernames: UsernamesCalls;
  readonly users: UsersCalls;
  readonly wishlistItems: WishlistItemsCalls;
  readonly wishlists: WishlistsCalls;
}
