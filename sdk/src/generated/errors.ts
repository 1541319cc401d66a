// Generated from openapi/ by `npm run generate`. Do not edit.
/** Every error reference: status, whether repeating the same call may help, and its texts. */
export const catalogue = {
  /** Too little for add-on items. */
  addOnDoesNotMeetMinimumRequirement: { status: 409, retry: false, messages: [{ en: "Add-on items are available on orders of $29+", fr: "Les articles complémentaires sont disponibles pour les commandes de 29 $ et plus" }] },
  /** Add-on items stand alone. */
  addOnRequiresRegularItems: { status: 409, retry: false, messages: [{ en: "Add-on items are available when ordered with other items", fr: "Les articles complémentaires sont disponibles avec d’autres articles" }] },
  /** No member is signed in. */
  authenticationRequired: { status: 401, retry: false, messages: [{ en: "Please log in to continue", fr: "Veuillez vous connecter pour continuer" }] },
  /** The member's own email address has already entered. */
  campaignAlreadyEntered: { status: 409, retry: false, messages: [{ en: "This email address has already been entered", fr: "Cette adresse courriel participe déjà" }] },
  /** The campaign takes no more entries. */
  campaignEnded: { status: 409, retry: false, messages: [{ en: "This campaign has ended", fr: "Cette opération est terminée" }] },
  /** The buyer can no longer cancel the order. */
  cancellationClosed: { status: 409, retry: false, messages: [{ en: "This order can no longer be cancelled. Please contact us.", fr: "Cette commande ne peut plus être annulée. Veuillez nous contacter." }] },
  /** The cart changed since it was filled. */
  cartValidationErrors: { status: 409, retry: false, messages: [{ en: "Some items in your cart have changed", fr: "Certains articles de votre panier ont changé" }] },
  /** The client token is missing or wrong. */
  clientTokenInvalid: { status: 401, retry: false, messages: [{ en: "The client token is missing or wrong", fr: "Le jeton client est absent ou incorrect" }] },
  /** Wrong email address or password. */
  credentialsInvalid: { status: 401, retry: false, messages: [{ en: "The email or the password is not correct", fr: "L’adresse courriel ou le mot de passe est incorrect" }] },
  /** The request comes from another site. */
  crossSiteRequest: { status: 403, retry: false, messages: [{ en: "This request came from another site", fr: "Cette demande provient d’un autre site" }] },
  /** The current password is wrong. */
  currentPasswordInvalid: { status: 409, retry: false, messages: [{ en: "Your current password is not correct", fr: "Votre mot de passe actuel est incorrect" }] },
  /** The code does not confirm the email address. */
  emailCodeInvalid: { status: 409, retry: false, messages: [{ en: "The code is not correct or no longer valid, please ask for a new one", fr: "Le code est incorrect ou n’est plus valide, veuillez en demander un nouveau" }] },
  /** The fraud check rejected the payment. */
  fraudRejected: { status: 409, retry: false, messages: [{ en: "Your order could not be processed", fr: "Votre commande n’a pas pu être traitée" }] },
  /** The gift card has another currency. */
  giftCardCurrencyDoesNotMatch: { status: 409, retry: false, messages: [{ en: "Please update your currency to {currency} to apply this gift card", fr: "Veuillez changer votre devise pour {currency} afin d’appliquer cette carte-cadeau" }] },
  /** The gift card is empty. */
  giftCardExpended: { status: 409, retry: false, messages: [{ en: "Gift card is completely spent", fr: "La carte-cadeau est entièrement dépensée" }] },
  /** A gift card bought with the order has been spent. */
  giftCardSpent: { status: 409, retry: false, messages: [{ en: "A gift card of line {line} has been spent, and {left} can be refunded", fr: "Une carte-cadeau de la ligne {line} a été dépensée, et {left} peuvent être remboursées" }] },
  /** No gift card has this code. */
  giftCardUnrecognizable: { status: 404, retry: false, messages: [{ en: "Gift card is not recognized", fr: "Carte-cadeau non reconnue" }] },
  /** The gift card belongs to another site. */
  giftCardUnsupportedSite: { status: 409, retry: false, messages: [{ en: "Please use a gift card meant for this site", fr: "Veuillez utiliser une carte-cadeau prévue pour ce site" }] },
  /** The first request with this key is still running. */
  idempotencyKeyInProgress: { status: 409, retry: true, messages: [{ en: "This request is already being processed", fr: "Cette demande est déjà en cours de traitement" }] },
  /** The key was used for something else. */
  idempotencyKeyReused: { status: 409, retry: false, messages: [{ en: "This request was already made with different data", fr: "Cette demande a déjà été faite avec d’autres données" }] },
  /** The shop made a mistake. */
  internalError: { status: 500, retry: true, messages: [{ en: "Something went wrong on our side, please try again", fr: "Une erreur est survenue de notre côté, veuillez réessayer" }] },
  /** The total differs from the one the shopper agreed to. */
  invoiceDoesNotMatch: { status: 409, retry: false, messages: [{ en: "The total of your order has changed, please review it and try again", fr: "Le total de votre commande a changé, veuillez le vérifier et réessayer" }] },
  /** The right to join after an order is gone. */
  joinNonceInvalid: { status: 400, retry: false, messages: [{ en: "Your account could not be created, please join with a username and a password", fr: "Votre compte n’a pas pu être créé, veuillez vous inscrire avec un nom d’utilisateur et un mot de passe" }] },
  /** The fraud check could not collect its data. */
  kountDIDFailure: { status: 409, retry: false, messages: [{ en: "Please refresh the page and try again", fr: "Veuillez actualiser la page et réessayer" }] },
  /** A line has fewer units left than were named. */
  lineQuantityExceeded: { status: 409, retry: false, messages: [{ en: "Line {line} has {left} units left", fr: "La ligne {line} n’a plus que {left} unités" }] },
  /** The eligible subtotal is too large. */
  maximumSubtotalRequired: { status: 409, retry: false, messages: [{ en: "In order for the promotion to work the subtotal needs to be below ${maximum}", fr: "Pour utiliser la promotion, le sous-total doit être inférieur à ${maximum}" }] },
  /** The merchant's key is missing, unknown or revoked. */
  merchantKeyInvalid: { status: 401, retry: false, messages: [{ en: "The merchant's key is missing or wrong", fr: "La clé du marchand est absente ou incorrecte" }] },
  /** The merchant's key may not do this. */
  merchantScopeMissing: { status: 403, retry: false, messages: [{ en: "The merchant's key may not do this", fr: "La clé du marchand ne permet pas cette action" }] },
  /** The eligible subtotal is too small. */
  minimumSubtotalRequired: { status: 409, retry: false, messages: [{ for: ["amount_threshold"], en: "In order for the gift card to work, your subtotal before gift card must be at least ${minimum}.", fr: "Pour utiliser la carte-cadeau, votre sous-total avant carte-cadeau doit être d’au moins ${minimum}." }, { for: ["free_product"], en: "In order to receive your free toy, the subtotal must be at least ${minimum}.", fr: "Pour recevoir votre jouet gratuit, le sous-total doit être d’au moins ${minimum}." }, { en: "In order for the promotion to work, your subtotal before promotion must be at least ${minimum}.", fr: "Pour utiliser la promotion, votre sous-total avant promotion doit être d’au moins ${minimum}." }] },
  /** An authenticator app must be set up. */
  multiFactorAuthenticationSetupRequired: { status: 401, retry: false, messages: [{ en: "Set up two-factor authentication to continue", fr: "Configurez l’authentification à deux facteurs pour continuer" }, { for: ["wrong"], en: "The authenticator code is not correct", fr: "Le code d’authentification est incorrect" }] },
  /** The code of the authenticator is required. */
  multiFactorAuthenticationTokenRequired: { status: 401, retry: false, messages: [{ en: "Enter the code of your authenticator app", fr: "Entrez le code de votre application d’authentification" }, { for: ["wrong"], en: "The authenticator code is not correct", fr: "Le code d’authentification est incorrect" }] },
  /** There is no cash back to use. */
  noCreditsAvailable: { status: 409, retry: false, messages: [{ en: "There are no credits available to use", fr: "Aucun crédit disponible" }] },
  /** Nothing of the order is left to refund. */
  nothingToRefund: { status: 409, retry: false, messages: [{ en: "Nothing of this order is left to refund", fr: "Il ne reste rien à rembourser sur cette commande" }] },
  /** The code does not let this member in. */
  oneTimeCodeInvalid: { status: 401, retry: false, messages: [{ en: "The code is not correct or no longer valid, check it and your email/password", fr: "Le code est incorrect ou n’est plus valide ; vérifiez-le, ainsi que votre adresse courriel et votre mot de passe" }] },
  /** A code was sent by email. */
  oneTimeCodeRequired: { status: 401, retry: false, messages: [{ en: "A code was sent to your email, if you didn't receive it verify your email/password", fr: "Un code a été envoyé à votre adresse courriel ; si vous ne l’avez pas reçu, vérifiez votre adresse courriel et votre mot de passe" }] },
  /** The order is cancelled. */
  orderCancelled: { status: 409, retry: false, messages: [{ en: "This order has been cancelled", fr: "Cette commande a été annulée" }] },
  /** A part of the order has left. */
  orderShipped: { status: 409, retry: false, messages: [{ en: "This order has been shipped and cannot be cancelled", fr: "Cette commande a été expédiée et ne peut plus être annulée" }] },
  /** The link for a new password holds no more. */
  passwordTokenInvalid: { status: 400, retry: false, messages: [{ en: "This link is no longer valid, please ask for a new one", fr: "Ce lien n’est plus valide, veuillez en demander un nouveau" }] },
  /** The password is on the list of common passwords. */
  passwordTooCommon: { status: 400, retry: false, messages: [{ en: "This password is too common, please choose another", fr: "Ce mot de passe est trop courant, veuillez en choisir un autre" }] },
  /** The bank declined the payment. */
  paymentDeclined: { status: 402, retry: false, messages: [{ en: "Do Not Honor", fr: "Paiement refusé par votre banque" }, { en: "Expired Card", fr: "Carte expirée" }, { en: "Declined", fr: "Refusé" }, { en: "Card Issuer Declined CVV", fr: "Code de vérification refusé par votre banque" }, { en: "The payment was not approved. Please choose another payment method.", fr: "Le paiement n’a pas été approuvé. Veuillez choisir un autre mode de paiement." }] },
  /** The bank gave a reason. */
  processorDeclined: { status: 409, retry: false, messages: [{ en: "Insufficient Funds", fr: "Provision insuffisante" }] },
  /** The promotion is over. */
  promotionExpired: { status: 409, retry: false, messages: [{ en: "This promo code has expired.", fr: "Ce code promo a expiré." }] },
  /** The promotion is switched off. */
  promotionUnavailable: { status: 409, retry: false, messages: [{ en: "This code is from a sale that is no longer active", fr: "Ce code provient d’une vente qui n’est plus active" }] },
  /** No promotion has this code. */
  promotionUnrecognizable: { status: 404, retry: false, messages: [{ en: "This promo code is invalid or has already been used", fr: "Ce code promo est invalide ou a déjà été utilisé" }] },
  /** The promotion does not ship there. */
  promotionUnsupportedCountry: { status: 409, retry: false, messages: [{ en: "This promotion cannot be used in your region", fr: "Cette promotion ne peut pas être utilisée dans votre région" }] },
  /** The promotion belongs to another site. */
  promotionUnsupportedSite: { status: 409, retry: false, messages: [{ en: "Please use a promotion meant for this site", fr: "Veuillez utiliser une promotion prévue pour ce site" }] },
  /** Too many attempts. */
  rateLimited: { status: 429, retry: true, messages: [{ en: "Too many failed payment attempts, please try again later.", fr: "Trop de tentatives de paiement échouées, veuillez réessayer plus tard." }, { for: ["attempts"], en: "Too many attempts, please try again later", fr: "Trop de tentatives, veuillez réessayer plus tard" }] },
  /** The promotion requires an email address. */
  requiredEmailMissing: { status: 409, retry: false, messages: [{ en: "Please enter your email to use this promotion", fr: "Veuillez saisir votre adresse courriel pour utiliser cette promotion" }] },
  /** A required product is missing. */
  requiredProductNotInCart: { status: 409, retry: false, messages: [{ for: ["percentage_product"], en: "Please add the required product to your cart to apply this promo.", fr: "Veuillez ajouter le produit requis à votre panier pour appliquer cette promo." }, { en: "Please add the required products to your cart to apply this promo.", fr: "Veuillez ajouter les produits requis à votre panier pour appliquer cette promo." }] },
  /** Only gift cards are in the cart. */
  requiresPromotionableItems: { status: 409, retry: false, messages: [{ en: "In order for the promo code to work, you need to add products that aren't gift cards", fr: "Pour utiliser ce code promo, ajoutez des produits autres que des cartes-cadeaux" }] },
  /** The resource does not exist. */
  resourceDoesNotExist: { status: 404, retry: false, messages: [{ en: "This resource does not exist", fr: "Cette ressource n’existe pas" }] },
  /** The time to return the goods is over. */
  returnClosed: { status: 409, retry: false, messages: [{ en: "These goods can no longer be returned. Please contact us.", fr: "Ces articles ne peuvent plus être retournés. Veuillez nous contacter." }] },
  /** The shop cannot answer now. */
  serviceUnavailable: { status: 503, retry: true, messages: [{ en: "The shop is taking a short break, please try again in a moment", fr: "La boutique fait une courte pause, veuillez réessayer dans un instant" }] },
  /** The shipping option is not offered any more, or its price changed. */
  shippingDoesNotMatch: { status: 409, retry: false, messages: [{ en: "The shipping prices have changed. Please refresh the page and re-add the products to the cart.", fr: "Les prix de livraison ont changé. Veuillez actualiser la page et ajouter de nouveau les produits au panier." }] },
  /** No shipping option was chosen. */
  shippingRateRequired: { status: 409, retry: false, messages: [{ en: "Please review you shipping address and try again", fr: "Veuillez vérifier votre adresse de livraison et réessayer" }] },
  /** The bot check says no. */
  turnstileChallengeFailed: { status: 409, retry: false, messages: [{ en: "Unable to verify you're human. Try turning off any VPN and/or content blocker and try again", fr: "Impossible de vérifier que vous êtes humain. Essayez de désactiver tout VPN ou bloqueur de contenu, puis réessayez" }] },
  /** The request breaks a rule of the contract. */
  validationError: { status: 400, retry: false, messages: [{ en: "{text}", fr: "{text}" }] },
  /** The wishlist is full (500 products). */
  wishlistFull: { status: 409, retry: false, messages: [{ en: "Your wishlist is full", fr: "Votre liste de favoris est pleine" }] },
} as const;

