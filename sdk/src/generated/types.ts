// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/sites/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of a site
         * Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site returns the settings of all sites.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of the merchant's words
         * A page that the merchant writes and imports: shipping, returns, privacy, terms, imprint. Its HTML is cleaned on import. getSite lists the pages that a site has.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products of a collection, by ids, or found by words
         * One call in four forms: a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations (ids with limit, in the order given) and search (search). Facet and pagination headers describe the whole result.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest searches, categories and products as one types
         * What a search field shows under itself: completed searches, categories whose names match, and the products found first. It finds what listProducts finds with the same words: accents and letter case aside, and with typing errors forgiven where nothing has the words as written. Without words it answers what is popular. Wait about 100 ms after a keystroke before calling.
         */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * One product with its variants and stock.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a product
         * One page of a product's reviews and the rating of all of them. Those in the requested language come first, because they are read first; the others follow. Pagination headers describe the reviews that the filter leaves.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/stock-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told when a variant is back
         * Sends one email when a sold-out variant can be bought again in the region, and deletes the address after that, or after 180 days. The response is the same for an address that has asked already and for a variant that is in stock; neither adds anything.
         */
        post: operations["createStockNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/collections/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection
         * Title, description and page settings of a collection.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/collections/{collection}/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the filters of a collection
         * Every filter key with its values and their counts over the whole collection.
         */
        get: operations["getCollectionFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/promotions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a promotion by its code
         * The promotion, if it can be used on this site now. Conditions on the cart are checked by the SDK's rule judgePromotion. With fields, only these fields are returned (notification cards request uses_percentage and description). A promotion that is used up is promotionUnrecognizable, unless fields has uses_percentage.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/giftcards/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gift card by its code
         * The remaining amount of a gift card, if it can be used on this site.
         */
        get: operations["getGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/shipping/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping prices of a country
         * Prices by subtotal, for estimates before an address is known.
         */
        get: operations["listShippingRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/shipping/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List ways to ship an order
         * Shipping options for an address, subtotal and promotion. Prices include the effect of the promotion.
         */
        post: operations["listShippingOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/taxes/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the taxes of an order
         * Computes sales tax and duties for an address. If it fails, an estimate counts taxes as zero.
         */
        post: operations["calculateTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the invoice of a cart
         * Computes what the cart costs, from the server's own data, with the SDK's rules and taxes.
         */
        post: operations["generateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give this browser an identity
         * Returns a random id for the visitor and keeps it in the cookie velours_identity. An email address or an exchange id of the email marketing service is stored with it; fields that are left out keep their stored value.
         */
        post: operations["identify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * Starts a session: the response sets its cookie, and access.authenticated is true. With action send-one-time-code it only sends a code by email. For a member with a second factor the response is an error that says what is required; send the same request again with MFA. The response header still carries the revision of the previous session: adopt the revision of the body, so that the page does not reload.
         */
        post: operations["login"];
        /**
         * Sign out
         * Ends the session and deletes its cookie. Without a session the response is the same.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * Creates an account and sends an email. With a join nonce as token, email address and terms are enough: the address must be that of the order, and the email contains a link to set a password. The link verifies the address; the nonce does not. The response does not start a session. It is the same for an address that already has an account; the email then tells its owner.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/username/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take another username
         * Changes the public name of the signed-in member. Names need not be unique; members are identified by their email address.
         */
        post: operations["changeUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose another password
         * Changes the password of the signed-in member and ends all of their sessions, including this one.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/password/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to a new password
         * Sends a link that is valid for 60 minutes. The response is the same whether or not the member exists.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with the link of an email
         * Sets the password with the token of a recovery or welcome email. The token works once. Every session of the member ends, and no new one starts.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code that confirms the email address
         * Sends a code of five digits to the signed-in member's own address. validateEmail takes it: once, for ten minutes, in the browser that asked for it. Nothing is sent to an address that is already confirmed.
         */
        post: operations["createEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/authentication/email/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the email address
         * Takes the code of createEmailCode, once. From then on the member sees and spends the cash back that waited under the address. The code works only for the member who is signed in, in the browser that asked for it.
         */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in member
         * The account of the signed-in member. The id of another member is treated like an id that does not exist.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where a member is signed in
         * The signed-in member's sessions that have not ended, the most recently used first. A session's id cannot be used to sign in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a member out elsewhere
         * Ends one session of the signed-in member, or all of them except this one. The password is required, so that somebody who finds a signed-in browser cannot lock the member out of the others. A session that has already ended gets the same response.
         */
        post: operations["closeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member's cash back
         * The cash back of the signed-in member on a site in one currency, with its history, and what they have in the others. Cash back is earned and spent in one currency: each has a balance with an id of its own. The id of another member is treated like an id that does not exist.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a member's orders
         * Lists the signed-in member's orders on this site, the newest first, page by page. Each has the form of getOrder. Orders placed as a guest under the member's email address are included once that address is confirmed.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/addresses/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a member's address
         * Stores the billing or shipping address of the signed-in member and replaces the previous one. It is validated like the form of its kind.
         */
        put: operations["saveAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/orders/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track an order by its number
         * Says how far an order is, to anyone who knows its number and the email address it was placed with. A wrong number and a wrong address get the same answer, and count as guesses of the caller. Names, addresses, products and amounts are not in it.
         */
        post: operations["trackOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, restart or change a subscription
         * Subscribes the signed-in member to products, for a month at a time; the email address is that of the account. The server computes the amount due: the price of the products for a start, and for a restart or a change of plan once the paid month is over; 0 until then. A different total is refused. payment.id is the card's token at the tokenisation provider; without it the card stored for the subscription is charged. A restart or a change of plan needs the nonce of the last response, which works once, or an exchange id of the email marketing service, which stands for the member's newest subscription.
         */
        post: operations["startSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/subscriptions/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the next month of a subscription
         * Orders the products of the subscription for the next month and charges the card stored for it. A month is ordered once: while it runs, the response is its order, and nothing is charged. Prices above those the member agreed to are refused until a change of plan accepts them.
         */
        post: operations["orderSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/tokens/braintree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a token for the card fields
         * Authorises the card gateway's hosted fields for the merchant account of the currency, and lists the saved cards of the signed-in member. The session identifies the member; user_id only keeps cached responses of different members apart.
         */
        get: operations["createCardToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/tokens/klarna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a buy-now-pay-later session
         * Sends the purchase, in cents, to the buy-now-pay-later provider and returns the settings of its dialog. Only for USD and CAD, with the site's flag showKlarna on and no pre-order line; otherwise 400 at payment.service.
         */
        post: operations["createBnplToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a cart before paying
         * Compares prices, stock, gifts and the promotion with the values the shopper saw. With a shipping country it also checks promotions that are limited to countries.
         */
        post: operations["validateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a checkout
         * Places the order and takes the payment. The server computes the invoice from its own data. Order, stock, gift-card ledger and promotion use are one transaction. After a lost response, ask getPurchase what became of it, or send the same request with the same Idempotency-Key again.
         */
        post: operations["submitCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkout/upsells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer after the purchase
         * Adds an offer to a placed order and charges it with the second nonce or token from the checkout. Shipping is included. The server computes the invoice and returns the order with the added products. Accepting the same offer again charges nothing. An offer that has expired, by meta.expires or by the server's clock, is refused with validationError at meta.expires: 'The offer has expired'.
         */
        post: operations["acceptUpsell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkout/order-close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the offers of an order
         * Ends the offer after a purchase. The first reason is kept; closing again changes nothing and returns the same. An offer that is neither accepted nor closed is closed when its time is over.
         */
        post: operations["closeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/purchases/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what became of a purchase
         * Says what became of the submitCheckout that was sent with this Idempotency-Key, and changes nothing: use it when the response was lost. Only keys that are random UUIDs can be asked for, because anyone who knows the key of a guest's purchase is answered its order. A member's purchase is answered to that member only. After `not-placed`, send another purchase with the same key: if the first one still arrives, only one of them is placed.
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a placed order
         * Returns an order by its random id, which only its buyer knows. A member can read their own orders and those of guests; a guest can read orders of guests. Any other id is treated like one that does not exist.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order's invoice as PDF
         * Returns the invoice of an order as PDF, in the language of Accept-Language and the currency of the order: seller (the site's `seller`), buyer, lines, promotion, shipping, taxes, total and payment method as they were when it was placed, and what was given back since. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same invoice for machines (factur-x.xml, EN 16931).
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}/refunds/{refund}/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the credit note of a refund as PDF
         * Returns the credit note of a refund or a cancellation as PDF, in the language of Accept-Language and the currency of the order: seller, buyer, its number and date, the invoice it corrects, and the units, shipping, duties and taxes it takes back. An invoice less its credit notes is what the shop kept. It can be read by exactly those who can read the order. The file is PDF/A-3; where the seller has a VAT number of the EU, it contains the same note for machines (factur-x.xml, EN 16931).
         */
        get: operations["getCreditNotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return goods
         * Asks, as the buyer of an order, to send units back that have left in a parcel, within the site's `limits.returnDays` after it left. Each unit can be asked for once. An email confirms it; the merchant sees it with the order and gives the money back with `refundOrder`.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a product of an order
         * Writes, as the buyer of an order, a review of a product that was bought with it and has left, once for each product of the order. The merchant reads it before it is shown: until then its `state` is `waiting`.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/payments/checkouts/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order
         * Cancels an order as its buyer, until its `cancellable_until`: all that was paid is given back, the goods are in stock again, and an email says so. Cancelling again changes nothing and returns the order.
         */
        put: operations["cancelOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the caller may do
         * Returns the scopes and sites of the caller: of the key in x-merchant-key, or without that header of the signed-in member of staff.
         */
        get: operations["getMerchantAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who works for the shop
         * Lists the members of staff, the one invited first first. A caller of some sites sees those of these sites alone.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Invite somebody to work for the shop
         * Gives the owner of an address a role, and sends them an email: with a link to choose a password when they have none. They set up an authenticator at their first sign-in. Nobody gives a role that may do more than they may themselves, or for other sites.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what somebody may do
         * Changes the role and the sites of a member of staff, from their next request on.
         */
        put: operations["changeStaff"];
        post?: never;
        /**
         * Let somebody go
         * Takes the role of a member of staff away and ends their sessions; they stay a member.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/staff/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign somebody of the staff out
         * Ends every session of a member of staff, for a telephone that was lost. Signing in again takes password and authenticator.
         */
        delete: operations["closeStaffSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of programs
         * Lists keys, the oldest first, with those that were revoked or have ended. A caller of some sites sees those of these sites alone.
         */
        get: operations["listMerchantKeys"];
        put?: never;
        /**
         * Make a key for a program
         * Makes a key and answers its value once; the shop keeps its hash alone. A key may do no more than its maker. merchantScopeMissing names the first scope that the maker lacks.
         */
        post: operations["createMerchantKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * Revokes a key, from its next request on. A key that was revoked before gets the same response.
         */
        delete: operations["revokeMerchantKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * Lists addresses that the shop sends events to, the oldest first. A caller of some sites sees those of these sites alone.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * Sends events to an address from now on, and answers the secret that they are signed with once. Each kind needs the scope that reads what it is about: orders:read, stock:read or import:read; merchantScopeMissing names the one that the caller lacks. Stock and imports are of all sites, so a webhook for some sites cannot have them.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook
         * Changes where events are sent, and which. With `newSecret` it answers a new secret once; for a day events are signed with the former one as well, so that the receiver can take the new one in between.
         */
        put: operations["changeWebhook"];
        post?: never;
        /**
         * Remove a webhook
         * Sends nothing to the address any more, and forgets its deliveries.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * Lists what was sent to a webhook and what waits to be sent, the newest first. Read on with `cursor`: the header `x-pagination-next` names the next page's.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/webhooks/{id}/deliveries/{delivery}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * Sends an event to its webhook again at once, with its former id: one that failed, that waits for its next attempt, or that was delivered. It may be repeated.
         */
        post: operations["sendWebhookDeliveryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of all sites
         * Lists orders, the newest first. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. With `changedSince` the order that changed the longest ago comes first, and one that changes again comes again.
         */
        get: operations["listMerchantOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock
         * Lists the stock of variants by region, by the variant's id. Read on with `cursor`: the header `x-pagination-next` names the next page's.
         */
        get: operations["listStock"];
        put?: never;
        /**
         * Change a count of stock
         * Adds units to a count or takes them from it, or sets it to what was counted. What is sold between reading and counting is never sold again: `seen` says what was read, and `stockChanged` refuses a count of something else. Each change is in the ledger of stock with its reason, and in the audit log.
         */
        post: operations["moveStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/stock/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what people wait for
         * Lists variants that people want to hear of when they are back, by the variant's id, with how many they are. No address is answered.
         */
        get: operations["listStockNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders for accounting
         * Returns orders as CSV, or as a JSON object a line with `format=ndjson`, a row for each line, shipping, and part of a refund. Refunds are negative, so the amounts of an order add up to what the shop kept. Columns and fields are those of `OrderRow`; nobody is named. The rows come while they are read, an order as it is then.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order by its number
         * Returns an order with its payments, shipments and refunds.
         */
        get: operations["getMerchantOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that goods have left
         * Notes a parcel with its carrier and tracking number, and tells the buyer by email. Without lines it holds all that has not left yet. An order of which a payment failed is shipped with `unpaid: true` only. The same key with the same body notes it once.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * Gives back what was paid for lines, or all that is left. The server computes the amounts from what was paid, and gives them back to what they were paid with: first the card or service, then the gift card, then the cash back; a product added after the purchase to its own payment. Cash back that the order earned is taken back. Units that have not left are in stock again. Never more than was paid is given back, whatever is asked and however often.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a refund would give back
         * Answers what `refundOrder` with the same body would do now: by means of payment, cash back that is taken back, goods that are in stock again. Nothing is changed.
         */
        post: operations["previewRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a return
         * Records the answer to a return and tells the buyer by email, in the order's language. A declined return can be approved or received after all; one that was received or refunded is at its end.
         */
        post: operations["answerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to an order
         * Lists the events of an order, the oldest first: the newest thousand.
         */
        get: operations["listOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to an order
         * Keeps a note for those who run the shop, in the order's events.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email of an order again
         * Sends an email of the order to its address once more, as the order is now.
         */
        post: operations["resendOrderEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct an order's email or address
         * Changes where an order's emails go, and where its parcels go until one has left. `MerchantOrder.contactRevision` is the revision for If-Match.
         */
        put: operations["changeOrderContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/orders/{number}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * Cancels an order of which nothing has left, and gives back all that is left of what was paid. Its open offer is closed, and its goods are in stock again.
         */
        post: operations["cancelMerchantOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products, sold or not
         * Lists products by id, whether or not they are sold. Read on with `cursor`: the header `x-pagination-next` names the next page's.
         */
        get: operations["listMerchantProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product, sold or not
         * Returns a product as imports have it, with its stock, its revision and what keeps it from being found or bought.
         */
        get: operations["getMerchantProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/products/{id}/disabling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a product off sale
         * Takes a product off sale. Its page and its places in listings go, orders and stock stay.
         */
        post: operations["disableMerchantProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/products/{id}/enabling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product on sale again
         * Puts a product that was disabled on sale again.
         */
        post: operations["enableMerchantProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what buyers wrote
         * Lists the reviews that buyers wrote with their orders, the newest first, of the sites that the caller works for. Read on with `cursor`: the header `x-pagination-next` names the next page's. Imported reviews are not among them.
         */
        get: operations["listMerchantReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish, reject or answer a review
         * Sets the state of a buyer's review, and the shop's answer to it. A published review is shown with its product and counts in its rating; one that is rejected afterwards is taken back from both. The buyer's words never change.
         */
        put: operations["moderateReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gift cards
         * Lists gift cards of the sites that the caller works for, the newest first, without their codes. Read on with `cursor`: the header `x-pagination-next` names the next page's.
         */
        get: operations["listMerchantGiftCards"];
        put?: never;
        /**
         * Issue a gift card
         * Makes a gift card with a code of the shop's own, and sends the code to the recipient when there is one. The code is answered here alone: lists show its last four digits. The reason is in the card's ledger.
         */
        post: operations["issueGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/gift-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gift card with its ledger
         * Returns a gift card without its code, and all that changed what is left on it.
         */
        get: operations["getMerchantGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/gift-cards/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a gift card
         * Takes back what is left on a gift card: from then on it pays nothing, not even with money that a refund returns to it. giftCardExpended refuses a card on which nothing is left, or that is blocked already.
         */
        post: operations["blockGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotions, over or not
         * Lists promotions by their number, with how often each was used. Read on with `cursor`: the header `x-pagination-next` names the next page's.
         */
        get: operations["listMerchantPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/promotions/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a promotion before it is live
         * Tries a promotion, saved or not, on the carts of up to 500 recent orders of its site or on carts made by hand: on how many it works, why not on the others, what it takes off, the dearest cart, and carts below the minimum price, each explained by the rules that the checkout uses. Nothing is written. Carts have today's prices and no names.
         */
        post: operations["tryMerchantPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a promotion
         * Puts a promotion in the place of the one with its number, or adds it. It is checked as an import checks it. The number in the path counts; how often it was used stays.
         */
        put: operations["saveMerchantPromotion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/promotions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promotion
         * Ends a promotion now. Shoppers who type its code are told that its sale is over; orders that used it keep it.
         */
        post: operations["endMerchantPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change prices
         * Sets prices of variants, together or not at all. With `dry` it answers what would change and writes nothing; the same prices with the `plan` of that answer are then applied, or refused when one of them moved meanwhile.
         */
        post: operations["changePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what an import would change
         * Reads a file as an import does and names what it would change, field by field: rows that are new, prices that move, products that leave a listing, and bad rows. Nothing is written. `applyImport` with its plan does exactly this.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a previewed file
         * Imports a file in one transaction, exactly as its preview said. When a row of the file or of the shop is not as the preview found it, nothing is written, and `changedMeanwhile` has the preview as it would be now. Pictures of other hosts are fetched first, as the command does; a file with more than 200 that the shop does not have is refused.
         */
        post: operations["applyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the shop
         * Returns everything that imports write as one JSON document in the form that `previewImport` takes, a row a line: what went in comes out. Orders, members and how often a promotion was used are in a backup only.
         */
        get: operations["exportShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/reports/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report
         * Sums up orders and refunds of a period, in each currency by itself. An order counts on the day it was placed and a refund on the day it was decided, in the time zone of the site. The rows of a report add up to the orders, refunds and balances they are made of, to the cent.
         */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/reports/{name}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report as CSV
         * Returns the rows of `readReport` as CSV: UTF-8, commas, a line with the names of the columns first. Amounts are plain decimals with a dot. A text that a spreadsheet could take for a formula begins with an apostrophe.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List recommended products for a cart
         * Sends the cart and the product just added to the recommendation service, and returns the ids it recommends, in its order. Products in the cart and those in exclude (the gift of the applied promotion) are left out. Pass the ids to listProducts with limit 4. If the service does not respond, the list is empty.
         */
        post: operations["listRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/addresses/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an address as it is typed
         * Suggestions of the address-verification service for the beginning of a street address or, with container and advanced, the addresses inside a suggested building or estate. For a suggestion of type Address call getAddress; for any other type call this operation again with its id as container. An empty text returns an empty list. Wait 300 ms after a keystroke before calling.
         */
        get: operations["completeAddress"];
        put?: never;
        /**
         * Get the address a suggestion stands for
         * The parts of an address that completeAddress suggested. Parts may be missing or padded; the rule completedAddress makes a form's fields of them.
         */
        post: operations["getAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * Subscribes an email address to the site's newsletter and passes it to the email marketing service. The response is the same for an address that is subscribed already. It sets the cookie {site}_newsletter for 365 days, which suppresses the exit offer.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to customer service
         * Sends a message to the site's customer service, who answer by email, and a receipt to its sender in the language of the request. The response does not tell whether the shop knows the address or the order.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/lists/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the wishlist of the signed-in member
         * Lists all items, the oldest first; the wishlist is shared by all sites. Pass the content ids to listProducts.
         */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/lists/wishlist/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product on the wishlist
         * Adds a product and returns the item. Adding a product again returns the existing item.
         */
        post: operations["addWishlistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/lists/{listId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an item off the wishlist
         * Removes an item. The response is 204 even if the item does not exist.
         */
        delete: operations["removeWishlistItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards of the notifications feed
         * The cards of "What's new" on a site: published ones, expired ones included, in the site's own order. A card whose link has a promo_code shows how much of that promotion is claimed: ask getPromotion with fields=uses_percentage,description when it becomes visible.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns of zones
         * Banners of the numbered zones of a page. zones=38,46 returns a list; zones[_38][zone]=38 returns an object by zone, with an empty list for an empty zone. Zones 38 and 46 to 49 belong to category pages; 46 to 49 are the blast bar. A storefront requests the zones of category pages for every visitor, and other zones only for members with the site level 'plus'. Ignore a failure.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/pages/{kind}/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign page
         * The page of a campaign: daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. Lists that a kind of page does not use are empty. Where a route has no handle, the handle is current: /quiz is quiz/current. Chances, prizes and the outcomes of answers stay on the server. Daily deals name only products that the site sells for less than before in the currency of configuration, whichever variant is chosen.
         */
        get: operations["getCampaignPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/pages/{kind}/{handle}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a campaign
         * Enters a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each email address can enter a campaign once. The server decides the outcome and stores it with the entry: a promo code that was won is in this response only. An address always draws the same outcome, and a second entry gets the same response as the first, so that no response tells whether an address has entered. Only a member who enters their own confirmed address again gets campaignAlreadyEntered. With consent the address is subscribed to the newsletter.
         */
        post: operations["enterCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a log entry
         * Stores a client-side log entry. Clients ignore failures.
         */
        post: operations["writeLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** An address as it is stored or shown, unchecked. */
        Address: Address;
        /** Billing address, validated by country. Letter case of the country does not matter. */
        BillingAddress: BillingAddress;
        /** Proof that a person sends the request; each use says which token it accepts. */
        Challenge: Challenge;
        /** How to reach the buyer; the form of the contact block. */
        Contact: Contact;
        /**
         * An email address. Its local part has no period at either end and no two in a row.
         * @example ada@example.com
         */
        Email: Email;
        /** The code that confirms a member's email address. */
        EmailValidation: EmailValidation;
        /** Identity of a browser, without an account. */
        Identity: Identity;
        /** A new account. A buyer who holds a join nonce sends it as token, with email address and terms only. */
        Join: Join;
        /** Credentials, with proof that a person sends them. Email address and password are always validated; the other fields only if action is absent or submit. */
        Login: Login;
        /** A browser in which a member is signed in. */
        MemberSession: MemberSession;
        /** Settings for an authenticator app. The secret stays the same for 15 minutes. */
        MultiFactorSetup: MultiFactorSetup;
        /** The code of the authenticator app is required. */
        MultiFactorToken: MultiFactorToken;
        /** Another password for a signed-in member. */
        PasswordChange: PasswordChange;
        /** Whose password was forgotten. */
        PasswordRecovery: PasswordRecovery;
        /** A new password in place of a forgotten one; the token of the mail is in the query. */
        PasswordReset: PasswordReset;
        /** The result of joining; it does not reveal whether the address was new. */
        Registration: Registration;
        /** Which sessions of a member to end. */
        SessionClosing: SessionClosing;
        /** Shipping address, validated by country. Letter case of the country does not matter. */
        ShippingAddress: ShippingAddress;
        /** A member. */
        User: User;
        /** Role and levels of the member. */
        UserAccess: UserAccess;
        /** The addresses a member saved. */
        UserAddresses: UserAddresses;
        /** Areas the member may open besides the shop, as lists of names. A member has at least one. */
        UserLevels: UserLevels;
        /**
         * The name a member shows.
         * @example ada_moreau
         */
        Username: Username;
        /** Another name for the member. */
        UsernameChange: UsernameChange;
        /** A suggestion while an address is typed. */
        AddressCompletion: AddressCompletion;
        /** An address as the address-verification service gives it. Null or absent means the service does not know. */
        VerifiedAddress: VerifiedAddress;
        /** A banner in a zone of a page. */
        Campaign: Campaign;
        /** An entry of a campaign. The page's fields say which of these it asks for. */
        CampaignEntry: CampaignEntry;
        /** The result of an entry. */
        CampaignOutcome: CampaignOutcome;
        /** A campaign's own page. */
        CampaignPage: CampaignPage;
        /** A possible outcome of an entry; on import only. */
        CampaignPageOutcome: CampaignPageOutcome;
        /** A question of a quiz; one option is chosen. */
        CampaignQuestion: CampaignQuestion;
        /** A segment of the wheel. */
        CampaignSegment: CampaignSegment;
        /** A winner, with the details that may be published. */
        CampaignWinner: CampaignWinner;
        /** A subscription to the newsletter. */
        NewsletterSubscription: NewsletterSubscription;
        /** A line of the cart, kept in the browser. Identity is variant id + free + target. */
        CartLine: CartLine;
        /**
         * Medium of the lines; mix when both occur; null for an empty cart.
         * @example physical
         */
        CartType: CartType;
        /** Sender and recipient of one gift card that is bought. */
        GiftCardDelivery: GiftCardDelivery;
        /** A category found by its name. */
        CategorySuggestion: CategorySuggestion;
        /** Title, description and page settings of a collection. */
        Collection: Collection;
        /** A condition on a product. It has exactly one property. */
        CollectionCondition: CollectionCondition;
        /**
         * The filters of a listing.
         * @example {
         *       "products": {
         *         "vendors": {
         *           "Maison Velours": 12
         *         },
         *         "prices": {
         *           "25-50": 7
         *         },
         *         "color": {
         *           "violet": 4
         *         }
         *       }
         *     }
         */
        CollectionFilters: CollectionFilters;
        /** Optional settings of a collection's page. */
        CollectionMeta: CollectionMeta;
        /**
         * Conditions that decide which products are in a collection, in place of the `collections` of each product: `all` of them, or `any`. They are judged anew when a price, the stock or anything else of a product changes, and each day. Protection plans are never in it.
         * @example {
         *       "all": [
         *         {
         *           "type": "Book"
         *         },
         *         {
         *           "price": {
         *             "currency": "EUR",
         *             "below": 10
         *           }
         *         }
         *       ]
         *     }
         */
        CollectionRules: CollectionRules;
        /**
         * How many products of a listing carry each value of a filter.
         * @example {
         *       "violet": 4,
         *       "black": 9
         *     }
         */
        FilterCounts: FilterCounts;
        /** A picture of a product. */
        Image: Image;
        /** Stock of a variant in a fulfilment region. */
        Inventory: Inventory;
        /** Something the shop sells. */
        Product: Product;
        /** Where a product stands in the shop, as slugs. */
        ProductMeta: ProductMeta;
        /** A product as a search field shows it; small, because it is requested while someone types. */
        ProductSuggestion: ProductSuggestion;
        /** A product's words in another language. */
        ProductTranslation: ProductTranslation;
        /** What a product's reviews say in numbers. */
        Rating: Rating;
        /** A cart line for the recommendation service. */
        RecommendationItem: RecommendationItem;
        /** A cart, and products to leave out of the recommendations. */
        RecommendationQuestion: RecommendationQuestion;
        /** Products recommended by the recommendation service. */
        Recommendations: Recommendations;
        /** What a customer wrote about a product. */
        Review: Review;
        /** What the shop answered to a review, for everyone to read. */
        ReviewAnswer: ReviewAnswer;
        /**
         * `waiting` until the merchant has read it; only a `published` review is shown and counted.
         * @example waiting
         */
        ReviewState: ReviewState;
        /** One page of a product's reviews, with the rating of all of them. */
        Reviews: Reviews;
        /** A wish to hear once when a variant can be bought again. */
        StockNotice: StockNotice;
        /** Suggestions for a search field. */
        Suggestions: Suggestions;
        /** What a customer says about a product, in words and in a video. */
        Testimonial: Testimonial;
        /** One buyable form of a product. */
        Variant: Variant;
        /** A video with its still picture and captions. */
        Video: Video;
        /** A cart line as requests send it. The server looks everything up again by the variant's id; other keys are ignored. */
        CartLineInput: CartLineInput;
        /** Why a promotion does not hold, told apart by its reference. */
        CartPromotionError: CartPromotionError;
        /** How to mend one line. */
        CartValidationAction: CartValidationAction;
        /** Changes that the cart needs before it can be paid for. */
        CartValidationError: CartValidationError;
        /** A problem of one line. */
        CartValidationResult: CartValidationResult;
        /** A purchase. */
        Checkout: Checkout;
        /** The lines of the cart. */
        CheckoutCart: CheckoutCart;
        /** The buyer. */
        CheckoutUser: CheckoutUser;
        /** Discounts by cause. */
        Discounts: Discounts;
        /** The price of a cart and its parts. The cart's estimate has the same shape. */
        Invoice: Invoice;
        /** The input of an invoice. */
        InvoiceQuestion: InvoiceQuestion;
        /** Units of a line of an order. */
        LineQuantity: LineQuantity;
        /** Units of a line of an order, in a request. */
        LineQuantityInput: LineQuantityInput;
        /**
         * What an error's message says of this case, by the placeholders of its text: the text in another language is filled with the same.
         * @example {
         *       "minimum": 50
         *     }
         */
        MessageValues: MessageValues;
        /** A placed order. */
        Order: Order;
        /** A line of a placed order. */
        OrderProduct: OrderProduct;
        /** A review that the buyer of an order wrote, as they see it. */
        OrderReview: OrderReview;
        /**
         * What has become of the order; the last of these that is true. `placed`: the payment is held. `paid`: it was taken. `payment-failed`: it was taken and could not be settled, whatever has left since. Absent in the answer to a checkout.
         * @example paid
         */
        OrderStatus: OrderStatus;
        /** How far an order is, without anything about its buyer or what was bought. */
        OrderTracking: OrderTracking;
        /** The total by means of payment. */
        Payments: Payments;
        /** What became of a purchase that was sent. */
        PurchaseOutcome: PurchaseOutcome;
        /** Money that was given back, to what it was paid with. Amounts are in the order's currency. */
        Refund: Refund;
        /** The shop's last answer to a return. */
        ReturnAnswer: ReturnAnswer;
        /** Units to return and the reason. */
        ReturnInput: ReturnInput;
        /**
         * Why goods come back.
         * @example damaged
         */
        ReturnReason: ReturnReason;
        /** Goods that the buyer asks to send back. */
        ReturnRequest: ReturnRequest;
        /** What a buyer writes about a product. All of it is shown as text. */
        ReviewInput: ReviewInput;
        /** A parcel of an order. */
        Shipment: Shipment;
        /** The subtotal seen from several sides. */
        Subtotals: Subtotals;
        /** What names an order to be tracked. */
        TrackingInput: TrackingInput;
        /** The cart to check before paying. */
        ValidationCart: ValidationCart;
        /** The cash back of a member on a site in one currency, in which it is earned and spent; empty until the member's address is verified. `data` repeats the top-level fields for older clients. */
        Credits: Credits;
        /** A change of a cash-back balance. */
        CreditsEntry: CreditsEntry;
        /** The buyer's cash back including an order. For a guest, and for a member whose address is not verified, it is the amount earned by this order, which is stored under the email address until its owner verifies it with a code or a link sent by email. The response is the same for every address. */
        OrderCredits: OrderCredits;
        /** Cash back in another currency. */
        OtherCredits: OtherCredits;
        /** Prepaid money with a code. */
        GiftCard: GiftCard;
        /** Recipient of one gift card, with the field names of its form. */
        GiftCardForm: GiftCardForm;
        /** One form for each gift card bought, in the order of the lines; errors are keyed by index, '[0].email'. */
        GiftCardForms: GiftCardForms;
        /** Something the browser wants on record; both shipped forms in one. More keys are accepted. */
        LogEntry: LogEntry;
        /** Why an order is cancelled. */
        CancellationInput: CancellationInput;
        /** A price that changes. */
        ChangedPrice: ChangedPrice;
        /** Units of a line of an order. */
        EventLine: EventLine;
        /** An amount of a cart's estimate, and the rule that made it. */
        ExplainedTrialAmount: ExplainedTrialAmount;
        /** A field that changes. */
        FieldChange: FieldChange;
        /** Why a gift card is blocked. */
        GiftCardBlockInput: GiftCardBlockInput;
        /** A change of what is left on a gift card. */
        GiftCardEntry: GiftCardEntry;
        /** A gift card to issue. */
        GiftCardIssueInput: GiftCardIssueInput;
        /** A gift card with all that changed what is left on it. */
        GiftCardLedger: GiftCardLedger;
        /** Receiver of a gift card's code by email. */
        GiftCardRecipient: GiftCardRecipient;
        /**
         * `open`: there is something left on it. `spent`: nothing is left. `blocked`: a merchant has taken back what was left.
         * @example open
         */
        GiftCardState: GiftCardState;
        /** A previewed file, to be imported exactly so. */
        ImportApplication: ImportApplication;
        /** A file was imported. */
        ImportAppliedEvent: ImportAppliedEvent;
        /** A row that cannot be imported. */
        ImportBadRow: ImportBadRow;
        /** A row that an import writes. */
        ImportChange: ImportChange;
        /** A file to import, with how it is read. */
        ImportInput: ImportInput;
        /** The changes that an import would make. */
        ImportPreview: ImportPreview;
        /** What an import wrote. */
        ImportResult: ImportResult;
        /** A gift card that was just issued. Its code cannot be read again. */
        IssuedGiftCard: IssuedGiftCard;
        /** What the caller may do below /merchant. */
        MerchantAccess: MerchantAccess;
        /** A gift card for those who run the shop, without its code. */
        MerchantGiftCard: MerchantGiftCard;
        /** A key of a merchant's program, without its value. */
        MerchantKey: MerchantKey;
        /** A key to be made. It can do no more than its maker, and for no other site. */
        MerchantKeyInput: MerchantKeyInput;
        /** An order with what a merchant needs to know of its money. */
        MerchantOrder: MerchantOrder;
        /** A product as a merchant keeps it, whether or not it is sold. */
        MerchantProduct: MerchantProduct;
        /** A promotion as a merchant keeps it. */
        MerchantPromotion: MerchantPromotion;
        /** A buyer's review as a merchant sees it. */
        MerchantReview: MerchantReview;
        /**
         * An area of the shop that a key or a member of staff may read or change. `orders:read` and `orders:write` include what was paid; `orders:pack` is for parcels alone.
         * @example orders:read
         */
        MerchantScope: MerchantScope;
        /**
         * Codes of the sites the caller works for; null for all of them.
         * @example null
         */
        MerchantSites: MerchantSites;
        /** What becomes of a review. */
        ModerationInput: ModerationInput;
        /** A key that was just made. Its value cannot be read again. */
        NewMerchantKey: NewMerchantKey;
        /** Where an order and its emails go; what is left out stays. The address can be changed until a parcel has left, within the country and state that the order was taxed for. */
        OrderContactInput: OrderContactInput;
        /** An email of an order that is sent again. */
        OrderEmailInput: OrderEmailInput;
        /** Something that happened to an order. */
        OrderEvent: OrderEvent;
        /** A note about an order, for those who run the shop. */
        OrderNoteInput: OrderNoteInput;
        /** Money of an order was taken. An accepted offer has a payment of its own. */
        OrderPaidEvent: OrderPaidEvent;
        /** A payment of an order at a payment service. */
        OrderPayment: OrderPayment;
        /** A payment was refused after its order was placed. Ship nothing. */
        OrderPaymentFailedEvent: OrderPaymentFailedEvent;
        /** An order was placed. */
        OrderPlacedEvent: OrderPlacedEvent;
        /** Money of an order is given back, or the order was cancelled. */
        OrderRefundedEvent: OrderRefundedEvent;
        /** A buyer asks to send units back. */
        OrderReturnRequestedEvent: OrderReturnRequestedEvent;
        /** A row of an export of orders. Texts that a spreadsheet could take for a formula begin with an apostrophe in CSV. */
        OrderRow: OrderRow;
        /** A parcel left. */
        OrderShippedEvent: OrderShippedEvent;
        /** A price of a variant in a currency. */
        PriceChange: PriceChange;
        /** Prices that changed, or would change. */
        PriceChanges: PriceChanges;
        /** Prices to set, together or not at all. */
        PriceChangesInput: PriceChangesInput;
        /**
         * `disabled`: it is not sold; `unlisted`: no menu of a site that sells it leads to it; `unpictured`: it has no picture; `soldOut`: none of its variants can be bought; `unpriced`: it has no price in a currency that a site sells in.
         * @example unpictured
         */
        ProductState: ProductState;
        /** What a promotion would have done. */
        PromotionTrial: PromotionTrial;
        /** A promotion to try, on orders of before or on carts made by hand. */
        PromotionTrialInput: PromotionTrialInput;
        /** What to give back. Amounts are the server's own. */
        RefundInput: RefundInput;
        /** A refund as it would be made now. Amounts are in the order's currency; payments, gift card and cash back paid with add up to `amount`. */
        RefundPreview: RefundPreview;
        /** A report of a period. */
        Report: Report;
        /** A row of a report. Which fields it has depends on the report and is the same for all its rows. `sales`: orders, goods, discounts, shipping, taxes, duties, total, unpaid, refunded, net. `taxes`: orders, taxable, taxes, duties, taxesRefunded, dutiesRefunded, net. `promotions`: item, orders, discounts, total. `products`: item, itemId, units, goods, discounts, taxes, refundedUnits, refunded. `refunds`: refunds, goods, shipping, taxes, duties, refunded, card, giftCard, credits, withheld. `liabilities`: item, opening, added, used, closing. */
        ReportRow: ReportRow;
        /** The shop's answer to a return. The buyer is told by email. */
        ReturnAnswerInput: ReturnAnswerInput;
        /** A parcel that leaves. */
        ShipmentInput: ShipmentInput;
        /** The role of a member of staff, and the sites they work for. */
        StaffInput: StaffInput;
        /** A person who is to work for the shop. */
        StaffInvitation: StaffInvitation;
        /** A member who works for the shop. */
        StaffMember: StaffMember;
        /**
         * A bundle of scopes. `packer`: parcels and stock, no money. `desk`: orders, refunds, reviews, customers and gift cards. `shopkeeper`: everything but keys, staff and imports. `owner`: everything.
         * @example desk
         */
        StaffRole: StaffRole;
        /** How many people wait for a variant that is sold out. */
        StockDemand: StockDemand;
        /** Stock of a variant in a fulfilment region, for those who run the shop. */
        StockItem: StockItem;
        /** Counted stock fell to low, or to none. */
        StockLowEvent: StockLowEvent;
        /** A change of a count, either by `delta` or to `counted`. */
        StockMoveInput: StockMoveInput;
        /** A cart made by hand. */
        TrialCartInput: TrialCartInput;
        /** A line of a cart made by hand. */
        TrialLine: TrialLine;
        /** A cart that the promotion was tried on. Amounts are in its currency, with prices of today, without shipping and taxes. */
        TriedCart: TriedCart;
        /** An address that the shop sends events to, without its secret. */
        Webhook: Webhook;
        /** Changes of a webhook. Fields that are left out stay. */
        WebhookChangeInput: WebhookChangeInput;
        /** An event on its way to a webhook. */
        WebhookDelivery: WebhookDelivery;
        /** An event as it is sent to webhooks. */
        WebhookEvent: WebhookEvent;
        /**
         * A kind of event that is sent to webhooks. Others may be added: a receiver leaves out those it does not know.
         * @example order.placed
         */
        WebhookEventType: WebhookEventType;
        /** An address to send events to. */
        WebhookInput: WebhookInput;
        /** A webhook, with its secret when that was just made. It cannot be read again. */
        WebhookWithSecret: WebhookWithSecret;
        /** A message to customer service. */
        Message: Message;
        /**
         * What a message is about.
         * @example order
         */
        MessageTopic: MessageTopic;
        /** A card of the notifications feed. */
        Notification: Notification;
        /** A purchase to be paid later. The server prices the cart again; the shopper's invoice must agree with it. */
        BnplQuestion: BnplQuestion;
        /** Settings that start the buy-now-pay-later dialog. */
        BnplSession: BnplSession;
        /** Details of a card from the gateway, without its number. */
        CardDetails: CardDetails;
        /** Settings that start the card gateway's fields. */
        CardToken: CardToken;
        /** One validation error of the card gateway. */
        GatewayError: GatewayError;
        /** How it is paid. Its kind follows from service, and for the card gateway from whether there is a token: a card by nonce, a saved card by token, a wallet by nonce, buy now, pay later by the provider's token, or internal. What belongs to another kind is refused or has no effect. */
        Payment: Payment;
        /** Details of a payment that gift card and cash back do not cover. Its kind is decided by service alone, and for the card gateway by whether there is a token: a card is paid by nonce, a saved card by token, a wallet by nonce, and buy now, pay later by the provider's authorisation token. What belongs to another kind is refused or has no effect. */
        PaymentDetails: PaymentDetails;
        /** A card kept by the gateway. */
        SavedCard: SavedCard;
        /** A promo code and its conditions. */
        Promotion: Promotion;
        /** The gift of a tier. */
        PromotionFreeProduct: PromotionFreeProduct;
        /** Message shown when the promotion is applied. */
        PromotionNotification: PromotionNotification;
        /** One tier of a promotion. percentage_threshold and amount_threshold read discount; free_product_quantity_threshold reads type and amount. */
        PromotionProperty: PromotionProperty;
        /** The option chosen, sent whole. */
        SelectedShipping: SelectedShipping;
        /** When the parcel is expected. */
        ShippingEstimate: ShippingEstimate;
        /** The shipping option chosen, as the form checks it; null for none. */
        ShippingMethod: ShippingMethod;
        /** A way to ship this order to this address. */
        ShippingOption: ShippingOption;
        /** The input of shipping options. */
        ShippingQuestion: ShippingQuestion;
        /** A price for shipping, by subtotal. Used for estimates, before an address is known. */
        ShippingRate: ShippingRate;
        /** A shipping rate as the merchant keeps it; the format of imports. */
        ShippingRateRow: ShippingRateRow;
        /** The question about their age that visitors are asked on their first visit. The browser asks it above a page that is already there: the HTML of pages is the same without it, and visitors without scripts are not asked. */
        AgeNotice: AgeNotice;
        /** How an amount of a currency is written. */
        CurrencySettings: CurrencySettings;
        /** A hero for a time, such as that of a season or a sale. */
        HomeCampaign: HomeCampaign;
        /** Something the shop stands for, on the home page. */
        HomePromise: HomePromise;
        /** A line of products on the home page. */
        HomeRail: HomeRail;
        /** What the home page shows. An import refuses what leads nowhere, as in the menus. A part that is absent is not shown, or is the shop's own. */
        HomeSettings: HomeSettings;
        /** A picture with words on the home page that leads into the shop. */
        HomeTile: HomeTile;
        /** A link of a menu, with its own menu below. */
        NavigationMenuEntry: NavigationMenuEntry;
        /** A page of the merchant's words. */
        Page: Page;
        /** A page of the merchant's words, as links name it. */
        PageLink: PageLink;
        /** A part of the world the shop sells to. */
        Region: Region;
        /** The site's shop on the e-commerce platform. Always answered. */
        ShopSettings: ShopSettings;
        /** Settings of a sibling site. */
        Site: Site;
        /** The site's own look on its pages, in its emails and where the shop is installed as an app. Absent parts are the shop's own. */
        SiteLook: SiteLook;
        /** A third-party service and its public settings. */
        SiteService: SiteService;
        /** A sentence of the site in its languages. */
        SiteText: SiteText;
        /** Sentences of the site that no setting can hold, by the place where shoppers read them. A place without one has a sentence that holds for any shop, or none. */
        SiteTexts: SiteTexts;
        /** A member's subscription, paid a month at a time. */
        StartedSubscription: StartedSubscription;
        /** Starts, restarts or changes a subscription. When the billing address is needed, and which expiry dates hold, is the rule subscriptionHolds. */
        Subscription: Subscription;
        /** An order of the next month of a subscription. */
        SubscriptionOrder: SubscriptionOrder;
        /** The input of a tax calculation. */
        TaxCalculation: TaxCalculation;
        /** A taxable line. */
        TaxLine: TaxLine;
        /** A tax rate as the merchant keeps it; the format of imports. */
        TaxRateRow: TaxRateRow;
        /** Tax on an order. */
        Taxes: Taxes;
        /** The task of an order after its offers ended. */
        ClosedOrder: ClosedOrder;
        /** Ends the offers of an order. Only the task's id is checked. */
        OrderClose: OrderClose;
        /** What became of the offer after the purchase. */
        OrderOffer: OrderOffer;
        /** Adds an offer to a placed order. Token or nonce, whichever the order's upsells carry. */
        UpsellAcceptance: UpsellAcceptance;
        /** An offer after a purchase and its conditions. An order gets the first offer that fits. */
        UpsellOffer: UpsellOffer;
        /** A product offered after the purchase, one unit of it. */
        UpsellProduct: UpsellProduct;
        /** The offer after a purchase, which lasts a few minutes. Only the response to the checkout contains it, never a fetched order. */
        Upsells: Upsells;
        /** A member's favourites. */
        Wishlist: Wishlist;
        /** Something on a wishlist. */
        WishlistItem: WishlistItem;
        /**
         * Kind of a campaign page. toy-of-the-month is /giveaway, social-giveaway is /social-freevibegiveaway, mystery-gift is /social-mysterygwp.
         * @example spin-to-win
         */
        CampaignKind: CampaignKind;
        /**
         * ISO 4217 code of a currency with cents. A shop sells in the currencies of its sites, and refuses others with `validationError`, whose text names them; the demo's are USD, CAD, GBP and EUR. Without a currency, answers are in that of the site's first region.
         * @example USD
         */
        Currency: Currency;
        /**
         * A language of the shop; English is the default and has no URL prefix.
         * @example en
         */
        Language: Language;
        /**
         * The lowest amount a percentage discount may leave, by the ISO 4217 code of a currency. A missing currency means no minimum.
         * @example {
         *       "USD": 30,
         *       "CAD": 40,
         *       "GBP": 25,
         *       "EUR": 28
         *     }
         */
        MinimumPrices: MinimumPrices;
        /**
         * Format: decimal
         * An amount, in the currency named beside it.
         * @example 48.00
         */
        Money: Money;
        /**
         * Name of a page in its address. The shop links privacy, terms, shipping and returns where it speaks of them.
         * @example returns
         */
        PageHandle: PageHandle;
        /**
         * An amount for each currency it is sold in, by its ISO 4217 code, in units of that currency. A variant without an amount in a currency is not sold in it; other lookups fall back to USD.
         * @example {
         *       "USD": 48,
         *       "CAD": 64,
         *       "GBP": 39,
         *       "EUR": 45
         *     }
         */
        Prices: Prices;
        /**
         * What a row stands for. Country and state are those of the shipping address, or of the billing address of goods that are not shipped.
         * @default day
         * @example day
         */
        ReportGroup: ReportGroup;
        /**
         * `sales`: orders and what they brought; `taxes`: what is owed to tax offices; `promotions`: what each took off; `products`: units and amounts of each; `refunds`: what was given back, by means; `liabilities`: what is on gift cards and owed as cash back.
         * @example sales
         */
        ReportName: ReportName;
        /**
         * Code of a sibling site. Only boutique, outlet and closet have a checkout.
         * @example boutique
         */
        SiteCode: SiteCode;
        /**
         * Too little for add-on items.
         * Regular physical items sum to less than 29.
         *
         *     Block checkout and show the message.
         */
        AddOnDoesNotMeetMinimumRequirement: AddOnDoesNotMeetMinimumRequirement;
        /**
         * Add-on items stand alone.
         * The cart has add-on items but no regular items.
         *
         *     Block checkout and show the message.
         */
        AddOnRequiresRegularItems: AddOnRequiresRegularItems;
        /**
         * The order was taxed and shipped for another country or state.
         * The shipping address of an order is changed to another country or state, or the order has none.
         *
         *     Refund the order, and have it placed again with the new address.
         */
        AddressRegionFixed: AddressRegionFixed;
        /**
         * No member is signed in.
         * The operation requires a session, and the request has none or an expired one.
         *
         *     Sign in, then ask again.
         */
        AuthenticationRequired: AuthenticationRequired;
        /**
         * The member's own email address has already entered.
         * The campaign has an entry with this address, whatever its letter case, this is not a repeat of that request, and the caller is signed in as the member who confirmed the address. Other callers get the same response as the first time.
         *
         *     Show the message; the first result stands.
         */
        CampaignAlreadyEntered: CampaignAlreadyEntered;
        /**
         * The campaign takes no more entries.
         * Its end has passed.
         *
         *     Show the message in place of the form.
         */
        CampaignEnded: CampaignEnded;
        /**
         * The buyer can no longer cancel the order.
         * An order is cancelled by its buyer after `cancellable_until`, or one that never had it: it contains an e-book or a gift card that is sent before, or everything is refunded.
         *
         *     Get the order again and show what became of it, with the address of customer service.
         */
        CancellationClosed: CancellationClosed;
        /**
         * The cart holds more than one order may.
         * A cart has more units of a variant, more gift cards or more lines than the site's `limits` allow: `lineQuantity`, `lowStockQuantity` where only a few are left, `orderGiftCards`, `orderLines`.
         *
         *     Lower the quantity to value.maximum, or have the rest bought in another order.
         */
        CartLimitExceeded: CartLimitExceeded;
        /**
         * The cart changed since it was filled.
         * A price, the stock, a product or the promotion differs from what the cart says.
         *
         *     Show the validation modal, apply the actions, and ask again.
         */
        CartValidationErrors: CartValidationErrors;
        /**
         * Somebody else changed it since you read it.
         * The header If-Match names a revision that is not the newest any more.
         *
         *     Show what is there now, in value.current, and send the change again with value.revision if it is still wanted.
         */
        ChangedMeanwhile: ChangedMeanwhile;
        /**
         * The client token is missing or wrong.
         * The header x-client-token is absent or not the configured one.
         *
         *     Send the token the shop gave you.
         */
        ClientTokenInvalid: ClientTokenInvalid;
        /**
         * Wrong email address or password.
         * The member does not exist or the password is wrong; the response does not say which.
         *
         *     Show the message under the form.
         */
        CredentialsInvalid: CredentialsInvalid;
        /**
         * The request comes from another site.
         * Sec-Fetch-Site or Origin shows that a page of another origin sent a request that changes data.
         *
         *     Send it from the shop's own pages, or without a browser.
         */
        CrossSiteRequest: CrossSiteRequest;
        /**
         * The current password is wrong.
         * passwordCurrent is not the member's password.
         *
         *     Show the text at the field.
         */
        CurrentPasswordInvalid: CurrentPasswordInvalid;
        /**
         * The code does not confirm the email address.
         * The code is wrong, older than ten minutes, used, or was asked for by another browser or member.
         *
         *     Show the text at the code field; offer to send another code.
         */
        EmailCodeInvalid: EmailCodeInvalid;
        /**
         * The fraud check rejected the payment.
         * The fraud service rejected the order.
         *
         *     Show the message.
         */
        FraudRejected: FraudRejected;
        /**
         * The gift card has another currency.
         * Its currency differs from the current one.
         *
         *     Show the message; keep the card, it pays nothing until the currency matches.
         */
        GiftCardCurrencyDoesNotMatch: GiftCardCurrencyDoesNotMatch;
        /**
         * The gift card is empty.
         * amount_remaining is at most 0, or a merchant has blocked the gift card.
         *
         *     Show the message.
         */
        GiftCardExpended: GiftCardExpended;
        /**
         * A gift card bought with the order has been spent.
         * A bought gift card is refunded, with the order or as a line, that was spent in part or whole.
         *
         *     Refund the other lines, and the gift cards that are left.
         */
        GiftCardSpent: GiftCardSpent;
        /**
         * No gift card has this code.
         * It is missing or has no code.
         *
         *     Show the message.
         */
        GiftCardUnrecognizable: GiftCardUnrecognizable;
        /**
         * The gift card belongs to another site.
         * Its site differs from the current site.
         *
         *     Show the message.
         */
        GiftCardUnsupportedSite: GiftCardUnsupportedSite;
        /**
         * The first request with this key is still running.
         * Two requests with the same Idempotency-Key were sent at once, or the store was unavailable or full when the first one ended.
         *
         *     Wait for Retry-After seconds and send the same request again.
         */
        IdempotencyKeyInProgress: IdempotencyKeyInProgress;
        /**
         * A member sent the purchase, and they are not signed in here.
         * The Idempotency-Key belongs to a purchase of a member, and the caller is a guest or another member.
         *
         *     Let the shopper sign in again with the account the purchase was sent from, then ask again.
         */
        IdempotencyKeyOfMember: IdempotencyKeyOfMember;
        /**
         * The key was used for something else.
         * The Idempotency-Key was used with another body, or by a member who is not signed in here.
         *
         *     Use a new key for a new request; after a lost response of submitCheckout, ask getPurchase first.
         */
        IdempotencyKeyReused: IdempotencyKeyReused;
        /**
         * The file cannot be imported.
         * The text is not in its format, or rows of it are bad and are not to be left out.
         *
         *     Show the reason, and let the file be mended. `previewImport` names every bad row.
         */
        ImportBad: ImportBad;
        /**
         * The shop made a mistake.
         * An unexpected error; it is logged with the request id.
         *
         *     Try again later; contact customer service if it persists.
         */
        InternalError: InternalError;
        /**
         * The total differs from the one the shopper agreed to.
         * The invoice computed by the server has a different total.
         *
         *     Fetch the invoice again and show it.
         */
        InvoiceDoesNotMatch: InvoiceDoesNotMatch;
        /**
         * The right to join after an order is gone.
         * The join nonce is unknown, used, older than 24 hours, or belongs to another email address.
         *
         *     Offer to join with username and password.
         */
        JoinNonceInvalid: JoinNonceInvalid;
        /**
         * The fraud check could not collect its data.
         * The device data of the fraud check is broken.
         *
         *     Ask to refresh the page.
         */
        KountDIDFailure: KountDIDFailure;
        /**
         * The shop would be without an owner.
         * The role of the only owner of all sites is changed or taken away.
         *
         *     Make somebody else an owner first.
         */
        LastOwner: LastOwner;
        /**
         * A line has fewer units left than were named.
         * A line is shipped, refunded or returned that the order does not have, or more of its units than are left.
         *
         *     Name no more than value.left units.
         */
        LineQuantityExceeded: LineQuantityExceeded;
        /**
         * The eligible subtotal is too large.
         * It exceeds the promotion's maximum.
         *
         *     Keep the promotion and show the message.
         */
        MaximumSubtotalRequired: MaximumSubtotalRequired;
        /**
         * The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
         * No key in use has the value of the header x-merchant-key; or the header is absent, and the session is not that of a member of staff.
         *
         *     Make a key with npm run -w server keys, and send it; or sign in as a member of staff.
         */
        MerchantKeyInvalid: MerchantKeyInvalid;
        /**
         * The caller may not do this.
         * The key was made without the scope of the operation, or the role of the member of staff does not include it.
         *
         *     Use a key with the scope in value, or ask an owner for another role.
         */
        MerchantScopeMissing: MerchantScopeMissing;
        /**
         * The eligible subtotal is too small.
         * It is below the promotion's minimum.
         *
         *     Keep the promotion; say how much is missing.
         */
        MinimumSubtotalRequired: MinimumSubtotalRequired;
        /**
         * An authenticator app must be set up.
         * Email address and password are right, but the member must set up a second factor first; or the first code of the setup was wrong.
         *
         *     Show the picture and the secret, ask for a code, and send everything again with MFA.
         */
        MultiFactorAuthenticationSetupRequired: MultiFactorAuthenticationSetupRequired;
        /**
         * The code of the authenticator is required.
         * Email address and password are right, but the code of the second factor is missing, wrong or already used.
         *
         *     Ask for a code and send everything again with MFA.
         */
        MultiFactorAuthenticationTokenRequired: MultiFactorAuthenticationTokenRequired;
        /**
         * There is no cash back to use.
         * The balance is at most 0, it is not the user's, or it is in another currency.
         *
         *     Show the message.
         */
        NoCreditsAvailable: NoCreditsAvailable;
        /**
         * Nothing of the order is left to refund.
         * Everything that was paid has been given back.
         *
         *     Get the order again and show its refunds.
         */
        NothingToRefund: NothingToRefund;
        /**
         * The code does not let this member in.
         * The code is wrong, older than ten minutes, already used, or was requested by another browser; or the email address or the password is wrong.
         *
         *     Show the text at the code field; offer to send another code.
         */
        OneTimeCodeInvalid: OneTimeCodeInvalid;
        /**
         * A code was sent by email.
         * A code was requested with send-one-time-code, or the address had too many wrong passwords today and the member never signed in with this browser. The response is the same whether or not the member exists.
         *
         *     Show the code field and focus it; its text is empty.
         */
        OneTimeCodeRequired: OneTimeCodeRequired;
        /**
         * The order is cancelled.
         * It was cancelled before; nothing of it can be shipped, refunded or cancelled any more.
         *
         *     Get the order again and show what became of it.
         */
        OrderCancelled: OrderCancelled;
        /**
         * A part of the order has left.
         * An order is cancelled, or its shipping address is changed, of which a parcel was shipped.
         *
         *     Refund it instead.
         */
        OrderShipped: OrderShipped;
        /**
         * A payment of the order failed.
         * Goods of an order are shipped, or its money is given back, after a payment of it was taken and could not be settled.
         *
         *     Cancel the order, or be paid another way and ship with `unpaid: true`.
         */
        OrderUnpaid: OrderUnpaid;
        /**
         * The link for a new password holds no more.
         * The token of the link is unknown, used or expired. It is valid for 60 minutes after a recovery, and for 72 hours in a welcome email.
         *
         *     Send the shopper to forgot password.
         */
        PasswordTokenInvalid: PasswordTokenInvalid;
        /**
         * The password is on the list of common passwords.
         * The new password is on a list of the most used ones.
         *
         *     Show the text at the field.
         */
        PasswordTooCommon: PasswordTooCommon;
        /**
         * The bank declined the payment.
         * The processor declined the card, or the buy-now-pay-later provider the purchase.
         *
         *     Show the message and offer another way to pay.
         */
        PaymentDeclined: PaymentDeclined;
        /**
         * The price is too low.
         * A price is 0, or below the product's own minimum price in the currency.
         *
         *     Correct the price, or lower the product's minimum with an import first.
         */
        PriceBelowMinimum: PriceBelowMinimum;
        /**
         * The variant would have no price.
         * Prices are taken away from a variant until it has none.
         *
         *     Leave it a price, or disable the product.
         */
        PriceMissing: PriceMissing;
        /**
         * The bank gave a reason.
         * The processor declined the card with a reference.
         *
         *     Show the message and offer another card.
         */
        ProcessorDeclined: ProcessorDeclined;
        /**
         * The order has no such product to review.
         * A review names a product that was not bought with the order; a gift or a protection plan was not bought.
         *
         *     Offer a review for the products in the order's reviewable alone.
         */
        ProductNotBought: ProductNotBought;
        /**
         * No unit of the product has left yet.
         * A review is written before a parcel with the product has left, or while the payment of an e-book is not certain.
         *
         *     Get the order again and offer the review once the product is in its reviewable.
         */
        ProductNotShipped: ProductNotShipped;
        /**
         * Every unit of the product was cancelled or refunded.
         * A review is written of a product of which the buyer kept nothing.
         *
         *     Get the order again and offer no review of it.
         */
        ProductRefunded: ProductRefunded;
        /**
         * The product was reviewed with this order already.
         * A second review of a product is written with the same order.
         *
         *     Get the order again and show the review that there is.
         */
        ProductReviewed: ProductReviewed;
        /**
         * The promotion cannot be saved.
         * Its code is that of another promotion, a product it names is not there, or its values mean nothing, such as 150 percent.
         *
         *     Show the reason, and let it be mended.
         */
        PromotionBad: PromotionBad;
        /**
         * The promotion is over.
         * date_expired has passed.
         *
         *     Clear the promotion and show the message.
         */
        PromotionExpired: PromotionExpired;
        /**
         * The promotion is switched off.
         * It is not enabled.
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnavailable: PromotionUnavailable;
        /**
         * No promotion has this code.
         * The answer has none of id, name, type, discount or enabled.
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnrecognizable: PromotionUnrecognizable;
        /**
         * The promotion does not ship there.
         * It makes shipping free and the shipping country is not US, CA or UK.
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnsupportedCountry: PromotionUnsupportedCountry;
        /**
         * The promotion belongs to another site.
         * Its site differs from the current site.
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnsupportedSite: PromotionUnsupportedSite;
        /**
         * Too many attempts.
         * Five payments failed within 15 minutes for one caller, member, email address or card; or there were too many sign-ins, codes, emails, guessed codes, free or cancelled orders.
         *
         *     Wait for Retry-After seconds.
         */
        RateLimited: RateLimited;
        /**
         * The promotion requires an email address.
         * The promotion is for known customers, and the email address is unknown.
         *
         *     Keep the promotion; ask for the email address.
         */
        RequiredEmailMissing: RequiredEmailMissing;
        /**
         * A required product is missing.
         * A required product, or the product a percentage_product promotion is for, is not in the cart.
         *
         *     Keep the promotion; show the message and offer the products.
         */
        RequiredProductNotInCart: RequiredProductNotInCart;
        /**
         * Only gift cards are in the cart.
         * Every line is a gift card.
         *
         *     Clear the promotion and show the message.
         */
        RequiresPromotionableItems: RequiresPromotionableItems;
        /**
         * The resource does not exist.
         * The id, handle or path is unknown, or belongs to someone else.
         *
         *     Go back to a page that exists.
         */
        ResourceDoesNotExist: ResourceDoesNotExist;
        /**
         * The return has this answer, or one that ends it.
         * A return is answered that was received or refunded, or the same answer is given twice.
         *
         *     Get the order again and show the answer that there is.
         */
        ReturnAnswered: ReturnAnswered;
        /**
         * The time to return the goods is over.
         * A return is asked for after the site's days since the parcel has left, or the site takes nothing back.
         *
         *     Get the order again and show what can still be returned, with the address of customer service.
         */
        ReturnClosed: ReturnClosed;
        /**
         * A review is rejected without a reason.
         * A review is rejected, and the request says no reason.
         *
         *     Ask for the reason; the buyer reads it with the order.
         */
        ReviewReasonMissing: ReviewReasonMissing;
        /**
         * The shop cannot answer now.
         * The store is starting, full or out of reach.
         *
         *     Wait for Retry-After seconds; nothing was lost.
         */
        ServiceUnavailable: ServiceUnavailable;
        /**
         * The shipping option is not offered any more, or its price changed.
         * Computed again for the address, subtotal and promotion, the option is missing or has a different amount.
         *
         *     Fetch the shipping options again.
         */
        ShippingDoesNotMatch: ShippingDoesNotMatch;
        /**
         * No shipping option was chosen.
         * The cart contains physical products, and cart.shipping is null.
         *
         *     Go back to the shipping step.
         */
        ShippingRateRequired: ShippingRateRequired;
        /**
         * The person works for the shop already.
         * Somebody is invited whose address is that of a member of staff.
         *
         *     Change their role instead.
         */
        StaffExists: StaffExists;
        /**
         * The count is another one than was seen, or units are not counted.
         * Units were sold or moved between reading a count and sending `counted`, or a `delta` is sent for stock that is not counted.
         *
         *     Show value.quantity, and count again or send the change with it as `seen`.
         */
        StockChanged: StockChanged;
        /**
         * More units would leave than there are.
         * A negative `delta` takes more units than the count has.
         *
         *     Take no more than value.quantity, or count the units.
         */
        StockNegative: StockNegative;
        /**
         * The bot check says no.
         * The bot check's token is not accepted, or its service does not answer.
         *
         *     On login, ask for a code by email; on join, show the message and stop.
         */
        TurnstileChallengeFailed: TurnstileChallengeFailed;
        /**
         * The request breaks a rule of the contract.
         * A parameter or a field of the body is missing or invalid.
         *
         *     Show each text beside its field; message is the first of them.
         */
        ValidationError: ValidationError;
        /**
         * The shop has no such variant.
         * A price is set for a variant that no product has, or stock is moved that the variant has not in this region.
         *
         *     Take it out, or correct its id.
         */
        VariantUnknown: VariantUnknown;
        /**
         * The wishlist is full (500 products).
         * There are 500 items on it.
         *
         *     Show the message.
         */
        WishlistFull: WishlistFull;
    };
    responses: never;
    parameters: {
        /** Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
        Filter: {
            /** By stock. */
            inventories?: {
                /**
                 * Fulfilment regions; always with INTL.
                 * @example or:US,INTL
                 */
                region?: string;
                /**
                 * Stock levels.
                 * @example or:low,high,unlimited
                 */
                level?: string;
            };
            /**
             * Site source.
             * @example boutique
             */
            source?: string;
            /**
             * Ranges '{min}-{max}' or '{min}-' in the requested currency, comma-joined.
             * @example 25-50,100-
             */
            price?: string;
            /**
             * Brands.
             * @example or:Maison Velours
             */
            vendor?: string;
            /**
             * Colours.
             * @example or:violet,black
             */
            color?: string;
            /**
             * Girths in inches.
             * @example 4.5
             */
            girth?: string;
            /**
             * Lengths in inches.
             * @example 6
             */
            length?: string;
            /**
             * Functions.
             * @example or:vibrating
             */
            function?: string;
        } & {
            [key: string]: unknown;
        };
        /** Language, currency and region of the response. */
        Configuration: {
            language?: Language;
            currency?: Currency;
            /**
             * Recommendation strategy: sorts the order 'recommended' by the products' rank for it; prices stay the same. Leave it out if the flag elasticity is unset. An unknown strategy has no effect.
             * @example control
             */
            strategy?: string;
        };
        /** Id of the signed-in member; any other id is answered like one that does not exist. */
        UserId: number;
        /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
        IdempotencyKey: string;
        /** Id of the order. */
        OrderId: string;
        /** Id of the member of staff. */
        StaffId: number;
        /** Id of the key. */
        MerchantKeyId: number;
        /** Id of the webhook. */
        WebhookId: string;
        /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
        Cursor: string;
        /** Id of the delivery. */
        WebhookDeliveryId: string;
        /** Only orders with this status. */
        OrdersStatus: OrderStatus;
        /** `requested`: only orders with a return that waits for an answer. */
        OrdersReturns: "requested";
        /** Only orders placed at this time or later. */
        OrdersPlacedFrom: string;
        /** Only orders placed before this time. */
        OrdersPlacedUntil: string;
        /** Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed. */
        OrdersChangedSince: string;
        /** Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name. */
        OrdersText: string;
        /** Only orders with a line of the variant that has this SKU now. */
        OrdersSku: string;
        /** Only orders of this site. */
        OrdersSite: SiteCode;
        /** Only orders of this day or later, in the time zone of their site. */
        OrdersFromDay: string;
        /** Only orders of this day or earlier, in the time zone of their site. */
        OrdersUntilDay: string;
        /** How an order belongs to the days: it was placed then, or some of it was refunded then. */
        OrdersDaysOf: "placed" | "refunded";
        /** Only orders in this currency. Needs `fromDay` and `untilDay`. */
        OrdersCurrency: Currency;
        /** Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`. */
        OrdersCountry: string;
        /** Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`. */
        OrdersState: string;
        /** Only orders that used this promo code. Needs `fromDay` and `untilDay`. */
        OrdersPromotion: string;
        /** Only orders with the product of this id. Needs `fromDay` and `untilDay`. */
        OrdersProduct: number;
        /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
        RequiredIdempotencyKey: string;
        /** Number of the order, such as V-100023, with or without its prefix. */
        OrderNumber: string;
        /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
        IfMatch: string;
        /** Id of the product. */
        MerchantProductId: number;
        /** Number of the review. */
        ReviewId: number;
        /** Number of the gift card, which is not its code. */
        MerchantGiftCardId: number;
        /** Number of the promotion; a new one has a number of your choice. */
        PromotionId: number;
        /** The report. */
        ReportName: ReportName;
        /** First day, in the time zone of each site. */
        ReportFrom: string;
        /** Last day, in the time zone of each site; at most 731 days after the first. */
        ReportUntil: string;
        /** What a row stands for. */
        ReportBy: ReportGroup;
        /** Kind of the page. */
        CampaignKind: CampaignKind;
        /** Name of the page in its address; current where the route has none. */
        CampaignHandle: string;
        /** Id of the event: the same one each time it is sent. */
        WebhookIdHeader: string;
        /** When it was sent, in seconds since 1970 began. */
        WebhookTimestamp: string;
        /** Signatures by the secrets that are in use, with a space between: `v1,` and the HMAC-SHA256 in Base64 of id, timestamp and body, with a dot between them. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** Revision of the session; 'invalid' when it ended. A client reloads when it differs from the one it knows. */
        SessionValidation: string;
        /** Allowances that the request counts against: q requests at once, which come back evenly within w seconds. */
        RateLimitPolicy: string;
        /** What is left of the allowances that RateLimit-Policy names: r requests at once, and t seconds until all are back. After a 429, Retry-After says when the next one is. */
        RateLimit: string;
        /** Page answered; default 1. */
        PaginationPage: number;
        /** Pages in all; at least 1. */
        PaginationPagesTotal: number;
        /** Entries on a page. */
        PaginationItemsPerPage: number;
        /** Entries in all. */
        PaginationItemsTotal: number;
        /** Products by vendor over the whole listing (JSON object of counts). */
        ProductsVendors: string;
        /** Products by price range over the whole listing (JSON object of counts). */
        ProductsPrices: string;
        /** Id of the recommendation result, for the recommendation service. */
        NostoResultId: string;
        /** Makes the browser drop responses it cached during a session (Clear-Site-Data). The cart and the visitor's choices stay. */
        ClearSiteData: string;
        /** Lets a guest create an account with the email address of the order, once, within 24 hours. Every guest gets one, also for an address that already has an account: using it then changes nothing, and the owner is told by email. */
        JoinNonce: string;
        /** The `cursor` of the next page; there is none on the last page. */
        PaginationNext: string;
    };
    pathItems: never;
}
export interface operations {
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Code of the site. */
                site: SiteCode;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    /** Request headers that the answer depends on, beside its address. */
                    Vary: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Site;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    /** Request headers that the answer depends on, beside its address. */
                    Vary: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** A language, or a language as a country writes it. Without words for the country those of the language are returned, and without these the page's own; French outside North America falls back to that of France (fr-FR) first, and so does French without a country, and in the United States, on a site that does not sell to Canada. Absent means the language of the request (Accept-Language). */
                locale?: string;
            };
            header?: never;
            path: {
                /** Name in its address. */
                handle: PageHandle;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The page. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    /** Request headers that the answer depends on, beside its address. */
                    Vary: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Page;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    /** Request headers that the answer depends on, beside its address. */
                    Vary: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** Comma-separated product ids; the answer keeps their order. */
                ids?: string;
                /** Handle of a collection. */
                collections?: string;
                /** Words to find in titles, brands, collections, values and descriptions of both languages: all of them, accents and letter case aside, each the start of a word. Where nothing has them as written, typing errors are forgiven. Without an order the best match comes first. */
                search?: string;
                /** Page from 1. */
                page?: number;
                /** Products on a page. */
                limit?: number;
                /** Order: order=recommended (default), order[price]=ASC or DESC, order[created_at]=DESC. */
                order?: "recommended" | {
                    /**
                     * By price.
                     */
                    price?: "ASC" | "DESC";
                    /**
                     * Newest first.
                     */
                    created_at?: "DESC";
                };
                /** Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Products of the requested page. */
            200: {
                headers: {
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    "x-products-vendors": components["headers"]["ProductsVendors"];
                    "x-products-prices": components["headers"]["ProductsPrices"];
                    "x-nosto-result-id": components["headers"]["NostoResultId"];
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product[];
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query?: {
                /** The words typed so far; absent or empty for what is popular. */
                search?: string;
                /** At most so many products. */
                limit?: number;
                /** Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The suggestions. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Suggestions;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Number of the product. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** Only reviews with so many stars. */
                stars?: number;
                /** newest (the default), highest or lowest rating first. */
                order?: "newest" | "highest" | "lowest";
                /** Page from 1. */
                page?: number;
                /** Reviews on a page. */
                limit?: number;
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Number of the product. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reviews. */
            200: {
                headers: {
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reviews;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the product. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockNotice;
            };
        };
        responses: {
            /** The wish is noted. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateStockNoticeData;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: {
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Handle of the collection. */
                collection: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The collection. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Collection;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getCollectionFilters: {
        parameters: {
            query?: {
                /** Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Handle of the collection. */
                collection: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The filters. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CollectionFilters;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getPromotion: {
        parameters: {
            query?: {
                /** Comma-separated names of properties to return besides those that identify a promotion. */
                fields?: string;
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** The promo code; letter case does not matter. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The promotion. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Promotion;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** promotionUnrecognizable: No promotion has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionUnrecognizable;
                };
            };
            /**
             * promotionUnsupportedSite: The promotion belongs to another site.
             *     promotionUnavailable: The promotion is switched off.
             *     promotionExpired: The promotion is over.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionUnsupportedSite | PromotionUnavailable | PromotionExpired;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getGiftCard: {
        parameters: {
            query?: {
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Code of the gift card. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The gift card. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCard;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardUnrecognizable;
                };
            };
            /**
             * giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardExpended | GiftCardUnsupportedSite | GiftCardCurrencyDoesNotMatch;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listShippingRates: {
        parameters: {
            query: {
                /** Requested tier. */
                tiers?: "standard";
                /** ISO 3166 code of the country. */
                country: string;
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Prices by tier. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListShippingRatesData;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listShippingOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShippingQuestion;
            };
        };
        responses: {
            /** The options, cheapest first. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListShippingOptionsData;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    calculateTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaxCalculation;
            };
        };
        responses: {
            /** The taxes. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Taxes;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    generateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvoiceQuestion;
            };
        };
        responses: {
            /** The invoice. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invoice;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardUnrecognizable;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     cartLimitExceeded: The cart holds more than one order may.
             *     shippingDoesNotMatch: The shipping option is not offered any more, or its price changed.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | CartLimitExceeded | ShippingDoesNotMatch | GiftCardExpended | GiftCardUnsupportedSite | GiftCardCurrencyDoesNotMatch | NoCreditsAvailable;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    identify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": IdentifyBody;
            };
        };
        responses: {
            /** The identity; the same as before when the cookie was sent. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Identity;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Login;
            };
        };
        responses: {
            /** The member, signed in. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * credentialsInvalid: Wrong email address or password.
             *     oneTimeCodeRequired: A code was sent by email.
             *     oneTimeCodeInvalid: The code does not let this member in.
             *     multiFactorAuthenticationSetupRequired: An authenticator app must be set up.
             *     multiFactorAuthenticationTokenRequired: The code of the authenticator is required.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialsInvalid | OneTimeCodeRequired | OneTimeCodeInvalid | MultiFactorAuthenticationSetupRequired | MultiFactorAuthenticationTokenRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** turnstileChallengeFailed: The bot check says no. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TurnstileChallengeFailed;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
            204: {
                headers: {
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Join;
            };
        };
        responses: {
            /** An email was sent. */
            201: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Registration;
                };
            };
            /**
             * passwordTooCommon: The password is on the list of common passwords.
             *     joinNonceInvalid: The right to join after an order is gone.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasswordTooCommon | JoinNonceInvalid | ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** turnstileChallengeFailed: The bot check says no. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TurnstileChallengeFailed;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changeUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UsernameChange;
            };
        };
        responses: {
            /** The member with the new name. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** The password is changed; sign in again. */
            204: {
                headers: {
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * passwordTooCommon: The password is on the list of common passwords.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasswordTooCommon | ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** currentPasswordInvalid: The current password is wrong. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CurrentPasswordInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordRecovery;
            };
        };
        responses: {
            /** If the member exists, an email was sent. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** Token of the link in the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** The password is set; sign in with it. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * passwordTokenInvalid: The link for a new password holds no more.
             *     passwordTooCommon: The password is on the list of common passwords.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasswordTokenInvalid | PasswordTooCommon | ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A code is on its way, unless the address is already confirmed. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailValidation;
            };
        };
        responses: {
            /** The member, with the address confirmed. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** emailCodeInvalid: The code does not confirm the email address. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailCodeInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The member. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MemberSession[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    closeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionClosing;
            };
        };
        responses: {
            /** The sessions have ended. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** currentPasswordInvalid: The current password is wrong. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CurrentPasswordInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getCredits: {
        parameters: {
            query?: {
                /** Site of the balance: filter[site]; the site of the host when absent. */
                filter?: {
                    site?: SiteCode;
                };
                /** Currency of the balance: configuration[currency]; that of the site's first region when absent. */
                configuration?: {
                    currency?: Currency;
                };
            };
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The balance; 0 for a member without any. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credits;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** Page from 1. */
                page?: number;
                /** Orders on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Orders of the requested page. */
            200: {
                headers: {
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
                /** Which address. */
                kind: "billing" | "shipping";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Address;
            };
        };
        responses: {
            /** The member with the address. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    trackOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TrackingInput;
            };
        };
        responses: {
            /** How far the order is. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderTracking;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    startSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Subscription;
            };
        };
        responses: {
            /** The subscription as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StartedSubscription;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** paymentDeclined: The bank declined the payment. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentDeclined;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total differs from the one the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check rejected the payment.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | InvoiceDoesNotMatch | ProcessorDeclined | FraudRejected | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** The tokenisation provider refused the request; the body is the list of its errors. */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GatewayError[];
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    orderSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SubscriptionOrder;
            };
        };
        responses: {
            /** The order of the month. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** paymentDeclined: The bank declined the payment. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentDeclined;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total differs from the one the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check rejected the payment.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | InvoiceDoesNotMatch | ProcessorDeclined | FraudRejected | IdempotencyKeyInProgress;
                };
            };
            /** The tokenisation provider refused the request; the body is the list of its errors. */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GatewayError[];
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createCardToken: {
        parameters: {
            query: {
                /** Currency of the purchase. */
                currency: Currency;
                /** Id of the signed-in user; absent for guests. */
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CardToken;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createBnplToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BnplQuestion;
            };
        };
        responses: {
            /** The session. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BnplSession;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardUnrecognizable;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     cartLimitExceeded: The cart holds more than one order may.
             *     shippingDoesNotMatch: The shipping option is not offered any more, or its price changed.
             *     invoiceDoesNotMatch: The total differs from the one the shopper agreed to.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | CartLimitExceeded | ShippingDoesNotMatch | InvoiceDoesNotMatch | GiftCardExpended | GiftCardUnsupportedSite | GiftCardCurrencyDoesNotMatch | NoCreditsAvailable;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    validateCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ValidateCartBody;
            };
        };
        responses: {
            /** Nothing to report. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidateCartData;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** cartValidationErrors: The cart changed since it was filled. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    submitCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Checkout;
            };
        };
        responses: {
            /** The order. */
            200: {
                headers: {
                    "x-join-nonce": components["headers"]["JoinNonce"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** paymentDeclined: The bank declined the payment. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentDeclined;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /**
             * promotionUnrecognizable: No promotion has this code.
             *     giftCardUnrecognizable: No gift card has this code.
             */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionUnrecognizable | GiftCardUnrecognizable;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     cartLimitExceeded: The cart holds more than one order may.
             *     shippingRateRequired: No shipping option was chosen.
             *     shippingDoesNotMatch: The shipping option is not offered any more, or its price changed.
             *     invoiceDoesNotMatch: The total differs from the one the shopper agreed to.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             *     processorDeclined: The bank gave a reason.
             *     kountDIDFailure: The fraud check could not collect its data.
             *     fraudRejected: The fraud check rejected the payment.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | CartLimitExceeded | ShippingRateRequired | ShippingDoesNotMatch | InvoiceDoesNotMatch | GiftCardExpended | GiftCardUnsupportedSite | GiftCardCurrencyDoesNotMatch | NoCreditsAvailable | ProcessorDeclined | KountDIDFailure | FraudRejected | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** The card gateway refused the request; the body is the list of its errors. */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GatewayError[];
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /**
             * A payment service responded with text instead of JSON; the body is that text.
             *     internalError: The shop made a mistake.
             */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    acceptUpsell: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpsellAcceptance;
            };
        };
        responses: {
            /** The order with the added products. */
            200: {
                headers: {
                    "x-join-nonce": components["headers"]["JoinNonce"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** paymentDeclined: The bank declined the payment. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentDeclined;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total differs from the one the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check rejected the payment.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CartValidationErrors | InvoiceDoesNotMatch | ProcessorDeclined | FraudRejected | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** The card gateway refused the request; the body is the list of its errors. */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GatewayError[];
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /**
             * A payment service responded with text instead of JSON; the body is that text.
             *     internalError: The shop made a mistake.
             */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderClose;
            };
        };
        responses: {
            /** The task is closed, now or before. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClosedOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The Idempotency-Key it was sent with. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What became of it. */
            200: {
                headers: {
                    "x-join-nonce": components["headers"]["JoinNonce"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PurchaseOutcome;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** idempotencyKeyOfMember: A member sent the purchase, and they are not signed in here. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdempotencyKeyOfMember;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The order. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice. */
            200: {
                headers: {
                    /** Its file name, the order's `invoiceNumber`. */
                    "Content-Disposition": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getCreditNotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
                /** Id of the refund, one of the order's `refunds`. */
                refund: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit note. */
            200: {
                headers: {
                    /** Its file name, the refund's `creditNote`. */
                    "Content-Disposition": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnInput;
            };
        };
        responses: {
            /** The order, with the return. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * lineQuantityExceeded: A line has fewer units left than were named.
             *     returnClosed: The time to return the goods is over.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineQuantityExceeded | ReturnClosed | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewInput;
            };
        };
        responses: {
            /** The order, with the review. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * productNotBought: The order has no such product to review.
             *     productNotShipped: No unit of the product has left yet.
             *     productRefunded: Every unit of the product was cancelled or refunded.
             *     productReviewed: The product was reviewed with this order already.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductNotBought | ProductNotShipped | ProductRefunded | ProductReviewed | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The order is cancelled, now or before. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderShipped: A part of the order has left.
             *     cancellationClosed: The buyer can no longer cancel the order.
             *     giftCardSpent: A gift card bought with the order has been spent.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderShipped | CancellationClosed | GiftCardSpent;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getMerchantAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Scopes and sites of the caller. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantAccess;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Members of staff. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffMember[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StaffInvitation;
            };
        };
        responses: {
            /** The member of staff. */
            201: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffMember;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** staffExists: The person works for the shop already. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffExists;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the member of staff. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StaffInput;
            };
        };
        responses: {
            /** The member of staff as they are now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffMember;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** lastOwner: The shop would be without an owner. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LastOwner;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the member of staff. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** They work for the shop no more. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** lastOwner: The shop would be without an owner. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LastOwner;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    closeStaffSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the member of staff. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Their sessions have ended. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Keys without their values. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKey[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createMerchantKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MerchantKeyInput;
            };
        };
        responses: {
            /** The key with its value. */
            201: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewMerchantKey;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    revokeMerchantKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the key. */
                id: components["parameters"]["MerchantKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key works no more. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Webhooks without their secrets. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookInput;
            };
        };
        responses: {
            /** The webhook with its secret. */
            201: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookChangeInput;
            };
        };
        responses: {
            /** The webhook as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** It is gone. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** Only deliveries in this state. */
                state?: "waiting" | "delivered" | "failed";
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Deliveries on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deliveries of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDelivery[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    sendWebhookDeliveryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the webhook. */
                id: components["parameters"]["WebhookId"];
                /** Id of the delivery. */
                delivery: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The delivery, which waits to be sent. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDelivery;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantOrders: {
        parameters: {
            query?: {
                /** Only orders with this status. */
                status?: components["parameters"]["OrdersStatus"];
                /** `requested`: only orders with a return that waits for an answer. */
                returns?: components["parameters"]["OrdersReturns"];
                /** Only orders placed at this time or later. */
                placedFrom?: components["parameters"]["OrdersPlacedFrom"];
                /** Only orders placed before this time. */
                placedUntil?: components["parameters"]["OrdersPlacedUntil"];
                /** Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed. */
                changedSince?: components["parameters"]["OrdersChangedSince"];
                /** Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name. */
                q?: components["parameters"]["OrdersText"];
                /** Only orders with a line of the variant that has this SKU now. */
                sku?: components["parameters"]["OrdersSku"];
                /** Only orders of this site. */
                site?: components["parameters"]["OrdersSite"];
                /** Only orders of this day or later, in the time zone of their site. */
                fromDay?: components["parameters"]["OrdersFromDay"];
                /** Only orders of this day or earlier, in the time zone of their site. */
                untilDay?: components["parameters"]["OrdersUntilDay"];
                /** How an order belongs to the days: it was placed then, or some of it was refunded then. */
                daysOf?: components["parameters"]["OrdersDaysOf"];
                /** Only orders in this currency. Needs `fromDay` and `untilDay`. */
                currency?: components["parameters"]["OrdersCurrency"];
                /** Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`. */
                country?: components["parameters"]["OrdersCountry"];
                /** Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`. */
                state?: components["parameters"]["OrdersState"];
                /** Only orders that used this promo code. Needs `fromDay` and `untilDay`. */
                promotion?: components["parameters"]["OrdersPromotion"];
                /** Only orders with the product of this id. Needs `fromDay` and `untilDay`. */
                product?: components["parameters"]["OrdersProduct"];
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @deprecated
                 * Page from 1. Use `cursor`: a new order moves the others to later pages.
                 */
                page?: number;
                /** Orders on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Orders of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    /** Since when something of this call is deprecated, in epoch seconds after `@`. */
                    Deprecation?: string;
                    /** When what is deprecated of this call goes at the earliest. */
                    Sunset?: string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** Only variants with this id or SKU, or of products with this id or these words in their title. */
                q?: string;
                /** Only stock with this level. */
                level?: "none" | "low" | "high" | "unlimited";
                /** Only this fulfilment region. */
                region?: string;
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Rows on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Stock of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockItem[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    moveStock: {
        parameters: {
            query?: never;
            header: {
                /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockMoveInput;
            };
        };
        responses: {
            /** The stock as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockItem;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** variantUnknown: The shop has no such variant. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantUnknown;
                };
            };
            /**
             * stockChanged: The count is another one than was seen, or units are not counted.
             *     stockNegative: More units would leave than there are.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockChanged | StockNegative | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listStockNotices: {
        parameters: {
            query?: {
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Variants on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Variants of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockDemand[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** Only orders with this status. */
                status?: components["parameters"]["OrdersStatus"];
                /** `requested`: only orders with a return that waits for an answer. */
                returns?: components["parameters"]["OrdersReturns"];
                /** Only orders placed at this time or later. */
                placedFrom?: components["parameters"]["OrdersPlacedFrom"];
                /** Only orders placed before this time. */
                placedUntil?: components["parameters"]["OrdersPlacedUntil"];
                /** Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed. */
                changedSince?: components["parameters"]["OrdersChangedSince"];
                /** Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name. */
                q?: components["parameters"]["OrdersText"];
                /** Only orders with a line of the variant that has this SKU now. */
                sku?: components["parameters"]["OrdersSku"];
                /** Only orders of this site. */
                site?: components["parameters"]["OrdersSite"];
                /** Only orders of this day or later, in the time zone of their site. */
                fromDay?: components["parameters"]["OrdersFromDay"];
                /** Only orders of this day or earlier, in the time zone of their site. */
                untilDay?: components["parameters"]["OrdersUntilDay"];
                /** How an order belongs to the days: it was placed then, or some of it was refunded then. */
                daysOf?: components["parameters"]["OrdersDaysOf"];
                /** Only orders in this currency. Needs `fromDay` and `untilDay`. */
                currency?: components["parameters"]["OrdersCurrency"];
                /** Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`. */
                country?: components["parameters"]["OrdersCountry"];
                /** Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`. */
                state?: components["parameters"]["OrdersState"];
                /** Only orders that used this promo code. Needs `fromDay` and `untilDay`. */
                promotion?: components["parameters"]["OrdersPromotion"];
                /** Only orders with the product of this id. Needs `fromDay` and `untilDay`. */
                product?: components["parameters"]["OrdersProduct"];
                /** How rows are written. */
                format?: "csv" | "ndjson";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows. */
            200: {
                headers: {
                    /** Its file name. */
                    "Content-Disposition": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getMerchantOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The order. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShipmentInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderCancelled: The order is cancelled.
             *     orderUnpaid: A payment of the order failed.
             *     lineQuantityExceeded: A line has fewer units left than were named.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelled | OrderUnpaid | LineQuantityExceeded | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header: {
                /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderCancelled: The order is cancelled.
             *     nothingToRefund: Nothing of the order is left to refund.
             *     orderUnpaid: A payment of the order failed.
             *     lineQuantityExceeded: A line has fewer units left than were named.
             *     giftCardSpent: A gift card bought with the order has been spent.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelled | NothingToRefund | OrderUnpaid | LineQuantityExceeded | GiftCardSpent | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    previewRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundInput;
            };
        };
        responses: {
            /** The refund as it would be. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RefundPreview;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderCancelled: The order is cancelled.
             *     nothingToRefund: Nothing of the order is left to refund.
             *     orderUnpaid: A payment of the order failed.
             *     lineQuantityExceeded: A line has fewer units left than were named.
             *     giftCardSpent: A gift card bought with the order has been spent.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelled | NothingToRefund | OrderUnpaid | LineQuantityExceeded | GiftCardSpent;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    answerReturn: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
                /** Id of the return, as in the order's returns. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnAnswerInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * returnAnswered: The return has this answer, or one that ends it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnAnswered | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderEvent[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderNoteInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    resendOrderEmail: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderEmailInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderCancelled: The order is cancelled.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelled | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changeOrderContact: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderContactInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderShipped: A part of the order has left.
             *     addressRegionFixed: The order was taxed and shipped for another country or state.
             *     changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderShipped | AddressRegionFixed | ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    cancelMerchantOrder: {
        parameters: {
            query?: never;
            header: {
                /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** Number of the order, such as V-100023, with or without its prefix. */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancellationInput;
            };
        };
        responses: {
            /** The order as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantOrder;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * orderCancelled: The order is cancelled.
             *     orderShipped: A part of the order has left.
             *     giftCardSpent: A gift card bought with the order has been spent.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelled | OrderShipped | GiftCardSpent | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantProducts: {
        parameters: {
            query?: {
                /** Only products with this id, handle or SKU, or with these words in their title. */
                q?: string;
                /** Only products in this state. */
                state?: ProductState;
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Products on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Products of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantProduct[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getMerchantProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the product. */
                id: components["parameters"]["MerchantProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantProduct;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    disableMerchantProduct: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Id of the product. */
                id: components["parameters"]["MerchantProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantProduct;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    enableMerchantProduct: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Id of the product. */
                id: components["parameters"]["MerchantProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantProduct;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantReviews: {
        parameters: {
            query?: {
                /** Only reviews in this state. */
                state?: ReviewState;
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Reviews on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Reviews of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantReview[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    moderateReview: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the review. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationInput;
            };
        };
        responses: {
            /** The review as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantReview;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * reviewReasonMissing: A review is rejected without a reason.
             *     changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReviewReasonMissing | ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantGiftCards: {
        parameters: {
            query?: {
                /** Only gift cards whose code ends with these four digits, that were sent to this email address, or that were bought with the order of this number or paid for it. Never send a whole code: addresses are logged. */
                q?: string;
                /** Only gift cards in this state. */
                state?: GiftCardState;
                /** Only gift cards of this site. */
                site?: SiteCode;
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Gift cards on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Gift cards of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantGiftCard[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    issueGiftCard: {
        parameters: {
            query?: never;
            header: {
                /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GiftCardIssueInput;
            };
        };
        responses: {
            /** The gift card with its code. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssuedGiftCard;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /**
             * idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getMerchantGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Number of the gift card, which is not its code. */
                id: components["parameters"]["MerchantGiftCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The gift card. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardLedger;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    blockGiftCard: {
        parameters: {
            query?: never;
            header: {
                /** One effect for one key; the same key with the same body answers the same bytes again. A request that moves money needs one, because its answer can be lost. The SDK sends one by itself. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** Number of the gift card, which is not its code. */
                id: components["parameters"]["MerchantGiftCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GiftCardBlockInput;
            };
        };
        responses: {
            /** The gift card as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardLedger;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * giftCardExpended: The gift card is empty.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftCardExpended | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listMerchantPromotions: {
        parameters: {
            query?: {
                /** Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /** Promotions on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Promotions of the requested page. */
            200: {
                headers: {
                    "x-pagination-next": components["headers"]["PaginationNext"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantPromotion[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    tryMerchantPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromotionTrialInput;
            };
        };
        responses: {
            /** What it would have done. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionTrial;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    saveMerchantPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the promotion; a new one has a number of your choice. */
                id: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Promotion;
            };
        };
        responses: {
            /** The promotion as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantPromotion;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /**
             * promotionBad: The promotion cannot be saved.
             *     changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionBad | ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    endMerchantPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. Without it the last one wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Number of the promotion; a new one has a number of your choice. */
                id: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The promotion as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantPromotion;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    changePrices: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PriceChangesInput;
            };
        };
        responses: {
            /** The changes. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PriceChanges;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** variantUnknown: The shop has no such variant. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantUnknown;
                };
            };
            /**
             * priceBelowMinimum: The price is too low.
             *     priceMissing: The variant would have no price.
             *     changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PriceBelowMinimum | PriceMissing | ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportInput;
            };
        };
        responses: {
            /** The changes. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportPreview;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /** importBad: The file cannot be imported. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportBad;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    applyImport: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportApplication;
            };
        };
        responses: {
            /** What was written. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportResult;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /**
             * merchantScopeMissing: The caller may not do this.
             *     crossSiteRequest: The request comes from another site.
             */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing | CrossSiteRequest;
                };
            };
            /**
             * importBad: The file cannot be imported.
             *     changedMeanwhile: Somebody else changed it since you read it.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportBad | ChangedMeanwhile | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    exportShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
            200: {
                headers: {
                    /** Its file name. */
                    "Content-Disposition": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    readReport: {
        parameters: {
            query: {
                /** First day, in the time zone of each site. */
                from: components["parameters"]["ReportFrom"];
                /** Last day, in the time zone of each site; at most 731 days after the first. */
                until: components["parameters"]["ReportUntil"];
                /** What a row stands for. */
                by?: components["parameters"]["ReportBy"];
            };
            header?: never;
            path: {
                /** The report. */
                name: components["parameters"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The report. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Report;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    exportReport: {
        parameters: {
            query: {
                /** First day, in the time zone of each site. */
                from: components["parameters"]["ReportFrom"];
                /** Last day, in the time zone of each site; at most 731 days after the first. */
                until: components["parameters"]["ReportUntil"];
                /** What a row stands for. */
                by?: components["parameters"]["ReportBy"];
            };
            header?: never;
            path: {
                /** The report. */
                name: components["parameters"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The report. */
            200: {
                headers: {
                    /** Its file name, with its name and period. */
                    "Content-Disposition": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * merchantKeyInvalid: The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantKeyInvalid | ClientTokenInvalid;
                };
            };
            /** merchantScopeMissing: The caller may not do this. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MerchantScopeMissing;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecommendationQuestion;
            };
        };
        responses: {
            /** The recommended products. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recommendations;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    completeAddress: {
        parameters: {
            query?: {
                /** The text typed so far; not needed with container. */
                partialStreet?: string;
                /** Comma-separated ISO 3166 codes: those whose currency is the shopper's. Without it every country counts. */
                countriesFilter?: string;
                /** At most so many. */
                limit?: number;
                /** Id of a suggestion to look into. */
                container?: string;
                /** True with container. */
                advanced?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The suggestions, the best first. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddressCompletion[];
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GetAddressBody;
            };
        };
        responses: {
            /** The address. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerifiedAddress;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewsletterSubscription;
            };
        };
        responses: {
            /** The address is subscribed. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubscribeNewsletterData;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Message;
            };
        };
        responses: {
            /** The message is on its way. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateMessageData;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /**
             * turnstileChallengeFailed: The bot check says no.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TurnstileChallengeFailed | IdempotencyKeyReused | IdempotencyKeyInProgress;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The wishlist; empty until a product is added. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Wishlist;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    addWishlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddWishlistItemBody;
            };
        };
        responses: {
            /** The item. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WishlistItem;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** wishlistFull: The wishlist is full (500 products). */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WishlistFull;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    removeWishlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
                /** Id of the wishlist. */
                listId: number;
                /** Id of the item. */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** It is off the list. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /**
             * authenticationRequired: No member is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticationRequired | ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** Which cards. */
                filter?: {
                    /**
                     * Site source; without it the site of the host name.
                     * @example boutique
                     */
                    source?: string;
                };
                /** order[{site}_order]=ASC is the order of that site, DESC its reverse; without one ASC of the site itself. */
                order?: {
                    [key: string]: "ASC" | "DESC";
                };
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cards. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification[];
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query: {
                /** Which zones, in one of two forms. */
                zones: string | {
                    [key: string]: {
                        /**
                         * Number of the zone.
                         * @example 38
                         */
                        zone: string;
                    };
                };
                /** Which campaigns. */
                filter?: {
                    /**
                     * Only campaigns of this provider; of all providers when absent.
                     * @example 1
                     */
                    provider_id?: string;
                };
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The campaigns, as a list or by zone, depending on the form of zones. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCampaignsData;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    getCampaignPage: {
        parameters: {
            query?: {
                /** Language, currency and region of the response. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** Kind of the page. */
                kind: components["parameters"]["CampaignKind"];
                /** Name of the page in its address; current where the route has none. */
                handle: components["parameters"]["CampaignHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The page. */
            200: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignPage;
                };
            };
            /** The copy named in If-None-Match is current; there is no body. */
            304: {
                headers: {
                    /** Names the content of the answer, for If-None-Match. */
                    ETag: string;
                    /** Private and no-cache: a browser keeps the answer and asks each time whether it is current. */
                    "Cache-Control": string;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    enterCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** Kind of the page. */
                kind: components["parameters"]["CampaignKind"];
                /** Name of the page in its address; current where the route has none. */
                handle: components["parameters"]["CampaignHandle"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignEntry;
            };
        };
        responses: {
            /** The entry counts. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignOutcome;
                };
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** resourceDoesNotExist: The resource does not exist. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceDoesNotExist;
                };
            };
            /**
             * campaignEnded: The campaign takes no more entries.
             *     campaignAlreadyEntered: The member's own email address has already entered.
             *     idempotencyKeyReused: The key was used for something else.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignEnded | CampaignAlreadyEntered | IdempotencyKeyReused;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
    writeLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LogEntry;
            };
        };
        responses: {
            /** Written. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationError;
                };
            };
            /** clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientTokenInvalid;
                };
            };
            /** crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrossSiteRequest;
                };
            };
            /** rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RateLimited;
                };
            };
            /** internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InternalError;
                };
            };
            /** serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceUnavailable;
                };
            };
        };
    };
}
/** An address as it is stored or shown, unchecked. */
export type Address = {
    /**
     * First name; null when not given.
     * @example Ada
     */
    firstname?: string | null;
    /**
     * Last name; null when not given.
     * @example Moreau
     */
    lastname?: string | null;
    /**
     * Street and number; null when not given.
     * @example 12 Main St #4
     */
    address1?: string | null;
    /**
     * Apartment, suite, unit; null for none.
     * @example null
     */
    address2?: string | null;
    /**
     * City; null when not given.
     * @example Austin
     */
    city?: string | null;
    /**
     * State or province; null when not given.
     * @example TX
     */
    state?: string | null;
    /**
     * Zip or postal code; null when not given.
     * @example 78701
     */
    zipcode?: string | null;
    /**
     * ISO 3166 code of the country; null when not given.
     * @example US
     */
    country?: string | null;
    /**
     * Telephone number; null for none.
     * @example null
     */
    phone?: string | null;
};
/** Billing address, validated by country. Letter case of the country does not matter. */
export type BillingAddress = {
    /**
     * First name.
     * @example Ada
     */
    firstname: string;
    /**
     * Last name.
     * @example Moreau
     */
    lastname: string;
    /**
     * Street and number.
     * @example 12 Main St #4
     */
    address1: string;
    /**
     * Apartment, suite, unit, null for none; not checked.
     * @example Apt 5
     */
    address2?: string | null;
    /**
     * City.
     * @example Austin
     */
    city: string;
    /**
     * State or province; a two-letter code in the US and Canada.
     * @example TX
     */
    state: string;
    /**
     * ISO 3166 code of the country, any case.
     * @example US
     */
    country: string;
    /**
     * Zip or postal code, by country.
     * @example 78701
     */
    zipcode?: string;
    /**
     * Telephone number; null for none.
     * @example +15125550100
     */
    phone?: string | null;
};
/** Proof that a person sends the request; each use says which token it accepts. */
export type Challenge = {
    /**
     * The bot check, or the code sent by email.
     * @example turnstile
     */
    type: "turnstile" | "one-time-code";
    /**
     * Token of the bot check, or the five digits; null while there is none.
     * @example XXXX.DUMMY.TOKEN.XXXX
     */
    token?: string | null;
};
/** How to reach the buyer; the form of the contact block. */
export type Contact = {
    email: Email;
};
/**
 * An email address. Its local part has no period at either end and no two in a row.
 * @example ada@example.com
 */
export type Email = string & (unknown & unknown);
/** The code that confirms a member's email address. */
export type EmailValidation = {
    /**
     * The five digits from the email.
     * @example 01234
     */
    code: string;
};
/** Identity of a browser, without an account. */
export type Identity = {
    /**
     * Format: uuid
     * Also set as the cookie velours_identity for 365 days.
     * @example 3f1b8f0e-5a52-4a1c-9c39-0d9a4d1c7a11
     */
    uuid: string;
    /** Where the request came from. */
    geoip: {
        /**
         * ISO 3166 code of the country; null when not known.
         * @example US
         */
        country: string | null;
    };
};
/** A new account. A buyer who holds a join nonce sends it as token, with email address and terms only. */
export type Join = {
    /**
     * The name a member shows, a Username; null only with a join nonce in token.
     * @example ada_moreau
     */
    username?: string | null;
    /**
     * Format: email
     * Email address of the account.
     * @example ada@example.com
     */
    email: string;
    /**
     * 8 to 255 characters; null only with a join nonce in token.
     * @example sandbox-pass
     */
    password?: string | null;
    /** Proof that a person sends the request, a Challenge; null only with a join nonce in token. */
    challenge?: {
        /**
         * turnstile or one-time-code; null counts as missing.
         * @example turnstile
         */
        type?: string | null;
        /**
         * Its token; null while there is none.
         * @example XXXX.DUMMY.TOKEN.XXXX
         */
        token?: string | null;
    } | null;
    /**
     * Join nonce of an order (x-join-nonce), in place of username, password and challenge; null for none.
     * @example null
     */
    token?: string | null;
    /**
     * The terms are accepted and the age of 18 is certified.
     * @example true
     */
    termsOfService: true;
};
/** Credentials, with proof that a person sends them. Email address and password are always validated; the other fields only if action is absent or submit. */
export type Login = {
    /**
     * Format: email
     * Email address of the account.
     * @example ada@example.com
     */
    email: string;
    /**
     * Password of the account.
     * @example sandbox-pass
     */
    password: string;
    /**
     * Keep the session on this device; null is no.
     * @example true
     */
    remember?: boolean | string | null;
    /**
     * Sign in, or request a code by email.
     * @example submit
     */
    action?: "submit" | "send-one-time-code";
    /** Proof that a person sends the request, a Challenge; null only when a code is requested. */
    challenge?: {
        /**
         * turnstile or one-time-code; null counts as missing.
         * @example turnstile
         */
        type?: string | null;
        /**
         * Its token; null while there is none.
         * @example XXXX.DUMMY.TOKEN.XXXX
         */
        token?: string | null;
    } | null;
    /** The second factor, if it was required; null for none. */
    MFA?: {
        /**
         * TOTP, the only kind; null stands for it.
         * @example TOTP
         */
        type?: string | null;
        /**
         * Code of the authenticator app; null counts as missing.
         * @example 123456
         */
        token?: string | null;
    } | null;
} & (unknown & unknown);
/** A browser in which a member is signed in. */
export type MemberSession = {
    /**
     * Format: uuid
     * Id of the session; it cannot be used to sign in.
     * @example 4b0c1c1e-6d3a-4a55-9a4e-0d6f2f0f7c11
     */
    id: string;
    /**
     * Format: date-time
     * When the member signed in.
     * @example 2026-11-20T09:12:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * When the session was last used, to the minute.
     * @example 2026-11-22T10:04:00.000Z
     */
    used_at: string;
    /** The browser's User-Agent header at sign-in. */
    device: {
        /**
         * Name of the browser; null when not known.
         * @example Firefox
         */
        browser: string | null;
        /**
         * Name of the operating system; null when not known.
         * @example Windows
         */
        system: string | null;
    };
    /**
     * Whether this request was made in it.
     * @example true
     */
    current: boolean;
};
/** Settings for an authenticator app. The secret stays the same for 15 minutes. */
export type MultiFactorSetup = {
    /**
     * Set up, then send the first code.
     * @example setup
     */
    action: "setup";
    /**
     * The only kind.
     * @example TOTP
     */
    type: "TOTP";
    /** The secret as a picture. */
    QR: {
        /**
         * Source of an image: a data URL.
         * @example data:image/png;base64,iVBORw0KGgo=
         */
        image: string;
    };
    /**
     * To copy by hand; Base32.
     * @example KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y
     */
    secret: string;
    /**
     * The text to show at the code's field; absent when no code was sent.
     * @example The authenticator code is not correct
     */
    "MFA.token"?: string;
};
/** The code of the authenticator app is required. */
export type MultiFactorToken = {
    /**
     * Send a code.
     * @example token
     */
    action: "token";
    /**
     * The only kind.
     * @example TOTP
     */
    type: "TOTP";
    /**
     * The text to show at the code's field; absent when no code was sent.
     * @example The authenticator code is not correct
     */
    "MFA.token"?: string;
};
/** Another password for a signed-in member. */
export type PasswordChange = {
    /**
     * The password until now.
     * @example sandbox-pass
     */
    passwordCurrent: string;
    /**
     * The new password.
     * @example sandbox-pass-2
     */
    password: string;
    /**
     * The new password once more; the rule passwordsMatch compares them.
     * @example sandbox-pass-2
     */
    passwordConfirm: string;
};
/** Whose password was forgotten. */
export type PasswordRecovery = {
    /**
     * Format: email
     * Email address of the account.
     * @example ada@example.com
     */
    email: string;
};
/** A new password in place of a forgotten one; the token of the mail is in the query. */
export type PasswordReset = {
    /**
     * The new password.
     * @example sandbox-pass-2
     */
    password: string;
    /**
     * The new password once more; the rule passwordsMatch compares them.
     * @example sandbox-pass-2
     */
    passwordConfirm: string;
};
/** The result of joining; it does not reveal whether the address was new. */
export type Registration = {
    /**
     * Recipient of the email.
     * @example ada@example.com
     */
    email: string;
};
/** Which sessions of a member to end. */
export type SessionClosing = {
    /**
     * Format: uuid
     * Id of the session to end; null ends all except the current one.
     * @example 9a1f5f0e-2f8e-4d43-8a2c-6c3c1a7a1b02
     */
    session: string | null;
    /**
     * The member's password.
     * @example sandbox-pass
     */
    passwordCurrent: string;
};
/** Shipping address, validated by country. Letter case of the country does not matter. */
export type ShippingAddress = {
    /**
     * First name.
     * @example Ada
     */
    firstname: string;
    /**
     * Last name.
     * @example Moreau
     */
    lastname: string;
    /**
     * Street and number.
     * @example 12 Main St #4
     */
    address1: string;
    /**
     * Apartment, suite, unit; empty or null for none.
     * @example Apt 5
     */
    address2?: string | null;
    /**
     * City.
     * @example Austin
     */
    city: string;
    /**
     * State or province; a two-letter code in the US and Canada.
     * @example TX
     */
    state: string;
    /**
     * ISO 3166 code of the country, any case.
     * @example US
     */
    country: string;
    /**
     * Zip or postal code, by country.
     * @example 78701
     */
    zipcode?: string;
    /**
     * Telephone number; null for none.
     * @example +15125550100
     */
    phone?: string | null;
};
/** A member. */
export type User = {
    /**
     * Format: int64
     * Number of the member.
     * @example 1042
     */
    id: number;
    /**
     * Email address, as entered.
     * @example ada@example.com
     */
    email: string;
    /**
     * Whether the member proved that emails to this address reach them, with a code or a link; until then cash back of guest orders waits.
     * @example true
     */
    email_confirmed: boolean;
    /**
     * The name the member shows.
     * @example ada_moreau
     */
    username: string;
    /**
     * First name; null while unknown.
     * @example Ada
     */
    first_name: string | null;
    /**
     * Last name; null while unknown.
     * @example Moreau
     */
    last_name: string | null;
    access: UserAccess;
    /**
     * Format: int64
     * Revision of the session, also in the header x-session-validation; it changes with the password.
     * @example 7
     */
    revision: number;
    /**
     * Address the question came from.
     * @example 203.0.113.7
     */
    ip: string;
    /** Where that address is. */
    geoip: {
        /**
         * ISO 3166 code of the country; null when not known.
         * @example US
         */
        country: string | null;
    };
    /**
     * User-Agent of the request; null for none.
     * @example Mozilla/5.0
     */
    client: string | null;
    /**
     * Passed through as it is kept, without effect here; null for none.
     * @example null
     */
    restrictions: {
        [key: string]: unknown;
    } | null;
    address: UserAddresses;
    /**
     * Cash back; null here, where getCredits answers it.
     * @example null
     */
    credits: Credits | null;
    /**
     * Wishlist; null here, where getWishlist answers it.
     * @example null
     */
    wishlist: Wishlist | null;
};
/** Role and levels of the member. */
export type UserAccess = {
    /**
     * Whether the caller is signed in as this member.
     * @example true
     */
    authenticated: boolean;
    /**
     * Opens the account pages.
     * @example member
     */
    role: "member" | "admin";
    levels: UserLevels;
};
/** The addresses a member saved. */
export type UserAddresses = {
    /** Where bills go; null while none is saved. */
    billing: Address | null;
    /** Where parcels go; null while none is saved. */
    shipping: Address | null;
};
/** Areas the member may open besides the shop, as lists of names. A member has at least one. */
export type UserLevels = {
    /**
     * Codes of sites; plus gates campaigns.
     * @example [
     *       "boutique"
     *     ]
     */
    sites?: string[];
    /**
     * Names of providers.
     * @example []
     */
    providers?: string[];
    /**
     * Names of videos.
     * @example []
     */
    videos?: string[];
    /**
     * Names of stories.
     * @example []
     */
    stories?: string[];
    /**
     * Names of articles.
     * @example []
     */
    articles?: string[];
};
/**
 * The name a member shows.
 * @example ada_moreau
 */
export type Username = string;
/** Another name for the member. */
export type UsernameChange = {
    username: Username;
};
/** A suggestion while an address is typed. */
export type AddressCompletion = {
    /**
     * Id at the service, valid for a few minutes.
     * @example sandbox-12-main
     */
    id: string;
    /**
     * Text to show.
     * @example 12 Main Road
     */
    text: string;
    /**
     * Which parts of text were typed: 'start-end' from 0, the end left out, comma-separated; empty when none.
     * @example 3-7
     */
    highlight: string;
    /**
     * Address can be chosen; Container, BuildingNumber and other types contain further suggestions.
     * @example Address
     */
    type: string;
    /**
     * Where it is, to show beside the text; may be empty.
     * @example Austin, TX 78701
     */
    description: string;
};
/** An address as the address-verification service gives it. Null or absent means the service does not know. */
export type VerifiedAddress = {
    /**
     * House number and street; null when unknown.
     * @example 12 Main Road
     */
    line1?: string | null;
    /**
     * Flat, floor or suite; null for none.
     * @example Apt 4
     */
    line2?: string | null;
    /**
     * City; null when unknown.
     * @example Austin
     */
    city?: string | null;
    /**
     * State or province code; null when unknown.
     * @example TX
     */
    provinceCode?: string | null;
    /**
     * Postal or zip code; null when unknown.
     * @example 78701
     */
    postalOrZip?: string | null;
    /**
     * ISO 3166 code in either case; null counts as US.
     * @example US
     */
    countryCode?: string | null;
    /**
     * First name of the resident; null when unknown, which is the usual case.
     * @example Ada
     */
    firstname?: string | null;
    /**
     * Last name of the resident; null when unknown, which is the usual case.
     * @example Moreau
     */
    lastname?: string | null;
};
/** A banner in a zone of a page. */
export type Campaign = {
    /**
     * Format: int64
     * Number of the campaign.
     * @example 1
     */
    id: number;
    /**
     * Format: int64
     * Number of the zone; 38 is above a listing, 46 to 49 are the blast bar.
     * @example 38
     */
    zone: number;
    /**
     * Title in the requested language.
     * @example The slow season
     */
    title: string;
    /**
     * Address of the picture; null for none.
     * @example /assets/img/collections/lubricants.svg
     */
    image: string | null;
    /**
     * Where it leads; null for nowhere.
     * @example /lubricants
     */
    url: string | null;
    /**
     * Text (HTML) in the requested language; may be empty.
     * @example <p>Everything for an unhurried evening.</p>
     */
    html: string;
    /**
     * Provider it is of; null for the shop itself. On import only.
     * @example 1
     */
    provider_id?: string | null;
    /** Sites that show it; absent means all. On import only. */
    sites?: SiteCode[];
    /** Texts in other languages by language code. On import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example La saison lente
             */
            title?: string;
            /**
             * Text (HTML) in that language.
             * @example <p>Tout pour une soirée sans hâte.</p>
             */
            html?: string;
        };
    };
};
/** An entry of a campaign. The page's fields say which of these it asks for. */
export type CampaignEntry = {
    email: Email;
    /**
     * Name for the draw; null if the form has no such field.
     * @example Ada
     */
    name?: string | null;
    /**
     * Name on a social network; null if the form has no such field.
     * @example @ada
     */
    social?: string | null;
    /** Chosen option by question of a quiz. */
    answers?: {
        [key: string]: string;
    };
    /**
     * Whether the address may also be subscribed to the newsletter.
     * @default false
     */
    consent?: boolean;
};
/** The result of an entry. */
export type CampaignOutcome = {
    /**
     * Id of the segment the wheel stops at; null without a wheel.
     * @example fifteen
     */
    segment: string | null;
    /**
     * Title in the caller's language.
     * @example 15% off
     */
    title: string;
    /**
     * Text (HTML) in the caller's language.
     * @example <p>It waits in your bag.</p>
     */
    description: string;
    /**
     * Code that was won; null for none.
     * @example WELCOME15
     */
    promotion: string | null;
    /** Products that fit the answers. */
    product_ids: number[];
};
/** A campaign's own page. */
export type CampaignPage = {
    kind: CampaignKind;
    /**
     * Name in its address; current where the route has none.
     * @example current
     */
    handle: string;
    /**
     * Title in the requested language.
     * @example Spin for something nice
     */
    title: string;
    /**
     * Text (HTML) in the requested language.
     * @example <p>One turn each.</p>
     */
    description: string;
    /**
     * Conditions (HTML) in the requested language: who may take part, how often, who draws and when.
     * @example <p>One entry for each email address.</p>
     */
    terms?: string;
    /**
     * Address of the picture; null for that of the first product, if there is one.
     * @example /assets/img/promotions/gift.svg
     */
    image: string | null;
    /**
     * Label of the form's button; null on a page without a form.
     * @example Spin
     */
    button: string | null;
    /**
     * Format: int64
     * When it ends, in epoch seconds; null for never.
     * @example 1796083200
     */
    date_expired: number | null;
    /**
     * Whether entries are taken now; always answered, never imported.
     * @example true
     */
    readonly open?: boolean;
    /** Fields of the form; empty on a page without a form. social is a name on a social network. */
    fields: ("email" | "name" | "social" | "answers")[];
    /** Products the page shows, in order; ask listProducts for them. Answers of daily-deals leave out what is not reduced. */
    product_ids: number[];
    /** A quiz's questions, in order. */
    questions: CampaignQuestion[];
    /** The wheel's segments, clockwise from the top. */
    segments: CampaignSegment[];
    /** Earlier winners, the newest first. */
    winners: CampaignWinner[];
    /**
     * Format: int64
     * Length in days (UTC) of the periods after which shown_products gives way to the next products. Answers then say the end of the period as date_expired; a page that shows the same in each period has no end. Null for a page that does not change. On import only.
     * @example 1
     */
    renews_days?: number | null;
    /**
     * Format: int64
     * Number of products shown in each period of renews_days, in the order of product_ids and then from the first again. Null for all of them. On import only.
     * @example 6
     */
    shown_products?: number | null;
    /** Possible outcomes. A quiz picks the one most answers point to (the earlier one on a tie), the wheel that of the drawn segment, any other page the first. On import only. */
    outcomes?: CampaignPageOutcome[];
    /** Sites that show it; absent means all. On import only. */
    sites?: SiteCode[];
    /** Texts in other languages by language code. On import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example Un tour pour une douceur
             */
            title?: string;
            /**
             * Text (HTML) in that language.
             * @example <p>Un tour chacun.</p>
             */
            description?: string;
            /**
             * Conditions (HTML) in that language.
             * @example <p>Une participation par adresse.</p>
             */
            terms?: string;
            /**
             * Button in that language.
             * @example Tourner
             */
            button?: string;
        };
    };
};
/** A possible outcome of an entry; on import only. */
export type CampaignPageOutcome = {
    /**
     * Name of the outcome.
     * @example calm
     */
    id: string;
    /**
     * Title.
     * @example 15% off
     */
    title: string;
    /**
     * Title in French.
     * @example 15 % de remise
     */
    title_fr?: string;
    /**
     * Text (HTML).
     * @example <p>Take your time.</p>
     */
    description: string;
    /**
     * Text (HTML) in French.
     * @example <p>Prenez votre temps.</p>
     */
    description_fr?: string;
    /**
     * Code that is won; null for none.
     * @example WELCOME15
     */
    promotion?: string | null;
    /** Products that fit; absent for none. */
    product_ids?: number[];
};
/** A question of a quiz; one option is chosen. */
export type CampaignQuestion = {
    /**
     * Name of the question, key of the answer.
     * @example mood
     */
    id: string;
    /**
     * The question in the requested language.
     * @example What kind of evening is it?
     */
    text: string;
    /**
     * The question in French; on import only.
     * @example Quelle soirée est-ce ?
     */
    text_fr?: string;
    /** Possible answers. */
    options: {
        /**
         * Name of the option, value of the answer.
         * @example calm
         */
        id: string;
        /**
         * The option in the requested language.
         * @example A calm one
         */
        text: string;
        /**
         * The option in French; on import only.
         * @example Une soirée calme
         */
        text_fr?: string;
        /**
         * Id of the outcome this points to; on import only.
         * @example calm
         */
        outcome?: string;
    }[];
};
/** A segment of the wheel. */
export type CampaignSegment = {
    /**
     * Name of the segment.
     * @example fifteen
     */
    id: string;
    /**
     * Label in the requested language.
     * @example 15% off
     */
    label: string;
    /**
     * Label in French; on import only.
     * @example 15 % de remise
     */
    label_fr?: string;
    /**
     * Format: int64
     * Chance against the sum of all weights; 1 when absent, 0 never. Answers always have it.
     * @example 3
     */
    weight?: number;
    /**
     * Id of its outcome; on import only.
     * @example fifteen
     */
    outcome?: string;
};
/** A winner, with the details that may be published. */
export type CampaignWinner = {
    /**
     * First name and initial.
     * @example Ada M.
     */
    name: string;
    /**
     * The prize.
     * @example Halo Palm Vibrator
     */
    prize: string;
    /**
     * Format: int64
     * When it was drawn, in epoch seconds.
     * @example 1767225600
     */
    date: number;
};
/** A subscription to the newsletter. */
export type NewsletterSubscription = {
    email: Email;
    /**
     * The reader agreed to receive emails.
     */
    consent: true;
    /**
     * Where the visitor subscribed: modal, footer, checkout; null when unknown.
     * @example modal
     */
    source?: string | null;
};
/** A line of the cart, kept in the browser. Identity is variant id + free + target. */
export type CartLine = {
    product: Product;
    variant: Variant;
    /**
     * Format: int64
     * Units.
     * @example 2
     */
    quantity: number;
    /**
     * True when the unit price is below its compare-at price in the active currency.
     * @example false
     */
    sale: boolean;
    /**
     * physical when some inventory entry of the variant requires shipping.
     */
    medium: "physical" | "digital";
    /**
     * True for a gift of a promotion.
     * @example false
     */
    free: boolean;
    /**
     * Name of the promotion that gave it; null otherwise.
     * @example null
     */
    promotion: string | null;
    /**
     * Format: decimal
     * Unit price × quantity, 2 decimals, in the active currency.
     * @example 96
     */
    price: number;
    /** Currency of the price; absent on lines stored by older versions, which are priced again. */
    currency?: Currency;
    /**
     * True when the line is protected.
     * @example false
     */
    warranty: boolean;
    /**
     * Format: int64
     * Variant id a warranty line covers; null otherwise.
     * @example null
     */
    target: number | null;
    /** Gift-card delivery; an array, one for each unit, when quantity is above 1. */
    delivery?: GiftCardDelivery | GiftCardDelivery[];
    /**
     * Format: int64
     * When it was added (ms since 1970).
     * @example 1795000000000
     */
    date_added: number;
    /**
     * Format: int64
     * When it last changed (ms since 1970).
     * @example 1795000000000
     */
    date_updated: number;
};
/**
 * Medium of the lines; mix when both occur; null for an empty cart.
 * @example physical
 */
export type CartType = "physical" | "digital" | "mix" | null;
/** Sender and recipient of one gift card that is bought. */
export type GiftCardDelivery = {
    /** The buyer. */
    from?: {
        /**
         * The buyer's email address; null while unknown.
         * @example ada@example.com
         */
        email?: string | null;
        /**
         * Sender name on the card.
         * @example Ada
         */
        name?: string;
        /**
         * Message on the card; null for none.
         * @example Enjoy!
         */
        message?: string | null;
    };
    /** The recipient. */
    to?: {
        /**
         * The recipient's email address.
         * @example bo@example.com
         */
        email?: string;
    };
    /**
     * Day on which the recipient's email is sent, as `YYYY-MM-DD`; null or absent sends it at once. It leaves at 10:00 UTC, when that day is today from Hawaii to New Zealand, and once the payment is taken.
     * @example 2026-12-24
     */
    date?: string | null;
};
/** A category found by its name. */
export type CategorySuggestion = {
    /**
     * Title in the requested language.
     * @example Silicone Lubricants
     */
    title: string;
    /**
     * Path in the shop, without language.
     * @example /lubricants/lubes/silicone-lubricants
     */
    url: string;
};
/** Title, description and page settings of a collection. */
export type Collection = {
    /**
     * Name in URLs and queries.
     * @example vibrators
     */
    handle: string;
    /**
     * Title in the requested language.
     * @example Vibrators
     */
    title: string;
    /**
     * Text under the title (HTML) in the requested language.
     * @example <p>Quiet, soft and strong.</p>
     */
    description: string;
    meta: CollectionMeta;
    /** Which products are in it; absent for those that name it in `collections`. On import only. */
    rules?: CollectionRules;
    /** Texts in other languages by language code; on import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example Vibromasseurs
             */
            title: string;
            /**
             * Description in that language (HTML).
             * @example <p>Silencieux et doux.</p>
             */
            description?: string;
            /**
             * Footer title in that language.
             * @example Bien choisir
             */
            footer_title?: string;
            /**
             * Footer text in that language (HTML).
             * @example <p>Nos conseils.</p>
             */
            footer_description?: string;
        };
    };
};
/** A condition on a product. It has exactly one property. */
export type CollectionCondition = {
    /**
     * The product's `type`, in any letter case.
     * @example Book
     */
    type?: string;
    /**
     * The product's `vendor`, in any letter case.
     * @example Harbour Press
     */
    vendor?: string;
    /**
     * A word among the product's `collections`, where imports write the tags of a product, too. It needs no collection of its own.
     * @example signed
     */
    tag?: string;
    /** The product's price in one currency, whatever a shopper pays in. A product without a price in it does not match. */
    price?: {
        currency: Currency;
        /**
         * Format: decimal
         * The price is less than this, in that currency.
         * @example 10
         */
        below?: number;
        /**
         * Format: decimal
         * The price is more than this, in that currency.
         * @example 5
         */
        above?: number;
    };
    /**
     * True: a variant has stock in any region. False: none has.
     * @example true
     */
    inStock?: boolean;
    /**
     * True: a variant has a former price above its price in any currency. False: none has.
     * @example true
     */
    onSale?: boolean;
    /**
     * Format: int64
     * The product came into the shop (`created_at`) on one of so many days, today among them, in UTC.
     * @example 30
     */
    newDays?: number;
};
/**
 * The filters of a listing.
 * @example {
 *       "products": {
 *         "vendors": {
 *           "Maison Velours": 12
 *         },
 *         "prices": {
 *           "25-50": 7
 *         },
 *         "color": {
 *           "violet": 4
 *         }
 *       }
 *     }
 */
export type CollectionFilters = {
    /** Counts by filter key, then by value. Keys include vendors and prices ('{min}-{max}' in the requested currency). */
    products: {
        [key: string]: FilterCounts;
    };
};
/** Optional settings of a collection's page. */
export type CollectionMeta = {
    /**
     * Banner picture on phones; null for none.
     * @example /assets/img/banners/kink-phone.svg
     */
    mobile_banner?: string | null;
    /**
     * Banner picture on wider screens; null for none.
     * @example /assets/img/banners/kink.svg
     */
    desktop_banner?: string | null;
    /**
     * Title under the products; null for none.
     * @example How to choose
     */
    footer_title?: string | null;
    /**
     * Text under the products (HTML); null for none.
     * @example <p>Start small.</p>
     */
    footer_description?: string | null;
};
/**
 * Conditions that decide which products are in a collection, in place of the `collections` of each product: `all` of them, or `any`. They are judged anew when a price, the stock or anything else of a product changes, and each day. Protection plans are never in it.
 * @example {
 *       "all": [
 *         {
 *           "type": "Book"
 *         },
 *         {
 *           "price": {
 *             "currency": "EUR",
 *             "below": 10
 *           }
 *         }
 *       ]
 *     }
 */
export type CollectionRules = {
    /** Every condition must hold. */
    all?: CollectionCondition[];
    /** At least one condition must hold. */
    any?: CollectionCondition[];
};
/**
 * How many products of a listing carry each value of a filter.
 * @example {
 *       "violet": 4,
 *       "black": 9
 *     }
 */
export type FilterCounts = {
    [key: string]: number;
};
/** A picture of a product. */
export type Image = {
    /**
     * Format: int64
     * Number of the image
     * @example 11
     */
    id: number;
    /**
     * Address of the picture; a path is relative to the shop's origin.
     * @example /assets/img/products/halo.svg
     */
    src: string;
    /**
     * Text alternative of the picture; empty for a decorative one.
     * @example Halo in violet
     */
    alt: string;
    /** Variants this picture shows; absent or empty means all. */
    variant_ids?: number[];
    /** Text alternative in other languages by language code; on import only. */
    translations?: {
        [key: string]: {
            /**
             * Text alternative in that language.
             * @example Halo, coloris violet
             */
            alt: string;
        };
    };
};
/** Stock of a variant in a fulfilment region. */
export type Inventory = {
    /**
     * Format: int64
     * The variant counted here.
     * @example 101
     */
    variant_id: number;
    /**
     * Fulfilment region, e.g. US, CA, EU, or INTL (ships anywhere).
     * @example US
     */
    region?: string;
    /**
     * True for goods in a parcel; false for e-books, gift cards and warranties.
     * @example true
     */
    requires_shipping: boolean;
    /**
     * Stock in words: none is 0, low at most 5, high more, unlimited is not counted.
     * @example high
     */
    level: "low" | "high" | "unlimited" | "none";
    /**
     * Format: int64
     * Units in stock, on import only; null or absent leaves the count to the level. Never answered.
     * @example 40
     */
    quantity?: number | null;
};
/** Something the shop sells. */
export type Product = {
    /**
     * Format: int64
     * Number of the product.
     * @example 100017
     */
    id: number;
    /**
     * Name in the merchant's own system; imports find a product by it.
     * @example halo
     */
    handle?: string;
    /**
     * Title in the requested language.
     * @example Halo
     */
    title: string;
    /**
     * Description in the requested language (HTML).
     * @example <p>Soft and quiet.</p>
     */
    description?: string;
    /**
     * Brand.
     * @example Maison Velours
     */
    vendor: string;
    /**
     * Kind of product; 'Gift Card' and 'Warranty' are special.
     * @example Vibrators
     */
    type: string;
    /** Pictures, the first is the main one. */
    images: Image[];
    /** Videos of the product, shown on its page. */
    videos?: Video[];
    /** What its reviews say in numbers; absent without reviews. Never imported. */
    readonly rating?: Rating;
    /** What customers say about it in videos, shown on its page. */
    testimonials?: Testimonial[];
    meta: ProductMeta;
    /**
     * Format: decimal
     * Price of the first variant in the requested currency.
     * @example 48
     */
    price: number;
    prices: Prices;
    minimum_prices?: MinimumPrices;
    /** Former price for each currency; a missing currency is not reduced. */
    compare_at_prices?: MinimumPrices;
    /** Stock of each variant in each fulfilment region. */
    inventories: Inventory[];
    /** Buyable forms, the first is the default. */
    variants: Variant[];
    /** Names of the options that option1 joins by '|', in order. */
    options?: string[];
    /** Filter values by filter key (color, girth, length, function, suction, vibration, insertion, …). */
    attributes?: {
        [key: string]: string[];
    };
    /** Handles of the collections it is in, those with rules among them. On import those that name their products by hand, and any other words as tags for rules. */
    collections?: string[];
    /** Sites that sell it. */
    sources?: SiteCode[];
    /** Products in the box, for a bundle. */
    bundle_product_ids?: number[];
    /** What is in the box, in the requested language. */
    contents?: string[];
    /** Texts in other languages by language code; on import only, responses are in the requested language. */
    translations?: {
        [key: string]: ProductTranslation;
    };
    /**
     * Format: int64
     * Units sold, for the order 'recommended'; on import only.
     * @example 120
     */
    popularity?: number;
    /** Rank under each strategy (configuration[strategy]) for the order 'recommended', higher first; without one the popularity counts. On import only; prices never depend on it. */
    strategies?: {
        [key: string]: number;
    };
    /**
     * Format: date-time
     * When it came into the shop; orders 'Newest'.
     * @example 2026-05-01T00:00:00Z
     */
    created_at?: string;
    /**
     * False takes it off sale; on import only.
     * @example true
     */
    enabled?: boolean;
};
/** Where a product stands in the shop, as slugs. */
export type ProductMeta = {
    /**
     * First level of its path.
     * @example sex-toys
     */
    category?: string;
    /**
     * Second level of its path.
     * @example vibrators
     */
    subcategory?: string;
    /**
     * Third level of its path.
     * @example vibrating-butt-plugs
     */
    subsubcategory?: string;
    /**
     * Ages that clothes and shoes are made for; search engines and shopping services ask for it.
     * @example adult
     */
    ageGroup?: "newborn" | "infant" | "toddler" | "kids" | "adult";
    /**
     * Gender that clothes and shoes are made for; search engines and shopping services ask for it.
     * @example unisex
     */
    gender?: "male" | "female" | "unisex";
    /**
     * True for an add-on item, sold only beside regular items.
     * @example false
     */
    addon_item?: boolean;
    /**
     * Address of the e-book; in completed orders only, where a file of the shop names the order that gives the right to it.
     * @example /assets/files/guide.pdf?order=5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
     */
    download_url?: string;
    /**
     * Fixed ship estimate of a pre-order product.
     * @example Ships in March
     */
    ships?: string;
};
/** A product as a search field shows it; small, because it is requested while someone types. */
export type ProductSuggestion = {
    /**
     * Format: int64
     * Number of the product.
     * @example 100130
     */
    id: number;
    /**
     * Title in the requested language.
     * @example Halo Palm Vibrator
     */
    title: string;
    /**
     * Brand.
     * @example Maison Velours
     */
    vendor: string;
    /**
     * Path in the shop, without language.
     * @example /sex-toys/vibrators/halo-palm-vibrator-100001
     */
    url: string;
    /**
     * Address of its main picture; null without one.
     * @example /assets/img/products/halo-palm-vibrator.svg
     */
    image: string | null;
    /**
     * Format: decimal
     * Price of the first available variant in the requested currency.
     * @example 48
     */
    price: number;
    /**
     * Format: decimal
     * Former price in the requested currency; null when it is not reduced.
     * @example 60
     */
    compare_at_price: number | null;
    /**
     * False when every variant is sold out in the requested regions.
     * @example true
     */
    is_available: boolean;
};
/** A product's words in another language. */
export type ProductTranslation = {
    /**
     * Title in that language.
     * @example Halo
     */
    title: string;
    /**
     * Description in that language (HTML).
     * @example <p>Doux et silencieux.</p>
     */
    description?: string;
    /** What is in the box, in that language. */
    contents?: string[];
};
/** What a product's reviews say in numbers. */
export type Rating = {
    /**
     * Number of stars on average, with two decimals; 0 without reviews.
     * @example 4.6
     */
    average: number;
    /**
     * Format: int64
     * Number of reviews.
     * @example 5
     */
    count: number;
    /** Reviews with one star, two, three, four and five stars. */
    stars: number[];
};
/** A cart line for the recommendation service. */
export type RecommendationItem = {
    /**
     * Title of the product.
     * @example Halo Palm Vibrator
     */
    name: string;
    price_currency_code: Currency;
    /**
     * Format: int64
     * Number of the product.
     * @example 100001
     */
    product_id: number;
    /**
     * Format: int64
     * How many.
     * @example 1
     */
    quantity: number;
    /**
     * Format: int64
     * Number of the variant.
     * @example 200001
     */
    sku_id: number;
    /**
     * Format: decimal
     * Unit price in price_currency_code, for the recommendation service only; nothing is charged by it.
     * @example 48
     */
    unit_price: number;
};
/** A cart, and products to leave out of the recommendations. */
export type RecommendationQuestion = {
    /** The cart's lines, free gifts and warranties left out; may be empty. */
    items: RecommendationItem[];
    /** The line that was just added; null or absent when the cart changed otherwise. */
    added?: RecommendationItem | null;
    /** Ids of products not to recommend, such as free_product_id of the promotion. */
    exclude?: number[];
    /**
     * Format: int64
     * At most so many.
     * @default 4
     * @example 4
     */
    limit?: number;
};
/** Products recommended by the recommendation service. */
export type Recommendations = {
    /**
     * The service's id of this answer, for its own statistics; null when it did not answer.
     * @example sandbox-1
     */
    result_id: string | null;
    /** Ids of products, the best first. */
    ids: number[];
};
/** What a customer wrote about a product. */
export type Review = {
    /**
     * Format: int64
     * Number of the review, unique in the shop.
     * @example 500001
     */
    id: number;
    /**
     * Format: int64
     * Product it is about. On import only, and required there.
     * @example 100001
     */
    product_id?: number;
    /**
     * Format: int64
     * From 1, bad, to 5, very good.
     * @example 5
     */
    stars: number;
    /**
     * Headline, as the customer wrote it.
     * @example Quiet and well made
     */
    title?: string;
    /**
     * Text without HTML, as the customer wrote it.
     * @example Softer than I expected and really quiet.
     */
    body?: string;
    /**
     * Name the customer is shown by.
     * @example Camille
     */
    author: string;
    /**
     * Language code of title and body.
     * @example en
     */
    language: string;
    /**
     * True when the customer bought the product in this shop.
     * @example true
     */
    verified?: boolean;
    /**
     * Format: date-time
     * When it was written.
     * @example 2026-09-14T00:00:00Z
     */
    created_at: string;
    /** The shop's answer; absent without one. */
    answer?: ReviewAnswer;
    /**
     * False hides it. On import only.
     * @example true
     */
    enabled?: boolean;
};
/** What the shop answered to a review, for everyone to read. */
export type ReviewAnswer = {
    /**
     * The answer, without HTML.
     * @example Thank you. A softer strap is on its way to the shop.
     */
    text: string;
    /**
     * Format: date-time
     * When it was written.
     * @example 2026-11-25T09:00:00.000Z
     */
    answeredAt: string;
};
/**
 * `waiting` until the merchant has read it; only a `published` review is shown and counted.
 * @example waiting
 */
export type ReviewState = "waiting" | "published" | "rejected";
/** One page of a product's reviews, with the rating of all of them. */
export type Reviews = {
    rating: Rating;
    /** Reviews of the requested page. */
    reviews: Review[];
};
/** A wish to hear once when a variant can be bought again. */
export type StockNotice = {
    email: Email;
    /**
     * Format: int64
     * The variant that is sold out.
     * @example 200058
     */
    variant_id: number;
    /**
     * Fulfilment region of the shopper; stock in INTL counts as well.
     * @example US
     */
    region: string;
    language: Language;
};
/** Suggestions for a search field. */
export type Suggestions = {
    /** Searches to choose, the likeliest first; without words typed, names of the categories that sell most. */
    words: string[];
    /** Categories whose names have the words. */
    categories: CategorySuggestion[];
    /** Products with the words, the best match first; without words, those that sell most. */
    products: ProductSuggestion[];
    /**
     * The words as they were understood, when nothing has them as written; null otherwise.
     * @example silicone
     */
    corrected: string | null;
    /**
     * Format: int64
     * How many products the words find; 0 without words.
     * @example 6
     */
    total: number;
};
/** What a customer says about a product, in words and in a video. */
export type Testimonial = {
    /**
     * Format: int64
     * Number of the testimonial, unique in the product.
     * @example 1
     */
    id: number;
    /**
     * Name the customer is shown by.
     * @example Camille
     */
    author: string;
    /**
     * What the customer says, in the requested language.
     * @example Small enough for a pocket and quiet enough for thin walls.
     */
    quote: string;
    video: Video;
    /** Words in other languages by language code; on import only. */
    translations?: {
        [key: string]: {
            /**
             * What the customer says, in that language.
             * @example Assez petit pour une poche, assez discret pour des murs fins.
             */
            quote: string;
        };
    };
};
/** One buyable form of a product. */
export type Variant = {
    /**
     * Format: int64
     * Number of the variant, unique in the shop.
     * @example 101
     */
    id: number;
    /**
     * Stock keeping unit; null when there is none.
     * @example VEL-HALO-VIO
     */
    sku: string | null;
    /**
     * Global trade item number of the maker: EAN, UPC or ISBN-13, whose last digit is checked on import. Absent for goods that have none.
     * @example 9780306406157
     */
    gtin?: string;
    /**
     * The maker's own part number, for goods without a GTIN. The shop's `sku` is none.
     * @example HT-204-B
     */
    mpn?: string;
    /**
     * Option values joined by '|' in the product's order; 'Default Title' when there is no choice; null when taken from sale. For a gift card its face value.
     * @example Violet|Medium
     */
    option1: string | null;
    /**
     * Format: decimal
     * Price in the requested currency (USD by default).
     * @example 48
     */
    price: number;
    /**
     * Format: decimal
     * Former price in the same currency; null when not reduced.
     * @example 60
     */
    compare_at_price: number | null;
    prices: Prices;
    /** Former price for each currency; a missing currency is not reduced. */
    compare_at_prices?: MinimumPrices;
    /**
     * Whether sales tax applies.
     * @example true
     */
    taxable: boolean;
    /**
     * Format: int64
     * The image that shows this variant; null for the product's first.
     * @example 11
     */
    image_id?: number | null;
    /**
     * continue allows pre-order when nothing is in stock.
     * @example deny
     */
    inventory_policy: "deny" | "continue";
};
/** A video with its still picture and captions. */
export type Video = {
    /**
     * Format: int64
     * Number of the video, unique in the product.
     * @example 1
     */
    id: number;
    /**
     * Address of the video; a path is relative to the shop's origin.
     * @example /assets/video/halo.webm
     */
    src: string;
    /**
     * Address of the picture shown until it plays.
     * @example /assets/img/products/halo.svg
     */
    poster: string;
    /**
     * What it shows, in the requested language.
     * @example Halo from every side
     */
    title: string;
    /** Captions (WebVTT), one file for each language. */
    captions?: {
        /**
         * Language code of the captions.
         * @example en
         */
        language: string;
        /**
         * Address of the file.
         * @example /assets/video/halo.en.vtt
         */
        src: string;
    }[];
    /** Title in other languages by language code; on import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example Halo sous tous les angles
             */
            title: string;
        };
    };
};
/** A cart line as requests send it. The server looks everything up again by the variant's id; other keys are ignored. */
export type CartLineInput = {
    /** The product, for the record. */
    product?: {
        /**
         * Format: int64
         * Id of the product.
         * @example 100017
         */
        id?: number;
    };
    /** The variant bought. */
    variant: {
        /**
         * Format: int64
         * Id of the variant.
         * @example 101
         */
        id: number;
    };
    /**
     * Format: int64
     * Units.
     * @default 1
     * @example 2
     */
    quantity?: number;
    /**
     * True for a gift of the promotion.
     * @default false
     * @example false
     */
    free?: boolean;
    /**
     * True when the line is protected.
     * @default false
     * @example false
     */
    warranty?: boolean;
    /**
     * Format: int64
     * Variant id a warranty line covers; null for any other line.
     * @example null
     */
    target?: number | null;
    /**
     * Format: decimal
     * Price of the line that the shopper saw, in the invoice's currency; a difference is reported as a price change.
     * @example 96
     */
    price?: number;
    /**
     * The value the shopper saw; a difference is reported.
     * @example false
     */
    preorder?: boolean;
    /** Gift-card delivery; an array, one for each unit, when quantity is above 1. */
    delivery?: GiftCardDelivery | GiftCardDelivery[];
};
/** Why a promotion does not hold, told apart by its reference. */
export type CartPromotionError = {
    /**
     * An error reference.
     */
    reference: "promotionUnrecognizable" | "promotionUnavailable" | "promotionExpired" | "promotionUnsupportedCountry" | "requiresPromotionableItems" | "requiredEmailMissing";
    /**
     * Its message.
     * @example This promo code has expired.
     */
    message: string;
    /** Nothing. */
    value: null;
} | {
    /**
     * The error reference.
     */
    reference: "promotionUnsupportedSite";
    /**
     * Its message.
     * @example This promo code is not supported on this site.
     */
    message: string;
    /**
     * Site code of the promotion.
     * @example outlet
     */
    value: string;
} | {
    /**
     * The error reference.
     */
    reference: "minimumSubtotalRequired";
    /**
     * Its message.
     * @example Add more products to use this promo code.
     */
    message: string;
    values?: MessageValues;
    /** How far it is. */
    value: {
        /**
         * Format: decimal
         * Subtotal needed, in the requested currency.
         */
        minimum: number;
        /**
         * Format: decimal
         * Amount still needed, in the same currency.
         */
        missing: number;
    };
} | {
    /**
     * The error reference.
     */
    reference: "maximumSubtotalRequired";
    /**
     * Its message.
     * @example Remove products to use this promo code.
     */
    message: string;
    values?: MessageValues;
    /** How far it is. */
    value: {
        /**
         * Format: decimal
         * Greatest subtotal, in the requested currency.
         */
        maximum: number;
        /**
         * Format: decimal
         * Amount too much, in the same currency.
         */
        excess: number;
    };
} | {
    /**
     * The error reference.
     */
    reference: "requiredProductNotInCart";
    /**
     * Its message.
     * @example Please add the required product to your cart to apply this promo.
     */
    message: string;
    /** Ids of the missing products. */
    value: number[];
} | {
    /**
     * Not an error reference; it is answered here alone.
     */
    reference: "freeProductDoesNotMatch";
    /**
     * Its message.
     * @example Your free product has changed.
     */
    message: string;
    value: Product;
};
/** How to mend one line. */
export type CartValidationAction = {
    /**
     * Drop the line, or overwrite the keys that item carries.
     */
    status: "remove" | "modify";
    /** The line by variant id, free and target, and the keys to overwrite. */
    item: {
        /** The variant of the line; more keys than id overwrite. */
        variant: {
            /**
             * Format: int64
             * Its id.
             * @example 101
             */
            id: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * Whether the line is a gift.
         * @example false
         */
        free: boolean;
        /**
         * Format: int64
         * Variant id a warranty line covers; null for any other line.
         * @example null
         */
        target: number | null;
    } & {
        [key: string]: unknown;
    };
};
/** Changes that the cart needs before it can be paid for. */
export type CartValidationError = {
    /**
     * deny if the actions cannot resolve the problem or nothing would remain; otherwise modify.
     */
    status: "deny" | "modify";
    /** Trouble with lines. */
    products?: {
        /**
         * First message.
         * @example This item is out of stock
         */
        message: string;
        /** By category, and the cure. */
        value: {
            /** Results by category. */
            validation: {
                [key: string]: {
                    /** One for each line. */
                    results: CartValidationResult[];
                };
            };
            /** The change that resolves it. */
            actions: CartValidationAction[];
        };
    };
    /** Trouble with the promotion. */
    promotion?: {
        /**
         * Its message.
         * @example This promo code has expired.
         */
        message: string;
        /** The error, and the cure. */
        value: {
            errors: CartPromotionError;
            /** remove drops the promotion; modify replaces a gift line. */
            actions: ({
                /**
                 * The action to take.
                 */
                status: "remove" | "modify";
            } & {
                [key: string]: unknown;
            })[];
        };
    };
};
/** A problem of one line. */
export type CartValidationResult = {
    /**
     * Message for the shopper, in English.
     * @example This item is out of stock
     */
    message: string;
    /**
     * Format: int64
     * Variant of the line.
     * @example 101
     */
    variantId: number;
    /** Unit price before and now; with category prices. */
    price?: {
        /**
         * Format: decimal
         * Before, in the invoice's currency.
         * @example 48
         */
        old: number;
        /**
         * Format: decimal
         * Now, in the invoice's currency.
         * @example 52
         */
        new: number;
    };
    /** Stock status before and now. */
    status?: {
        /**
         * Before, in the invoice's currency.
         */
        old: "instock" | "preorder";
        /**
         * Now, in the invoice's currency.
         */
        new: "instock" | "preorder";
    };
};
/** A purchase. */
export type Checkout = {
    user: CheckoutUser;
    cart: CheckoutCart;
    /** Attribution cookies. */
    affiliate?: {
        /**
         * Cookie velours_source; null without it.
         * @example newsletter
         */
        source?: string | null;
        /**
         * Cookie velours_campaign; null without it.
         * @example autumn
         */
        campaign?: string | null;
        /**
         * Cookie velours_medium; null without it.
         * @example email
         */
        medium?: string | null;
    };
    /** Ids the shopper has at the services that count visits and purchases, for the record; nothing depends on them. */
    analytics?: {
        /**
         * Host of the page.
         * @example velours.example
         */
        hostname?: string;
        /** Web analytics; null when the page does not run them. */
        googleAnalytics?: {
            /**
             * Id of the visitor; null when unknown.
             * @example 1234567890.1795000000
             */
            clientId?: string | null;
            /**
             * Which visit; null when unknown.
             * @example 1795000000
             */
            sessionId?: string | null;
        } | null;
        /** Affiliate network; null when the page does not run it. */
        awin?: {
            /**
             * Click that led here; null when none did.
             * @example 18911_1795000000_6d1f
             */
            reference?: string | null;
        } | null;
        /** Recommendation service; null when the page does not run it. */
        nosto?: {
            /**
             * Id of the visitor; null when unknown.
             * @example 5f3e1c0a9b8d7e6f5a4b3c2d
             */
            customerId?: string | null;
        } | null;
        /** Ambassador programme; null when the page does not run it. */
        tapfiliate?: {
            /**
             * Ambassador who referred the shopper; null for none.
             * @example marie
             */
            reference?: string | null;
        } | null;
    } & {
        [key: string]: unknown;
    };
    payment: Payment;
} & (unknown & unknown);
/** The lines of the cart. */
export type CheckoutCart = {
    /** The lines. */
    products: CartLineInput[];
    /** The promotion applied, of which only its name counts; null for none. */
    promotion?: {
        /**
         * The promo code.
         * @example WELCOME15
         */
        name?: string;
    } | null;
    /** The gift card applied, of which only its code counts; null for none. */
    giftCard?: {
        /**
         * Its code.
         * @example 1234-5678-9012-3456
         */
        code: string;
    } | null;
    /** The user's cash back when applied, else null. */
    credits?: {
        /**
         * Which balance.
         * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
         */
        uuid?: string;
    } | null;
    /** The shipping option chosen; null for digital carts. */
    shipping?: SelectedShipping | null;
    type?: CartType;
    /** The invoice the shopper agreed to; the server computes its own and both must agree. */
    invoice: {
        /**
         * Format: decimal
         * Total the shopper saw, in currency.
         * @example 103
         */
        total: number;
        currency: Currency;
        /** Discounts the shopper saw. */
        discounts?: {
            /**
             * Format: decimal
             * Cash back spent, in currency; any amount above 0 requires credits.uuid.
             * @example 0
             */
            credits?: number;
        };
    };
};
/** The buyer. */
export type CheckoutUser = {
    email: Email;
    /** Shipping and billing address. */
    address?: {
        billing?: BillingAddress;
        /** Validated as ShippingAddress for carts of type physical or mix; otherwise not validated, and may be null. */
        shipping?: Address | null;
    };
    /**
     * Ignored, null or not; the server knows the address of the connection.
     * @example null
     */
    ip?: string | null;
};
/** Discounts by cause. */
export type Discounts = {
    /**
     * Format: decimal
     * Compare-at price minus price of sale lines, in the invoice's currency; already in the prices.
     * @example 0
     */
    savings: number;
    /**
     * Format: decimal
     * Price of the gift in the invoice's currency; informational.
     * @example 0
     */
    freeProduct: number;
    /**
     * Format: decimal
     * Shipping before minus after the promotion, in the invoice's currency.
     * @example 0
     */
    shipping: number;
    /**
     * Format: decimal
     * Taken off the lines by the promotion, in the invoice's currency.
     * @example 0
     */
    promotion: number;
    /**
     * Format: decimal
     * Paid by gift card, in the invoice's currency.
     * @example 0
     */
    giftCard: number;
    /**
     * Format: decimal
     * Paid by cash back, in the invoice's currency.
     * @example 0
     */
    credits: number;
};
/** The price of a cart and its parts. The cart's estimate has the same shape. */
export type Invoice = {
    currency: Currency;
    /**
     * Format: decimal
     * Sum of the lines that are not free, at selling prices, in currency.
     * @example 96
     */
    subtotal: number;
    _subtotal: Subtotals;
    discounts: Discounts;
    taxes: Taxes;
    /**
     * Format: decimal
     * Shipping charged, in currency.
     * @example 7
     */
    shipping: number;
    /**
     * Format: decimal
     * max(0, subtotal − promotion + shipping + taxes unless included − gift card − credits), in currency, 2 decimals.
     * @example 103
     */
    total: number;
    payments: Payments;
    /**
     * Format: decimal
     * Cash back this order earns, in currency.
     * @example 10
     */
    rewards?: number;
};
/** The input of an invoice. */
export type InvoiceQuestion = {
    /** Where it goes. */
    user?: {
        /**
         * Email address, which some promotions require; null while unknown.
         * @example ada@example.com
         */
        email?: string | null;
        /** Addresses. */
        address?: {
            /** Shipping address; null for digital carts. */
            shipping?: Address | null;
        };
    };
    /** The lines of the cart. */
    cart: {
        /** The lines. */
        products: CartLineInput[];
        /** The promotion applied, of which only its name counts; null for none. */
        promotion?: {
            /**
             * The promo code.
             * @example WELCOME15
             */
            name?: string;
        } | null;
        /** The gift card applied, of which only its code counts; null for none. */
        giftCard?: {
            /**
             * Its code.
             * @example 1234-5678-9012-3456
             */
            code?: string;
        } | null;
        /** The member's cash back when applied, else null; only its uuid counts. */
        credits?: ({
            /**
             * Which balance; null counts as none.
             * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
             */
            uuid?: string | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** The shipping option chosen; null for none. */
        shipping?: SelectedShipping | null;
        type?: CartType;
        /** Its currency. */
        invoice: {
            currency: Currency;
        };
    };
};
/** Units of a line of an order. */
export type LineQuantity = {
    /**
     * Format: int64
     * Number of the line among the order's products, from 1.
     * @example 1
     */
    line: number;
    /**
     * Format: int64
     * Units of it.
     * @example 2
     */
    quantity: number;
};
/** Units of a line of an order, in a request. */
export type LineQuantityInput = {
    /**
     * Format: int64
     * Number of the line among the order's products, from 1.
     * @example 1
     */
    line: number;
    /**
     * Format: int64
     * Units of it; all that are left by default.
     * @example 1
     */
    quantity?: number;
};
/**
 * What an error's message says of this case, by the placeholders of its text: the text in another language is filled with the same.
 * @example {
 *       "minimum": 50
 *     }
 */
export type MessageValues = {
    [key: string]: string | number;
};
/** A placed order. */
export type Order = {
    /**
     * Format: uuid
     * Random id. It gives read access to the order of a guest.
     * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
     */
    id: string;
    /**
     * Number for people: the site's prefix when it was placed, and digits that no other order of the shop has.
     * @example V-100023
     */
    number: string;
    /**
     * Number of its invoice: site, year and its place in the site's series of that year, which has no gaps. Orders placed before there were series have the order's number here. Absent in the answer to a checkout.
     * @example BOUTIQUE-2026-000123
     */
    invoiceNumber?: string;
    site: SiteCode;
    language: Language;
    /**
     * Format: date-time
     * When it was placed.
     * @example 2026-11-20T10:00:00.000Z
     */
    created_at: string;
    /** The lines of the order. */
    products: OrderProduct[];
    invoice: Invoice;
    /** The promotion used; null for none. */
    promotion?: {
        /**
         * The promo code.
         * @example WELCOME15
         */
        name: string;
        /**
         * Description of what the promotion gave; null for none.
         * @example 15% off everything
         */
        description: string | null;
        /**
         * Its type.
         * @example percentage
         */
        type: string;
        /**
         * Format: decimal
         * Sum of the lines it worked on when the order was placed, in the invoice's currency; absent in older orders.
         * @example 96
         */
        eligible?: number;
        /**
         * Whole percent it took; 0 for money, gifts and shipping. Absent in older orders.
         * @example 15
         */
        percent?: number;
        /**
         * Format: decimal
         * Threshold of the tier reached: an amount of the invoice's currency, or items. Null without tiers and before the first; absent in older orders.
         * @example null
         */
        tier?: number | null;
    } | null;
    /** How it ships; null for digital orders. */
    shipping?: ShippingOption | null;
    /** The payment. */
    transaction: {
        /**
         * Same as transaction_id.
         * @example sandbox-7f3a
         */
        id: string;
        /**
         * Id at the payment service.
         * @example sandbox-7f3a
         */
        transaction_id: string;
    };
    /**
     * The method used.
     * @example credit-card
     */
    paymentMethod: string;
    /** Of a card payment; null otherwise. */
    cardDetails?: CardDetails | null;
    /** The buyer. */
    user: {
        /**
         * The subscriber's or buyer's email address.
         * @example ada@example.com
         */
        email: string;
    };
    /** Shipping and billing address. */
    address: {
        /** Billing address; null when none was given. */
        billing: Address | null;
        /** Shipping address; null for digital orders. */
        shipping: Address | null;
    };
    /** Cash back after this order: the balance of a signed-in member with a verified address; for other buyers the amount earned by this order. Null where none is earned. */
    credits?: OrderCredits | null;
    /** Offers after the purchase; null for none, when the checkout gave no second nonce or token, and in a fetched order. */
    upsells?: Upsells | null;
    /** What became of the offer after the purchase; null when there was none. A list of orders leaves it out. */
    offer?: OrderOffer | null;
    status?: OrderStatus;
    /** What was sent so far, the oldest first. Absent in the answer to a checkout. */
    shipments?: Shipment[];
    /** What was given back so far, the oldest first. Absent in the answer to a checkout. */
    refunds?: Refund[];
    /**
     * Format: date-time
     * Until when its buyer can cancel it; null when that is over, a parcel has left, or it contains an e-book. The time is fixed when the order is placed. Absent for orders placed before there was one.
     * @example 2026-11-20T10:30:00.000Z
     */
    cancellable_until?: string | null;
    /**
     * Format: int64
     * Days after a parcel has left in which its buyer can ask to return what was in it; 0 for never. Fixed when the order is placed, and absent for orders placed before there were any.
     * @example 30
     */
    returnDays?: number;
    /** Units its buyer can still ask to return. Absent in the answer to a checkout. */
    returnable?: {
        /**
         * Format: int64
         * Number of the line among the order's products, from 1.
         * @example 1
         */
        line: number;
        /**
         * Format: int64
         * Units of it.
         * @example 2
         */
        quantity: number;
        /**
         * Format: date-time
         * Until when at least one of them can be returned.
         * @example 2026-12-21T09:00:00.000Z
         */
        until: string;
    }[];
    /** What its buyer asked to return, the oldest first. Absent in the answer to a checkout. */
    returns?: ReturnRequest[];
    /** Ids of products that its buyer can review with createReview. Absent in the answer to a checkout. */
    reviewable?: number[];
    /** What its buyer wrote about its products, the oldest first. Absent in the answer to a checkout. */
    reviews?: OrderReview[];
};
/** A line of a placed order. */
export type OrderProduct = {
    /**
     * Format: int64
     * Id of the product.
     * @example 100017
     */
    id: number;
    /**
     * Title in the buyer's language.
     * @example Halo
     */
    title: string;
    /**
     * Kind of product.
     * @example Vibrators
     */
    type: string;
    /** Its pictures. */
    images: Image[];
    /**
     * Format: int64
     * Variant id a warranty covers; null otherwise.
     * @example null
     */
    _target: number | null;
    /** The variant bought. */
    _variant: {
        /**
         * Format: int64
         * Its id.
         * @example 101
         */
        id: number;
        /**
         * Format: int64
         * Id of its picture; null for the product's first.
         * @example null
         */
        image_id: number | null;
        /**
         * Its options joined by '|'; null for none.
         * @example Violet
         */
        option1?: string | null;
    };
    /**
     * Format: int64
     * Units.
     * @example 2
     */
    _quantity: number;
    /**
     * Format: decimal
     * Line price in the invoice's currency; 0 for a gift.
     * @example 96
     */
    _price: number;
    /**
     * True for a gift.
     * @example false
     */
    _free: boolean;
    /**
     * Format: decimal
     * What the promotion took off this line, in the currency of the order.
     * @example 9
     */
    _discount?: number;
    /**
     * Format: decimal
     * Taxes of this line after its discount, in the currency of the order: added to its price, or contained in it (invoice.taxes.included).
     * @example 7.18
     */
    _tax?: number;
    /**
     * Format: decimal
     * This line's part of the shipping, in the currency of the order.
     * @example 7
     */
    _shipping?: number;
    /**
     * Format: decimal
     * This line's part of the duties, in the currency of the order.
     * @example 0
     */
    _duties?: number;
    /**
     * True when it ships later.
     * @example false
     */
    _preorder?: boolean;
    /** Sender, recipient and day of each gift card of the line; absent for other products. */
    _deliveries?: GiftCardDelivery[];
    meta: ProductMeta;
};
/** A review that the buyer of an order wrote, as they see it. */
export type OrderReview = {
    /**
     * Format: int64
     * Product it is about.
     * @example 100017
     */
    productId: number;
    state: ReviewState;
    /**
     * Format: int64
     * From 1, bad, to 5, very good.
     * @example 5
     */
    stars: number;
    /**
     * Headline; null for none.
     * @example Quiet and well made
     */
    title: string | null;
    /**
     * Its text; null for none.
     * @example Softer than I expected and really quiet.
     */
    body: string | null;
    /**
     * Name it is shown by.
     * @example Camille
     */
    author: string;
    /**
     * Why it is not shown; null unless it is `rejected`.
     * @example null
     */
    reason: string | null;
    /**
     * Format: date-time
     * When it was written.
     * @example 2026-11-24T09:00:00.000Z
     */
    createdAt: string;
};
/**
 * What has become of the order; the last of these that is true. `placed`: the payment is held. `paid`: it was taken. `payment-failed`: it was taken and could not be settled, whatever has left since. Absent in the answer to a checkout.
 * @example paid
 */
export type OrderStatus = "placed" | "paid" | "shipped-in-part" | "shipped" | "refunded-in-part" | "payment-failed" | "refunded" | "cancelled";
/** How far an order is, without anything about its buyer or what was bought. */
export type OrderTracking = {
    /**
     * Number for people.
     * @example V-100023
     */
    number: string;
    /**
     * Format: date-time
     * When it was placed.
     * @example 2026-11-20T10:00:00.000Z
     */
    created_at: string;
    status: OrderStatus;
    /**
     * Format: int64
     * Units that were ordered.
     * @example 3
     */
    units: number;
    /**
     * Format: int64
     * Units that have left.
     * @example 2
     */
    shipped: number;
    /**
     * Format: int64
     * Units that were cancelled or refunded.
     * @example 0
     */
    refunded: number;
    /** Fewest and most working days a parcel takes; null when nothing is sent or it is not known. */
    delivery: number[] | null;
    /** What was sent so far, the oldest first. */
    parcels: {
        /**
         * Format: date-time
         * When it was sent.
         * @example 2026-11-21T09:00:00.000Z
         */
        created_at: string;
        /**
         * Who brings it; null when the merchant named none.
         * @example USPS
         */
        carrier: string | null;
        /**
         * Tracking number at the carrier; null when there is none.
         * @example 9400111899223100001234
         */
        tracking: string | null;
        /**
         * Format: int64
         * Units in it.
         * @example 2
         */
        units: number;
    }[];
};
/** The total by means of payment. */
export type Payments = {
    /**
     * Format: decimal
     * From the gift card, in the invoice's currency.
     * @example 0
     */
    giftCard: number;
    /**
     * Format: decimal
     * Left to pay in the invoice's currency; equals total.
     * @example 103
     */
    creditCard: number;
    /**
     * Format: decimal
     * From cash back, in the invoice's currency.
     * @example 0
     */
    credits: number;
};
/** What became of a purchase that was sent. */
export type PurchaseOutcome = {
    /**
     * `in-progress`: it is still under way, or its payment is being released; ask again after some seconds. `not-placed`: it was refused, never arrived, or is still on its way.
     * @example placed
     */
    status: "placed" | "in-progress" | "not-placed";
    /** The order as submitCheckout answered it; null unless it was placed. */
    order: Order | null;
};
/** Money that was given back, to what it was paid with. Amounts are in the order's currency. */
export type Refund = {
    /**
     * Format: uuid
     * Its id.
     * @example b1c2d3e4-1111-4222-8333-444455556666
     */
    id: string;
    /**
     * Format: date-time
     * When it was decided.
     * @example 2026-11-22T09:00:00.000Z
     */
    created_at: string;
    /**
     * Whether the order was cancelled with it.
     * @example refund
     */
    kind: "refund" | "cancellation";
    /**
     * `pending` until the payment service has confirmed it. A payment that is not settled yet cannot be given back in part; that can take days. `failed` when the payment service refuses it for good: the merchant gives the money back another way.
     * @example done
     */
    state: "pending" | "done" | "failed";
    /**
     * Format: decimal
     * Given back in all, in the order's currency.
     * @example 51.96
     */
    amount: number;
    payments: Payments;
    /**
     * Format: decimal
     * Cash back earned with the order and taken back, in the order's currency.
     * @example 5
     */
    cashBack: number;
    /**
     * Format: decimal
     * Cash back earned with the order that was spent already, in the order's currency. It is not in `amount`.
     * @example 0
     */
    withheld: number;
    /**
     * Format: decimal
     * Shipping and its taxes in the refund, in the order's currency.
     * @example 0
     */
    shipping: number;
    /** The units it is for. */
    lines: {
        /**
         * Format: int64
         * Number of the line among the order's products, from 1.
         * @example 1
         */
        line: number;
        /**
         * Format: int64
         * Units of it.
         * @example 1
         */
        quantity: number;
        /**
         * Format: decimal
         * What was paid for them, taxes included, in the order's currency.
         * @example 51.96
         */
        amount: number;
    }[];
    /**
     * Number of its credit note: site, CN, year and its place in the site's series of that year, which has no gaps. Refunds from before there were series have the order's number, C and their place. Null when nothing had been paid.
     * @example BOUTIQUE-CN-2026-000004
     */
    creditNote: string | null;
};
/** The shop's last answer to a return. */
export type ReturnAnswer = {
    /**
     * `received` once the goods are back at the shop; its refund follows.
     * @example approved
     */
    answer: "approved" | "declined" | "received";
    /**
     * What the shop wrote to the buyer with it; null for nothing.
     * @example Please send it to 4 Mill Lane, Bath BA1 1AA.
     */
    note: string | null;
    /**
     * Format: date-time
     * When it was answered.
     * @example 2026-11-23T09:00:00.000Z
     */
    answeredAt: string;
};
/** Units to return and the reason. */
export type ReturnInput = {
    /** Units of the order's lines. */
    lines: LineQuantityInput[];
    reason: ReturnReason;
    /**
     * In the buyer's own words.
     * @example The cap is cracked.
     */
    note?: string;
};
/**
 * Why goods come back.
 * @example damaged
 */
export type ReturnReason = "damaged" | "wrong-item" | "not-as-described" | "changed-mind" | "other";
/** Goods that the buyer asks to send back. */
export type ReturnRequest = {
    /**
     * Format: uuid
     * Its id.
     * @example c2d3e4f5-1111-4222-8333-444455556666
     */
    id: string;
    /**
     * Format: date-time
     * When it was asked for.
     * @example 2026-11-22T09:00:00.000Z
     */
    created_at: string;
    /**
     * `refunded` once all its units are.
     * @example requested
     */
    state: "requested" | "refunded";
    reason: ReturnReason;
    /**
     * The buyer's own words; null for none.
     * @example The cap is cracked.
     */
    note: string | null;
    /** The units it is about. */
    lines: LineQuantity[];
    /**
     * The shop's last answer; null while it has none.
     * @example null
     */
    answer?: ReturnAnswer | null;
};
/** What a buyer writes about a product. All of it is shown as text. */
export type ReviewInput = {
    /**
     * Format: int64
     * Product it is about, one of the order's.
     * @example 100017
     */
    productId: number;
    /**
     * Format: int64
     * From 1, bad, to 5, very good.
     * @example 5
     */
    stars: number;
    /**
     * Headline.
     * @example Quiet and well made
     */
    title?: string;
    /**
     * Text without HTML.
     * @example Softer than I expected and really quiet.
     */
    body?: string;
    /**
     * Name to be shown by. No email address: an @ is refused.
     * @example Camille
     */
    author: string;
    language: Language;
};
/** A parcel of an order. */
export type Shipment = {
    /**
     * Format: uuid
     * Its id.
     * @example a3b4c5d6-1111-4222-8333-444455556666
     */
    id: string;
    /**
     * Format: date-time
     * When it was sent.
     * @example 2026-11-21T09:00:00.000Z
     */
    created_at: string;
    /**
     * Who brings it; null when the merchant named none.
     * @example USPS
     */
    carrier: string | null;
    /**
     * Tracking number at the carrier; null when there is none.
     * @example 9400111899223100001234
     */
    tracking: string | null;
    /** What is in it. */
    lines: LineQuantity[];
};
/** The subtotal seen from several sides. */
export type Subtotals = {
    /**
     * Format: decimal
     * Lines that carry sales tax, in the invoice's currency.
     * @example 96
     */
    taxable: number;
    /**
     * Format: decimal
     * Promotable lines at selling prices, in the invoice's currency.
     * @example 96
     */
    discounted: number;
    /**
     * Format: decimal
     * Lines the promotion may work on, in the invoice's currency.
     * @example 96
     */
    discountable: number;
    /**
     * Format: decimal
     * Lines in a parcel, in the invoice's currency.
     * @example 96
     */
    physical: number;
    /**
     * Format: decimal
     * Lines without a parcel, in the invoice's currency.
     * @example 0
     */
    digital: number;
};
/** What names an order to be tracked. */
export type TrackingInput = {
    /**
     * Number of the order, with or without its prefix.
     * @example V-100023
     */
    number: string;
    email: Email;
};
/** The cart to check before paying. */
export type ValidationCart = {
    /** The lines. */
    products: CartLineInput[];
    /** The promotion applied, of which only its name counts; null for none. */
    promotion?: {
        /**
         * The promo code.
         * @example WELCOME15
         */
        name?: string;
    } | null;
    type?: CartType;
    /** The estimate, or its currency alone. */
    invoice: {
        currency: Currency;
    };
};
/** The cash back of a member on a site in one currency, in which it is earned and spent; empty until the member's address is verified. `data` repeats the top-level fields for older clients. */
export type Credits = {
    /**
     * Format: uuid
     * Id of the balance; sent as cart.credits.uuid when it is applied.
     * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
     */
    uuid: string;
    /**
     * Format: decimal
     * The amount that can be spent, in currency.
     * @example 80
     */
    balance: number;
    currency: Currency;
    /**
     * Format: int64
     * When it ends, in seconds since 1970: a year after the last increase; null while nothing was earned.
     * @example 1795212000
     */
    date_expired: number | null;
    /** Id of the balance; send it as cart.credits at the checkout. */
    data: {
        /**
         * Format: uuid
         * Which balance.
         * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
         */
        uuid: string;
        /**
         * Format: decimal
         * The amount that can be spent, in currency.
         * @example 80
         */
        balance: number;
        /**
         * Format: int64
         * When it ends, in seconds since 1970; null while nothing was earned.
         * @example 1795212000
         */
        date_expired: number | null;
    };
    /** Its changes, the oldest first; the last hundred. */
    history: CreditsEntry[];
    /** What the member has on this site in other currencies, where it can be spent in a region with that currency; empty balances are left out. */
    others: OtherCredits[];
};
/** A change of a cash-back balance. */
export type CreditsEntry = {
    /**
     * Earned, spent, or gone with its date.
     * @example increase
     */
    type: "increase" | "decrease" | "expire";
    /**
     * Format: decimal
     * By how much, in the currency of the balance; always above 0.
     * @example 10
     */
    amount: number;
};
/** The buyer's cash back including an order. For a guest, and for a member whose address is not verified, it is the amount earned by this order, which is stored under the email address until its owner verifies it with a code or a link sent by email. The response is the same for every address. */
export type OrderCredits = {
    /**
     * Format: decimal
     * The amount that can be spent next, in the order's currency.
     * @example 90
     */
    balance: number;
    /**
     * Format: decimal
     * Cash back this order has earned and that still counts: less what its refunds have taken back or withheld, and 0 once it is cancelled or refunded in full; in the order's currency.
     * @example 10
     */
    earned: number;
    /** Its changes, the oldest first, the order's own the last; the last hundred. */
    history: CreditsEntry[];
};
/** Cash back in another currency. */
export type OtherCredits = {
    currency: Currency;
    /**
     * Format: decimal
     * The amount that can be spent, in currency.
     * @example 65
     */
    balance: number;
    /**
     * Format: int64
     * When it ends, in seconds since 1970; null for never.
     * @example 1795212000
     */
    date_expired: number | null;
};
/** Prepaid money with a code. */
export type GiftCard = {
    /**
     * 1 to 4 digits, then three groups of 4, separated by dashes.
     * @example 1234-5678-9012-3456
     */
    code: string;
    /**
     * Format: decimal
     * Remaining amount, in the card's currency.
     * @example 50
     */
    amount_remaining: number;
    /** The one site it works on. */
    site: SiteCode;
    currency: Currency;
};
/** Recipient of one gift card, with the field names of its form. */
export type GiftCardForm = {
    email: Email;
    /**
     * Message on the card; null for none.
     * @example Enjoy!
     */
    message?: string | null;
    /**
     * Sender name on the card.
     * @example Ada
     */
    name: string;
    /**
     * Format: date
     * Day on which the email is sent; null for at once. The rule deliveryDates asks that it is not past everywhere on earth and at most one year ahead.
     * @example 2026-12-24
     */
    date?: string | null;
};
/** One form for each gift card bought, in the order of the lines; errors are keyed by index, '[0].email'. */
export type GiftCardForms = GiftCardForm[];
/** Something the browser wants on record; both shipped forms in one. More keys are accepted. */
export type LogEntry = {
    /**
     * How grave.
     */
    level: "info" | "warn" | "error";
    /**
     * The part of the client that logs.
     */
    type: "client" | "kount" | "apple-pay" | "google-pay";
    /**
     * The message.
     * @example kountSDK failed to reply within 10 seconds
     */
    message: string;
    /**
     * Site code.
     * @example boutique
     */
    site: string;
    /**
     * Page address.
     * @example http://localhost:3000/checkout
     */
    url: string;
    /**
     * Browser; null when unknown.
     * @example Mozilla/5.0
     */
    userAgent?: string | null;
    /**
     * Format: int64
     * How often; null when not counted.
     * @example 1
     */
    recurrence?: number | null;
    /**
     * Stack trace; null when the browser has none.
     * @example null
     */
    stack?: string | null;
    /**
     * Any JSON, e.g. {message, error, statusCode}.
     * @example {
     *       "message": "Load failed",
     *       "statusCode": 503
     *     }
     */
    error?: unknown;
} & {
    [key: string]: unknown;
};
/** Why an order is cancelled. */
export type CancellationInput = {
    /**
     * Why; for the merchant's records.
     * @example The address does not exist
     */
    reason?: string;
};
/** A price that changes. */
export type ChangedPrice = {
    /**
     * Format: int64
     * Id of the variant.
     * @example 200001
     */
    variantId: number;
    /**
     * Format: int64
     * Id of its product.
     * @example 100001
     */
    productId: number;
    /**
     * Title of the product, with the variant's options.
     * @example Halo Violet
     */
    title: string;
    currency: Currency;
    /**
     * The price before; null when it was not sold in the currency.
     * @example 48.00
     */
    before: Money | null;
    /**
     * The price after; null when it is not sold in the currency any more.
     * @example 44.00
     */
    after: Money | null;
    /**
     * The former price before; null for none.
     * @example null
     */
    compareAtBefore: Money | null;
    /**
     * The former price after; null for none.
     * @example 48.00
     */
    compareAtAfter: Money | null;
    /**
     * Whether the price moves by more than 30 percent: most often a slip.
     * @example false
     */
    movesMuch: boolean;
};
/** Units of a line of an order. */
export type EventLine = {
    /**
     * Format: int64
     * The line, counted from 1.
     * @example 1
     */
    line: number;
    /**
     * Format: int64
     * Number of units.
     * @example 2
     */
    quantity: number;
};
/** An amount of a cart's estimate, and the rule that made it. */
export type ExplainedTrialAmount = {
    /**
     * The amount, in the order of calculation.
     * @example promotion
     */
    amount: "subtotal" | "savings" | "promotion" | "freeProduct" | "shipping" | "taxes" | "credits" | "giftCard" | "total" | "rewards";
    /**
     * Its value, in the currency of the cart.
     * @example 14.40
     */
    value: Money;
    /**
     * The rule that made it; for the promotion its type, `none`, or `refused`.
     * @example percentage
     */
    rule: string;
    /**
     * What the rule looked at; null for nothing.
     * @example {
     *       "name": "WELCOME15",
     *       "eligible": 96,
     *       "percent": 15,
     *       "tier": null,
     *       "next": null
     *     }
     */
    because: {
        [key: string]: unknown;
    } | null;
};
/** A field that changes. */
export type FieldChange = {
    /**
     * Its path in the row; objects of lists are named by their id.
     * @example variants[200001].prices.USD
     */
    path: string;
    /**
     * Its value as JSON, shortened; null when there was none.
     * @example 48
     */
    before: string | null;
    /**
     * Its value as JSON, shortened; null when there is none any more.
     * @example 44
     */
    after: string | null;
};
/** Why a gift card is blocked. */
export type GiftCardBlockInput = {
    /**
     * Why, for its ledger.
     * @example The code was stolen
     */
    reason: string;
};
/** A change of what is left on a gift card. */
export type GiftCardEntry = {
    /**
     * Format: date-time
     * When.
     * @example 2026-11-27T09:30:00.000Z
     */
    time: string;
    /**
     * `issue`, `import`, `order` for what paid for one, `refund`, `failed-payment` of the order that bought it, or `block`; others may be added.
     * @example issue
     */
    kind: string;
    /** What came, or left when negative, in the card's currency. */
    amount: Money;
    /**
     * Number of the order it was about; null for none.
     * @example null
     */
    order: string | null;
    /**
     * The key or member of staff; null for what happens by itself.
     * @example staff 3
     */
    actor: string | null;
    /**
     * The reason that they gave; null for none.
     * @example Apology for a late parcel
     */
    note: string | null;
};
/** A gift card to issue. */
export type GiftCardIssueInput = {
    /** The one site it is to work on. */
    site: SiteCode;
    currency: Currency;
    /**
     * What is on it, from 1.00 to 1000.00.
     * @example 50.00
     */
    amount: string;
    recipient?: GiftCardRecipient;
    /**
     * Why, for its ledger. The recipient never reads it.
     * @example Apology for a late parcel
     */
    reason: string;
};
/** A gift card with all that changed what is left on it. */
export type GiftCardLedger = {
    card: MerchantGiftCard;
    /** Its entries, the newest first: the newest thousand. */
    entries: GiftCardEntry[];
};
/** Receiver of a gift card's code by email. */
export type GiftCardRecipient = {
    email: Email;
    /**
     * Words of the shop in the email.
     * @example We are sorry that your parcel was late.
     */
    message?: string;
    /** Language of the email; English by default. */
    language?: Language;
};
/**
 * `open`: there is something left on it. `spent`: nothing is left. `blocked`: a merchant has taken back what was left.
 * @example open
 */
export type GiftCardState = "open" | "spent" | "blocked";
/** A previewed file, to be imported exactly so. */
export type ImportApplication = {
    /**
     * The `plan` of the preview.
     * @example k3J9x0QmT1aZ
     */
    plan: string;
    file: ImportInput;
};
/** A file was imported. */
export type ImportAppliedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "import.applied";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /** Parts of the file that had rows. */
        parts: {
            /**
             * Part of the file.
             * @example products
             */
            part: string;
            /**
             * Format: int64
             * Number of new rows.
             * @example 1
             */
            created: number;
            /**
             * Format: int64
             * Number of rows that changed.
             * @example 4
             */
            updated: number;
            /**
             * Format: int64
             * Number of rows that were there already.
             * @example 113
             */
            unchanged: number;
        }[];
    };
};
/** A row that cannot be imported. */
export type ImportBadRow = {
    /**
     * Format: int64
     * Line of the text it begins on, from 1.
     * @example 12
     */
    line: number;
    /**
     * The row's own name; empty when it has none.
     * @example halo
     */
    name: string;
    /**
     * Why, as an English sentence.
     * @example variants[0].prices.USD is 0
     */
    reason: string;
};
/** A row that an import writes. */
export type ImportChange = {
    /**
     * Part of the document that it is in.
     * @example products
     */
    part: string;
    /**
     * Its key among the rows of the part.
     * @example 100001
     */
    key: string;
    /**
     * Its name for people.
     * @example halo
     */
    name: string;
    /**
     * Whether the shop has it already.
     * @example changed
     */
    change: "new" | "changed";
    /** The fields that differ; empty for a new row. */
    fields: FieldChange[];
};
/** A file to import, with how it is read. */
export type ImportInput = {
    /**
     * The file's text: a JSON document as `exportShop` answers it, with any of its parts, or a product CSV as Shopify exports it.
     * @example {"promotions":[]}
     */
    text: string;
    /**
     * How the text is written.
     * @default json
     * @example json
     */
    format?: "json" | "csv";
    /**
     * The file's name, for messages about its rows.
     * @default import
     * @example spring.json
     */
    name?: string;
    /** Currency of the prices of a CSV, which does not name it; USD by default. */
    currency?: Currency;
    /** Sites that sell products whose row names none; `boutique` by default. */
    sites?: SiteCode[];
    /**
     * Whether counts of variants that the shop has are kept, or set to those of the file.
     * @default keep
     * @example keep
     */
    stock?: "keep" | "set";
    /**
     * Leaves bad rows out, instead of importing nothing.
     * @default false
     * @example false
     */
    skipBad?: boolean;
    /**
     * Takes products that cost nothing.
     * @default false
     * @example false
     */
    allowFree?: boolean;
};
/** The changes that an import would make. */
export type ImportPreview = {
    /**
     * What `applyImport` needs to do exactly this; null when bad rows refuse the file.
     * @example k3J9x0QmT1aZ
     */
    plan: string | null;
    /** Rows of the file. */
    rows: {
        /**
         * Format: int64
         * All of them; the others add up to it.
         * @example 120
         */
        read: number;
        /**
         * Format: int64
         * Rows that can be imported.
         * @example 118
         */
        good: number;
        /**
         * Format: int64
         * Rows with nothing in them.
         * @example 1
         */
        blank: number;
        /**
         * Format: int64
         * Rows that cannot be imported.
         * @example 1
         */
        bad: number;
    };
    /** Rows that cannot be imported, the first thousand. */
    bad: ImportBadRow[];
    /** Rows that would be written, the first thousand; unchanged rows are not among them. */
    changes: ImportChange[];
    /**
     * Format: int64
     * How many rows would be written.
     * @example 1
     */
    changesTotal: number;
    /** Products that would leave a collection or be taken off sale, as English sentences. */
    leaving: string[];
    /** Prices that would move by more than 30 percent, as English sentences. */
    moved: string[];
    /** Variants that would be sold out, as English sentences. */
    soldOut: string[];
    /** Handles of products in no collection that there is, so that search alone would find them. */
    unlisted: string[];
};
/** What an import wrote. */
export type ImportResult = {
    /** Parts of the document that had rows. */
    parts: {
        /**
         * Part of the document.
         * @example products
         */
        part: string;
        /**
         * Format: int64
         * New rows.
         * @example 1
         */
        created: number;
        /**
         * Format: int64
         * Rows that changed.
         * @example 4
         */
        updated: number;
        /**
         * Format: int64
         * Rows that were there already.
         * @example 113
         */
        unchanged: number;
    }[];
    /** Rows that were left out, the first thousand. */
    bad: ImportBadRow[];
    /** Pictures of other hosts that the file names. */
    pictures: {
        /**
         * Format: int64
         * Fetched and stored now.
         * @example 2
         */
        fetched: number;
        /**
         * Format: int64
         * Stored before.
         * @example 40
         */
        stored: number;
        /**
         * Format: int64
         * Could not be fetched; the next import tries again.
         * @example 0
         */
        missing: number;
    };
};
/** A gift card that was just issued. Its code cannot be read again. */
export type IssuedGiftCard = {
    card: MerchantGiftCard;
    /**
     * Its code, which is all that spending it needs.
     * @example 1234-5678-9012-3456
     */
    code: string;
};
/** What the caller may do below /merchant. */
export type MerchantAccess = {
    /**
     * A program with its key, or a signed-in member of staff.
     * @example staff
     */
    kind: "key" | "staff";
    /**
     * Format: int64
     * Of the key, or of the member.
     * @example 1007
     */
    id: number;
    /**
     * Name of the key, or the member's username.
     * @example ada
     */
    name: string;
    /** Null for a key. */
    role: StaffRole | null;
    /** What the caller may do. */
    scopes: MerchantScope[];
    sites: MerchantSites;
};
/** A gift card for those who run the shop, without its code. */
export type MerchantGiftCard = {
    /**
     * Format: int64
     * Number of the gift card; it pays nothing.
     * @example 41
     */
    id: number;
    /**
     * Last four digits of its code.
     * @example 9012
     */
    lastDigits: string;
    /** The one site it works on. */
    site: SiteCode;
    currency: Currency;
    /** The amount that it began with. */
    issued: Money;
    /** What is left on it. What a refund returns to a blocked card stays on it and pays nothing. */
    remaining: Money;
    state: GiftCardState;
    /**
     * Email address it was sent to; null when it was sent to none.
     * @example bo@example.com
     */
    recipient: string | null;
    /**
     * Number of the order that bought it; null when none did.
     * @example null
     */
    order: string | null;
    /**
     * Format: date-time
     * When it was issued.
     * @example 2026-11-27T09:30:00.000Z
     */
    createdAt: string;
};
/** A key of a merchant's program, without its value. */
export type MerchantKey = {
    /**
     * Format: int64
     * Id of the key; its value begins with it.
     * @example 3
     */
    id: number;
    /**
     * What the key is for.
     * @example warehouse
     */
    name: string;
    /** What its program may do. */
    scopes: MerchantScope[];
    sites: MerchantSites;
    /**
     * Format: date-time
     * When it was made.
     * @example 2026-11-20T10:00:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it was last used, to the minute; null when it never was.
     * @example 2026-11-27T09:30:00.000Z
     */
    lastUsedAt: string | null;
    /**
     * Format: date-time
     * When it ends by itself; null when it does not.
     * @example 2027-01-31T23:59:59.999Z
     */
    endsAt: string | null;
    /**
     * Format: date-time
     * When it was revoked; null while it is in use.
     * @example null
     */
    revokedAt: string | null;
};
/** A key to be made. It can do no more than its maker, and for no other site. */
export type MerchantKeyInput = {
    /**
     * What the key is for.
     * @example warehouse
     */
    name: string;
    /** What its program may do. */
    scopes: MerchantScope[];
    sites?: MerchantSites;
    /**
     * Format: date
     * The last day it works, in UTC; null, or left out, when it works until it is revoked.
     * @example 2027-01-31
     */
    endsOn?: string | null;
};
/** An order with what a merchant needs to know of its money. */
export type MerchantOrder = {
    order: Order;
    /** Payments at a payment service, the oldest first: that of the order, and that of an offer accepted afterwards. */
    payments: OrderPayment[];
    /**
     * Format: decimal
     * What can still be given back by all means of payment, in the order's currency.
     * @example 103.92
     */
    refundable: number;
    /**
     * Revision of its email and shipping address, for If-Match of changeOrderContact.
     * @example k3J9x0QmT1aZ
     */
    contactRevision?: string;
};
/** A product as a merchant keeps it, whether or not it is sold. */
export type MerchantProduct = {
    /** The product as imports have it, with its stock now; texts in all languages, prices in all currencies. */
    product: Product;
    /**
     * Revision of the product without its stock, for If-Match.
     * @example k3J9x0QmT1aZ
     */
    revision: string;
    /** What keeps it from being found or bought. */
    states: ProductState[];
};
/** A promotion as a merchant keeps it. */
export type MerchantPromotion = {
    /** The promotion as imports have it, with its texts in all languages and its use limit. */
    promotion: Promotion;
    /**
     * Its revision, for If-Match; uses do not change it.
     * @example k3J9x0QmT1aZ
     */
    revision: string;
    /**
     * Format: int64
     * Orders that used it and are not cancelled.
     * @example 40
     */
    uses: number;
};
/** A buyer's review as a merchant sees it. */
export type MerchantReview = {
    /** The review. */
    review: {
        /**
         * Format: int64
         * Number of the review; it is shown under the same one.
         * @example 4503599627370497
         */
        id: number;
        /**
         * Format: int64
         * Product it is about.
         * @example 100017
         */
        productId: number;
        /**
         * Title of the product as it was bought.
         * @example Halo
         */
        productTitle: string;
        /**
         * Number of the order it was written with.
         * @example V-100023
         */
        order: string;
        site: SiteCode;
        state: ReviewState;
        /**
         * Format: int64
         * From 1, bad, to 5, very good.
         * @example 5
         */
        stars: number;
        /**
         * Headline; null for none.
         * @example Quiet and well made
         */
        title: string | null;
        /**
         * Its text; null for none.
         * @example Softer than I expected and really quiet.
         */
        body: string | null;
        /**
         * Name it is shown by.
         * @example Camille
         */
        author: string;
        language: Language;
        /**
         * Format: date-time
         * When it was written.
         * @example 2026-11-24T09:00:00.000Z
         */
        createdAt: string;
        /**
         * Why it was rejected; null unless it was.
         * @example null
         */
        reason: string | null;
        /** The shop's answer; null without one. */
        answer: ReviewAnswer | null;
    };
    /**
     * Its revision, for If-Match.
     * @example k3J9x0QmT1aZ
     */
    revision: string;
};
/**
 * An area of the shop that a key or a member of staff may read or change. `orders:read` and `orders:write` include what was paid; `orders:pack` is for parcels alone.
 * @example orders:read
 */
export type MerchantScope = "orders:read" | "orders:write" | "orders:pack" | "catalogue:read" | "catalogue:write" | "stock:read" | "stock:write" | "promotions:read" | "promotions:write" | "reviews:read" | "reviews:write" | "giftcards:read" | "giftcards:write" | "customers:read" | "customers:write" | "reports:read" | "import:read" | "import:write" | "settings:write" | "audit:read" | "operations:write" | "webhooks:write" | "keys:write" | "staff:write";
/**
 * Codes of the sites the caller works for; null for all of them.
 * @example null
 */
export type MerchantSites = SiteCode[] | null;
/** What becomes of a review. */
export type ModerationInput = {
    /**
     * Shown to everyone, or to nobody but its buyer.
     * @example published
     */
    state: "published" | "rejected";
    /**
     * Why it is rejected, for its buyer to read; required then and ignored otherwise.
     * @example It names a person.
     */
    reason?: string;
    /**
     * The shop's public answer; null takes it back, and without it the one that there is stays.
     * @example Thank you. A softer strap is on its way to the shop.
     */
    answer?: string | null;
};
/** A key that was just made. Its value cannot be read again. */
export type NewMerchantKey = {
    key: MerchantKey;
    /**
     * Sent as x-merchant-key.
     * @example velours_3_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA
     */
    value: string;
};
/** Where an order and its emails go; what is left out stays. The address can be changed until a parcel has left, within the country and state that the order was taxed for. */
export type OrderContactInput = {
    /**
     * Format: email
     * Where its emails go from now on.
     * @example ada@example.com
     */
    email?: string;
    shipping?: ShippingAddress;
};
/** An email of an order that is sent again. */
export type OrderEmailInput = {
    /**
     * The confirmation, or the email of the last parcel, refund, return or answer to a return. It says how the order is now.
     * @example confirmation
     */
    template: "confirmation" | "shipped" | "refunded" | "returnRequested" | "returnAnswered";
};
/** Something that happened to an order. */
export type OrderEvent = {
    /**
     * Format: date-time
     * When.
     * @example 2026-11-21T09:00:00.000Z
     */
    time: string;
    /**
     * `placed`, `captured`, `paymentFailed`, `shipped`, `refunded`, `cancelled`, `returnRequested`, `returnAnswered`, `emailSent`, `noted` or `contactChanged`; others may be added.
     * @example shipped
     */
    kind: string;
    /**
     * `buyer`, `shop` for what happens by itself, or the key, member of staff or command.
     * @example key 7 (warehouse)
     */
    actor: string;
    /**
     * What happened, in English.
     * @example Parcel sent with USPS 9400111899223100001234: 1:2
     */
    summary: string;
    /**
     * The words that came with it: a note, a reason; null for none.
     * @example null
     */
    text: string | null;
    /**
     * The money it was about, in the order's currency; null for none.
     * @example null
     */
    amount: Money | null;
};
/** A note about an order, for those who run the shop. */
export type OrderNoteInput = {
    /**
     * The note; the buyer never sees it.
     * @example Called about the engraving; it may take a week longer.
     */
    text: string;
};
/** Money of an order was taken. An accepted offer has a payment of its own. */
export type OrderPaidEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.paid";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /**
         * Id of the payment; null for an order that left nothing to pay.
         * @example 9b2f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04
         */
        paymentId: string | null;
        /** What was taken. */
        amount: Money;
    };
};
/** A payment of an order at a payment service. */
export type OrderPayment = {
    /**
     * Format: uuid
     * Its id; the payment service stores it as the order's.
     * @example c1c2d3e4-1111-4222-8333-444455556666
     */
    id: string;
    /**
     * The payment service.
     * @example braintree
     */
    service: string;
    /**
     * Id at the payment service; null when it gave none.
     * @example sandbox-7f3a
     */
    transaction_id: string | null;
    /**
     * Format: decimal
     * What was paid, in the order's currency.
     * @example 103.92
     */
    amount: number;
    /**
     * Format: decimal
     * What was given back of it or is on its way, in the order's currency; withheld cash back is not in it.
     * @example 0
     */
    refunded: number;
    /**
     * Held, taken, given back as a whole, or taken and not settled.
     * @example captured
     */
    state: "authorized" | "captured" | "refunded" | "failed";
    /**
     * The last warning of the payment service, or why a refund has to be tried again; null for none.
     * @example null
     */
    trouble: string | null;
};
/** A payment was refused after its order was placed. Ship nothing. */
export type OrderPaymentFailedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.paymentFailed";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /**
         * Id of the payment.
         * @example 9b2f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04
         */
        paymentId: string;
        /** What was not paid. */
        amount: Money;
    };
};
/** An order was placed. */
export type OrderPlacedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.placed";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /** What the buyer pays, by all means together. */
        amount: Money;
    };
};
/** Money of an order is given back, or the order was cancelled. */
export type OrderRefundedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.refunded";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /**
         * Id of the refund.
         * @example 9b2f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04
         */
        refundId: string;
        /**
         * A refund of units, or the end of the whole order.
         * @example refund
         */
        kind: "refund" | "cancellation";
        /** What is given back, by all means together. */
        amount: Money;
        /** Units that were given up. */
        lines: EventLine[];
    };
};
/** A buyer asks to send units back. */
export type OrderReturnRequestedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.returnRequested";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /**
         * Id of the return, as answerReturn takes it.
         * @example 9b2f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04
         */
        returnId: string;
        /**
         * Why.
         * @example damaged
         */
        reason: "damaged" | "wrong-item" | "not-as-described" | "changed-mind" | "other";
        /** Units that the buyer wants to send back. */
        lines: EventLine[];
    };
};
/** A row of an export of orders. Texts that a spreadsheet could take for a formula begin with an apostrophe in CSV. */
export type OrderRow = {
    /**
     * Number of the order.
     * @example V-100023
     */
    order: string;
    site: SiteCode;
    status: OrderStatus;
    /**
     * Format: date-time
     * When the order was placed.
     * @example 2026-11-20T10:00:00.000Z
     */
    placedAt: string;
    /**
     * Where it goes, or was billed; null for nowhere.
     * @example US
     */
    country: string | null;
    /**
     * The state or province; null for none.
     * @example TX
     */
    state: string | null;
    currency: Currency;
    /**
     * `sale` and `refund` of a line, `shipping` and `shippingRefund` with duties, `adjustment` for the rest of a whole amount of cash back, and `withheld` for spent cash back that a refund kept.
     * @example sale
     */
    kind: string;
    /**
     * Format: date-time
     * When it was sold or given back.
     * @example 2026-11-20T10:00:00.000Z
     */
    time: string;
    /**
     * Number of the order's invoice.
     * @example BOUTIQUE-2026-000123
     */
    invoice: string;
    /**
     * Number of the refund's credit note; null for none.
     * @example null
     */
    creditNote: string | null;
    /**
     * Format: int64
     * Number of the line, from 1; null where it is about no line.
     * @example 1
     */
    line: number | null;
    /**
     * Format: int64
     * Id of the product; null where it is about no line.
     * @example 100001
     */
    productId: number | null;
    /**
     * Format: int64
     * Id of the variant; null where it is about no line.
     * @example 200001
     */
    variantId: number | null;
    /**
     * The variant's SKU as it is now; null when it has none or is gone.
     * @example HALO-VIO
     */
    sku: string | null;
    /**
     * The product's title; null where it is about no line.
     * @example Halo Palm Vibrator
     */
    title: string | null;
    /**
     * The variant's first option; null for none.
     * @example Violet
     */
    option: string | null;
    /**
     * Format: int64
     * Number of units, negative for a refund; null where it is about no line.
     * @example 2
     */
    quantity: number | null;
    /**
     * Format: decimal
     * What was paid, discount and taxes included, in the order's currency; negative for a refund.
     * @example 103.92
     */
    amount: string;
    /**
     * Format: decimal
     * The part of it that is taxes, in the order's currency.
     * @example 7.92
     */
    taxes: string;
};
/** A parcel left. */
export type OrderShippedEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "order.shipped";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Id of the order, as getOrder takes it.
         * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
         */
        orderId: string;
        /**
         * Number of the order, as getMerchantOrder takes it.
         * @example V-100023
         */
        number: string;
        site: SiteCode;
        currency: Currency;
        /**
         * Id of the parcel.
         * @example 9b2f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04
         */
        shipmentId: string;
        /**
         * Who brings it; null when nobody said.
         * @example USPS
         */
        carrier: string | null;
        /** Units in the parcel. */
        lines: EventLine[];
    };
};
/** A price of a variant in a currency. */
export type PriceChange = {
    /**
     * Format: int64
     * Id of the variant.
     * @example 200001
     */
    variantId: number;
    currency: Currency;
    /**
     * Its price; null when it is not sold in the currency any more.
     * @example 44.00
     */
    price: Money | null;
    /**
     * Its former price, shown crossed out while it is more than the price; null for none. It stays when absent.
     * @example 48.00
     */
    compareAt?: Money | null;
};
/** Prices that changed, or would change. */
export type PriceChanges = {
    /**
     * False for a dry run.
     * @example true
     */
    applied: boolean;
    /**
     * Name of exactly these changes, to apply them.
     * @example k3J9x0QmT1aZ
     */
    plan: string;
    /** The prices that differ. */
    changes: ChangedPrice[];
};
/** Prices to set, together or not at all. */
export type PriceChangesInput = {
    /** The prices; of several for one variant and currency the last one counts. */
    prices: PriceChange[];
    /**
     * Answers what would change, and writes nothing.
     * @default false
     * @example true
     */
    dry?: boolean;
    /**
     * The `plan` of a dry run: refused with changedMeanwhile when one of the prices moved since.
     * @example k3J9x0QmT1aZ
     */
    plan?: string;
};
/**
 * `disabled`: it is not sold; `unlisted`: no menu of a site that sells it leads to it; `unpictured`: it has no picture; `soldOut`: none of its variants can be bought; `unpriced`: it has no price in a currency that a site sells in.
 * @example unpictured
 */
export type ProductState = "disabled" | "unlisted" | "unpictured" | "soldOut" | "unpriced";
/** What a promotion would have done. */
export type PromotionTrial = {
    /**
     * Format: int64
     * Carts that it was tried on.
     * @example 500
     */
    carts: number;
    /**
     * Format: int64
     * Carts that it works on; the others are in refusals.
     * @example 320
     */
    used: number;
    /**
     * Format: int64
     * Carts that were left out, because nothing of them is sold any more.
     * @example 3
     */
    unsold: number;
    /** Why it does not work on the others, the most frequent reason first. */
    refusals: {
        /**
         * Reference of the error that shoppers would get.
         * @example minimumSubtotalRequired
         */
        reference: string;
        /**
         * Format: int64
         * How many carts.
         * @example 180
         */
        carts: number;
        /** One of them, explained. */
        example: TriedCart;
    }[];
    /** What it takes off and gives away, by currency. */
    sums: {
        currency: Currency;
        /**
         * Format: int64
         * Carts that it works on.
         * @example 320
         */
        carts: number;
        /**
         * Selling prices of what is in them, in that currency.
         * @example 30720.00
         */
        subtotal: Money;
        /**
         * Taken off by the promotion, in that currency.
         * @example 4608.00
         */
        discounts: Money;
        /**
         * Prices of products given away, in that currency.
         * @example 0.00
         */
        gifts: Money;
    }[];
    /** The cart that costs the most in discounts and gifts, compared by the number alone; null for none. */
    dearest: TriedCart | null;
    /** Carts with a line that would cost less than the product's minimum price, or that would cost nothing, the first twenty. The shop does not know what goods cost it. */
    belowMinimum: TriedCart[];
};
/** A promotion to try, on orders of before or on carts made by hand. */
export type PromotionTrialInput = {
    promotion: Promotion;
    /** Tries it on the carts of the newest orders of its site; the newest 500 when neither orders nor carts are named. */
    orders?: {
        /**
         * Format: date-time
         * Only orders placed at this time or later.
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: string;
        /**
         * Format: date-time
         * Only orders placed before this time.
         * @example 2026-12-01T00:00:00.000Z
         */
        until?: string;
        /**
         * Format: int64
         * How many orders at most.
         * @default 500
         * @example 500
         */
        limit?: number;
    };
    /** Tries it on these carts instead. */
    carts?: TrialCartInput[];
};
/** What to give back. Amounts are the server's own. */
export type RefundInput = {
    /** Units to refund; without it the whole rest of the order, shipping included. */
    lines?: LineQuantityInput[];
    /**
     * With lines, whether shipping is given back too.
     * @default false
     * @example false
     */
    shipping?: boolean;
    /**
     * Why; for the merchant's records.
     * @example Arrived damaged
     */
    reason?: string;
};
/** A refund as it would be made now. Amounts are in the order's currency; payments, gift card and cash back paid with add up to `amount`. */
export type RefundPreview = {
    /**
     * Format: decimal
     * All that is given back, in the order's currency.
     * @example 51.96
     */
    amount: string;
    currency: Currency;
    /** By payment at a payment service. */
    payments: {
        /**
         * Format: uuid
         * Id of the payment, as in the order's payments.
         * @example c1c2d3e4-1111-4222-8333-444455556666
         */
        id: string;
        /**
         * The payment service.
         * @example braintree
         */
        service: string;
        /**
         * Format: decimal
         * Given back to it, in the order's currency.
         * @example 51.96
         */
        amount: string;
    }[];
    /**
     * Format: decimal
     * Given back to the gift card that it was paid with, in the order's currency.
     * @example 0.00
     */
    giftCard: string;
    /**
     * Format: decimal
     * Cash back given back that it was paid with, in the order's currency.
     * @example 0.00
     */
    credits: string;
    /**
     * Format: decimal
     * Cash back taken back that the order earned, in the order's currency.
     * @example 5.00
     */
    cashBack: string;
    /**
     * Format: decimal
     * Kept from the refund for earned cash back that was spent, in the order's currency; not in `amount`.
     * @example 0.00
     */
    withheld: string;
    /**
     * Format: decimal
     * Shipping in it, in the order's currency.
     * @example 0.00
     */
    shipping: string;
    /** The units in it. */
    lines: LineQuantity[];
    /** The units that are in stock again, because they have not left. */
    stock: LineQuantity[];
};
/** A report of a period. */
export type Report = {
    name: ReportName;
    /**
     * Format: date
     * First day, in the time zone of each site.
     * @example 2026-11-01
     */
    from: string;
    /**
     * Format: date
     * Last day, in the time zone of each site.
     * @example 2026-11-30
     */
    until: string;
    by: ReportGroup;
    /** By group, what it is about, and currency. A group without orders and refunds has none. */
    rows: ReportRow[];
    /** The sum of the rows in each currency; its group is empty. */
    totals: ReportRow[];
};
/** A row of a report. Which fields it has depends on the report and is the same for all its rows. `sales`: orders, goods, discounts, shipping, taxes, duties, total, unpaid, refunded, net. `taxes`: orders, taxable, taxes, duties, taxesRefunded, dutiesRefunded, net. `promotions`: item, orders, discounts, total. `products`: item, itemId, units, goods, discounts, taxes, refundedUnits, refunded. `refunds`: refunds, goods, shipping, taxes, duties, refunded, card, giftCard, credits, withheld. `liabilities`: item, opening, added, used, closing. */
export type ReportRow = {
    /**
     * The day, month as `2026-11`, country as `US`, state as `US-TX`, or site that it stands for; empty in totals, where an order has no address, and for `liabilities`.
     * @example 2026-11-20
     */
    group: string;
    currency: Currency;
    /**
     * The promo code or product; `giftCards` or `cashBack` for liabilities. Absent in totals.
     * @example WELCOME15
     */
    item?: string;
    /**
     * Format: int64
     * Id of the product; absent in totals.
     * @example 100001
     */
    itemId?: number;
    /**
     * Format: int64
     * Orders placed.
     * @example 2
     */
    orders?: number;
    /**
     * Format: int64
     * Units sold.
     * @example 4
     */
    units?: number;
    /**
     * Format: int64
     * Refunds and cancellations.
     * @example 1
     */
    refunds?: number;
    /**
     * Format: decimal
     * Selling prices of goods, without what the promotion took off, in the currency of the row.
     * @example 192.00
     */
    goods?: string;
    /**
     * Format: decimal
     * Taken off by promotions, in the currency of the row.
     * @example 19.20
     */
    discounts?: string;
    /**
     * Format: decimal
     * Shipping, in the currency of the row.
     * @example 7.00
     */
    shipping?: string;
    /**
     * Format: decimal
     * What the taxed lines cost after their discount, without the tax, in the currency of the row.
     * @example 172.80
     */
    taxable?: string;
    /**
     * Format: decimal
     * Taxes added to prices or contained in them, without duties, in the currency of the row.
     * @example 14.26
     */
    taxes?: string;
    /**
     * Format: decimal
     * Duties, in the currency of the row.
     * @example 0.00
     */
    duties?: string;
    /**
     * Format: decimal
     * What orders came to, by all means of payment, in the currency of the row.
     * @example 194.06
     */
    total?: string;
    /**
     * Format: decimal
     * What payments that failed did not bring, in the currency of the row.
     * @example 0.00
     */
    unpaid?: string;
    /**
     * Format: decimal
     * Given back or on its way, by all means of payment, in the currency of the row.
     * @example 51.96
     */
    refunded?: string;
    /**
     * Format: int64
     * Units given back.
     * @example 1
     */
    refundedUnits?: number;
    /**
     * Format: decimal
     * Taxes in what was given back, without duties, in the currency of the row.
     * @example 3.96
     */
    taxesRefunded?: string;
    /**
     * Format: decimal
     * Duties in what was given back, in the currency of the row.
     * @example 0.00
     */
    dutiesRefunded?: string;
    /**
     * Format: decimal
     * Given back to cards and payment services, in the currency of the row.
     * @example 51.96
     */
    card?: string;
    /**
     * Format: decimal
     * Given back to gift cards, in the currency of the row.
     * @example 0.00
     */
    giftCard?: string;
    /**
     * Format: decimal
     * Given back as cash back that was paid with, in the currency of the row.
     * @example 0.00
     */
    credits?: string;
    /**
     * Format: decimal
     * Kept of it, because the cash back the order earned was spent, in the currency of the row.
     * @example 0.00
     */
    withheld?: string;
    /**
     * Format: decimal
     * Owed when the period began, in the currency of the row.
     * @example 500.00
     */
    opening?: string;
    /**
     * Format: decimal
     * Added in it, in the currency of the row.
     * @example 120.00
     */
    added?: string;
    /**
     * Format: decimal
     * Paid with, expired or taken back in it, in the currency of the row.
     * @example 80.00
     */
    used?: string;
    /**
     * Format: decimal
     * Owed when it ended, in the currency of the row.
     * @example 540.00
     */
    closing?: string;
    /**
     * Format: decimal
     * What is left: of sales the total less unpaid and refunded, of taxes those that were not given back, in the currency of the row.
     * @example 142.10
     */
    net?: string;
};
/** The shop's answer to a return. The buyer is told by email. */
export type ReturnAnswerInput = {
    /**
     * `approved`: send it; `declined`; `received`: it is back. The refund is made by refundOrder.
     * @example approved
     */
    answer: "approved" | "declined" | "received";
    /**
     * Words for the buyer, such as where to send it or why not.
     * @example Please send it to 4 Mill Lane, Bath BA1 1AA.
     */
    note?: string;
};
/** A parcel that leaves. */
export type ShipmentInput = {
    /**
     * Who brings it.
     * @example USPS
     */
    carrier?: string;
    /**
     * Tracking number at the carrier.
     * @example 9400111899223100001234
     */
    tracking?: string;
    /** What is in it; all that has not left yet by default. */
    lines?: LineQuantityInput[];
    /**
     * Ships although a payment of the order failed.
     * @default false
     * @example false
     */
    unpaid?: boolean;
};
/** The role of a member of staff, and the sites they work for. */
export type StaffInput = {
    role: StaffRole;
    sites?: MerchantSites;
};
/** A person who is to work for the shop. */
export type StaffInvitation = {
    email: Email;
    role: StaffRole;
    sites?: MerchantSites;
    language?: Language;
};
/** A member who works for the shop. */
export type StaffMember = {
    /**
     * Format: int64
     * Id of the member.
     * @example 1007
     */
    id: number;
    email: Email;
    /**
     * The name the member shows.
     * @example ada
     */
    username: string;
    role: StaffRole;
    sites: MerchantSites;
    /**
     * Whether the member has signed in with an authenticator.
     * @example true
     */
    ready: boolean;
    /**
     * Format: date-time
     * When one of their open sessions was last used; null when none is open.
     * @example 2026-11-27T09:30:00.000Z
     */
    lastUsedAt: string | null;
    /**
     * Format: date-time
     * When they were invited.
     * @example 2026-11-20T10:00:00.000Z
     */
    createdAt: string;
};
/**
 * A bundle of scopes. `packer`: parcels and stock, no money. `desk`: orders, refunds, reviews, customers and gift cards. `shopkeeper`: everything but keys, staff and imports. `owner`: everything.
 * @example desk
 */
export type StaffRole = "packer" | "desk" | "shopkeeper" | "owner";
/** How many people wait for a variant that is sold out. */
export type StockDemand = {
    /**
     * Format: int64
     * The variant.
     * @example 200001
     */
    variantId: number;
    /**
     * Format: int64
     * Its product.
     * @example 100001
     */
    productId: number;
    /**
     * Title of the product.
     * @example Halo Palm Vibrator
     */
    title: string;
    /**
     * The variant's first option; null for none.
     * @example Violet
     */
    option: string | null;
    /**
     * The variant's SKU; null for none.
     * @example HALO-VIO
     */
    sku: string | null;
    /**
     * Format: int64
     * Number of people who want an email when it is back.
     * @example 12
     */
    waiting: number;
    /**
     * Format: date-time
     * When the first of them asked.
     * @example 2026-11-02T09:00:00.000Z
     */
    since: string;
};
/** Stock of a variant in a fulfilment region, for those who run the shop. */
export type StockItem = {
    /**
     * Format: int64
     * The variant.
     * @example 200001
     */
    variantId: number;
    /**
     * Fulfilment region, such as US, CA, EU, or INTL, which ships anywhere.
     * @example US
     */
    region: string;
    /**
     * Format: int64
     * Its product.
     * @example 100001
     */
    productId: number;
    /**
     * Title of the product.
     * @example Halo Palm Vibrator
     */
    title: string;
    /**
     * The variant's first option; null for none.
     * @example Violet
     */
    option: string | null;
    /**
     * The variant's SKU; null for none.
     * @example HALO-VIO
     */
    sku: string | null;
    /**
     * Format: int64
     * Number of units; null when they are not counted.
     * @example 40
     */
    quantity: number | null;
    /**
     * As shoppers are told: none is 0, low at most 5, high more, unlimited is not counted.
     * @example high
     */
    level: "none" | "low" | "high" | "unlimited";
};
/** Counted stock fell to low, or to none. */
export type StockLowEvent = {
    /**
     * Format: uuid
     * Id of the event: the same one each time it is sent, so that repeats can be dropped.
     * @example 3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e
     */
    id: string;
    /**
     * The kind of event. (enum property replaced by openapi-typescript)
     */
    type: "stock.low";
    /**
     * Format: date-time
     * When it happened.
     * @example 2026-11-27T09:30:00.000Z
     */
    timestamp: string;
    /** About it. */
    data: {
        /**
         * Format: int64
         * The variant.
         * @example 200001
         */
        variantId: number;
        /**
         * Fulfilment region.
         * @example US
         */
        region: string;
        /**
         * Format: int64
         * Its product.
         * @example 100001
         */
        productId: number;
        /**
         * Title of the product.
         * @example Halo Palm Vibrator
         */
        title: string;
        /**
         * The variant's first option; null for none.
         * @example Violet
         */
        option: string | null;
        /**
         * The variant's SKU; null for none.
         * @example HALO-VIO
         */
        sku: string | null;
        /**
         * Format: int64
         * Number of units that were left then.
         * @example 4
         */
        quantity: number;
        /**
         * As shoppers are told.
         * @example low
         */
        level: "none" | "low";
    };
};
/** A change of a count, either by `delta` or to `counted`. */
export type StockMoveInput = {
    /**
     * Format: int64
     * The variant.
     * @example 200001
     */
    variantId: number;
    /**
     * Its fulfilment region.
     * @example US
     */
    region: string;
    /**
     * Format: int64
     * Number of units that came, or left when negative.
     * @example 20
     */
    delta?: number;
    /**
     * Format: int64
     * Number of units that were counted.
     * @example 17
     */
    counted?: number;
    /**
     * Format: int64
     * With `counted`: the quantity that you read before you counted, null for one that was not counted.
     * @example 19
     */
    seen?: number | null;
    /**
     * Why, for the ledger of stock.
     * @example received
     */
    reason: "received" | "counted" | "damaged" | "lost" | "returned" | "corrected";
} & (unknown | unknown);
/** A cart made by hand. */
export type TrialCartInput = {
    currency: Currency;
    /**
     * Country it is sent to; without it no rule about countries is asked.
     * @example US
     */
    country?: string;
    /**
     * Email address that is known; null for none, and absent when it is not asked for.
     * @example ada@example.com
     */
    email?: string | null;
    /** What is in it. */
    lines: TrialLine[];
};
/** A line of a cart made by hand. */
export type TrialLine = {
    /**
     * Format: int64
     * Id of the variant.
     * @example 200001
     */
    variantId: number;
    /**
     * Format: int64
     * Units.
     * @default 1
     * @example 2
     */
    quantity?: number;
};
/** A cart that the promotion was tried on. Amounts are in its currency, with prices of today, without shipping and taxes. */
export type TriedCart = {
    /**
     * Number of the order it was; null for a cart made by hand.
     * @example V-100023
     */
    order: string | null;
    /**
     * Format: int64
     * Place among the carts made by hand, from 0; null for an order's.
     * @example null
     */
    cart: number | null;
    currency: Currency;
    /**
     * Selling prices of its lines, in its currency.
     * @example 96.00
     */
    subtotal: Money;
    /**
     * Taken off by the promotion, in its currency.
     * @example 14.40
     */
    discount: Money;
    /**
     * Price of the product given away, in its currency.
     * @example 0.00
     */
    gift: Money;
    /**
     * Reference of the error that a shopper would get; null when the promotion works.
     * @example null
     */
    refusal: string | null;
    /**
     * How much more the cart would have to come to, in its currency; null when that is not the reason.
     * @example null
     */
    missing: Money | null;
    /** Every amount of the estimate, in the order of calculation. */
    amounts: ExplainedTrialAmount[];
};
/** An address that the shop sends events to, without its secret. */
export type Webhook = {
    /**
     * Format: uuid
     * Id of the webhook.
     * @example 7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50
     */
    id: string;
    /**
     * Format: uri
     * Where events are sent.
     * @example https://erp.example.com/velours
     */
    url: string;
    /** Kinds of events that are sent. */
    events: WebhookEventType[];
    sites: MerchantSites;
    /**
     * Nothing is sent while it is false, and what happens meanwhile is not sent later.
     * @example true
     */
    enabled: boolean;
    /**
     * Format: date-time
     * When it was made.
     * @example 2026-11-20T10:00:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * Until when events are signed with a former secret as well; null when there is none.
     * @example null
     */
    formerSecretEndsAt: string | null;
};
/** Changes of a webhook. Fields that are left out stay. */
export type WebhookChangeInput = {
    /**
     * Format: uri
     * Where to send events: https in production, and no address inside a network.
     * @example https://erp.example.com/velours
     */
    url?: string;
    /** Kinds of events to send. Each needs the scope that reads what it is about. */
    events?: WebhookEventType[];
    sites?: MerchantSites;
    /**
     * False to send nothing.
     * @example true
     */
    enabled?: boolean;
    /**
     * Makes a new secret. Events are signed with the former one as well for a day.
     * @example true
     */
    newSecret?: boolean;
};
/** An event on its way to a webhook. */
export type WebhookDelivery = {
    /**
     * Format: uuid
     * Id of the delivery.
     * @example c0a1b2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d
     */
    id: string;
    event: WebhookEvent;
    /**
     * `waiting` for its next attempt, `delivered`, or `failed`: it was given up.
     * @example delivered
     */
    state: "waiting" | "delivered" | "failed";
    /**
     * Format: int64
     * How many times it was sent.
     * @example 1
     */
    attempts: number;
    /**
     * Format: date-time
     * When it was to be sent first.
     * @example 2026-11-27T09:30:01.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it was last sent; null when it never was.
     * @example 2026-11-27T09:30:01.000Z
     */
    attemptedAt: string | null;
    /**
     * Format: date-time
     * When it is sent next; null when it is not.
     * @example null
     */
    nextAttemptAt: string | null;
    /**
     * Format: date-time
     * When the receiver took it; null while it has not.
     * @example 2026-11-27T09:30:01.000Z
     */
    deliveredAt: string | null;
    /**
     * Format: int64
     * Status of the last response, a number; null when there was none.
     * @example 204
     */
    status: number | null;
    /**
     * Why the last attempt failed, in English; null when it did not.
     * @example null
     */
    error: string | null;
};
/** An event as it is sent to webhooks. */
export type WebhookEvent = OrderPlacedEvent | OrderPaidEvent | OrderPaymentFailedEvent | OrderShippedEvent | OrderRefundedEvent | OrderReturnRequestedEvent | StockLowEvent | ImportAppliedEvent;
/**
 * A kind of event that is sent to webhooks. Others may be added: a receiver leaves out those it does not know.
 * @example order.placed
 */
export type WebhookEventType = "order.placed" | "order.paid" | "order.paymentFailed" | "order.shipped" | "order.refunded" | "order.returnRequested" | "stock.low" | "import.applied";
/** An address to send events to. */
export type WebhookInput = {
    /**
     * Format: uri
     * Where to send events: https in production, and no address inside a network.
     * @example https://erp.example.com/velours
     */
    url: string;
    /** Kinds of events to send. Each needs the scope that reads what it is about. */
    events: WebhookEventType[];
    sites?: MerchantSites;
    /**
     * False to send nothing.
     * @example true
     */
    enabled?: boolean;
};
/** A webhook, with its secret when that was just made. It cannot be read again. */
export type WebhookWithSecret = {
    webhook: Webhook;
    /**
     * What its events are signed with; null when no new one was made.
     * @example whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
     */
    secret: string | null;
};
/** A message to customer service. */
export type Message = {
    /**
     * How the sender wants to be called.
     * @example Ada
     */
    name: string;
    email: Email;
    topic: MessageTopic;
    /**
     * Number of the order it is about; null for none.
     * @example V-100023
     */
    order?: string | null;
    /**
     * Text without HTML.
     * @example The parcel has not moved since Monday.
     */
    message: string;
    /** Proof that a person sends the request, a Challenge of type turnstile; null counts as missing. */
    challenge?: {
        /**
         * Type turnstile; null counts as missing.
         * @example turnstile
         */
        type?: string | null;
        /**
         * Its token; null while there is none.
         * @example XXXX.DUMMY.TOKEN.XXXX
         */
        token?: string | null;
    } | null;
};
/**
 * What a message is about.
 * @example order
 */
export type MessageTopic = "order" | "product" | "return" | "account" | "other";
/** A card of the notifications feed. */
export type Notification = {
    /**
     * Format: int64
     * Number of the card.
     * @example 1
     */
    id: number;
    /**
     * Title in the requested language.
     * @example 15% off your first bag
     */
    title: string;
    /**
     * Line above the title; may be empty.
     * @example Welcome
     */
    subtitle: string;
    /**
     * Text (HTML) in the requested language.
     * @example <p>Use it on anything.</p>
     */
    description: string;
    /**
     * Address of the picture; null for none.
     * @example /assets/img/promotions/welcome.svg
     */
    image: string | null;
    /**
     * Where the button leads; may carry promo_code. Null for no button.
     * @example /sex-toys?promo_code=WELCOME15
     */
    link: string | null;
    /**
     * Label of the button in the requested language.
     * @example Take 15% off
     */
    cta_text: string;
    /**
     * Format: int64
     * When it ends, in epoch seconds; null for never.
     * @example 1796083200
     */
    date_expired: number | null;
    /**
     * Format: int64
     * When it came out, in epoch seconds.
     * @example 1767225600
     */
    date_published: number;
    /**
     * Format: int64
     * @deprecated
     * No longer used: a card that would begin again has no end to count down to. Null or a number, both without effect. On import only.
     * @example 7
     */
    renews_days?: number | null;
    /** Place in the feed of each site that shows it. On import only. */
    orders?: {
        [key: string]: number;
    };
    /** Texts in other languages by language code. On import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example 15 % sur votre premier sac
             */
            title?: string;
            /**
             * Line above the title in that language.
             * @example Bienvenue
             */
            subtitle?: string;
            /**
             * Text (HTML) in that language.
             * @example <p>Valable sur tout.</p>
             */
            description?: string;
            /**
             * Button in that language.
             * @example Profiter des 15 %
             */
            cta_text?: string;
        };
    };
};
/** A purchase to be paid later. The server prices the cart again; the shopper's invoice must agree with it. */
export type BnplQuestion = {
    /** The invoice the shopper saw, whose total must be the server's; null for none. */
    invoice?: {
        /**
         * Format: decimal
         * Total the shopper saw, in currency.
         * @example 103.92
         */
        total?: number;
    } | null;
    /** The buyer. */
    user: {
        email: Email;
        /** Shipping and billing address. */
        address?: {
            /** Billing address; null means the shipping address. */
            billing?: Address | null;
            /** Where it goes; null for digital carts. */
            shipping?: Address | null;
        };
    };
    /** The lines of the cart. */
    cart: {
        /** The lines. */
        products: CartLineInput[];
        /** The promotion applied, of which only its name counts; null for none. */
        promotion?: {
            /**
             * The promo code.
             * @example WELCOME15
             */
            name?: string;
        } | null;
        /** The gift card applied, of which only its code counts; null for none. */
        giftCard?: {
            /**
             * Its code.
             * @example 1234-5678-9012-3456
             */
            code?: string;
        } | null;
        /** The member's cash back when applied, else null; only its uuid counts. */
        credits?: ({
            /**
             * Which balance; null counts as none.
             * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
             */
            uuid?: string | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** The shipping option chosen; null for none. */
        shipping?: SelectedShipping | null;
        type?: CartType;
        /** Its currency. */
        invoice: {
            currency: Currency;
        };
    };
};
/** Settings that start the buy-now-pay-later dialog. */
export type BnplSession = {
    /**
     * Opens the provider's dialog in the browser; short-lived.
     * @example sandbox-klarna-ok-4be1
     */
    client_token: string;
    /** Ways to pay later, in the provider's order; empty when it offers none. */
    payment_method_categories: {
        /**
         * The provider's name of it; the dialog is opened with it.
         * @example pay_over_time
         */
        name: string;
        /** Pictures of it. */
        asset_urls: {
            /**
             * Address of its icon.
             * @example /assets/img/klarna.svg
             */
            descriptive: string;
        };
    }[];
};
/** Details of a card from the gateway, without its number. */
export type CardDetails = {
    /**
     * Last digits.
     * @example 1111
     */
    lastFour: string;
    /**
     * First six digits.
     * @example 411111
     */
    bin: string;
};
/** Settings that start the card gateway's fields. */
export type CardToken = {
    /**
     * Authorisation of the hosted fields; short-lived.
     * @example sandbox-authorization-USD
     */
    token: string;
    /**
     * Whether new cards are kept for the shopper.
     * @example true
     */
    vaulted: boolean;
    /** Saved cards; empty for guests. */
    creditCards: SavedCard[];
};
/** One validation error of the card gateway. */
export type GatewayError = {
    /**
     * The gateway's code; 91564 means refresh the page.
     * @example 91564
     */
    code: string;
    /**
     * The field or object at fault.
     * @example payment_method_nonce
     */
    attribute: string;
    /**
     * The gateway's text.
     * @example Cannot use a payment method nonce more than once.
     */
    message: string;
};
/** How it is paid. Its kind follows from service, and for the card gateway from whether there is a token: a card by nonce, a saved card by token, a wallet by nonce, buy now, pay later by the provider's token, or internal. What belongs to another kind is refused or has no effect. */
export type Payment = {
    /**
     * The method the shopper chose, one of its service's; it decides nothing, and the order names the method that was really charged.
     * @example credit-card
     */
    paymentMethod?: "credit-card" | "saved-credit-card" | "apple-pay" | "apple-pay-express" | "google-pay" | "google-pay-express" | "paypal" | "paypal-pay-later" | "klarna" | "venmo" | "gift-card" | "credits" | "gift-card-and-credits" | "free";
    /**
     * The service that settles the payment: the card gateway for cards and wallets, also when absent, or the service that lets shoppers pay later. It decides nothing; another one is refused.
     * @example braintree
     */
    gateway?: string;
    /**
     * The service that took the payment; internal for gift card and cash back.
     * @example braintree
     */
    service: "internal" | "braintree" | "paypal" | "klarna" | "venmo" | "apple-pay" | "google-pay";
    /**
     * One-time token for the card, from the gateway's fields; null when token is sent.
     * @example sandbox-card-ok-0001
     */
    nonce?: string | null;
    /**
     * Token of a saved card of the signed-in member, or of an authorisation to pay later, which wins over nonce; null for none.
     * @example null
     */
    token?: string | null;
    cardDetails?: CardDetails;
    /** A second token for offers after the purchase. */
    upsells?: {
        /**
         * From a second tokenisation; null when token is sent.
         * @example sandbox-card-ok-0002
         */
        nonce?: string | null;
        /**
         * Token of the saved card; null for another.
         * @example null
         */
        token?: string | null;
    };
    /**
     * Device data of the card gateway.
     * @example {"correlation_id":"0"}
     */
    deviceData?: string;
    /**
     * Whether the card is kept by the gateway.
     * @example true
     */
    vaulted?: boolean;
    /**
     * Session id of the fraud check.
     * @example 0123456789abcdef0123456789abcdef
     */
    kountId?: string;
};
/** Details of a payment that gift card and cash back do not cover. Its kind is decided by service alone, and for the card gateway by whether there is a token: a card is paid by nonce, a saved card by token, a wallet by nonce, and buy now, pay later by the provider's authorisation token. What belongs to another kind is refused or has no effect. */
export type PaymentDetails = {
    /**
     * Session id of the fraud check.
     * @example 0123456789abcdef0123456789abcdef
     */
    kountId: string;
} & (unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown);
/** A card kept by the gateway. */
export type SavedCard = {
    /**
     * The gateway's global id.
     * @example cc_1111
     */
    globalId: string;
    /**
     * Brand.
     * @example Visa
     */
    cardType: string;
    /**
     * Last digits.
     * @example 1111
     */
    last4: string;
    /**
     * MM/YYYY.
     * @example 01/2030
     */
    expirationDate: string;
    /**
     * A saved means of payment.
     * @example sandbox-saved-visa-1111
     */
    token: string;
};
/** A promo code and its conditions. */
export type Promotion = {
    /**
     * Format: int64
     * Number of the promotion.
     * @example 1
     */
    id: number;
    /**
     * The code one types; compared without case.
     * @example WELCOME15
     */
    name: string;
    /**
     * Short description of the discount.
     * @example 15% off everything
     */
    description?: string;
    /**
     * Which of the eight rules computes it.
     * @example percentage
     */
    type: "percentage" | "percentage_product" | "percentage_threshold" | "percentage_threshold_free_product" | "free_product" | "free_product_quantity_threshold" | "amount_threshold" | "amount";
    /**
     * Whole percent (15 is 15%) or money in the currency it was fetched for; 0 when the tiers say it.
     * @example 15
     */
    discount: number;
    /**
     * False once its sale is over (promotionUnavailable).
     * @example true
     */
    enabled: boolean;
    /** The one site it works on. */
    site: SiteCode;
    /**
     * Format: int64
     * End in unix seconds; null for none.
     * @example 1893456000
     */
    date_expired?: number | null;
    /**
     * Makes the standard rate free; only US, CA and UK.
     * @example false
     */
    free_shipping?: boolean;
    /**
     * Format: decimal
     * Minimum eligible subtotal in the requested currency; null or 0 for none.
     * @example 50
     */
    minimum?: number | null;
    /**
     * Format: decimal
     * Maximum eligible subtotal in the requested currency; null for none.
     * @example 500
     */
    maximum?: number | null;
    /**
     * Format: int64
     * The only product it works on; null for no such limit.
     * @example null
     */
    product_id?: number | null;
    /**
     * Format: int64
     * The gift; null for none.
     * @example 100150
     */
    free_product_id?: number | null;
    /**
     * Comma-separated product ids that must be in the cart; null for none.
     * @example 100001,100002
     */
    required_product_ids?: string | null;
    /** Products it does not work on. */
    excluded_product_ids?: number[];
    /** When not empty, only these products count. */
    included_collection_product_ids?: number[];
    /** Products of excluded collections. */
    excluded_collection_product_ids?: number[];
    /**
     * True computes the percentage on the whole cart, below minimum prices too.
     * @example false
     */
    override_minimum_product_prices?: boolean;
    /** Tiers, any order. */
    properties?: PromotionProperty[];
    /**
     * How it changes the cash back earned; null for not.
     * @example multiplier
     */
    credits_type?: "amount" | "multiplier" | null;
    /**
     * Format: decimal
     * Cash back added, in the currency of the order, or a factor; null for none.
     * @example 2
     */
    credits_amount?: number | null;
    /**
     * Whether an email address must be known (requiredEmailMissing).
     * @example false
     */
    required_email?: boolean;
    /** Shown when applied; null for nothing. */
    notification?: PromotionNotification | null;
    /**
     * How much of its use limit is used, in percent, 100 only when it is used up; null without a limit.
     * @example 40
     */
    uses_percentage?: number | null;
    /**
     * Format: int64
     * How many orders may use it; null for any number. On import only.
     * @example null
     */
    usage_limit?: number | null;
    /** Texts in other languages by language code; on import only. */
    translations?: {
        [key: string]: {
            /**
             * Description in that language.
             * @example 15 % sur tout
             */
            description?: string;
            notification?: PromotionNotification;
        };
    };
};
/** The gift of a tier. */
export type PromotionFreeProduct = {
    /**
     * Format: int64
     * Id of the product.
     * @example 100150
     */
    id: number;
    /**
     * Its title.
     * @example Silk pouch
     */
    title?: string;
    /**
     * Its picture; null for none.
     * @example /assets/img/products/pouch.svg
     */
    image?: string | null;
    /**
     * Format: decimal
     * Its price without the promotion, in the requested currency.
     * @example 12
     */
    price?: number;
};
/** Message shown when the promotion is applied. */
export type PromotionNotification = {
    /**
     * Title.
     * @example Welcome
     */
    title: string;
    /**
     * Text (HTML).
     * @example 15% off is waiting in your bag.
     */
    description: string;
    /**
     * Picture; null for none.
     * @example /assets/img/promotions/welcome.svg
     */
    image?: string | null;
};
/** One tier of a promotion. percentage_threshold and amount_threshold read discount; free_product_quantity_threshold reads type and amount. */
export type PromotionProperty = {
    /**
     * Whether amount is money or a whole percent.
     * @example percentage
     */
    type?: "amount" | "percentage";
    /**
     * Shipping discount of a quantity tier; 100 percent is free shipping.
     * @example 100
     */
    amount?: number;
    /**
     * Format: decimal
     * Subtotal in the requested currency, or number of units, from which the tier applies (inclusive).
     * @example 100
     */
    threshold: number;
    /**
     * Whole percent or money the tier takes off.
     * @example 20
     */
    discount?: number;
    free_product?: PromotionFreeProduct;
};
/** The option chosen, sent whole. */
export type SelectedShipping = {
    /**
     * Carrier or service.
     * @example usps
     */
    service: string;
    /**
     * Tier.
     * @example standard
     */
    type: string;
    /**
     * Name of the rate.
     * @example us-standard
     */
    identifier: string;
    /**
     * Format: decimal
     * Price the shopper saw, in the invoice's currency.
     * @example 7
     */
    amount?: number;
};
/** When the parcel is expected. */
export type ShippingEstimate = {
    /**
     * Counted from the order.
     */
    type: "relative";
    /**
     * Unit of value.
     */
    unit: "days";
    /** Earliest and latest. */
    value: number[];
};
/** The shipping option chosen, as the form checks it; null for none. */
export type ShippingMethod = {
    /**
     * Tier.
     * @example standard
     */
    type: string;
} | null;
/** A way to ship this order to this address. */
export type ShippingOption = {
    /**
     * Tier.
     * @example standard
     */
    type: string;
    /**
     * Label.
     * @example Standard
     */
    label: string;
    /**
     * Format: decimal
     * Price after the promotion, in the requested currency.
     * @example 7
     */
    amount: number;
    /**
     * Format: decimal
     * Price before the promotion, in the requested currency.
     * @example 7
     */
    original: number;
    /** When it arrives; null when unknown. */
    estimate: ShippingEstimate | null;
    /** Duties of the destination. */
    duties: {
        /**
         * Format: decimal
         * Duties in the requested currency.
         * @example 0
         */
        total: number;
    };
    /**
     * Carrier or service.
     * @example usps
     */
    service: string;
    /**
     * Name of the rate.
     * @example us-standard
     */
    identifier: string;
};
/** The input of shipping options. */
export type ShippingQuestion = {
    /**
     * Format: decimal
     * Subtotal without gift cards minus promotion discount, in currency.
     * @example 96
     */
    subtotal: number;
    /**
     * Name of the promotion; null for none.
     * @example null
     */
    promotion: string | null;
    address: Address;
    /** The lines. */
    products: CartLineInput[];
    currency: Currency;
    language: Language;
    /** Tiers wanted; none for all. */
    tiers: string[];
};
/** A price for shipping, by subtotal. Used for estimates, before an address is known. */
export type ShippingRate = {
    /**
     * Format: decimal
     * Price in the requested currency.
     * @example 7
     */
    amount: number;
    /**
     * Format: decimal
     * Price before a promotion, in the requested currency; equals amount without one.
     * @example 7
     */
    original: number;
    /** Subtotals (minus promotion) the rate is for. */
    range: {
        /**
         * Format: decimal
         * From this amount, in the requested currency.
         * @example 0
         */
        min: number;
        /**
         * Format: decimal
         * Below this amount, in the requested currency; null for no end.
         * @example 69
         */
        max: number | null;
    };
    /** When a parcel at this price arrives; null or absent when unknown. */
    estimate?: ShippingEstimate | null;
};
/** A shipping rate as the merchant keeps it; the format of imports. */
export type ShippingRateRow = {
    /**
     * Name of the rate, unique.
     * @example us-standard
     */
    identifier: string;
    /**
     * Carrier or service.
     * @example usps
     */
    service: string;
    /**
     * Tier.
     * @example standard
     */
    type: string;
    /**
     * Label.
     * @example Standard
     */
    label: string;
    /**
     * Label in French.
     * @example Standard
     */
    label_fr?: string;
    /** ISO countries it serves; '*' for any other. */
    countries: string[];
    currency: Currency;
    /**
     * Format: decimal
     * Price in the row's currency.
     * @example 7
     */
    amount: number;
    /**
     * Format: decimal
     * Duties on top, in the row's currency; absent for none.
     * @example 4.5
     */
    duties?: number;
    /** Subtotals (minus promotion) the rate is for. */
    range: {
        /**
         * Format: decimal
         * From this amount, in the row's currency.
         * @example 0
         */
        min: number;
        /**
         * Format: decimal
         * Below this amount, in the row's currency; null for no end.
         * @example 69
         */
        max: number | null;
    };
    estimate: ShippingEstimate;
};
/** The question about their age that visitors are asked on their first visit. The browser asks it above a page that is already there: the HTML of pages is the same without it, and visitors without scripts are not asked. */
export type AgeNotice = {
    /**
     * Format: int64
     * Years a visitor confirms; a higher one asks again.
     * @example 18
     */
    minimumAge: number;
    /**
     * Address to which visitors who are younger leave.
     * @example https://www.example.org/
     */
    leaveUrl: string;
    /**
     * What the notice says; the shop's own words when absent.
     * @example We sell things for adults. Please tell us that you are one.
     */
    text?: string;
    /**
     * The same in French.
     * @example Nous vendons des articles pour adultes. Dites-nous que vous en êtes un.
     */
    text_fr?: string;
};
/** How an amount of a currency is written. */
export type CurrencySettings = {
    /**
     * Sign before the amount.
     * @example CA$
     */
    symbol: string;
    /**
     * BCP 47 locale of the number, the same in every language.
     * @example en-US
     */
    locale: string;
    /**
     * Format: int64
     * Decimals of a whole amount in the catalogue; any other amount has two.
     * @example 0
     */
    digits: number;
    /**
     * Format: int64
     * Decimals in checkout.
     * @example 2
     */
    checkoutDigits: number;
};
/** A hero for a time, such as that of a season or a sale. */
export type HomeCampaign = {
    hero: HomeTile;
    /**
     * Format: int64
     * When it begins, in epoch seconds; null or absent for at once.
     * @example 1795651200
     */
    date_started?: number | null;
    /**
     * Format: int64
     * When it ends, in epoch seconds; null or absent for never.
     * @example 1796083200
     */
    date_expired?: number | null;
    /**
     * Whether the page counts down to its end.
     * @default false
     * @example true
     */
    countdown?: boolean;
};
/** Something the shop stands for, on the home page. */
export type HomePromise = {
    /**
     * Picture above the title.
     * @example leaf
     */
    icon: "box" | "chat" | "clock" | "gift" | "hand" | "heart" | "leaf" | "lock" | "return" | "shield" | "star" | "truck";
    /**
     * Title.
     * @example Printed nearby
     */
    label: string;
    /**
     * Title in French.
     * @example Imprimé près d’ici
     */
    label_fr?: string;
    /**
     * A sentence below the title.
     * @example Most of our books come from printers we can visit by bicycle.
     */
    text: string;
    /**
     * The sentence in French.
     * @example La plupart de nos livres viennent d’imprimeurs que nous visitons à vélo.
     */
    text_fr?: string;
    /**
     * A fact that takes the place of these words where it holds. With freeShipping the title says from which amount shipping is free, in regions where it ever is. With advice the words say that there is a chat, on a site that has one.
     * @example freeShipping
     */
    fact?: "freeShipping" | "advice";
};
/** A line of products on the home page. */
export type HomeRail = {
    /**
     * Title.
     * @example Best sellers
     */
    label: string;
    /**
     * Title in French.
     * @example Les plus vendus
     */
    label_fr?: string;
    /**
     * Handle of the collection its products are of.
     * @example sex-toys
     */
    collection: string;
    /**
     * Which of them come first: those that sell best, or the newest.
     * @default recommended
     * @example new
     */
    sort?: "recommended" | "new";
    /**
     * Listing that shows them all.
     * @example /sex-toys
     */
    url: string;
};
/** What the home page shows. An import refuses what leads nowhere, as in the menus. A part that is absent is not shown, or is the shop's own. */
export type HomeSettings = {
    hero?: HomeTile;
    /** Heroes that take the place of the site's own while they run; of several that run, the first. */
    campaigns?: HomeCampaign[];
    /** Tiles into the categories, with pictures of their own. When absent, the listings that the menus begin with, or those below where they begin with a single one; an empty list shows nothing. */
    categories?: HomeTile[];
    /** Lines of products. */
    rails?: HomeRail[];
    /** Ways in by what somebody looks for. */
    intents?: HomeTile[];
    /** Editorial pictures with words. */
    tiles?: HomeTile[];
    /** What the shop stands for. When absent, from which amount shipping is free and how to ask for advice; an empty list shows nothing. */
    promises?: HomePromise[];
    /** Links to listings by what sells best in them. */
    bestSellers?: HomeTile[];
};
/** A picture with words on the home page that leads into the shop. */
export type HomeTile = {
    /**
     * Title.
     * @example For a first time
     */
    label: string;
    /**
     * Title in French.
     * @example Pour une première fois
     */
    label_fr?: string;
    /**
     * A sentence below the title.
     * @example Small, quiet and easy to hold.
     */
    text?: string;
    /**
     * The sentence in French.
     * @example Petits, silencieux et faciles à tenir.
     */
    text_fr?: string;
    /**
     * Words of the link; the title's where they are absent.
     * @example See our top picks
     */
    action?: string;
    /**
     * Words of the link in French.
     * @example Voir nos coups de cœur
     */
    action_fr?: string;
    /**
     * Path in the shop, without language.
     * @example /top-picks
     */
    url: string;
    /**
     * Picture; null or absent for none.
     * @example /assets/img/collections/vibrators.svg
     */
    image?: string | null;
};
/** A link of a menu, with its own menu below. */
export type NavigationMenuEntry = {
    /**
     * Label.
     * @example Vibrators
     */
    label: string;
    /**
     * Label in French.
     * @example Vibromasseurs
     */
    label_fr?: string;
    /**
     * Path in the shop, without language: a page, a listing, or an address with https://. Beside the fixed listings, `/{handle}` and `/{handle}/{handle}` of the shop's collections are listings because an entry leads to them. An import refuses an entry that leads nowhere.
     * @example /sex-toys/vibrators
     */
    url: string;
    /**
     * Heading it stands under.
     * @example By type
     */
    category?: string;
    /**
     * True leaves it out of the side panel.
     * @example false
     */
    mobileOnly?: boolean;
    /** Entries below. */
    menu?: NavigationMenuEntry[];
};
/** A page of the merchant's words. */
export type Page = {
    handle: PageHandle;
    /**
     * Title in the requested language.
     * @example Returns
     */
    title: string;
    /**
     * One or two sentences for search engines, in the requested language.
     * @example Thirty days to send something back, and how to do it.
     */
    description?: string;
    /**
     * Text (HTML) in the requested language.
     * @example <p>You have 30 days.</p>
     */
    html: string;
    /**
     * Format: date
     * Day from which these words hold, shown below the title.
     * @example 2026-11-01
     */
    updated_at?: string;
    /**
     * Format: int64
     * Place among the site's pages, the smallest first. On import only.
     * @default 100
     * @example 10
     */
    position?: number;
    /**
     * Whether the page is there; false takes it off the site. On import only.
     * @default true
     * @example true
     */
    published?: boolean;
    /** The one site that has this page, in place of a page of the same handle for all. Absent means every site. On import only. */
    site?: SiteCode;
    /** Texts in other languages by language code, and by language and country (fr-FR) where a country says it in other words. On import only. */
    translations?: {
        [key: string]: {
            /**
             * Title in that language.
             * @example Retours
             */
            title?: string;
            /**
             * Sentences for search engines in that language.
             * @example Trente jours pour retourner un article.
             */
            description?: string;
            /**
             * Text (HTML) in that language.
             * @example <p>Vous avez 30 jours.</p>
             */
            html?: string;
        };
    };
};
/** A page of the merchant's words, as links name it. */
export type PageLink = {
    handle: PageHandle;
    /**
     * Title in English.
     * @example Returns
     */
    label: string;
    /**
     * Title in French; absent where there is none.
     * @example Retours
     */
    label_fr?: string;
};
/** A part of the world the shop sells to. */
export type Region = {
    /**
     * Name in English.
     * @example United States
     */
    label: string;
    /**
     * Name in French.
     * @example États-Unis
     */
    label_fr?: string;
    /**
     * ISO 3166 code.
     * @example US
     */
    country: string;
    currency: Currency;
    /**
     * Format: decimal
     * Subtotal, in the region's currency, from which standard shipping there costs nothing; null where it is never free. Computed from the shipping rates. Always answered.
     * @example 69
     */
    readonly freeShippingFrom?: number | null;
    /**
     * Fulfilment region that ships there.
     * @example US
     */
    fulfillment: string;
};
/** The site's shop on the e-commerce platform. Always answered. */
export type ShopSettings = {
    /**
     * Address of the shop on the platform; null when this server is the platform.
     * @example null
     */
    shop_url: string | null;
    /** Handle of the collection a category segment loads; looked up by the deepest segment first. A listing of the navigation alone loads its last segment where the map does not name that. */
    collections: {
        [key: string]: string;
    };
    /** Products with a part of their own, by that part. */
    products: {
        [key: string]: number | null;
    };
};
/** Settings of a sibling site. */
export type Site = {
    code: SiteCode;
    /**
     * Name of the shop.
     * @example Velours
     */
    name: string;
    /**
     * Value of filter[source].
     * @example boutique
     */
    source: string;
    /**
     * Brand in cookie names.
     * @example velours
     */
    brand: string;
    /**
     * Before the dash of order numbers. Another one counts for orders placed from then on; every order is found by its digits alone.
     * @default V
     * @example TEA
     */
    orderPrefix?: string;
    /**
     * Time zone that its days are counted in, by its name in the IANA database.
     * @default UTC
     * @example America/New_York
     */
    timeZone?: string;
    /**
     * Format: email
     * Customer service.
     * @example care@velours.example
     */
    supportEmail: string;
    /** The seller as invoices name it. Without it they have the site's name alone. */
    seller?: {
        /**
         * Name of the company.
         * @example Velours Retail LLC
         */
        name: string;
        /** Lines of its address, with the country. */
        address: string[];
        /**
         * Number at the tax office; null or absent for none. With a VAT number of the EU, invoices contain their data for machines.
         * @example US 00-0000000
         */
        taxNumber?: string | null;
        /**
         * Entry in a register of companies; null or absent for none.
         * @example Delaware 0000000
         */
        registration?: string | null;
    };
    /**
     * One line about the site.
     * @example Quiet pleasures
     */
    tagline?: string;
    /**
     * The line in French.
     * @example Plaisirs discrets
     */
    tagline_fr?: string;
    /**
     * One or two sentences for search engines, on pages that have none of their own; the tagline when absent.
     * @example Second-hand books, chosen one by one. Shipped in three days.
     */
    description?: string;
    /**
     * The same in French.
     * @example Des livres d’occasion, choisis un par un. Expédiés en trois jours.
     */
    description_fr?: string;
    texts?: SiteTexts;
    look?: SiteLook;
    /**
     * Format: int64
     * Years a shopper certifies when joining and ordering; absent where nobody is asked. From 18 on product feeds mark the goods as for adults. Visitors are asked on their first visit with `ageNotice`.
     * @example 18
     */
    minimumAge?: number;
    /** Languages of the site; default is that of addresses without a language. Beside them are answered base, in which the shop's words are written and which stands where a translation is missing, and active, the language of this answer (Accept-Language). */
    languages: {
        base?: Language;
        active?: Language;
        /** Each language's own name. Always answered. */
        readonly labels?: {
            [key: string]: string;
        };
        default: Language;
        /** All languages. */
        supported: Language[];
    };
    /** Currencies of the site. */
    currencies: Currency[];
    /** How amounts are written, by currency. Always answered. */
    readonly money?: {
        [key: string]: CurrencySettings;
    };
    /** Where it sells to; the first is the default. */
    regions: Region[];
    /** Menus of the site, top level first. */
    navigation: NavigationMenuEntry[];
    /** Feature flags and test variants by name. */
    flags: {
        [key: string]: string | boolean | null;
    };
    /** When the offer for shoppers who are about to leave is on; always when absent. */
    exitOffer?: {
        /**
         * Format: int64
         * First second of the period, in epoch seconds; null for no beginning.
         * @example 1796083200
         */
        start?: number | null;
        /**
         * Format: int64
         * End of the period, in epoch seconds; null for no end.
         * @example 1798761600
         */
        end?: number | null;
    };
    /** Asks visitors to confirm their age; null or absent where nobody is asked. */
    ageNotice?: AgeNotice | null;
    /** Numbers of the shop. */
    limits: {
        /**
         * Format: int64
         * Products on a listing page.
         * @example 24
         */
        pageSize: number;
        /**
         * Format: decimal
         * Regular physical subtotal that add-on items need; the same number in every currency.
         * @example 29
         */
        addOnMinimum: number;
        /**
         * Format: int64
         * Days after which a cart line is fetched again.
         * @example 30
         */
        cartMaxAgeDays: number;
        /**
         * Format: int64
         * Minutes in which buyers can cancel what they ordered; 0 for never.
         * @default 30
         * @example 30
         */
        cancellationMinutes?: number;
        /**
         * Format: int64
         * Days after a parcel has left in which buyers can ask to return what was in it; 0 for never.
         * @default 30
         * @example 30
         */
        returnDays?: number;
        /**
         * Format: int64
         * Days after an order's last parcel has left until its buyer is asked for a review, by one email; without it nobody is asked.
         * @example 14
         */
        reviewRequestDays?: number;
        /**
         * Format: int64
         * Units of one variant that an order may have.
         * @default 99
         * @example 99
         */
        lineQuantity?: number;
        /**
         * Format: int64
         * Units of one variant that an order may have while only a few are left.
         * @default 10
         * @example 10
         */
        lowStockQuantity?: number;
        /**
         * Format: int64
         * Lines that an order may have.
         * @default 100
         * @example 100
         */
        orderLines?: number;
        /**
         * Format: int64
         * Gift cards that an order may have.
         * @default 20
         * @example 20
         */
        orderGiftCards?: number;
    };
    /**
     * Whether the cash back an order earns is shown.
     * @example false
     */
    creditsDisplay: boolean;
    /** Settings of the payment step. */
    payments: {
        /**
         * Identifier of the card gateway.
         * @example braintree
         */
        gateway: string;
        /**
         * Whether money moves.
         */
        environment: "sandbox" | "production";
        /** The payment processor's public key by currency; pounds and euros use that of US dollars. Always answered, the sandbox's when none was imported. */
        processorKeys?: {
            [key: string]: string;
        };
    };
    /**
     * Format: int64
     * The product that protects others; null for none.
     * @example 100160
     */
    warrantyProductId: number | null;
    /**
     * Format: int64
     * Product that is sold as a gift card, linked from every page; null or absent for none.
     * @example 100183
     */
    giftCardProductId?: number | null;
    /** Product types that can be protected. */
    warrantyTypes: string[];
    /** Where the site's API is, below its own host name unless an address is imported. Always answered. */
    api?: {
        /**
         * Base for browsers: a path on the site's host, or an address.
         * @example /api
         */
        browser: string;
        /**
         * Base address for server-side rendering; a path is served inside the process, without a network.
         * @example /api
         */
        server: string;
    };
    /** Where the site's files are. Always answered. */
    assets?: {
        /**
         * Base of scripts and styles.
         * @example /distribution/
         */
        base: string;
        /**
         * Base of pictures; an image CDN's address where there is one.
         * @example /assets/img/
         */
        images: string;
    };
    home?: HomeSettings;
    shop?: ShopSettings;
    /** The pages of the merchant's words that the site has, in order. Always answered. */
    readonly pages?: PageLink[];
    /** The third-party services of the site, several for some roles. Always answered; those of the shop where none were imported. */
    services?: SiteService[];
    /** Settings of every other site; answered for the admin site alone. */
    readonly sites?: Site[];
};
/** The site's own look on its pages, in its emails and where the shop is installed as an app. Absent parts are the shop's own. */
export type SiteLook = {
    /**
     * Colour of buttons and links; its tints are those of selected and highlighted parts. Refused on import where text in it or on it has less contrast than WCAG AA asks for (4.5:1).
     * @example #0b6b5d
     */
    accent?: string;
    /**
     * Ground of the top line, the hero and the footer, with light text on it. Refused on import like accent.
     * @example #08211f
     */
    dark?: string;
    /**
     * Font of all texts, served by the shop itself.
     * @example lora
     */
    font?: "figtree" | "inter" | "lora" | "nunito";
    /**
     * Corners of fields, cards and pictures.
     * @example soft
     */
    corners?: "square" | "soft" | "round";
    /**
     * The name where it stands as the shop's mark; written like the site's name when absent.
     * @example harbour
     */
    wordmark?: string;
    /**
     * Mark drawn beside the wordmark, in the site's colours; absent for none.
     * @example ribbon
     */
    mark?: "ribbon";
    /**
     * Logo in place of wordmark and mark: SVG, or a PNG as a data URL, of at most 2000 pixels a side. The import command also takes the name of a file beside the document. Everything that is no drawing is taken out on import. On import only; logoUrl is answered.
     * @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path d="M0 0h96v24H0z"/></svg>
     */
    logo?: string;
    /**
     * Square picture of the site as SVG or PNG, like the logo, for browser tabs and home screens. When absent, a logo in PNG that is about square, else the name's first letter on the dark colour. On import only.
     * @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12"/></svg>
     */
    icon?: string;
    /**
     * Address of the logo; null where there is none. Always answered.
     * @example /look/logo.svg?v=1x8k2m
     */
    readonly logoUrl?: string | null;
    /**
     * Address of the icon; null for that of the shop's own mark. Always answered.
     * @example /look/icon.svg?v=1x8k2m
     */
    readonly iconUrl?: string | null;
    /**
     * Changes with the look; part of the addresses of its files. Always answered.
     * @example 1x8k2m
     */
    readonly version?: string;
};
/** A third-party service and its public settings. */
export type SiteService = {
    /**
     * Purpose of the service.
     * @example bot-check
     */
    role: "image-cdn" | "e-commerce-platform" | "card-tokenisation" | "fraud-check" | "payment-processor" | "wallet" | "bot-check" | "e-mail-marketing" | "chat" | "recommendations" | "affiliate" | "ambassador" | "maps" | "address-verification" | "analytics" | "ad-tracker" | "session-recording";
    /**
     * Name of the provider; null for none.
     * @example turnstile
     */
    provider: string | null;
    /**
     * Its public key; null where the sandbox does it, and then nothing of the provider is loaded. A sandbox bot check that blocks or asks for a click has the provider's public test key that does so.
     * @example null
     */
    key: string | null;
};
/** A sentence of the site in its languages. */
export type SiteText = {
    /**
     * The sentence.
     * @example Wrapped in paper
     */
    text: string;
    /**
     * The sentence in French; absent where English stands in its place.
     * @example Emballé dans du papier
     */
    text_fr?: string;
};
/** Sentences of the site that no setting can hold, by the place where shoppers read them. A place without one has a sentence that holds for any shop, or none. */
export type SiteTexts = {
    /** Title of the home page in browsers and search results; the name and the tagline when absent. */
    homeTitle?: SiteText;
    /** Beside the amount of free shipping, above each page. */
    announcement?: SiteText;
    /** Below the tagline at the end of each page; the minimum age when absent, where there is one. */
    footer?: SiteText;
    /** In the empty search field. */
    searchHint?: SiteText;
    /** On the page that is shown when something failed. */
    error?: SiteText;
    /** Above the form of the newsletter. */
    newsletter?: SiteText;
    /** After a product's title, for search engines. */
    productDescription?: SiteText;
    /** Of the checkout, for search engines. */
    checkoutDescription?: SiteText;
    /** About the parcel, on the page of each product that is shipped. */
    parcel?: SiteText;
    /** What can be returned; {days} stands for `limits.returnDays`. Not shown where that is 0. */
    returns?: SiteText;
    /** Answer to how orders are packed, among the questions of the help. */
    packing?: SiteText;
    /** First of the steps that a placed order has before it. */
    orderPacking?: SiteText;
    /** Below the shipping methods of the checkout. */
    shippingStep?: SiteText;
    /** At the end of the email that confirms an order with a parcel. */
    orderEmail?: SiteText;
    /** At the end of the email that says that a parcel has left. */
    shippedEmail?: SiteText;
    /** About the product protection, where it is offered in the bag. */
    protection?: SiteText;
    /** Heading of the promises on the home page. */
    promises?: SiteText;
    /** Above the form of the contact page. */
    contact?: SiteText;
    /** Answer to what to do when something is broken, among the questions of the help. */
    broken?: SiteText;
};
/** A member's subscription, paid a month at a time. */
export type StartedSubscription = {
    /**
     * Format: int64
     * Number of the subscription; sent as subscription_id.
     * @example 4
     */
    id: number;
    /**
     * Format: int64
     * Number of the member.
     * @example 17
     */
    user_id: number;
    /** The subscribed products. */
    products: {
        /**
         * Format: int64
         * Its id.
         * @example 100001
         */
        id: number;
    }[];
    /**
     * Format: date-time
     * End of the month that is paid.
     * @example 2026-12-21T10:00:00.000Z
     */
    paid_until: string;
    /** Nonce that authorises the next restart or change of plan. */
    validation: {
        /**
         * Good once; an earlier one is not good any more.
         * @example 1b7d2c4464a84f1c
         */
        nonce: string;
        /**
         * validation.action as it was sent; null when it was not.
         * @example null
         */
        action: string | null;
    };
    /** The order that was placed; null when nothing was due. */
    order: Order | null;
};
/** Starts, restarts or changes a subscription. When the billing address is needed, and which expiry dates hold, is the rule subscriptionHolds. */
export type Subscription = {
    /**
     * Action; absent means a start, except for the billing address rule.
     * @example subscription_start
     */
    action?: "subscription_start" | "subscription_restart" | "subscription_plan_change";
    /** Proof of identity for a restart or a change of plan; null for a start. */
    validation?: {
        /**
         * Which proof; a nonce when null or absent.
         * @example nonce
         */
        type?: "nonce" | "klaviyo-exchange" | null;
        /**
         * The nonce; null with another proof.
         * @example 9d41
         */
        nonce?: string | null;
        /**
         * Exchange id of the email marketing service; null with another proof.
         * @example null
         */
        exchange?: string | null;
        /**
         * Echoed; null for none.
         * @example null
         */
        action?: string | null;
    } | null;
    /** The subscriber. */
    user: {
        /**
         * Format: email
         * The subscriber's or buyer's email address.
         * @example ada@example.com
         */
        email: string;
        /** Billing address; null where none is needed. */
        address?: {
            /** As on the card; null where none is needed. */
            billing?: {
                /**
                 * Name on the card; null only with payment.id.
                 * @example Ada Moreau
                 */
                name?: string | null;
                /**
                 * ISO 3166 code of the country.
                 * @example US
                 */
                country: string;
                /**
                 * Zip, postal or post code.
                 * @example 78701
                 */
                zipcode: string;
            } | null;
        } | null;
    };
    /** The subscribed products. */
    cart: {
        /** The products. */
        products: {
            /**
             * Format: int64
             * Its id.
             * @example 100017
             */
            id: string | number;
        }[];
        /** The invoice the subscriber agreed to. */
        invoice: {
            /**
             * Total in the currency of the subscription; a text is read as a number, a number counts as -1.
             * @example 19.99
             */
            total: string | number;
        };
    };
    /** The tokenised card. */
    payment: {
        /**
         * Id of a token already kept; null for a new card.
         * @example tok_ok
         */
        id?: string | null;
        /**
         * Terms and privacy policy are accepted; null is no, and only a start asks.
         * @example true
         */
        terms?: boolean | null;
        /**
         * The card tokenisation provider.
         * @example basis-theory
         */
        service: "basis-theory";
        /** When the card expires; the previous month up to ten years ahead, by UTC. */
        expiry: {
            /**
             * Format: int64
             * 1 to 12; null counts as missing.
             * @example 10
             */
            month?: string | number | null;
            /**
             * Format: int64
             * Four digits; null counts as missing.
             * @example 2029
             */
            year?: string | number | null;
        };
    };
} & (unknown & unknown);
/** An order of the next month of a subscription. */
export type SubscriptionOrder = {
    /**
     * Number of the user.
     * @example 17
     */
    user_id: number;
    /**
     * Number of the subscription.
     * @example 4
     */
    subscription_id: number;
};
/** The input of a tax calculation. */
export type TaxCalculation = {
    /** Where it goes. */
    address: {
        /**
         * ISO 3166 code.
         * @example US
         */
        country: string;
        /**
         * State or province.
         * @example TX
         */
        state: string;
        /**
         * Zip or postal code; null for none, except in the US.
         * @example 78701
         */
        zipcode?: string | null;
    };
    /** The estimate. */
    invoice: {
        /**
         * Currency of the amounts.
         * @example USD
         */
        currency: string;
        /**
         * Format: decimal
         * Shipping charged, in currency.
         * @example 7
         */
        shipping: number;
        /** Discount of the line. */
        discounts: {
            /**
             * Format: decimal
             * Taken off by the promotion, in currency.
             * @example 0
             */
            promotion: number;
        };
        /** Parts of the subtotal. */
        _subtotal: {
            /**
             * Format: decimal
             * Taxable amount, in currency.
             * @example 96
             */
            taxable: number;
        };
    };
    /**
     * The shipping option chosen; null for none.
     * @example {
     *       "type": "standard",
     *       "amount": 7
     *     }
     */
    shipping?: ({
        /** Duties of the option; null for none. */
        duties?: ({
            /**
             * Format: decimal
             * Duties, in currency; null for none.
             * @example 4.5
             */
            total?: number | null;
        } & {
            [key: string]: unknown;
        }) | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** Taxable lines. */
    products: TaxLine[];
};
/** A taxable line. */
export type TaxLine = {
    /**
     * Format: int64
     * Variant id, with _free for a gift and _{target} for a warranty.
     * @example 101
     */
    id: string | number;
    /**
     * Format: decimal
     * Price of one in the invoice's currency; 0 for a gift.
     * @example 48
     */
    unit_price: number;
    /**
     * Format: decimal
     * The line's part of the promotion discount, in the invoice's currency.
     * @example 0
     */
    discount?: number;
    /**
     * Format: int64
     * Units.
     * @example 2
     */
    quantity: number;
};
/** A tax rate as the merchant keeps it; the format of imports. */
export type TaxRateRow = {
    /**
     * ISO 3166 code of the country, or * for every country that has no row of its own.
     * @example US
     */
    country: string;
    /**
     * Code of the state or province; null for the whole country.
     * @example TX
     */
    state: string | null;
    /**
     * The rate in percent; 0 says that nothing is collected.
     * @example 6.25
     */
    rate: number;
    /**
     * Whether shipping is taxed as well.
     * @example true
     */
    shipping: boolean;
    /**
     * Whether prices contain the tax already.
     * @example false
     */
    included: boolean;
    /**
     * Display name of the tax.
     * @example Sales tax
     */
    name?: string;
};
/** Tax on an order. */
export type Taxes = {
    /**
     * Format: decimal
     * Regional tax plus duties, in the invoice's currency.
     * @example 7.92
     */
    total: number;
    /** The total's parts. */
    _total: {
        /**
         * Format: decimal
         * Duties, in the invoice's currency.
         * @example 0
         */
        shipping: number;
        /**
         * Format: decimal
         * Sales tax, in the invoice's currency.
         * @example 7.92
         */
        regional: number;
    };
    /**
     * Raw details from the tax service; null when it was not called.
     * @example null
     */
    data: {
        [key: string]: unknown;
    } | null;
    /**
     * True when prices already contain the tax.
     * @example false
     */
    included: boolean;
};
/** The task of an order after its offers ended. */
export type ClosedOrder = {
    /** The task. */
    task: {
        /**
         * Its id.
         * @example 0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11
         */
        id: string;
        /**
         * Nothing more is offered.
         * @example closed
         */
        status: "closed";
    };
};
/** Ends the offers of an order. Only the task's id is checked. */
export type OrderClose = {
    /** The open task of the order. */
    task: {
        /**
         * Format: int64
         * Its id.
         * @example task-7f3a
         */
        id: string | number;
    };
    /**
     * Why.
     * @example offers-all-declined
     */
    reason?: "offers-all-declined" | "countdown-offer-elapsed" | "window-refocus-and-offer-expired" | "upsells-unmounted/navigation" | "countdown-error-elapsed";
    /**
     * The error, with countdown-error-elapsed.
     * @example The card was declined
     */
    detail?: string;
};
/** What became of the offer after the purchase. */
export type OrderOffer = {
    /**
     * The confirmation email is sent when the offer is no longer open.
     * @example accepted
     */
    status: "open" | "accepted" | "closed";
    /**
     * Format: date-time
     * End of the offer.
     * @example 2026-11-20T10:05:00.000Z
     */
    expires: string;
    /** Variants of the accepted products, each a line of the order; empty unless accepted. */
    variants: number[];
    /** What was paid for them, a part of the order's invoice; null unless accepted. */
    invoice: Invoice | null;
};
/** Adds an offer to a placed order. Token or nonce, whichever the order's upsells carry. */
export type UpsellAcceptance = {
    /** The buyer. */
    user: {
        email: Email;
        /** Addresses of the order, which keeps its own. */
        address?: {
            /** Billing address; null when the order has none. */
            billing?: Address | null;
            /** Shipping address; null for digital orders. */
            shipping?: Address | null;
        };
    };
    /** How the order was paid. */
    payment: {
        /**
         * Of the order.
         * @example sandbox-7f3a
         */
        transaction_id: string;
        /**
         * Token of the saved card; null when nonce is sent.
         * @example null
         */
        token?: string | null;
        /**
         * From the second tokenisation; null when token is sent.
         * @example sandbox-card-ok-0002
         */
        nonce?: string | null;
    };
    /** The added products. */
    cart: {
        /** The lines. */
        products: CartLineInput[];
        /** The invoice the shopper agreed to. */
        invoice: {
            /**
             * Format: decimal
             * Total the shopper saw, in currency.
             * @example 30
             */
            total: number;
            currency: Currency;
        };
    };
    /** The open task of the order. */
    task: {
        /**
         * Format: int64
         * Its id.
         * @example task-7f3a
         */
        id: string | number;
    };
    /** The amounts of the offer. */
    meta: {
        /**
         * End of the offer, an ISO date-time; the rule offerStands compares it with now.
         * @example 2026-11-20T10:05:00.000Z
         */
        expires: string;
    };
};
/** An offer after a purchase and its conditions. An order gets the first offer that fits. */
export type UpsellOffer = {
    /**
     * Name of the offer.
     * @example lubricants
     */
    id: string;
    site: SiteCode;
    /**
     * One product after the other, or all together.
     * @example single
     */
    type: "single" | "bundle";
    /** An order with one of these products gets the offer. */
    trigger_product_ids: number[];
    /** The offered products. Products that are in the order or out of stock are left out; a bundle is offered whole or not at all. */
    product_ids: number[];
    /**
     * Percent taken off the selling price, rounded up to a whole amount, never below the minimum price.
     * @example 20
     */
    percent: number;
    /**
     * How long it stands, in minutes.
     * @example 5
     */
    minutes: number;
};
/** A product offered after the purchase, one unit of it. */
export type UpsellProduct = {
    /**
     * Format: int64
     * Id of the product.
     * @example 100003
     */
    id: number;
    /**
     * Title in the buyer's language.
     * @example Silk Water Lubricant
     */
    title: string;
    /**
     * Kind of product.
     * @example Lubricants
     */
    type: string;
    /** Its pictures. */
    images: Image[];
    /** The offered variant; an acceptance names its id. */
    _variant: {
        /**
         * Format: int64
         * Its id.
         * @example 200003
         */
        id: number;
        /**
         * Format: int64
         * Its picture; null for the product's first.
         * @example null
         */
        image_id: number | null;
        /**
         * Its options joined by '|'; null for none.
         * @example Default Title
         */
        option1: string | null;
    };
    /**
     * Units; always one.
     * @example 1
     */
    _quantity: 1;
    /**
     * Format: decimal
     * Price in this offer, in the invoice's currency.
     * @example 30
     */
    _price: number;
    /**
     * Format: decimal
     * Regular price in the invoice's currency, for '{compare_at price} value'; null when the offer saves nothing.
     * @example 38
     */
    _compare_at_price: number | null;
    /** Total for accepting this product alone; null in a bundle, which is accepted as a whole. */
    invoice: Invoice | null;
};
/** The offer after a purchase, which lasts a few minutes. Only the response to the checkout contains it, never a fetched order. */
export type Upsells = {
    /**
     * One product after the other, or all together.
     * @example single
     */
    type: "single" | "bundle";
    /** The offered products, in order. */
    products: UpsellProduct[];
    /**
     * Format: date-time
     * End of the offer; sent back as meta.expires.
     * @example 2026-11-20T10:05:00.000Z
     */
    expires: string;
    /**
     * Format: uuid
     * The open task of the order; sent back as task.id.
     * @example 0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11
     */
    task_id: string;
    /**
     * Payment of the order; sent back as payment.transaction_id.
     * @example sandbox-7f3a
     */
    transaction_id: string;
    /**
     * Saved card to pay with, as the checkout gave it; null when a nonce pays.
     * @example null
     */
    token: string | null;
    /**
     * Second nonce to pay with, as the checkout gave it; null when a token pays.
     * @example sandbox-card-ok-0002
     */
    nonce: string | null;
    invoice: Invoice;
};
/** A member's favourites. */
export type Wishlist = {
    /**
     * Format: int64
     * Number of the list; a member has one.
     * @example 1042
     */
    id: number;
    /** The items, the oldest first. */
    items: WishlistItem[];
};
/** Something on a wishlist. */
export type WishlistItem = {
    /**
     * Format: int64
     * Number of the item.
     * @example 1
     */
    id: number;
    /**
     * Always product.
     * @example product
     */
    type: "product";
    /**
     * Format: int64
     * Id of the product.
     * @example 100001
     */
    content_id: number;
    site: SiteCode;
};
/**
 * Kind of a campaign page. toy-of-the-month is /giveaway, social-giveaway is /social-freevibegiveaway, mystery-gift is /social-mysterygwp.
 * @example spin-to-win
 */
export type CampaignKind = "daily-deals" | "giveaway" | "mystery-gift" | "private-sale" | "quiz" | "social-giveaway" | "spin-to-win" | "thankyou" | "toy-of-the-month" | "vibe";
/**
 * ISO 4217 code of a currency with cents. A shop sells in the currencies of its sites, and refuses others with `validationError`, whose text names them; the demo's are USD, CAD, GBP and EUR. Without a currency, answers are in that of the site's first region.
 * @example USD
 */
export type Currency = string;
/**
 * A language of the shop; English is the default and has no URL prefix.
 * @example en
 */
export type Language = "en" | "fr";
/**
 * The lowest amount a percentage discount may leave, by the ISO 4217 code of a currency. A missing currency means no minimum.
 * @example {
 *       "USD": 30,
 *       "CAD": 40,
 *       "GBP": 25,
 *       "EUR": 28
 *     }
 */
export type MinimumPrices = {
    [key: string]: number;
};
/**
 * Format: decimal
 * An amount, in the currency named beside it.
 * @example 48.00
 */
export type Money = string;
/**
 * Name of a page in its address. The shop links privacy, terms, shipping and returns where it speaks of them.
 * @example returns
 */
export type PageHandle = string;
/**
 * An amount for each currency it is sold in, by its ISO 4217 code, in units of that currency. A variant without an amount in a currency is not sold in it; other lookups fall back to USD.
 * @example {
 *       "USD": 48,
 *       "CAD": 64,
 *       "GBP": 39,
 *       "EUR": 45
 *     }
 */
export type Prices = {
    [key: string]: number;
};
/**
 * What a row stands for. Country and state are those of the shipping address, or of the billing address of goods that are not shipped.
 * @default day
 * @example day
 */
export type ReportGroup = "day" | "month" | "country" | "state" | "site";
/**
 * `sales`: orders and what they brought; `taxes`: what is owed to tax offices; `promotions`: what each took off; `products`: units and amounts of each; `refunds`: what was given back, by means; `liabilities`: what is on gift cards and owed as cash back.
 * @example sales
 */
export type ReportName = "sales" | "taxes" | "promotions" | "products" | "refunds" | "liabilities";
/**
 * Code of a sibling site. Only boutique, outlet and closet have a checkout.
 * @example boutique
 */
export type SiteCode = "content" | "plus" | "boutique" | "outlet" | "closet" | "admin";
/**
 * Too little for add-on items.
 * Regular physical items sum to less than 29.
 *
 *     Block checkout and show the message.
 */
export type AddOnDoesNotMeetMinimumRequirement = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "addOnDoesNotMeetMinimumRequirement";
    /**
     * The text for the shopper, in English.
     * @example Add-on items are available on orders of $29+
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * Add-on items stand alone.
 * The cart has add-on items but no regular items.
 *
 *     Block checkout and show the message.
 */
export type AddOnRequiresRegularItems = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "addOnRequiresRegularItems";
    /**
     * The text for the shopper, in English.
     * @example Add-on items are available when ordered with other items
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The order was taxed and shipped for another country or state.
 * The shipping address of an order is changed to another country or state, or the order has none.
 *
 *     Refund the order, and have it placed again with the new address.
 */
export type AddressRegionFixed = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "addressRegionFixed";
    /**
     * The text for the shopper, in English.
     * @example This order was taxed for its country and state: they cannot be changed any more
     */
    message: string;
    /**
     * Where the order goes; both null when nothing of it is shipped.
     * @example {
     *       "country": "US",
     *       "state": "TX"
     *     }
     */
    value: {
        /** The country, or null. */
        country: string | null;
        /** The state, or null. */
        state: string | null;
    };
};
/**
 * No member is signed in.
 * The operation requires a session, and the request has none or an expired one.
 *
 *     Sign in, then ask again.
 */
export type AuthenticationRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "authenticationRequired";
    /**
     * The text for the shopper, in English.
     * @example Please log in to continue
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The member's own email address has already entered.
 * The campaign has an entry with this address, whatever its letter case, this is not a repeat of that request, and the caller is signed in as the member who confirmed the address. Other callers get the same response as the first time.
 *
 *     Show the message; the first result stands.
 */
export type CampaignAlreadyEntered = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "campaignAlreadyEntered";
    /**
     * The text for the shopper, in English.
     * @example This email address has already been entered
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The campaign takes no more entries.
 * Its end has passed.
 *
 *     Show the message in place of the form.
 */
export type CampaignEnded = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "campaignEnded";
    /**
     * The text for the shopper, in English.
     * @example This campaign has ended
     */
    message: string;
    /**
     * Format: int64
     * When it ended, in epoch seconds.
     * @example 1767225600
     */
    value: number;
};
/**
 * The buyer can no longer cancel the order.
 * An order is cancelled by its buyer after `cancellable_until`, or one that never had it: it contains an e-book or a gift card that is sent before, or everything is refunded.
 *
 *     Get the order again and show what became of it, with the address of customer service.
 */
export type CancellationClosed = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "cancellationClosed";
    /**
     * The text for the shopper, in English.
     * @example This order can no longer be cancelled. Please contact us.
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The cart holds more than one order may.
 * A cart has more units of a variant, more gift cards or more lines than the site's `limits` allow: `lineQuantity`, `lowStockQuantity` where only a few are left, `orderGiftCards`, `orderLines`.
 *
 *     Lower the quantity to value.maximum, or have the rest bought in another order.
 */
export type CartLimitExceeded = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "cartLimitExceeded";
    /**
     * The text for the shopper, in English.
     * @example An order can have {maximum} gift cards at most
     */
    message: string;
    values?: MessageValues;
    /**
     * The limit.
     * @example {
     *       "kind": "units",
     *       "maximum": 99,
     *       "variant": 101
     *     }
     */
    value: {
        /**
         * What there are too many of.
         */
        kind: "units" | "giftCards" | "lines";
        /**
         * Format: int64
         * How many there may be.
         */
        maximum: number;
        /**
         * Format: int64
         * Id of the variant with too many units, else null.
         */
        variant: number | null;
    };
};
/**
 * The cart changed since it was filled.
 * A price, the stock, a product or the promotion differs from what the cart says.
 *
 *     Show the validation modal, apply the actions, and ask again.
 */
export type CartValidationErrors = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "cartValidationErrors";
    /**
     * The text for the shopper, in English.
     * @example Some items in your cart have changed
     */
    message: string;
    value: CartValidationError;
};
/**
 * Somebody else changed it since you read it.
 * The header If-Match names a revision that is not the newest any more.
 *
 *     Show what is there now, in value.current, and send the change again with value.revision if it is still wanted.
 */
export type ChangedMeanwhile = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "changedMeanwhile";
    /**
     * The text for the shopper, in English.
     * @example Somebody changed this meanwhile
     */
    message: string;
    /**
     * What is there now.
     * @example {
     *       "revision": "k3J9x0QmT1aZ",
     *       "current": {
     *         "email": "ada@example.com"
     *       }
     *     }
     */
    value: {
        /** Its revision, for If-Match. */
        revision: string;
        /** What the request would have replaced, in the shape in which it is read. */
        current: {
            [key: string]: unknown;
        };
    };
};
/**
 * The client token is missing or wrong.
 * The header x-client-token is absent or not the configured one.
 *
 *     Send the token the shop gave you.
 */
export type ClientTokenInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "clientTokenInvalid";
    /**
     * The text for the shopper, in English.
     * @example The client token is missing or wrong
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * Wrong email address or password.
 * The member does not exist or the password is wrong; the response does not say which.
 *
 *     Show the message under the form.
 */
export type CredentialsInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "credentialsInvalid";
    /**
     * The text for the shopper, in English.
     * @example The email or the password is not correct
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The request comes from another site.
 * Sec-Fetch-Site or Origin shows that a page of another origin sent a request that changes data.
 *
 *     Send it from the shop's own pages, or without a browser.
 */
export type CrossSiteRequest = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "crossSiteRequest";
    /**
     * The text for the shopper, in English.
     * @example This request came from another site
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The current password is wrong.
 * passwordCurrent is not the member's password.
 *
 *     Show the text at the field.
 */
export type CurrentPasswordInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "currentPasswordInvalid";
    /**
     * The text for the shopper, in English.
     * @example Your current password is not correct
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "passwordCurrent": "Your current password is not correct"
     *     }
     */
    value: {
        /** The text to show at this field. */
        passwordCurrent: string;
    };
};
/**
 * The code does not confirm the email address.
 * The code is wrong, older than ten minutes, used, or was asked for by another browser or member.
 *
 *     Show the text at the code field; offer to send another code.
 */
export type EmailCodeInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "emailCodeInvalid";
    /**
     * The text for the shopper, in English.
     * @example The code is not correct or no longer valid, please ask for a new one
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "code": "The code is not correct or no longer valid, please ask for a new one"
     *     }
     */
    value: {
        /** The text to show at this field. */
        code: string;
    };
};
/**
 * The fraud check rejected the payment.
 * The fraud service rejected the order.
 *
 *     Show the message.
 */
export type FraudRejected = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "fraudRejected";
    /**
     * The text for the shopper, in English.
     * @example Your order could not be processed
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The gift card has another currency.
 * Its currency differs from the current one.
 *
 *     Show the message; keep the card, it pays nothing until the currency matches.
 */
export type GiftCardCurrencyDoesNotMatch = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "giftCardCurrencyDoesNotMatch";
    /**
     * The text for the shopper, in English.
     * @example Please update your currency to {currency} to apply this gift card
     */
    message: string;
    values?: MessageValues;
    /**
     * Format: decimal
     * Remaining amount in its currency.
     * @example 50
     */
    value: number;
};
/**
 * The gift card is empty.
 * amount_remaining is at most 0, or a merchant has blocked the gift card.
 *
 *     Show the message.
 */
export type GiftCardExpended = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "giftCardExpended";
    /**
     * The text for the shopper, in English.
     * @example Gift card is completely spent
     */
    message: string;
    /**
     * Format: decimal
     * Remaining amount in its currency.
     * @example 0
     */
    value: number;
};
/**
 * A gift card bought with the order has been spent.
 * A bought gift card is refunded, with the order or as a line, that was spent in part or whole.
 *
 *     Refund the other lines, and the gift cards that are left.
 */
export type GiftCardSpent = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "giftCardSpent";
    /**
     * The text for the shopper, in English.
     * @example A gift card of line {line} has been spent, and {left} can be refunded
     */
    message: string;
    values?: MessageValues;
    /**
     * The line, and its gift cards that can still be refunded.
     * @example {
     *       "line": 1,
     *       "left": 0
     *     }
     */
    value: {
        /**
         * Format: int64
         * Number of the line, from 1.
         */
        line: number;
        /**
         * Format: int64
         * Gift cards of it that are not spent.
         */
        left: number;
    };
};
/**
 * No gift card has this code.
 * It is missing or has no code.
 *
 *     Show the message.
 */
export type GiftCardUnrecognizable = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "giftCardUnrecognizable";
    /**
     * The text for the shopper, in English.
     * @example Gift card is not recognized
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The gift card belongs to another site.
 * Its site differs from the current site.
 *
 *     Show the message.
 */
export type GiftCardUnsupportedSite = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "giftCardUnsupportedSite";
    /**
     * The text for the shopper, in English.
     * @example Please use a gift card meant for this site
     */
    message: string;
    /**
     * Site code of the gift card.
     * @example outlet
     */
    value: string;
};
/**
 * The first request with this key is still running.
 * Two requests with the same Idempotency-Key were sent at once, or the store was unavailable or full when the first one ended.
 *
 *     Wait for Retry-After seconds and send the same request again.
 */
export type IdempotencyKeyInProgress = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "idempotencyKeyInProgress";
    /**
     * The text for the shopper, in English.
     * @example This request is already being processed
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A member sent the purchase, and they are not signed in here.
 * The Idempotency-Key belongs to a purchase of a member, and the caller is a guest or another member.
 *
 *     Let the shopper sign in again with the account the purchase was sent from, then ask again.
 */
export type IdempotencyKeyOfMember = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "idempotencyKeyOfMember";
    /**
     * The text for the shopper, in English.
     * @example Please log in again to see what became of this order
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The key was used for something else.
 * The Idempotency-Key was used with another body, or by a member who is not signed in here.
 *
 *     Use a new key for a new request; after a lost response of submitCheckout, ask getPurchase first.
 */
export type IdempotencyKeyReused = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "idempotencyKeyReused";
    /**
     * The text for the shopper, in English.
     * @example This request was already made with different data
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The file cannot be imported.
 * The text is not in its format, or rows of it are bad and are not to be left out.
 *
 *     Show the reason, and let the file be mended. `previewImport` names every bad row.
 */
export type ImportBad = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "importBad";
    /**
     * The text for the shopper, in English.
     * @example This file cannot be imported
     */
    message: string;
    /**
     * What is wrong.
     * @example {
     *       "reason": "spring.json is not JSON: Unexpected end of JSON input."
     *     }
     */
    value: {
        /** Why, as an English sentence. */
        reason: string;
    };
};
/**
 * The shop made a mistake.
 * An unexpected error; it is logged with the request id.
 *
 *     Try again later; contact customer service if it persists.
 */
export type InternalError = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "internalError";
    /**
     * The text for the shopper, in English.
     * @example Something went wrong on our side, please try again
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The total differs from the one the shopper agreed to.
 * The invoice computed by the server has a different total.
 *
 *     Fetch the invoice again and show it.
 */
export type InvoiceDoesNotMatch = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "invoiceDoesNotMatch";
    /**
     * The text for the shopper, in English.
     * @example The total of your order has changed, please review it and try again
     */
    message: string;
    /**
     * Both totals.
     * @example {
     *       "sent": 100,
     *       "total": 103
     *     }
     */
    value: {
        /**
         * Format: decimal
         * Total sent, in the invoice's currency.
         */
        sent: number;
        /**
         * Format: decimal
         * Total computed by the server, in the invoice's currency.
         */
        total: number;
    };
};
/**
 * The right to join after an order is gone.
 * The join nonce is unknown, used, older than 24 hours, or belongs to another email address.
 *
 *     Offer to join with username and password.
 */
export type JoinNonceInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "joinNonceInvalid";
    /**
     * The text for the shopper, in English.
     * @example Your account could not be created, please join with a username and a password
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The fraud check could not collect its data.
 * The device data of the fraud check is broken.
 *
 *     Ask to refresh the page.
 */
export type KountDIDFailure = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "kountDIDFailure";
    /**
     * The text for the shopper, in English.
     * @example Please refresh the page and try again
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The shop would be without an owner.
 * The role of the only owner of all sites is changed or taken away.
 *
 *     Make somebody else an owner first.
 */
export type LastOwner = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "lastOwner";
    /**
     * The text for the shopper, in English.
     * @example The shop needs an owner. Make somebody else an owner first
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A line has fewer units left than were named.
 * A line is shipped, refunded or returned that the order does not have, or more of its units than are left.
 *
 *     Name no more than value.left units.
 */
export type LineQuantityExceeded = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "lineQuantityExceeded";
    /**
     * The text for the shopper, in English.
     * @example Line {line} has {left} units left
     */
    message: string;
    values?: MessageValues;
    /**
     * The line, and what is left of it.
     * @example {
     *       "line": 1,
     *       "left": 0
     *     }
     */
    value: {
        /**
         * Format: int64
         * Number of the line, from 1.
         */
        line: number;
        /**
         * Format: int64
         * Units that are left.
         */
        left: number;
    };
};
/**
 * The eligible subtotal is too large.
 * It exceeds the promotion's maximum.
 *
 *     Keep the promotion and show the message.
 */
export type MaximumSubtotalRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "maximumSubtotalRequired";
    /**
     * The text for the shopper, in English.
     * @example In order for the promotion to work the subtotal needs to be below ${maximum}
     */
    message: string;
    values?: MessageValues;
    /**
     * How far it is.
     * @example {
     *       "maximum": 500,
     *       "excess": 20
     *     }
     */
    value: {
        /**
         * Format: decimal
         * Greatest subtotal, in the requested currency.
         */
        maximum: number;
        /**
         * Format: decimal
         * Amount too much, in the same currency.
         */
        excess: number;
    };
};
/**
 * The merchant's key is missing, unknown, expired or revoked, and no member of staff is signed in.
 * No key in use has the value of the header x-merchant-key; or the header is absent, and the session is not that of a member of staff.
 *
 *     Make a key with npm run -w server keys, and send it; or sign in as a member of staff.
 */
export type MerchantKeyInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "merchantKeyInvalid";
    /**
     * The text for the shopper, in English.
     * @example The merchant's key is missing or wrong
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The caller may not do this.
 * The key was made without the scope of the operation, or the role of the member of staff does not include it.
 *
 *     Use a key with the scope in value, or ask an owner for another role.
 */
export type MerchantScopeMissing = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "merchantScopeMissing";
    /**
     * The text for the shopper, in English.
     * @example You may not do this
     */
    message: string;
    /**
     * The scope that is missing.
     * @example orders:write
     */
    value: string;
};
/**
 * The eligible subtotal is too small.
 * It is below the promotion's minimum.
 *
 *     Keep the promotion; say how much is missing.
 */
export type MinimumSubtotalRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "minimumSubtotalRequired";
    /**
     * The text for the shopper, in English.
     * @example In order for the gift card to work, your subtotal before gift card must be at least ${minimum}.
     */
    message: string;
    values?: MessageValues;
    /**
     * How far it is.
     * @example {
     *       "minimum": 50,
     *       "missing": 12
     *     }
     */
    value: {
        /**
         * Format: decimal
         * Subtotal needed, in the requested currency.
         */
        minimum: number;
        /**
         * Format: decimal
         * Amount still needed, in the same currency.
         */
        missing: number;
    };
};
/**
 * An authenticator app must be set up.
 * Email address and password are right, but the member must set up a second factor first; or the first code of the setup was wrong.
 *
 *     Show the picture and the secret, ask for a code, and send everything again with MFA.
 */
export type MultiFactorAuthenticationSetupRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "multiFactorAuthenticationSetupRequired";
    /**
     * The text for the shopper, in English.
     * @example Set up two-factor authentication to continue
     */
    message: string;
    value: MultiFactorSetup;
};
/**
 * The code of the authenticator is required.
 * Email address and password are right, but the code of the second factor is missing, wrong or already used.
 *
 *     Ask for a code and send everything again with MFA.
 */
export type MultiFactorAuthenticationTokenRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "multiFactorAuthenticationTokenRequired";
    /**
     * The text for the shopper, in English.
     * @example Enter the code of your authenticator app
     */
    message: string;
    value: MultiFactorToken;
};
/**
 * There is no cash back to use.
 * The balance is at most 0, it is not the user's, or it is in another currency.
 *
 *     Show the message.
 */
export type NoCreditsAvailable = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "noCreditsAvailable";
    /**
     * The text for the shopper, in English.
     * @example There are no credits available to use
     */
    message: string;
    /**
     * Format: decimal
     * The balance in the currency of the cart, 0 without one.
     * @example 0
     */
    value: number;
};
/**
 * Nothing of the order is left to refund.
 * Everything that was paid has been given back.
 *
 *     Get the order again and show its refunds.
 */
export type NothingToRefund = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "nothingToRefund";
    /**
     * The text for the shopper, in English.
     * @example Nothing of this order is left to refund
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The code does not let this member in.
 * The code is wrong, older than ten minutes, already used, or was requested by another browser; or the email address or the password is wrong.
 *
 *     Show the text at the code field; offer to send another code.
 */
export type OneTimeCodeInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "oneTimeCodeInvalid";
    /**
     * The text for the shopper, in English.
     * @example The code is not correct or no longer valid, check it and your email/password
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "challenge.token": "The code is not correct or no longer valid, check it and your email/password"
     *     }
     */
    value: {
        /** The text to show at this field. */
        "challenge.token": string;
    };
};
/**
 * A code was sent by email.
 * A code was requested with send-one-time-code, or the address had too many wrong passwords today and the member never signed in with this browser. The response is the same whether or not the member exists.
 *
 *     Show the code field and focus it; its text is empty.
 */
export type OneTimeCodeRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "oneTimeCodeRequired";
    /**
     * The text for the shopper, in English.
     * @example A code was sent to your email, if you didn't receive it verify your email/password
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "challenge.token": ""
     *     }
     */
    value: {
        /** Always empty: the field has no message. */
        "challenge.token": string;
    };
};
/**
 * The order is cancelled.
 * It was cancelled before; nothing of it can be shipped, refunded or cancelled any more.
 *
 *     Get the order again and show what became of it.
 */
export type OrderCancelled = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "orderCancelled";
    /**
     * The text for the shopper, in English.
     * @example This order has been cancelled
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A part of the order has left.
 * An order is cancelled, or its shipping address is changed, of which a parcel was shipped.
 *
 *     Refund it instead.
 */
export type OrderShipped = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "orderShipped";
    /**
     * The text for the shopper, in English.
     * @example This order has been shipped and cannot be cancelled
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A payment of the order failed.
 * Goods of an order are shipped, or its money is given back, after a payment of it was taken and could not be settled.
 *
 *     Cancel the order, or be paid another way and ship with `unpaid: true`.
 */
export type OrderUnpaid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "orderUnpaid";
    /**
     * The text for the shopper, in English.
     * @example A payment of this order failed, so it is not paid
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The link for a new password holds no more.
 * The token of the link is unknown, used or expired. It is valid for 60 minutes after a recovery, and for 72 hours in a welcome email.
 *
 *     Send the shopper to forgot password.
 */
export type PasswordTokenInvalid = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "passwordTokenInvalid";
    /**
     * The text for the shopper, in English.
     * @example This link is no longer valid, please ask for a new one
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The password is on the list of common passwords.
 * The new password is on a list of the most used ones.
 *
 *     Show the text at the field.
 */
export type PasswordTooCommon = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "passwordTooCommon";
    /**
     * The text for the shopper, in English.
     * @example This password is too common, please choose another
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "password": "This password is too common, please choose another"
     *     }
     */
    value: {
        /** The text to show at this field. */
        password: string;
    };
};
/**
 * The bank declined the payment.
 * The processor declined the card, or the buy-now-pay-later provider the purchase.
 *
 *     Show the message and offer another way to pay.
 */
export type PaymentDeclined = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "paymentDeclined";
    /**
     * The text for the shopper, in English.
     * @example Do Not Honor
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The price is too low.
 * A price is 0, or below the product's own minimum price in the currency.
 *
 *     Correct the price, or lower the product's minimum with an import first.
 */
export type PriceBelowMinimum = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "priceBelowMinimum";
    /**
     * The text for the shopper, in English.
     * @example This price is too low
     */
    message: string;
    /**
     * The price that is too low, and the least it may be.
     * @example {
     *       "variantId": 200001,
     *       "currency": "USD",
     *       "minimum": "30.00"
     *     }
     */
    value: {
        /**
         * Format: int64
         * Id of the variant.
         */
        variantId: number;
        /** The currency. */
        currency: string;
        /**
         * Format: decimal
         * The least it may be, in that currency.
         */
        minimum: string;
    };
};
/**
 * The variant would have no price.
 * Prices are taken away from a variant until it has none.
 *
 *     Leave it a price, or disable the product.
 */
export type PriceMissing = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "priceMissing";
    /**
     * The text for the shopper, in English.
     * @example A variant needs a price in at least one currency
     */
    message: string;
    /**
     * The variant.
     * @example {
     *       "variantId": 200001
     *     }
     */
    value: {
        /**
         * Format: int64
         * Its id.
         */
        variantId: number;
    };
};
/**
 * The bank gave a reason.
 * The processor declined the card with a reference.
 *
 *     Show the message and offer another card.
 */
export type ProcessorDeclined = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "processorDeclined";
    /**
     * The text for the shopper, in English.
     * @example Insufficient Funds
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The order has no such product to review.
 * A review names a product that was not bought with the order; a gift or a protection plan was not bought.
 *
 *     Offer a review for the products in the order's reviewable alone.
 */
export type ProductNotBought = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "productNotBought";
    /**
     * The text for the shopper, in English.
     * @example This product was not bought with this order
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * No unit of the product has left yet.
 * A review is written before a parcel with the product has left, or while the payment of an e-book is not certain.
 *
 *     Get the order again and offer the review once the product is in its reviewable.
 */
export type ProductNotShipped = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "productNotShipped";
    /**
     * The text for the shopper, in English.
     * @example You can review this once it has been sent
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * Every unit of the product was cancelled or refunded.
 * A review is written of a product of which the buyer kept nothing.
 *
 *     Get the order again and offer no review of it.
 */
export type ProductRefunded = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "productRefunded";
    /**
     * The text for the shopper, in English.
     * @example This was cancelled or refunded and cannot be reviewed
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The product was reviewed with this order already.
 * A second review of a product is written with the same order.
 *
 *     Get the order again and show the review that there is.
 */
export type ProductReviewed = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "productReviewed";
    /**
     * The text for the shopper, in English.
     * @example You have already reviewed this product
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The promotion cannot be saved.
 * Its code is that of another promotion, a product it names is not there, or its values mean nothing, such as 150 percent.
 *
 *     Show the reason, and let it be mended.
 */
export type PromotionBad = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionBad";
    /**
     * The text for the shopper, in English.
     * @example This promotion cannot be saved
     */
    message: string;
    /**
     * What is wrong.
     * @example {
     *       "reason": "discount is 150, but a percentage is at most 100"
     *     }
     */
    value: {
        /** Why, as an English sentence. */
        reason: string;
    };
};
/**
 * The promotion is over.
 * date_expired has passed.
 *
 *     Clear the promotion and show the message.
 */
export type PromotionExpired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionExpired";
    /**
     * The text for the shopper, in English.
     * @example This promo code has expired.
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The promotion is switched off.
 * It is not enabled.
 *
 *     Clear the promotion and show the message.
 */
export type PromotionUnavailable = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionUnavailable";
    /**
     * The text for the shopper, in English.
     * @example This code is from a sale that is no longer active
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * No promotion has this code.
 * The answer has none of id, name, type, discount or enabled.
 *
 *     Clear the promotion and show the message.
 */
export type PromotionUnrecognizable = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionUnrecognizable";
    /**
     * The text for the shopper, in English.
     * @example This promo code is invalid or has already been used
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The promotion does not ship there.
 * It makes shipping free and the shipping country is not US, CA or UK.
 *
 *     Clear the promotion and show the message.
 */
export type PromotionUnsupportedCountry = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionUnsupportedCountry";
    /**
     * The text for the shopper, in English.
     * @example This promotion cannot be used in your region
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The promotion belongs to another site.
 * Its site differs from the current site.
 *
 *     Clear the promotion and show the message.
 */
export type PromotionUnsupportedSite = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "promotionUnsupportedSite";
    /**
     * The text for the shopper, in English.
     * @example Please use a promotion meant for this site
     */
    message: string;
    /**
     * Site code of the promotion.
     * @example outlet
     */
    value: string;
};
/**
 * Too many attempts.
 * Five payments failed within 15 minutes for one caller, member, email address or card; or there were too many sign-ins, codes, emails, guessed codes, free or cancelled orders.
 *
 *     Wait for Retry-After seconds.
 */
export type RateLimited = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "rateLimited";
    /**
     * The text for the shopper, in English.
     * @example Too many attempts, please try again later
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The promotion requires an email address.
 * The promotion is for known customers, and the email address is unknown.
 *
 *     Keep the promotion; ask for the email address.
 */
export type RequiredEmailMissing = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "requiredEmailMissing";
    /**
     * The text for the shopper, in English.
     * @example Please enter your email to use this promotion
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A required product is missing.
 * A required product, or the product a percentage_product promotion is for, is not in the cart.
 *
 *     Keep the promotion; show the message and offer the products.
 */
export type RequiredProductNotInCart = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "requiredProductNotInCart";
    /**
     * The text for the shopper, in English.
     * @example Please add the required product to your cart to apply this promo.
     */
    message: string;
    /**
     * Ids of the missing products.
     * @example [
     *       100001
     *     ]
     */
    value: number[];
};
/**
 * Only gift cards are in the cart.
 * Every line is a gift card.
 *
 *     Clear the promotion and show the message.
 */
export type RequiresPromotionableItems = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "requiresPromotionableItems";
    /**
     * The text for the shopper, in English.
     * @example In order for the promo code to work, you need to add products that aren't gift cards
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The resource does not exist.
 * The id, handle or path is unknown, or belongs to someone else.
 *
 *     Go back to a page that exists.
 */
export type ResourceDoesNotExist = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "resourceDoesNotExist";
    /**
     * The text for the shopper, in English.
     * @example This resource does not exist
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The return has this answer, or one that ends it.
 * A return is answered that was received or refunded, or the same answer is given twice.
 *
 *     Get the order again and show the answer that there is.
 */
export type ReturnAnswered = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "returnAnswered";
    /**
     * The text for the shopper, in English.
     * @example This return was answered already
     */
    message: string;
    /**
     * The answer that there is, or `refunded`.
     * @example received
     */
    value: string;
};
/**
 * The time to return the goods is over.
 * A return is asked for after the site's days since the parcel has left, or the site takes nothing back.
 *
 *     Get the order again and show what can still be returned, with the address of customer service.
 */
export type ReturnClosed = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "returnClosed";
    /**
     * The text for the shopper, in English.
     * @example These goods can no longer be returned. Please contact us.
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * A review is rejected without a reason.
 * A review is rejected, and the request says no reason.
 *
 *     Ask for the reason; the buyer reads it with the order.
 */
export type ReviewReasonMissing = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "reviewReasonMissing";
    /**
     * The text for the shopper, in English.
     * @example Say why: the buyer is shown the reason
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The shop cannot answer now.
 * The store is starting, full or out of reach.
 *
 *     Wait for Retry-After seconds; nothing was lost.
 */
export type ServiceUnavailable = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "serviceUnavailable";
    /**
     * The text for the shopper, in English.
     * @example The shop is taking a short break, please try again in a moment
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The shipping option is not offered any more, or its price changed.
 * Computed again for the address, subtotal and promotion, the option is missing or has a different amount.
 *
 *     Fetch the shipping options again.
 */
export type ShippingDoesNotMatch = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "shippingDoesNotMatch";
    /**
     * The text for the shopper, in English.
     * @example The shipping prices have changed. Please refresh the page and re-add the products to the cart.
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * No shipping option was chosen.
 * The cart contains physical products, and cart.shipping is null.
 *
 *     Go back to the shipping step.
 */
export type ShippingRateRequired = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "shippingRateRequired";
    /**
     * The text for the shopper, in English.
     * @example Please review you shipping address and try again
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The person works for the shop already.
 * Somebody is invited whose address is that of a member of staff.
 *
 *     Change their role instead.
 */
export type StaffExists = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "staffExists";
    /**
     * The text for the shopper, in English.
     * @example This person works for the shop already
     */
    message: string;
    /**
     * Always null: the reference says it all.
     * @example null
     */
    value: null;
};
/**
 * The count is another one than was seen, or units are not counted.
 * Units were sold or moved between reading a count and sending `counted`, or a `delta` is sent for stock that is not counted.
 *
 *     Show value.quantity, and count again or send the change with it as `seen`.
 */
export type StockChanged = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "stockChanged";
    /**
     * The text for the shopper, in English.
     * @example The stock has changed meanwhile
     */
    message: string;
    /**
     * What is there now.
     * @example {
     *       "quantity": 18
     *     }
     */
    value: {
        /**
         * Format: int64
         * Number of units now; null when they are not counted.
         */
        quantity: number | null;
    };
};
/**
 * More units would leave than there are.
 * A negative `delta` takes more units than the count has.
 *
 *     Take no more than value.quantity, or count the units.
 */
export type StockNegative = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "stockNegative";
    /**
     * The text for the shopper, in English.
     * @example There are only {quantity} units in stock
     */
    message: string;
    values?: MessageValues;
    /**
     * What is there now.
     * @example {
     *       "quantity": 3
     *     }
     */
    value: {
        /**
         * Format: int64
         * Number of units now.
         */
        quantity: number;
    };
};
/**
 * The bot check says no.
 * The bot check's token is not accepted, or its service does not answer.
 *
 *     On login, ask for a code by email; on join, show the message and stop.
 */
export type TurnstileChallengeFailed = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "turnstileChallengeFailed";
    /**
     * The text for the shopper, in English.
     * @example Unable to verify you're human. Try turning off any VPN and/or content blocker and try again
     */
    message: string;
    /**
     * The text by the field it belongs to.
     * @example {
     *       "challenge.token": "Unable to verify you're human. Try turning off any VPN and/or content blocker and try again"
     *     }
     */
    value: {
        /** The text to show at this field. */
        "challenge.token": string;
    };
};
/**
 * The request breaks a rule of the contract.
 * A parameter or a field of the body is missing or invalid.
 *
 *     Show each text beside its field; message is the first of them.
 */
export type ValidationError = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "validationError";
    /**
     * The text for the shopper, in English.
     * @example {text}
     */
    message: string;
    /**
     * First text of every path that failed.
     * @example {
     *       "user.email": "A valid email is required"
     *     }
     */
    value: {
        [key: string]: string;
    };
};
/**
 * The shop has no such variant.
 * A price is set for a variant that no product has, or stock is moved that the variant has not in this region.
 *
 *     Take it out, or correct its id.
 */
export type VariantUnknown = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "variantUnknown";
    /**
     * The text for the shopper, in English.
     * @example The shop has no such variant
     */
    message: string;
    /**
     * The variant.
     * @example {
     *       "variantId": 999999
     *     }
     */
    value: {
        /**
         * Format: int64
         * Its id as it was sent.
         */
        variantId: number;
    };
};
/**
 * The wishlist is full (500 products).
 * There are 500 items on it.
 *
 *     Show the message.
 */
export type WishlistFull = {
    /**
     * Names the error; stable, compare this one.
     */
    reference: "wishlistFull";
    /**
     * The text for the shopper, in English.
     * @example Your wishlist is full
     */
    message: string;
    /**
     * Format: int64
     * How many items a wishlist can hold.
     * @example 500
     */
    value: number;
};
export type CreateStockNoticeData = {
    /**
     * Always true.
     */
    accepted: true;
};
export type ListShippingRatesData = {
    /** Tiers. */
    data: {
        /** Standard shipping by subtotal. */
        standard: ShippingRate[];
    };
};
export type ListShippingOptionsData = {
    /** Options. */
    data: ShippingOption[];
};
export type IdentifyBody = {
    /**
     * Email address; null while unknown.
     * @example ada@example.com
     */
    email?: string | null;
    /**
     * Exchange id by which the email marketing service knows the visitor; null when not known.
     * @example 01HQZX3M.WkYb5v
     */
    exchange?: string | null;
};
export type ValidateCartBody = {
    /** Where it goes. */
    user?: {
        /**
         * Email address; null while unknown.
         * @example ada@example.com
         */
        email?: string | null;
        /** Addresses. */
        address?: {
            /** Shipping address, of which only its country counts; null while unknown. */
            shipping?: {
                /**
                 * ISO 3166 code; null while unknown.
                 * @example US
                 */
                country?: string | null;
            } | null;
        };
    };
    cart: ValidationCart;
};
export type ValidateCartData = {
    /**
     * The cart can be paid.
     */
    status: "valid";
};
export type GetAddressBody = {
    /**
     * Id of a suggestion of type Address.
     * @example sandbox-12-main
     */
    id: string;
};
export type SubscribeNewsletterData = {
    /**
     * Always true.
     */
    subscribed: true;
};
export type CreateMessageData = {
    /**
     * Always true.
     */
    received: true;
};
export type AddWishlistItemBody = {
    /**
     * Always product.
     * @example product
     */
    type: "product";
    /**
     * Format: int64
     * Id of the product.
     * @example 100001
     */
    content_id: number;
    site: SiteCode;
};
export type ListCampaignsData = Campaign[] | {
    [key: string]: Campaign[];
};
