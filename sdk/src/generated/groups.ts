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
   * The page of a campaign: daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. Lists that a kind of page does not use are empty. Where a route has no handle, the handle is current: /quiz is quiz/current. Chances, prizes and the outcomes of answers stay on the server. Daily deals name only products that the site sells for less than before in the currency of configuration, whichever variant is chosen.
   *
   * `GET /campaigns/pages/{kind}/{handle}`
   *
   * @param kind Kind of the page.
   * @param handle Name of the page in its address; current where the route has none.
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * Enters a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each email address can enter a campaign once. The server decides the outcome and stores it with the entry: a promo code that was won is in no other operation's response. An address always draws the same outcome, and a second entry gets the same response as the first, so that no response tells whether an address has entered. Only a member who enters their own confirmed address again gets campaignAlreadyEntered, with the outcome of the first entry. With consent the address is subscribed to the newsletter.
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * @returns `data`, or an `error` with one of these references: draftNotOpen, cartValidationErrors, cartLimitExceeded, shippingRateRequired, shippingDoesNotMatch, invoiceDoesNotMatch, promotionUnrecognizable, giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, noCreditsAvailable, paymentDeclined, processorDeclined, kountDIDFailure, fraudRejected, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
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
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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

/** `drafts` by the names of their calls: the operation, and what is passed in order. */
export const drafts = {
  get: "getDraft token",
} as const;