/** The references each operation may answer. */
export const references = {
  acceptUpsell: ["resourceDoesNotExist", "cartValidationErrors", "invoiceDoesNotMatch", "paymentDeclined", "processorDeclined", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  addWishlistItem: ["authenticationRequired", "resourceDoesNotExist", "wishlistFull", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  calculateTaxes: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  cancelMerchantOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "orderShipped", "giftCardSpent", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  cancelOrder: ["resourceDoesNotExist", "orderShipped", "cancellationClosed", "giftCardSpent", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changePassword: ["authenticationRequired", "currentPasswordInvalid", "passwordTooCommon", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  changeUsername: ["authenticationRequired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  closeSessions: ["authenticationRequired", "resourceDoesNotExist", "currentPasswordInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  completeAddress: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  createBnplToken: ["cartValidationErrors", "shippingDoesNotMatch", "invoiceDoesNotMatch", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createCardToken: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  createEmailCode: ["authenticationRequired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createMessage: ["turnstileChallengeFailed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  createStockNotice: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  enterCampaign: ["resourceDoesNotExist", "campaignEnded", "campaignAlreadyEntered", "idempotencyKeyReused", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  generateInvoice: ["cartValidationErrors", "shippingDoesNotMatch", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  getAddress: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  getCampaignPage: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCollection: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCollectionFilters: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCreditNotePdf: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getCredits: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getGiftCard: ["giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getInvoicePdf: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getMerchantOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPage: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getProduct: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getPromotion: ["promotionUnrecognizable", "promotionUnsupportedSite", "promotionUnavailable", "promotionExpired", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getSite: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getUser: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  getWishlist: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  identify: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  listCampaigns: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
  listMerchantOrders: ["merchantKeyInvalid", "merchantScopeMissing", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable"],
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
  refundOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "nothingToRefund", "lineQuantityExceeded", "giftCardSpent", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  register: ["turnstileChallengeFailed", "passwordTooCommon", "joinNonceInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  removeWishlistItem: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  requestReturn: ["resourceDoesNotExist", "lineQuantityExceeded", "returnClosed", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  resetPassword: ["passwordTokenInvalid", "passwordTooCommon", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  saveAddress: ["authenticationRequired", "resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  shipOrder: ["merchantKeyInvalid", "merchantScopeMissing", "resourceDoesNotExist", "orderCancelled", "lineQuantityExceeded", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  startSubscription: ["authenticationRequired", "resourceDoesNotExist", "cartValidationErrors", "invoiceDoesNotMatch", "paymentDeclined", "processorDeclined", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  submitCheckout: ["cartValidationErrors", "shippingRateRequired", "shippingDoesNotMatch", "invoiceDoesNotMatch", "promotionUnrecognizable", "giftCardUnrecognizable", "giftCardExpended", "giftCardUnsupportedSite", "giftCardCurrencyDoesNotMatch", "noCreditsAvailable", "paymentDeclined", "processorDeclined", "kountDIDFailure", "fraudRejected", "idempotencyKeyReused", "idempotencyKeyInProgress", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  subscribeNewsletter: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  trackOrder: ["resourceDoesNotExist", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  validateCart: ["cartValidationErrors", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  validateEmail: ["authenticationRequired", "emailCodeInvalid", "validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
  writeLog: ["validationError", "clientTokenInvalid", "rateLimited", "internalError", "serviceUnavailable", "crossSiteRequest"],
} as const;
