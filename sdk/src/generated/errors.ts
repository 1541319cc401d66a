// Generated from openapi/ by `npm run generate`. Do not edit.
/** Every error reference of the shop: status, and whether repeating the same call may help. */
export const catalogue = {
  /** Too little for add-on items. */
  addOnDoesNotMeetMinimumRequirement: { status: 409, retry: false },
  /** Add-on items stand alone. */
  addOnRequiresRegularItems: { status: 409, retry: false },
  /** No member is signed in. */
  authenticationRequired: { status: 401, retry: false },
  /** The member's own email address has already entered. */
  campaignAlreadyEntered: { status: 409, retry: false },
  /** The campaign takes no more entries. */
  campaignEnded: { status: 409, retry: false },
  /** The buyer can no longer cancel the order. */
  cancellationClosed: { status: 409, retry: false },
  /** The cart holds more than one order may. */
  cartLimitExceeded: { status: 409, retry: false },
  /** The cart changed since it was filled. */
  cartValidationErrors: { status: 409, retry: false },
  /** The client token is missing or wrong. */
  clientTokenInvalid: { status: 401, retry: false },
  /** Wrong email address or password. */
  credentialsInvalid: { status: 401, retry: false },
  /** The request comes from another site. */
  crossSiteRequest: { status: 403, retry: false },
  /** The current password is wrong. */
  currentPasswordInvalid: { status: 409, retry: false },
  /** The draft cannot be paid any more. */
  draftNotOpen: { status: 409, retry: false },
  /** The code does not confirm the email address. */
  emailCodeInvalid: { status: 409, retry: false },
  /** The fraud check rejected the payment. */
  fraudRejected: { status: 409, retry: false },
  /** The gift card has another currency. */
  giftCardCurrencyDoesNotMatch: { status: 409, retry: false },
  /** The gift card is empty. */
  giftCardExpended: { status: 409, retry: false },
  /** A gift card bought with the order has been spent. */
  giftCardSpent: { status: 409, retry: false },
  /** No gift card has this code. */
  giftCardUnrecognizable: { status: 404, retry: false },
  /** The gift card belongs to another site. */
  giftCardUnsupportedSite: { status: 409, retry: false },
  /** The first request with this key is still running. */
  idempotencyKeyInProgress: { status: 409, retry: true },
  /** A member sent the purchase, and they are not signed in here. */
  idempotencyKeyOfMember: { status: 403, retry: false },
  /** The key was used for something else. */
  idempotencyKeyReused: { status: 409, retry: false },
  /** The shop made a mistake. */
  internalError: { status: 500, retry: true },
  /** The total differs from the one the shopper agreed to. */
  invoiceDoesNotMatch: { status: 409, retry: false },
  /** The right to join after an order is gone. */
  joinNonceInvalid: { status: 400, retry: false },
  /** The fraud check could not collect its data. */
  kountDIDFailure: { status: 409, retry: false },
  /** A line has fewer units left than were named. */
  lineQuantityExceeded: { status: 409, retry: false },
  /** The eligible subtotal is too large. */
  maximumSubtotalRequired: { status: 409, retry: false },
  /** The eligible subtotal is too small. */
  minimumSubtotalRequired: { status: 409, retry: false },
  /** An authenticator app must be set up. */
  multiFactorAuthenticationSetupRequired: { status: 401, retry: false },
  /** The code of the authenticator is required. */
  multiFactorAuthenticationTokenRequired: { status: 401, retry: false },
  /** There is no cash back to use. */
  noCreditsAvailable: { status: 409, retry: false },
  /** The code does not let this member in. */
  oneTimeCodeInvalid: { status: 401, retry: false },
  /** A code was sent by email. */
  oneTimeCodeRequired: { status: 401, retry: false },
  /** A part of the order has left. */
  orderShipped: { status: 409, retry: false },
  /** The link for a new password holds no more. */
  passwordTokenInvalid: { status: 400, retry: false },
  /** The password is on the list of common passwords. */
  passwordTooCommon: { status: 400, retry: false },
  /** The bank declined the payment. */
  paymentDeclined: { status: 402, retry: false },
  /** The bank gave a reason. */
  processorDeclined: { status: 409, retry: false },
  /** The order has no such product to review. */
  productNotBought: { status: 409, retry: false },
  /** No unit of the product has left yet. */
  productNotShipped: { status: 409, retry: false },
  /** Every unit of the product was cancelled or refunded. */
  productRefunded: { status: 409, retry: false },
  /** The product was reviewed with this order already. */
  productReviewed: { status: 409, retry: false },
  /** The promotion is over. */
  promotionExpired: { status: 409, retry: false },
  /** The promotion is switched off. */
  promotionUnavailable: { status: 409, retry: false },
  /** No promotion has this code. */
  promotionUnrecognizable: { status: 404, retry: false },
  /** The promotion does not ship there. */
  promotionUnsupportedCountry: { status: 409, retry: false },
  /** The promotion belongs to another site. */
  promotionUnsupportedSite: { status: 409, retry: false },
  /** Too many attempts. */
  rateLimited: { status: 429, retry: true },
  /** The promotion requires an email address. */
  requiredEmailMissing: { status: 409, retry: false },
  /** A required product is missing. */
  requiredProductNotInCart: { status: 409, retry: false },
  /** Only gift cards are in the cart. */
  requiresPromotionableItems: { status: 409, retry: false },
  /** The resource does not exist. */
  resourceDoesNotExist: { status: 404, retry: false },
  /** The time to return the goods is over. */
  returnClosed: { status: 409, retry: false },
  /** The shop cannot answer now. */
  serviceUnavailable: { status: 503, retry: true },
  /** The shipping option is not offered any more, or its price changed. */
  shippingDoesNotMatch: { status: 409, retry: false },
  /** No shipping option was chosen. */
  shippingRateRequired: { status: 409, retry: false },
  /** The bot check says no. */
  turnstileChallengeFailed: { status: 409, retry: false },
  /** The request breaks a rule of the contract. */
  validationError: { status: 400, retry: false },
  /** The wishlist is full (500 products). */
  wishlistFull: { status: 409, retry: false },
} as const;