export interface DraftsCalls {
  /**
   * Get a prepared order by its link.
   *
   * Returns what a merchant prepared for a buyer, to anyone who has the token of its link. It has no prices: put its lines into a cart, and send the token as `draft` with the checkout. A closed or expired draft gets the same answer as one that does not exist; a paid one says so, without the buyer's email and address. Unknown tokens count as guesses of the caller.
   *
   * `GET /drafts/{token}`
   *
   * @param token The last part of a draft's link, which only its buyer and the merchant know.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.drafts.get("5sWc0yJ3fKq8nZr2VbT7mXpL1dHgAeUo");
   * @see https://velours.example/docs/operations/getDraft.html
   */
  get(token: string, options?: RequestOptions): Promise<RequestResult<client.GetDraftData, client.GetDraftError>>;
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: giftCardUnrecognizable, giftCardExpended, giftCardUnsupportedSite, giftCardCurrencyDoesNotMatch, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.giftCards.get("1000-0000-0000-0002");
   * @see https://velours.example/docs/operations/getGiftCard.html
   */
  get(code: string, query?: GetGiftCardQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetGiftCardData, client.GetGiftCardError>>;
}

/** The query of `getInvoicePdf`. */
export type GetInvoicePdfQuery = NonNullable<types.operations["getInvoicePdf"]["parameters"]["query"]>;
/** `invoices` by the names of their calls: the operation, and what is passed in order. */
export const invoices = {
  generate: "generateInvoice body",
  getPdf: "getInvoicePdf id query",
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
   * Returns the invoice of an order as PDF, in the language of Accept-Language and the currency of the order: seller (the site's `seller`), buyer, lines, promotion, shipping, taxes, total and payment method as they were when it was placed. It never changes: what was given back since has credit notes, and what an accepted offer added has an invoice of its own. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same invoice for machines (factur-x.xml, EN 16931).
   *
   * `GET /services/payments/checkouts/{id}/invoice`
   *
   * @param id Id of the order.
   * @param query.invoice Number of the invoice, where the order has several; its first without it.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.invoices.getPdf("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e");
   * @see https://velours.example/docs/operations/getInvoicePdf.html
   */
  getPdf(id: string, query?: GetInvoicePdfQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetInvoicePdfData, client.GetInvoicePdfError>>;
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.notifications.list();
   * @see https://velours.example/docs/operations/listNotifications.html
   */
  list(query?: ListNotificationsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListNotificationsData, client.ListNotificationsError>>;
}

/** The query of `listOrders`. */
export type ListOrdersQuery = NonNullable<types.operations["listOrders"]["parameters"]["query"]>;
/** `orders` by the names of their calls: the operation, and what is passed in order. */
export const orders = {
  cancel: "cancelOrder id",
  close: "closeOrder body",
  get: "getOrder id",
  list: "listOrders id query",
  track: "trackOrder body",
} as const;

export interface OrdersCalls {
  /**
   * Cancel an order.
   *
   * Cancels an order as its buyer, until its `cancellable_until`: its `cancellationRefund` is given back, the goods are in stock again, and an email says so. Cancelling again changes nothing and returns the order.
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
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: authenticationRequired, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orders.list(1042);
   * @see https://velours.example/docs/operations/listOrders.html
   */
  list(id: number, query?: ListOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListOrdersData, client.ListOrdersError>>;

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
   * @param query.locale A language, or a language as a country writes it. Without words for the country those of the language are returned, and without these the page's own; French outside North America falls back to that of France (fr-FR) first, and so does French without a country, and in the United States, on a site that does not sell to Canada. Absent means the language of the request (Accept-Language).
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
   * Sets the password with the token of a recovery or welcome email. The token works once. Every session of the member ends, and no new one starts. When the link is the first proof of the email address, the authenticator and the saved addresses are removed: someone else may have joined with the address.
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
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * @param query.search Words to find in titles, brands, collections without rules, values and descriptions of both languages: all of them, accents and letter case aside, each the start of a word. Where nothing has them as written, typing errors are forgiven. Without an order the best match comes first.
   * @param query.page Page from 1.
   * @param query.limit Products on a page. With `ids`, 24 or none answers all of them on one page, whatever `page` says.
   * @param query.order Order: order=recommended (default), order[price]=ASC or DESC, order[created_at]=DESC.
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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

/** `returns` by the names of their calls: the operation, and what is passed in order. */
export const returns = {
  request: "requestReturn id body",
} as const;

export interface ReturnsCalls {
  /**
   * Ask to return goods.
   *
   * Asks, as the buyer of an order, to send units back that have left in a parcel, within the site's `limits.returnDays` after it left. Each unit can be asked for once. An email confirms it; the merchant sees it with the order and gives the money back with `refundOrder`, which names the return.
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
  create: "createReview id body",
  list: "listReviews id query",
} as const;

export interface ReviewsCalls {
  /**
   * Review a product of an order.
   *
   * Writes, as the buyer of an order, a review of a product that was bought with it and has left, once for each product of the order. The merchant reads it before it is shown: until then its `state` is `waiting`.
   *
   * `POST /services/payments/checkouts/{id}/reviews`
   *
   * @param id Id of the order.
   * @param body What a buyer writes about a product. All of it is shown as text.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, productNotBought, productNotShipped, productRefunded, productReviewed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.reviews.create("5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e", {
   *   productId: 100017,
   *   stars: 5,
   *   title: "Quiet and well made",
   *   body: "Softer than I expected and really quiet.",
   *   author: "Camille",
   *   language: "en",
   * });
   * @see https://velours.example/docs/operations/createReview.html
   */
  create(id: string, body: types.ReviewInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateReviewData, client.CreateReviewError>>;

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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
   * @returns `data`, or an `error` with one of these references: validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.shippingRates.list({ country: "US" });
   * @see https://velours.example/docs/operations/listShippingRates.html
   */
  list(query: ListShippingRatesQuery, options?: RequestOptions): Promise<RequestResult<client.ListShippingRatesData, client.ListShippingRatesError>>;
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

/** `stockNotices` by the names of their calls: the operation, and what is passed in order. */
export const stockNotices = {
  create: "createStockNotice id body",
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
   * @param query.filter Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference, and a comma inside a value is written as a space. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored.
   * @param query.configuration Language, currency and region of the response; without a language it is in the default of the site.
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
   * Changes the public name of the signed-in member. Names need not be unique; members are identified by their email address. A proven address is told of it by email, a few times an hour at most.
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
export const groups = { accounts, addresses, bnplTokens, campaignPages, campaigns, cardTokens, carts, checkouts, collectionFilters, collections, creditNotes, credits, drafts, emailCodes, emails, giftCards, invoices, logs, messages, newsletters, notifications, orders, pages, passwords, products, promotions, purchases, recommendations, returns, reviews, sessions, shippingOptions, shippingRates, sites, stockNotices, subscriptions, suggestions, taxes, upsells, usernames, users, wishlistItems, wishlists };

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
  readonly drafts: DraftsCalls;
  readonly emailCodes: EmailCodesCalls;
  readonly emails: EmailsCalls;
  readonly giftCards: GiftCardsCalls;
  readonly invoices: InvoicesCalls;
  readonly logs: LogsCalls;
  readonly messages: MessagesCalls;
  readonly newsletters: NewslettersCalls;
  readonly notifications: NotificationsCalls;
  readonly orders: OrdersCalls;
  readonly pages: PagesCalls;
  readonly passwords: PasswordsCalls;
  readonly products: ProductsCalls;
  readonly promotions: PromotionsCalls;
  readonly purchases: PurchasesCalls;
  readonly recommendations: RecommendationsCalls;
  readonly returns: ReturnsCalls;
  readonly reviews: ReviewsCalls;
  readonly sessions: SessionsCalls;
  readonly shippingOptions: ShippingOptionsCalls;
  readonly shippingRates: ShippingRatesCalls;
  readonly sites: SitesCalls;
  readonly stockNotices: StockNoticesCalls;
  readonly subscriptions: SubscriptionsCalls;
  readonly suggestions: SuggestionsCalls;
  readonly taxes: TaxesCalls;
  readonly upsells: UpsellsCalls;
  readonly usernames: UsernamesCalls;
  readonly users: UsersCalls;
  readonly wishlistItems: WishlistItemsCalls;
  readonly wishlists: WishlistsCalls;
}
