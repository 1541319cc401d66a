// Generated from openapi/ by `npm run generate`. Do not edit.
/** "METHOD path", with "!" where an idempotency key makes it repeatable. */
export const operations = {
  /** Calculate the taxes of an order Sales tax and duties for an address (7.2). On failure a client counts taxes as zero. */
  calculateTaxes: "POST /services/payments/taxes/calculate",
  /** Create a token for the card fields Authorises the card gateway's hosted fields, and lists saved cards of a signed-in user (7, checkout). */
  createCardToken: "GET /services/payments/tokens/braintree",
  /** Generate the invoice of a cart What the cart costs, computed by the server from its own data with the SDK's rules and taxes (CA-43). */
  generateInvoice: "POST /services/payments/invoice",
  /** Get a collection Title, words and dressing of a listing (7.1). */
  getCollection: "GET /products/collections/{collection}",
  /** Get what a collection can be narrowed by Every filter key with its values and their counts over the whole collection (7.1). */
  getCollectionFilters: "GET /products/collections/{collection}/filters",
  /** Get a gift card by its code What is left on a gift card, when it can be used on this site (5.4). */
  getGiftCard: "GET /products/giftcards/{code}",
  /** Get a placed order An order by its id, which is random and known to its buyer alone (CA-99). */
  getOrder: "GET /services/payments/checkouts/{id}",
  /** Get a product One product with its variants and stock (7.1). */
  getProduct: "GET /products/{id}",
  /** Get a promotion by its code The promotion, when it can be used on this site now (steps 1 to 4 of 5.2); what depends on the cart is checked by the SDK's rule. */
  getPromotion: "GET /products/promotions/{code}",
  /** Get the settings of a site Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site carries the settings of all (SA-002). */
  getSite: "GET /sites/{site}",
  /** Get the signed-in member The member as the account pages show them (7.4). Only members see themselves; another's id is answered like one that does not exist. */
  getUser: "GET /users/{id}",
  /** Give this browser an identity A random id for a visitor, kept in the cookie velours_identity (4.2). With an e-mail address, also says who it is. */
  identify: "POST /services/identify",
  /** List products of a collection, by ids, or found by words One call in four forms (7.1): a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations */
  listProducts: "GET /products",
  /** List ways to ship an order Options for an address, subtotal and promotion (7.2). The promotion's effect on shipping is already in them. */
  listShippingOptions: "POST /services/shipping/options",
  /** List shipping prices of a country Prices by subtotal, for estimates before an address is known (7.2). */
  listShippingRates: "GET /services/shipping/rates",
  /** Submit a checkout Places the order and takes the money (7, checkout). The server computes its own invoice from its own data; the order, the stock, */
  submitCheckout: "POST! /services/payments/checkout",
  /** Validate a cart before paying Compares prices, stock, gifts and promotion with what the shopper saw (7, checkout). With a shipping country it also checks country-bound promotions (CA-03). */
  validateCart: "POST /services/payments/validate",
  /** Write a log entry Puts something the browser noticed on record (7.5). A client never shows a failure. */
  writeLog: "POST /services/logs",
} as const;