/** References that only operations for merchants answer. */
export const merchantCatalogue = {
  /** The order was taxed and shipped for another country or state. */
  addressRegionFixed: { status: 409, retry: false },
  /** Another person must do it. */
  anotherPersonRequired: { status: 403, retry: false },
  /** Somebody else changed it since you read it. */
  changedMeanwhile: { status: 409, retry: false },
  /** The collection cannot be saved or removed. */
  collectionBad: { status: 409, retry: false },
  /** The act waits for another person's consent. */
  consentRequired: { status: 409, retry: false },
  /** The file cannot be imported. */
  importBad: { status: 409, retry: false },
  /** The shop would be without an owner. */
  lastOwner: { status: 409, retry: false },
  /** The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in. */
  merchantKeyInvalid: { status: 401, retry: false },
  /** The caller may not do this. */
  merchantScopeMissing: { status: 403, retry: false },
  /** What was done cannot be undone or done again from the log. */
  notInvertible: { status: 409, retry: false },
  /** Nothing of the order is left to refund. */
  nothingToRefund: { status: 409, retry: false },
  /** Orders of the customer are not finished. */
  openOrders: { status: 409, retry: false },
  /** The order is cancelled. */
  orderCancelled: { status: 409, retry: false },
  /** No money of the order needs a person. */
  orderNotInTrouble: { status: 409, retry: false },
  /** A payment of the order failed. */
  orderUnpaid: { status: 409, retry: false },
  /** The page of words cannot be saved or removed. */
  pageBad: { status: 409, retry: false },
  /** The picture cannot be kept. */
  pictureBad: { status: 409, retry: false },
  /** The price is too low. */
  priceBelowMinimum: { status: 409, retry: false },
  /** The variant would have no price. */
  priceMissing: { status: 409, retry: false },
  /** The product cannot be saved. */
  productBad: { status: 409, retry: false },
  /** The promotion cannot be saved. */
  promotionBad: { status: 409, retry: false },
  /** Nobody can decide about the proposal any more. */
  proposalClosed: { status: 409, retry: false },
  /** The rates cannot be saved. */
  ratesBad: { status: 409, retry: false },
  /** The return has this answer, or one that ends it. */
  returnAnswered: { status: 409, retry: false },
  /** The goods of the return are not back. */
  returnNotReceived: { status: 409, retry: false },
  /** All units of the return are refunded. */
  returnRefunded: { status: 409, retry: false },
  /** A review is rejected without a reason. */
  reviewReasonMissing: { status: 409, retry: false },
  /** The settings of the site cannot be saved. */
  siteBad: { status: 409, retry: false },
  /** The person works for the shop already. */
  staffExists: { status: 409, retry: false },
  /** The count is another one than was seen, or units are not counted. */
  stockChanged: { status: 409, retry: false },
  /** More units would leave than there are. */
  stockNegative: { status: 409, retry: false },
  /** The shop has no such variant. */
  variantUnknown: { status: 404, retry: false },
} as const;

/** The texts of references in a language, in the same order in each; those with `for` are for its cases alone. */
export type ErrorTexts<Reference extends string> = Readonly<
  Record<Reference, readonly { readonly for?: readonly string[]; readonly text: string }[]>
>;

/** The references each operation of the shop may answer. */
export const references = {
  acceptUpsell: ["resourceDoesNotExist", "cartValidationErrors", "invoiceDoesNotMatch", "paymentDeclined", "processorDeclined", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  addWishlistItem: ["authenticationRequired", "resourceDoesNotExist", "wishlistFull", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  calculateTaxes: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  cancelOrder: ["resourceDoesNotExist", "orderShipped", "cancellationClosed", "giftCardSpent", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changePassword: ["authenticationRequired", "currentPasswordInvalid", "passwordTooCommon", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeUsername: ["authenticationRequired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeSessions: ["authenticationRequired", "resourceDoesNotExist", "currentPasswordInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  completeAddress: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  createBnplToken: ["cartValidationErrors", "cartLimitExceeded", "shippingDoesNotMatch", "invoiceDoesNotMatch", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createCardToken: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  createEmailCode: ["authenticationRequired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createMessage: ["turnstileChallengeFailed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createReview: ["resourceDoesNotExist", "productNotBought", "productNotShipped", "productRefunded", "productReviewed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createStockNotice: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  enterCampaign: ["resourceDoesNotExist", "campaignEnded", "campaignAlreadyEntered", "idempotencyKeyReused", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  generateInvoice: ["cartValidationErrors", "cartLimitExceeded", "shippingDoesNotMatch", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  getAddress: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  getCampaignPage: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCollection: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCollectionFilters: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCreditNotePdf: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCredits: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getDraft: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getGiftCard: ["giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getInvoicePdf: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPage: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getProduct: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPromotion: ["promotionUnrecognizable", "promotionUnsupportedSite", "promotionUnavailable", "promotionExpired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPurchase: ["idempotencyKeyOfMember", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getSite: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getUser: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getWishlist: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  identify: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  listCampaigns: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listNotifications: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listOrders: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listProducts: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listRecommendations: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  listReviews: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listSessions: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listShippingOptions: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  listShippingRates: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listSuggestions: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  login: ["credentialsInvalid", "oneTimeCodeRequired", "oneTimeCodeInvalid", "turnstileChallengeFailed", "multiFactorAuthenticationSetupRequired", "multiFactorAuthenticationTokenRequired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  logout: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  orderSubscription: ["authenticationRequired", "resourceDoesNotExist", "cartValidationErrors", "invoiceDoesNotMatch", "paymentDeclined", "processorDeclined", "fraudRejected", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  recoverPassword: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  register: ["turnstileChallengeFailed", "passwordTooCommon", "joinNonceInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeWishlistItem: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  requestReturn: ["resourceDoesNotExist", "lineQuantityExceeded", "returnClosed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  resetPassword: ["passwordTokenInvalid", "passwordTooCommon", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveAddress: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  startSubscription: ["authenticationRequired", "resourceDoesNotExist", "cartValidationErrors", "invoiceDoesNotMatch", "paymentDeclined", "processorDeclined", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  submitCheckout: ["draftNotOpen", "cartValidationErrors", "cartLimitExceeded", "shippingRateRequired", "shippingDoesNotMatch", "invoiceDoesNotMatch", "promotionUnrecognizable", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "paymentDeclined", "processorDeclined", "kountDIDFailure", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  subscribeNewsletter: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  trackOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  validateCart: ["cartValidationErrors", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  validateEmail: ["authenticationRequired", "emailCodeInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  writeLog: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
} as const;

/** The references each operation of those who run the shop may answer. */
export const merchantReferences = {
  addOrderNote: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  answerReturn: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "returnAnswered", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  applyImport: ["merchantKeyInvalid", "merchantScopeMissing", "importBad", "consentRequired", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  approveProposal: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "anotherPersonRequired", "proposalClosed", "changedMeanwhile", "orderCancelled", "orderShipped", "nothingToRefund", "orderUnpaid", "lineQuantityExceeded", "giftCardSpent", "returnRefunded", "promotionBad", "importBad", "notInvertible", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  blockGiftCard: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "giftCardExpended", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  cancelMerchantOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "orderShipped", "giftCardSpent", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeOrderContact: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderShipped", "addressRegionFixed", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changePrices: ["merchantKeyInvalid", "merchantScopeMissing", "variantUnknown", "priceBelowMinimum", "priceMissing", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeReviewRequests: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeStaff: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "lastOwner", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeWebhook: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeCustomerSessions: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "staffExists", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeDraft: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "draftNotOpen", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeOrderTrouble: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "orderNotInTrouble", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeStaffSessions: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createDraft: ["merchantKeyInvalid", "merchantScopeMissing", "variantUnknown", "cartValidationErrors", "cartLimitExceeded", "promotionUnrecognizable", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createMerchantKey: ["merchantKeyInvalid", "merchantScopeMissing", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createMerchantProduct: ["merchantKeyInvalid", "merchantScopeMissing", "productBad", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createWebhook: ["merchantKeyInvalid", "merchantScopeMissing", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  disableMerchantProduct: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  enableMerchantProduct: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  endMerchantPromotion: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  endStaffSession: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  eraseCustomer: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "staffExists", "openOrders", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  exportAuditEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportCampaignEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportCustomer: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  exportFoundCustomers: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportGiftCardEntries: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportMerchantGiftCards: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportMerchantProducts: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportMerchantPromotions: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportOrders: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportReport: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportShop: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportStock: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  exportSubscribers: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  findCustomers: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCustomer: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantAccess: ["merchantKeyInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantCollection: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantCreditNotePdf: ["resourceDoesNotExist", "merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantGiftCard: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantInvoicePdf: ["resourceDoesNotExist", "merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantPage: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantProduct: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantSite: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPackingOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getShippingRates: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getTaxRates: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  inviteStaff: ["merchantKeyInvalid", "merchantScopeMissing", "staffExists", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  issueGiftCard: ["merchantKeyInvalid", "merchantScopeMissing", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  listAuditEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listCampaignEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listDeadJobs: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listDrafts: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listLiabilityEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantCollections: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantGiftCards: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantKeys: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantOrders: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantPages: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantProducts: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantPromotions: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantReviews: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listOrderEvents: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listPackingOrders: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listProposals: ["merchantKeyInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listStaff: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listStaffSessions: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listStock: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listStockEntries: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listStockNotices: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listSubscribers: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listWebhookDeliveries: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listWebhooks: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  moderateReview: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "reviewReasonMissing", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  moveStock: ["merchantKeyInvalid", "merchantScopeMissing", "variantUnknown", "stockChanged", "stockNegative", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  previewImport: ["merchantKeyInvalid", "merchantScopeMissing", "importBad", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  previewRefund: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "nothingToRefund", "orderUnpaid", "lineQuantityExceeded", "giftCardSpent", "returnNotReceived", "returnRefunded", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  readReport: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  refundOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "nothingToRefund", "orderUnpaid", "lineQuantityExceeded", "giftCardSpent", "returnNotReceived", "returnRefunded", "changedMeanwhile", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  rejectProposal: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "proposalClosed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeMerchantCollection: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "collectionBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeMerchantPage: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "pageBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeStaff: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "lastOwner", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeWebhook: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  replayEntry: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "notInvertible", "changedMeanwhile", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  resendOrderEmail: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  resetStaffAuthenticator: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "anotherPersonRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  retryJob: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  revokeMerchantKey: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantCollection: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "collectionBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantPage: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "pageBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantPicture: ["merchantKeyInvalid", "merchantScopeMissing", "pictureBad", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantProduct: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "productBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantPromotion: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "promotionBad", "changedMeanwhile", "consentRequired", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveMerchantSite: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "siteBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveShippingRates: ["merchantKeyInvalid", "merchantScopeMissing", "ratesBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveTaxRates: ["merchantKeyInvalid", "merchantScopeMissing", "ratesBad", "changedMeanwhile", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  sendWebhookDeliveryAgain: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  shipOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "orderUnpaid", "lineQuantityExceeded", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  shipPackingOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "orderUnpaid", "lineQuantityExceeded", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  tryMerchantCollection: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  tryMerchantPromotion: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
} as const;
