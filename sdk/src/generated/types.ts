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
         * @description Regions, currencies, languages, navigation, flags and limits of a sibling site. The admin site carries the settings of all (SA-002).
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
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products of a collection, by ids, or found by words
         * @description One call in four forms (7.1): a listing (collections, filters, order, page), a rebuild of the cart (ids), recommendations
         *     (ids with limit, in the order given) and search (search). Facet and pagination headers describe the whole result.
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
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description One product with its variants and stock (7.1).
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
    "/products/collections/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection
         * @description Title, words and dressing of a listing (7.1).
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
         * Get what a collection can be narrowed by
         * @description Every filter key with its values and their counts over the whole collection (7.1).
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
         * @description The promotion, when it can be used on this site now (steps 1 to 4 of 5.2); what depends on the cart is checked by the SDK's rule.
         *     With fields, only those (notification cards ask for uses_percentage and description).
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
         * @description What is left on a gift card, when it can be used on this site (5.4).
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
         * @description Prices by subtotal, for estimates before an address is known (7.2).
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
         * @description Options for an address, subtotal and promotion (7.2). The promotion's effect on shipping is already in them.
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
         * @description Sales tax and duties for an address (7.2). On failure a client counts taxes as zero.
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
         * @description What the cart costs, computed by the server from its own data with the SDK's rules and taxes (CA-43).
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
         * @description A random id for a visitor, kept in the cookie velours_identity (4.2, CA-60). With an e-mail address or an exchange id of the e-mail
         *     marketing service, also says who it is (CA-10); what is not said again stays.
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
         * @description Starts a session: the answer sets its cookie, and access.authenticated is true (4.9). With action send-one-time-code it only has a code
         *     sent by e-mail. A member with a second factor is answered with what it needs; everything is then sent again with MFA. The answer still
         *     carries the revision of the session it was asked in; adopt the body's revision, and the page is not reloaded (4.1).
         */
        post: operations["login"];
        /**
         * Sign out
         * @description Ends the session on the server and takes its cookie away. Who is not signed in gets the same answer.
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
         * @description Makes an account and sends a letter (5.9). With a join nonce as token, e-mail address and terms are enough: the address must be the
         *     order's, and the letter has a link to set a password (CA-44); the link proves the address, the nonce does not. Nobody is signed in by it. An address that has an account already is
         *     answered the same, and its owner is told by the letter.
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
         * @description The name a signed-in member shows (5.11). Names need not be unique; members are known by their e-mail address.
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
         * @description Replaces the password of a signed-in member (5.12) and ends every session of theirs, this one too (4.9).
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
         * @description Sends a link that holds for 60 minutes (5.10). The answer is the same whether or not there is such a member.
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
         * Set a password with the link of a letter
         * @description Sets the password by the token of a recovery or welcome letter, once, and ends every session of the member. Nobody is signed in by it.
         */
        post: operations["resetPassword"];
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
         * @description The member as the account pages show them (7.4). Only members see themselves; another's id is answered like one that does not exist.
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
    "/users/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member's cash back
         * @description What the signed-in member can spend on a site, and how it came to be (7.4). Another's id is answered like one that does not exist.
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
         * @description The signed-in member's orders on this site, the newest first, a page at a time. Each is the order getOrder answers; orders placed as a guest are
         *     not among them.
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
         * @description Keeps the billing or shipping address of the signed-in member in place of the one before (CA-43). It is checked by the rules of its kind.
         */
        put: operations["saveAddress"];
        post?: never;
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
         * @description Subscribes the signed-in member, whose account gives the e-mail address, to products, for a month at a time. The server computes what is due: the
         *     products' prices for a start, and for a restart or a change of plan once the month that is paid is over; until then 0. A total that differs is
         *     refused. payment.id is the card's token at the tokenisation provider; without it the card kept for the subscription pays.
         *
         *     A restart or a change proves itself with the nonce of the last answer, which is good once, or with an exchange of the e-mail marketing service, which
         *     means the member's newest subscription.
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
         * Order what a subscription brings
         * @description Orders the subscription's products for the next month and takes their price from the card kept for it. A month is ordered once: while it runs the
         *     answer is its order, and nothing is charged. Prices that rose above what the member agreed to are refused; a change of plan agrees to them.
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
         * @description Authorises the card gateway's hosted fields for the currency's own merchant account, and lists the saved cards of the signed-in user (7, checkout).
         *     The session says who that is; user_id only keeps answers of different users apart.
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
         * @description Tells the buy-now-pay-later provider what is bought, in cents, and answers what its dialog needs (7, checkout).
         *     Only for USD and CAD, and only where the site's flag showKlarna is on and nothing is on pre-order; else 400 at payment.service.
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
         * @description Compares prices, stock, gifts and promotion with what the shopper saw (7, checkout). With a shipping country it also checks country-bound promotions (CA-03).
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
         * @description Places the order and takes the money (7, checkout). The server computes its own invoice from its own data; the order, the stock,
         *     the gift card's ledger and the promotion's use are one transaction. Send the same Idempotency-Key to ask again after a lost answer.
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
         * @description Adds an offer to a placed order and takes its price with the second nonce or token the checkout gave (7, checkout). Shipping is included.
         *     The server computes the invoice; the answer is the order with the added products. The same offer accepted again is charged no second time.
         *     An offer that is over, by meta.expires or by the server's clock, is refused as validationError at meta.expires: 'The offer has expired'.
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
         * @description Ends what is offered after a purchase (7, checkout). The first reason is kept; closing again changes nothing and answers the same.
         *     An offer nobody accepts or closes is closed when its time is over.
         */
        post: operations["closeOrder"];
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
         * @description An order by its id, which is random and known to its buyer alone. A member reads their own orders and those of guests; a guest reads guests' orders alone. Any other is answered like one that does not exist (CA-99).
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
         * Ask the recommendation service what goes with a cart
         * @description Tells the recommendation service what is in the cart, and what was just added (7.6), and answers the ids it recommends, in its order, without
         *     those in exclude: the gift of the promotion that applies (7.1). Products in the cart are left out too. Ask listProducts for the ids with limit 4.
         *     When the service does not answer the list is empty.
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
         * @description Suggestions of the address-verification service for the beginning of a street address, or, with container and advanced, what stands
         *     behind a suggestion that is a building or an estate. Choose one of type Address and ask getAddress for it; ask again with container
         *     for any other type. Nothing typed answers an empty list. Wait 300 ms after a key before asking.
         */
        get: operations["completeAddress"];
        put?: never;
        /**
         * Get the address a suggestion stands for
         * @description The parts of an address that completeAddress suggested. Parts may be missing or padded; the rule completedAddress makes a form's fields of them.
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
         * @description Puts an e-mail address on the site's newsletter and hands it to the e-mail marketing service. Answers the same when it was on it before, and sets the
         *     cookie {site}_newsletter for 365 days, which keeps the exit offer away (4.14, SA-150).
         */
        post: operations["subscribeNewsletter"];
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
         * @description Everything on it, the oldest first; one list for all sites (3.10, SA-096). Ask listProducts for the content ids.
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
         * @description Answers the item; one that is there already is answered as it is, so adding twice adds once (4.10).
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
         * @description Answers 204, also when the item is gone already (4.10).
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
         * @description The cards of "What's new" on a site (3.11, 7.5): published ones, expired ones included, in the site's own order. A card whose link has a promo_code
         *     shows how much of that promotion is claimed: ask getPromotion with fields=uses_percentage,description when it becomes visible.
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
         * @description What stands in places of a page that change with the season (3.12, 7.5). zones=38,46 answers a list; zones[_38][zone]=38 answers an object by zone,
         *     with an empty list for a zone that has nothing. Zones 38 and 46 to 49 are a category page's; 46 to 49 its blast bar. A storefront asks for
         *     zones only for members with level sites 'plus', and for a category page's for everybody; a failure is to be ignored.
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
         * @description A page of its own for a campaign (2.14): daily deals, private sale, quiz, giveaways, spin to win, mystery gift, after a purchase. What a page of
         *     a kind does not have is an empty list. Where a route has no handle the page's is current: /quiz is quiz/current. Chances, prizes and what
         *     answers lead to stay on the server.
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
         * @description Takes part in a giveaway, a quiz, a private sale, a mystery gift or spin to win. Each e-mail address enters a campaign once. Who wins what is decided here and
         *     kept with the entry: a code that was won is in the answer and nowhere else. With consent the address is subscribed to the newsletter.
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
         * @description Puts something the browser noticed on record (7.5). A client never shows a failure.
         */
        post: operations["writeLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An address as it is stored or shown, unchecked (3.9). */
        Address: {
            /**
             * @description First name; null when not given.
             * @example Ada
             */
            firstname?: string | null;
            /**
             * @description Last name; null when not given.
             * @example Moreau
             */
            lastname?: string | null;
            /**
             * @description Street and number; null when not given.
             * @example 12 Main St #4
             */
            address1?: string | null;
            /**
             * @description Apartment, suite, unit; null for none.
             * @example null
             */
            address2?: string | null;
            /**
             * @description City; null when not given.
             * @example Austin
             */
            city?: string | null;
            /**
             * @description State or province; null when not given.
             * @example TX
             */
            state?: string | null;
            /**
             * @description Zip or postal code; null when not given.
             * @example 78701
             */
            zipcode?: string | null;
            /**
             * @description ISO 3166 code of the country; null when not given.
             * @example US
             */
            country?: string | null;
            /**
             * @description Telephone number; null for none.
             * @example null
             */
            phone?: string | null;
        };
        /** @description Where the bill goes, checked by country (5, checkout). Country is compared without case. */
        BillingAddress: {
            /**
             * @description First name.
             * @example Ada
             */
            firstname: string;
            /**
             * @description Last name.
             * @example Moreau
             */
            lastname: string;
            /**
             * @description Street and number.
             * @example 12 Main St #4
             */
            address1: string;
            /**
             * @description Apartment, suite, unit, null for none; not checked (CA-27).
             * @example Apt 5
             */
            address2?: string | null;
            /**
             * @description City.
             * @example Austin
             */
            city: string;
            /**
             * @description State or province; a two-letter code in the US and Canada.
             * @example TX
             */
            state: string;
            /**
             * @description ISO 3166 code of the country, any case.
             * @example US
             */
            country: string;
            /**
             * @description Zip or postal code, by country.
             * @example 78701
             */
            zipcode?: string;
            /**
             * @description Telephone number; null for none (CA-22).
             * @example +15125550100
             */
            phone?: string | null;
        };
        /** @description Proof that a person is there; which token holds is said where it is used (5.8, 5.9). */
        Challenge: {
            /**
             * @description Bot check, or the code sent by e-mail.
             * @example turnstile
             * @enum {string}
             */
            type: "turnstile" | "one-time-code";
            /**
             * @description Token of the bot check, or the five digits; null while there is none.
             * @example XXXX.DUMMY.TOKEN.XXXX
             */
            token?: string | null;
        };
        /** @description How to reach the buyer; the form of the contact block. */
        Contact: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description An e-mail address. Its local part has no period at either end and no two in a row (CA-74).
         * @example ada@example.com
         */
        Email: string & (unknown & unknown);
        /** @description Who this browser is, without an account (4.2). */
        Identity: {
            /**
             * Format: uuid
             * @description Also set as the cookie velours_identity for 365 days.
             * @example 3f1b8f0e-5a52-4a1c-9c39-0d9a4d1c7a11
             */
            uuid: string;
        };
        /** @description A new account (5.9). A buyer who holds a join nonce sends it as token, with e-mail address and terms only (CA-44). */
        Join: {
            /**
             * @description The name a member shows, a Username; null only with a join nonce in token.
             * @example ada_moreau
             */
            username?: string | null;
            /**
             * Format: email
             * @description E-mail address of the account.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description 8 to 255 characters; null only with a join nonce in token.
             * @example sandbox-pass
             */
            password?: string | null;
            /** @description Proof that a person is there, a Challenge; null only with a join nonce in token. */
            challenge?: {
                /**
                 * @description turnstile or one-time-code; null counts as missing.
                 * @example turnstile
                 */
                type?: string | null;
                /**
                 * @description Its token; null while there is none.
                 * @example XXXX.DUMMY.TOKEN.XXXX
                 */
                token?: string | null;
            } | null;
            /**
             * @description Join nonce of an order (x-join-nonce), in place of username, password and challenge; null for none.
             * @example null
             */
            token?: string | null;
            /**
             * @description The terms are accepted and the age of 18 is certified.
             * @example true
             * @constant
             */
            termsOfService: true;
        };
        /**
         * @description Credentials, with the proof that a person sent them. E-mail address and password are checked always; the rest only when action is
         *     absent or submit (5.8).
         */
        Login: {
            /**
             * Format: email
             * @description E-mail address of the account.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Password of the account.
             * @example sandbox-pass
             */
            password: string;
            /**
             * @description Keep the session on this device; null is no.
             * @example true
             */
            remember?: boolean | string | null;
            /**
             * @description What is asked: to log in, or for a code by e-mail.
             * @example submit
             * @enum {string}
             */
            action?: "submit" | "send-one-time-code";
            /** @description Proof that a person is there, a Challenge; null only while a code is asked for. */
            challenge?: {
                /**
                 * @description turnstile or one-time-code; null counts as missing.
                 * @example turnstile
                 */
                type?: string | null;
                /**
                 * @description Its token; null while there is none.
                 * @example XXXX.DUMMY.TOKEN.XXXX
                 */
                token?: string | null;
            } | null;
            /** @description The second factor, when it was asked for; null for none. */
            MFA?: {
                /**
                 * @description TOTP, the only kind; null stands for it.
                 * @example TOTP
                 */
                type?: string | null;
                /**
                 * @description Code of the authenticator app; null counts as missing.
                 * @example 123456
                 */
                token?: string | null;
            } | null;
        } & (unknown & unknown);
        /** @description What an authenticator app needs to be set up (3.15). Ask again within 15 minutes and the secret is the same. */
        MultiFactorSetup: {
            /**
             * @description Set up, then send the first code.
             * @example setup
             * @constant
             */
            action: "setup";
            /**
             * @description The only kind.
             * @example TOTP
             * @constant
             */
            type: "TOTP";
            /** @description The secret as a picture. */
            QR: {
                /**
                 * @description Source of an image: a data URL.
                 * @example data:image/png;base64,iVBORw0KGgo=
                 */
                image: string;
            };
            /**
             * @description To copy by hand; Base32.
             * @example KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y
             */
            secret: string;
            /**
             * @description What is wrong with the code that was sent; absent when none was.
             * @example The authenticator code is not correct
             */
            "MFA.token"?: string;
        };
        /** @description The code of the authenticator app is asked for (3.15). */
        MultiFactorToken: {
            /**
             * @description Send a code.
             * @example token
             * @constant
             */
            action: "token";
            /**
             * @description The only kind.
             * @example TOTP
             * @constant
             */
            type: "TOTP";
            /**
             * @description What is wrong with the code that was sent; absent when none was.
             * @example The authenticator code is not correct
             */
            "MFA.token"?: string;
        };
        /** @description Another password for a signed-in member (5.12). */
        PasswordChange: {
            /**
             * @description The password until now.
             * @example sandbox-pass
             */
            passwordCurrent: string;
            /**
             * @description The new password.
             * @example sandbox-pass-2
             */
            password: string;
            /**
             * @description The new password once more; the rule passwordsMatch compares them.
             * @example sandbox-pass-2
             */
            passwordConfirm: string;
        };
        /** @description Whose password was forgotten (5.10). */
        PasswordRecovery: {
            /**
             * Format: email
             * @description E-mail address of the account.
             * @example ada@example.com
             */
            email: string;
        };
        /** @description A new password in place of a forgotten one; the token of the mail is in the query (SA-052). */
        PasswordReset: {
            /**
             * @description The new password.
             * @example sandbox-pass-2
             */
            password: string;
            /**
             * @description The new password once more; the rule passwordsMatch compares them.
             * @example sandbox-pass-2
             */
            passwordConfirm: string;
        };
        /** @description What came of joining; it does not say whether the address was new. */
        Registration: {
            /**
             * @description Where the letter goes.
             * @example ada@example.com
             */
            email: string;
        };
        /** @description Where the parcel goes, checked by country (5, checkout). Country is compared without case. */
        ShippingAddress: {
            /**
             * @description First name.
             * @example Ada
             */
            firstname: string;
            /**
             * @description Last name.
             * @example Moreau
             */
            lastname: string;
            /**
             * @description Street and number.
             * @example 12 Main St #4
             */
            address1: string;
            /**
             * @description Apartment, suite, unit; empty or null for none.
             * @example Apt 5
             */
            address2?: string | null;
            /**
             * @description City.
             * @example Austin
             */
            city: string;
            /**
             * @description State or province; a two-letter code in the US and Canada.
             * @example TX
             */
            state: string;
            /**
             * @description ISO 3166 code of the country, any case.
             * @example US
             */
            country: string;
            /**
             * @description Zip or postal code, by country.
             * @example 78701
             */
            zipcode?: string;
            /**
             * @description Telephone number; null for none (CA-22).
             * @example +15125550100
             */
            phone?: string | null;
        };
        /** @description A member (3.9). */
        User: {
            /**
             * Format: int64
             * @description Number of the member.
             * @example 1042
             */
            id: number;
            /**
             * @description E-mail address, as it was given.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The name the member shows.
             * @example ada_moreau
             */
            username: string;
            /**
             * @description First name; null while unknown.
             * @example Ada
             */
            first_name: string | null;
            /**
             * @description Last name; null while unknown.
             * @example Moreau
             */
            last_name: string | null;
            access: components["schemas"]["UserAccess"];
            /**
             * Format: int64
             * @description Number of the session, carried by x-session-validation too; another one after a password change (4.1).
             * @example 7
             */
            revision: number;
            /**
             * @description Address the question came from.
             * @example 203.0.113.7
             */
            ip: string;
            /** @description Where that address is. */
            geoip: {
                /**
                 * @description ISO 3166 code of the country; null when not known.
                 * @example US
                 */
                country: string | null;
            };
            /**
             * @description The program that asked, by its User-Agent; null when it does not say.
             * @example Mozilla/5.0
             */
            client: string | null;
            /**
             * @description Passed through as it is kept, without effect here (SA-095); null for none.
             * @example null
             */
            restrictions: {
                [key: string]: unknown;
            } | null;
            address: components["schemas"]["UserAddresses"];
            /**
             * @description Cash back; null here, where getCredits answers it.
             * @example null
             */
            credits: components["schemas"]["Credits"] | null;
            /**
             * @description Wishlist; null here, where getWishlist answers it.
             * @example null
             */
            wishlist: components["schemas"]["Wishlist"] | null;
        };
        /** @description What the member may do (3.9, 4.12). */
        UserAccess: {
            /**
             * @description Whether the caller is signed in as this member.
             * @example true
             */
            authenticated: boolean;
            /**
             * @description Opens the account pages.
             * @example member
             * @enum {string}
             */
            role: "member" | "admin";
            levels: components["schemas"]["UserLevels"];
        };
        /** @description The addresses a member saved. */
        UserAddresses: {
            /** @description Where bills go; null while none is saved. */
            billing: components["schemas"]["Address"] | null;
            /** @description Where parcels go; null while none is saved. */
            shipping: components["schemas"]["Address"] | null;
        };
        /** @description What a member may see besides the shop, as lists of names (SA-094). A member has at least one (SA-146). */
        UserLevels: {
            /**
             * @description Codes of sites; plus gates campaigns.
             * @example [
             *       "boutique"
             *     ]
             */
            sites?: string[];
            /**
             * @description Names of providers.
             * @example []
             */
            providers?: string[];
            /**
             * @description Names of videos.
             * @example []
             */
            videos?: string[];
            /**
             * @description Names of stories.
             * @example []
             */
            stories?: string[];
            /**
             * @description Names of articles.
             * @example []
             */
            articles?: string[];
        };
        /**
         * @description The name a member shows (5.9).
         * @example ada_moreau
         */
        Username: string;
        /** @description Another name for the member (5.11). */
        UsernameChange: {
            username: components["schemas"]["Username"];
        };
        /** @description A suggestion while an address is typed. */
        AddressCompletion: {
            /**
             * @description Its name at the service, good for a few minutes.
             * @example sandbox-12-main
             */
            id: string;
            /**
             * @description What to show.
             * @example 12 Main Road
             */
            text: string;
            /**
             * @description Which parts of text were typed: 'start-end' from 0, the end left out, comma-separated; empty when none.
             * @example 3-7
             */
            highlight: string;
            /**
             * @description Address can be chosen; Container, BuildingNumber and any other is looked into first.
             * @example Address
             */
            type: string;
            /**
             * @description Where it is, to show beside the text; may be empty.
             * @example Austin, TX 78701
             */
            description: string;
        };
        /** @description An address as the address-verification service gives it. Null or absent means the service does not know. */
        VerifiedAddress: {
            /**
             * @description House number and street; null when unknown.
             * @example 12 Main Road
             */
            line1?: string | null;
            /**
             * @description Flat, floor or suite; null for none.
             * @example Apt 4
             */
            line2?: string | null;
            /**
             * @description City; null when unknown.
             * @example Austin
             */
            city?: string | null;
            /**
             * @description State or province code; null when unknown.
             * @example TX
             */
            provinceCode?: string | null;
            /**
             * @description Postal or zip code; null when unknown.
             * @example 78701
             */
            postalOrZip?: string | null;
            /**
             * @description ISO 3166 code in either case; null counts as US.
             * @example US
             */
            countryCode?: string | null;
            /**
             * @description First name of who lives there; null when unknown, as nearly always.
             * @example Ada
             */
            firstname?: string | null;
            /**
             * @description Last name of who lives there; null when unknown, as nearly always.
             * @example Moreau
             */
            lastname?: string | null;
        };
        /** @description What stands in a zone of a page (SA-098). */
        Campaign: {
            /**
             * Format: int64
             * @description Number of the campaign.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description Where it stands; 38 is above a listing, 46 to 49 the blast bar.
             * @example 38
             */
            zone: number;
            /**
             * @description Title in the language asked for.
             * @example The slow season
             */
            title: string;
            /**
             * @description Address of the picture; null for none.
             * @example /assets/img/collections/lubricants.svg
             */
            image: string | null;
            /**
             * @description Where it leads; null for nowhere.
             * @example /lubricants
             */
            url: string | null;
            /**
             * @description Text (HTML) in the language asked for; may be empty.
             * @example <p>Everything for an unhurried evening.</p>
             */
            html: string;
            /**
             * @description Provider it is of; null for the shop itself. On import only.
             * @example 1
             */
            provider_id?: string | null;
            /** @description Sites that show it; absent means all. On import only. */
            sites?: components["schemas"]["SiteCode"][];
            /** @description Words in other languages by language code. On import only. */
            translations?: {
                [key: string]: {
                    /**
                     * @description Title in that language.
                     * @example La saison lente
                     */
                    title?: string;
                    /**
                     * @description Text (HTML) in that language.
                     * @example <p>Tout pour une soirée sans hâte.</p>
                     */
                    html?: string;
                };
            };
        };
        /** @description What one enters a campaign with; which fields a page asks for is in its fields. */
        CampaignEntry: {
            email: components["schemas"]["Email"];
            /**
             * @description Name to draw by; null when not asked for.
             * @example Ada
             */
            name?: string | null;
            /**
             * @description Name on a social network; null when not asked for.
             * @example @ada
             */
            social?: string | null;
            /** @description Chosen option by question of a quiz. */
            answers?: {
                [key: string]: string;
            };
            /**
             * @description Whether the address may also be subscribed to the newsletter.
             * @default false
             */
            consent?: boolean;
        };
        /** @description What came of an entry. */
        CampaignOutcome: {
            /**
             * @description Id of the segment the wheel stops at; null without a wheel.
             * @example fifteen
             */
            segment: string | null;
            /**
             * @description Title in the caller's language.
             * @example 15% off
             */
            title: string;
            /**
             * @description Text (HTML) in the caller's language.
             * @example <p>It waits in your bag.</p>
             */
            description: string;
            /**
             * @description Code that was won; null for none.
             * @example WELCOME15
             */
            promotion: string | null;
            /** @description Products that fit the answers. */
            product_ids: number[];
        };
        /** @description A campaign's own page (2.14). */
        CampaignPage: {
            kind: components["schemas"]["CampaignKind"];
            /**
             * @description Name in its address; current where the route has none.
             * @example current
             */
            handle: string;
            /**
             * @description Title in the language asked for.
             * @example Spin for something nice
             */
            title: string;
            /**
             * @description Text (HTML) in the language asked for.
             * @example <p>One turn each.</p>
             */
            description: string;
            /**
             * @description Address of the picture; null for none.
             * @example /assets/img/promotions/gift.svg
             */
            image: string | null;
            /**
             * @description What the form's button says; null on a page without a form.
             * @example Spin
             */
            button: string | null;
            /**
             * Format: int64
             * @description When it ends, in epoch seconds; null for never.
             * @example 1796083200
             */
            date_expired: number | null;
            /**
             * @description Whether entries are taken now; always answered, never imported.
             * @example true
             */
            readonly open?: boolean;
            /** @description What the form asks for; empty on a page without a form. social is a name on a social network. */
            fields: ("email" | "name" | "social" | "answers")[];
            /** @description Products the page shows, in order; ask listProducts for them. */
            product_ids: number[];
            /** @description A quiz's questions, in order. */
            questions: components["schemas"]["CampaignQuestion"][];
            /** @description The wheel's segments, clockwise from the top. */
            segments: components["schemas"]["CampaignSegment"][];
            /** @description Who won before, the newest first (SA-099). */
            winners: components["schemas"]["CampaignWinner"][];
            /**
             * Format: int64
             * @description Ends with each period of so many days (UTC) and begins anew, instead of date_expired; null for once. On import only.
             * @example 1
             */
            renews_days?: number | null;
            /** @description What an entry leads to. A quiz chooses the one most answers point to, the earlier of two; the wheel the drawn segment's; any other page the first. On import only. */
            outcomes?: components["schemas"]["CampaignPageOutcome"][];
            /** @description Sites that show it; absent means all. On import only. */
            sites?: components["schemas"]["SiteCode"][];
            /** @description Words in other languages by language code. On import only. */
            translations?: {
                [key: string]: {
                    /**
                     * @description Title in that language.
                     * @example Un tour pour une douceur
                     */
                    title?: string;
                    /**
                     * @description Text (HTML) in that language.
                     * @example <p>Un tour chacun.</p>
                     */
                    description?: string;
                    /**
                     * @description Button in that language.
                     * @example Tourner
                     */
                    button?: string;
                };
            };
        };
        /** @description What an entry can lead to; on import only. */
        CampaignPageOutcome: {
            /**
             * @description Name of the outcome.
             * @example calm
             */
            id: string;
            /**
             * @description Title.
             * @example 15% off
             */
            title: string;
            /**
             * @description Title in French.
             * @example 15 % de remise
             */
            title_fr?: string;
            /**
             * @description Text (HTML).
             * @example <p>Take your time.</p>
             */
            description: string;
            /**
             * @description Text (HTML) in French.
             * @example <p>Prenez votre temps.</p>
             */
            description_fr?: string;
            /**
             * @description Code that is won; null for none.
             * @example WELCOME15
             */
            promotion?: string | null;
            /** @description Products that fit; absent for none. */
            product_ids?: number[];
        };
        /** @description A question of a quiz; one option is chosen. */
        CampaignQuestion: {
            /**
             * @description Name of the question, key of the answer.
             * @example mood
             */
            id: string;
            /**
             * @description The question in the language asked for.
             * @example What kind of evening is it?
             */
            text: string;
            /**
             * @description The question in French; on import only.
             * @example Quelle soirée est-ce ?
             */
            text_fr?: string;
            /** @description What can be answered. */
            options: {
                /**
                 * @description Name of the option, value of the answer.
                 * @example calm
                 */
                id: string;
                /**
                 * @description The option in the language asked for.
                 * @example A calm one
                 */
                text: string;
                /**
                 * @description The option in French; on import only.
                 * @example Une soirée calme
                 */
                text_fr?: string;
                /**
                 * @description Id of the outcome this points to; on import only.
                 * @example calm
                 */
                outcome?: string;
            }[];
        };
        /** @description A segment of the wheel. */
        CampaignSegment: {
            /**
             * @description Name of the segment.
             * @example fifteen
             */
            id: string;
            /**
             * @description What it says in the language asked for.
             * @example 15% off
             */
            label: string;
            /**
             * @description What it says in French; on import only.
             * @example 15 % de remise
             */
            label_fr?: string;
            /**
             * Format: int64
             * @description Chance against the sum of all weights; 1 when absent, 0 never. On import only.
             * @example 3
             */
            weight?: number;
            /**
             * @description Id of its outcome; on import only.
             * @example fifteen
             */
            outcome?: string;
        };
        /** @description Someone who won, as much as may be said of them. */
        CampaignWinner: {
            /**
             * @description First name and initial.
             * @example Ada M.
             */
            name: string;
            /**
             * @description What was won.
             * @example Halo Palm Vibrator
             */
            prize: string;
            /**
             * Format: int64
             * @description When it was drawn, in epoch seconds.
             * @example 1767225600
             */
            date: number;
        };
        /** @description Who wants the newsletter. */
        NewsletterSubscription: {
            email: components["schemas"]["Email"];
            /**
             * @description That the reader agreed to get letters.
             * @constant
             */
            consent: true;
            /**
             * @description Where it was signed: modal, footer, checkout; null when unsaid.
             * @example modal
             */
            source?: string | null;
        };
        /** @description A line of the cart, kept in the browser (3.3). Identity is variant id + free + target. */
        CartLine: {
            product: components["schemas"]["Product"];
            variant: components["schemas"]["Variant"];
            /**
             * Format: int64
             * @description Units.
             * @example 2
             */
            quantity: number;
            /**
             * @description True when the unit price is below its compare-at price in the active currency.
             * @example false
             */
            sale: boolean;
            /**
             * @description physical when some inventory entry of the variant requires shipping.
             * @enum {string}
             */
            medium: "physical" | "digital";
            /**
             * @description True for a gift of a promotion.
             * @example false
             */
            free: boolean;
            /**
             * @description Name of the promotion that gave it; null otherwise.
             * @example null
             */
            promotion: string | null;
            /**
             * @description Unit price × quantity, 2 decimals, in the active currency.
             * @example 96
             */
            price: number;
            /** @description Currency of the price; absent on a line kept before lines knew it, which is then priced anew. */
            currency?: components["schemas"]["Currency"];
            /**
             * @description True when the line is protected.
             * @example false
             */
            warranty: boolean;
            /**
             * Format: int64
             * @description Variant id a warranty line covers; null otherwise.
             * @example null
             */
            target: number | null;
            /** @description Gift-card delivery; an array, one for each unit, when quantity is above 1. */
            delivery?: components["schemas"]["GiftCardDelivery"] | components["schemas"]["GiftCardDelivery"][];
            /**
             * Format: int64
             * @description When it was added (ms since 1970).
             * @example 1795000000000
             */
            date_added: number;
            /**
             * Format: int64
             * @description When it last changed (ms since 1970).
             * @example 1795000000000
             */
            date_updated: number;
        };
        /**
         * @description Medium of the lines; mix when both occur; null for an empty cart (4.3).
         * @example physical
         * @enum {string|null}
         */
        CartType: "physical" | "digital" | "mix" | null;
        /** @description From whom and to whom one bought gift card goes (3, checkout). */
        GiftCardDelivery: {
            /** @description The buyer. */
            from?: {
                /**
                 * @description The buyer's e-mail address; null while unknown.
                 * @example ada@example.com
                 */
                email?: string | null;
                /**
                 * @description Sender name on the card.
                 * @example Ada
                 */
                name?: string;
                /**
                 * @description Message on the card; null for none.
                 * @example Enjoy!
                 */
                message?: string | null;
            };
            /** @description The recipient. */
            to?: {
                /**
                 * @description The recipient's e-mail address.
                 * @example bo@example.com
                 */
                email?: string;
            };
            /**
             * @description Day on which the recipient's email is sent, as `YYYY-MM-DD`; null or absent sends it at once. It leaves at 10:00 UTC, when that
             *     day is today from Hawaii to New Zealand, and once the payment is taken.
             * @example 2026-12-24
             */
            date?: string | null;
        };
        /** @description A listing's title, words and dressing (3.13). */
        Collection: {
            /**
             * @description Name in URLs and queries.
             * @example vibrators
             */
            handle: string;
            /**
             * @description Title in the language asked for.
             * @example Vibrators
             */
            title: string;
            /**
             * @description Text under the title (HTML) in the language asked for.
             * @example <p>Quiet, soft and strong.</p>
             */
            description: string;
            meta: components["schemas"]["CollectionMeta"];
            /** @description Words in other languages by language code; on import only. */
            translations?: {
                [key: string]: {
                    /**
                     * @description Title in that language.
                     * @example Vibromasseurs
                     */
                    title: string;
                    /**
                     * @description Description in that language (HTML).
                     * @example <p>Silencieux et doux.</p>
                     */
                    description?: string;
                    /**
                     * @description Footer title in that language.
                     * @example Bien choisir
                     */
                    footer_title?: string;
                    /**
                     * @description Footer text in that language (HTML).
                     * @example <p>Nos conseils.</p>
                     */
                    footer_description?: string;
                };
            };
        };
        /**
         * @description What a listing can be narrowed by (3.13).
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
        CollectionFilters: {
            /** @description Counts by filter key, then by value. Keys include vendors and prices ('{min}-{max}' in the currency asked for, SA-190). */
            products: {
                [key: string]: components["schemas"]["FilterCounts"];
            };
        };
        /** @description Optional dressing of a collection's page (3.13). */
        CollectionMeta: {
            /**
             * @description Banner picture on phones; null for none.
             * @example /assets/img/banners/kink-phone.svg
             */
            mobile_banner?: string | null;
            /**
             * @description Banner picture on wider screens; null for none.
             * @example /assets/img/banners/kink.svg
             */
            desktop_banner?: string | null;
            /**
             * @description Title under the products; null for none.
             * @example How to choose
             */
            footer_title?: string | null;
            /**
             * @description Text under the products (HTML); null for none.
             * @example <p>Start small.</p>
             */
            footer_description?: string | null;
        };
        /**
         * @description How many products of a listing carry each value of a filter.
         * @example {
         *       "violet": 4,
         *       "black": 9
         *     }
         */
        FilterCounts: {
            [key: string]: number;
        };
        /** @description A picture of a product. */
        Image: {
            /**
             * Format: int64
             * @description Number of the image
             * @example 11
             */
            id: number;
            /**
             * @description Address of the picture; a path is relative to the shop's origin.
             * @example /assets/img/products/halo.svg
             */
            src: string;
            /**
             * @description What the picture shows; empty when it only decorates.
             * @example Halo in violet
             */
            alt: string;
            /** @description Variants this picture shows; absent or empty means all. */
            variant_ids?: number[];
        };
        /** @description How much of a variant one fulfilment region holds. */
        Inventory: {
            /**
             * Format: int64
             * @description The variant counted here.
             * @example 101
             */
            variant_id: number;
            /**
             * @description Fulfilment region, e.g. US, CA, EU, or INTL (ships anywhere).
             * @example US
             */
            region?: string;
            /**
             * @description True for goods in a parcel; false for e-books, gift cards and warranties.
             * @example true
             */
            requires_shipping: boolean;
            /**
             * @description Stock in words: none is 0, low at most 5, high more, unlimited is not counted.
             * @example high
             * @enum {string}
             */
            level: "low" | "high" | "unlimited" | "none";
            /**
             * Format: int64
             * @description Units in stock, on import only; null or absent leaves the count to the level. Never answered.
             * @example 40
             */
            quantity?: number | null;
        };
        /** @description Something the shop sells (3.1). */
        Product: {
            /**
             * Format: int64
             * @description Number of the product.
             * @example 100017
             */
            id: number;
            /**
             * @description Name in the merchant's own system; imports find a product by it.
             * @example halo
             */
            handle?: string;
            /**
             * @description Title in the language asked for.
             * @example Halo
             */
            title: string;
            /**
             * @description Description in the language asked for (HTML).
             * @example <p>Soft and quiet.</p>
             */
            description?: string;
            /**
             * @description Brand.
             * @example Maison Velours
             */
            vendor: string;
            /**
             * @description Kind of product; 'Gift Card' and 'Warranty' are special (3.1).
             * @example Vibrators
             */
            type: string;
            /** @description Pictures, the first is the main one. */
            images: components["schemas"]["Image"][];
            meta: components["schemas"]["ProductMeta"];
            /**
             * @description Price of the first variant in the currency asked for.
             * @example 48
             */
            price: number;
            prices: components["schemas"]["Prices"];
            minimum_prices?: components["schemas"]["MinimumPrices"];
            /** @description Former price for each currency; a missing currency is not reduced. */
            compare_at_prices?: components["schemas"]["MinimumPrices"];
            /** @description Stock of each variant in each fulfilment region. */
            inventories: components["schemas"]["Inventory"][];
            /** @description Buyable forms, the first is the default. */
            variants: components["schemas"]["Variant"][];
            /** @description Names of the options that option1 joins by '|', in order. */
            options?: string[];
            /** @description Filter values by filter key (color, girth, length, function, suction, vibration, insertion, …). */
            attributes?: {
                [key: string]: string[];
            };
            /** @description Handles of the collections it is in. */
            collections?: string[];
            /** @description Sites that sell it. */
            sources?: components["schemas"]["SiteCode"][];
            /** @description Products in the box, for a bundle. */
            bundle_product_ids?: number[];
            /** @description Words in other languages by language code; on import only, answers carry the language asked for. */
            translations?: {
                [key: string]: components["schemas"]["ProductTranslation"];
            };
            /**
             * Format: int64
             * @description Units sold, for the order 'recommended'; on import only.
             * @example 120
             */
            popularity?: number;
            /** @description Rank under each strategy (configuration[strategy]) for the order 'recommended', higher first; without one the popularity counts. On import only; prices never depend on it. */
            strategies?: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description When it came into the shop; orders 'Newest'.
             * @example 2026-05-01T00:00:00Z
             */
            created_at?: string;
            /**
             * @description False takes it off sale; on import only.
             * @example true
             */
            enabled?: boolean;
        };
        /** @description Where a product stands in the shop, as slugs (SA-023). */
        ProductMeta: {
            /**
             * @description First level of its path.
             * @example sex-toys
             */
            category?: string;
            /**
             * @description Second level of its path.
             * @example vibrators
             */
            subcategory?: string;
            /**
             * @description Third level of its path.
             * @example vibrating-butt-plugs
             */
            subsubcategory?: string;
            /**
             * @description True for an add-on item, sold only beside regular items (5.6).
             * @example false
             */
            addon_item?: boolean;
            /**
             * @description Address of the e-book; in completed orders only, where a file of the shop names the order that gives the right to it.
             * @example /assets/files/guide.pdf?order=5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
             */
            download_url?: string;
            /**
             * @description Fixed ship estimate of a pre-order product (4.8).
             * @example Ships in March
             */
            ships?: string;
        };
        /** @description A product's words in another language. */
        ProductTranslation: {
            /**
             * @description Title in that language.
             * @example Halo
             */
            title: string;
            /**
             * @description Description in that language (HTML).
             * @example <p>Doux et silencieux.</p>
             */
            description?: string;
        };
        /** @description A line of the cart as the recommendation service wants to know it (7.6). */
        RecommendationItem: {
            /**
             * @description Title of the product.
             * @example Halo Palm Vibrator
             */
            name: string;
            price_currency_code: components["schemas"]["Currency"];
            /**
             * Format: int64
             * @description Number of the product.
             * @example 100001
             */
            product_id: number;
            /**
             * Format: int64
             * @description How many.
             * @example 1
             */
            quantity: number;
            /**
             * Format: int64
             * @description Number of the variant.
             * @example 200001
             */
            sku_id: number;
            /**
             * @description Price of one, in price_currency_code. The service is told; nothing is charged by it.
             * @example 48
             */
            unit_price: number;
        };
        /** @description A cart, and what must not be recommended beside it. */
        RecommendationQuestion: {
            /** @description The cart's lines, free gifts and warranties left out; may be empty. */
            items: components["schemas"]["RecommendationItem"][];
            /** @description The line that was just added; null or absent when the cart changed otherwise. */
            added?: components["schemas"]["RecommendationItem"] | null;
            /** @description Ids of products not to recommend, such as free_product_id of the promotion. */
            exclude?: number[];
            /**
             * Format: int64
             * @description At most so many.
             * @default 4
             * @example 4
             */
            limit?: number;
        };
        /** @description What the recommendation service recommends. */
        Recommendations: {
            /**
             * @description The service's id of this answer, for its own statistics; null when it did not answer.
             * @example sandbox-1
             */
            result_id: string | null;
            /** @description Ids of products, the best first. */
            ids: number[];
        };
        /** @description One buyable form of a product (3.2). */
        Variant: {
            /**
             * Format: int64
             * @description Number of the variant, unique in the shop.
             * @example 101
             */
            id: number;
            /**
             * @description Stock keeping unit; null when there is none.
             * @example VEL-HALO-VIO
             */
            sku: string | null;
            /**
             * @description Option values joined by '|' in the product's order; 'Default Title' when there is no choice; null when taken from sale. For a gift card its face value.
             * @example Violet|Medium
             */
            option1: string | null;
            /**
             * @description Price in the currency asked for (USD when none is).
             * @example 48
             */
            price: number;
            /**
             * @description Former price in the same currency; null when not reduced.
             * @example 60
             */
            compare_at_price: number | null;
            prices: components["schemas"]["Prices"];
            /** @description Former price for each currency; a missing currency is not reduced. */
            compare_at_prices?: components["schemas"]["MinimumPrices"];
            /**
             * @description Whether sales tax applies.
             * @example true
             */
            taxable: boolean;
            /**
             * Format: int64
             * @description The image that shows this variant; null for the product's first.
             * @example 11
             */
            image_id?: number | null;
            /**
             * @description continue allows pre-order when nothing is in stock (4.8).
             * @example deny
             * @enum {string}
             */
            inventory_policy: "deny" | "continue";
        };
        /** @description A cart line as requests send it. The server looks everything up again by the variant's id; other keys are ignored. */
        CartLineInput: {
            /** @description The product, for the record. */
            product?: {
                /**
                 * Format: int64
                 * @description Id of the product.
                 * @example 100017
                 */
                id?: number;
            };
            /** @description The variant bought. */
            variant: {
                /**
                 * Format: int64
                 * @description Id of the variant.
                 * @example 101
                 */
                id: number;
            };
            /**
             * Format: int64
             * @description Units.
             * @default 1
             * @example 2
             */
            quantity?: number;
            /**
             * @description True for a gift of the promotion.
             * @default false
             * @example false
             */
            free?: boolean;
            /**
             * @description True when the line is protected.
             * @default false
             * @example false
             */
            warranty?: boolean;
            /**
             * Format: int64
             * @description Variant id a warranty line covers; null for any other line.
             * @example null
             */
            target?: number | null;
            /**
             * @description What the shopper saw for the line, in the invoice's currency; a difference is reported as a price change.
             * @example 96
             */
            price?: number;
            /**
             * @description What the shopper saw; a difference is reported.
             * @example false
             */
            preorder?: boolean;
            /** @description Gift-card delivery; an array, one for each unit, when quantity is above 1. */
            delivery?: components["schemas"]["GiftCardDelivery"] | components["schemas"]["GiftCardDelivery"][];
        };
        /** @description How to mend one line (CA-61). */
        CartValidationAction: {
            /**
             * @description Drop the line, or overwrite the keys that item carries.
             * @enum {string}
             */
            status: "remove" | "modify";
            /** @description The line by variant id, free and target, and the keys to overwrite. */
            item: {
                /** @description The variant of the line; more keys than id overwrite. */
                variant: {
                    /**
                     * Format: int64
                     * @description Its id.
                     * @example 101
                     */
                    id: number;
                } & {
                    [key: string]: unknown;
                };
                /**
                 * @description Whether the line is a gift.
                 * @example false
                 */
                free: boolean;
                /**
                 * Format: int64
                 * @description Variant id a warranty line covers; null for any other line.
                 * @example null
                 */
                target: number | null;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description What must change in the cart before it can be paid (3, checkout). */
        CartValidationError: {
            /**
             * @description deny when the actions cannot mend it or nothing would remain, else modify.
             * @enum {string}
             */
            status: "deny" | "modify";
            /** @description Trouble with lines. */
            products?: {
                /**
                 * @description First message.
                 * @example This item is out of stock
                 */
                message: string;
                /** @description By category, and the cure. */
                value: {
                    /** @description Results by category. */
                    validation: {
                        [key: string]: {
                            /** @description One for each line. */
                            results: components["schemas"]["CartValidationResult"][];
                        };
                    };
                    /** @description What mends it. */
                    actions: components["schemas"]["CartValidationAction"][];
                };
            };
            /** @description Trouble with the promotion. */
            promotion?: {
                /**
                 * @description Its message.
                 * @example This promo code has expired.
                 */
                message: string;
                /** @description The error, and the cure. */
                value: {
                    /** @description The error as its reference. */
                    errors: {
                        /**
                         * @description An error reference, or freeProductDoesNotMatch.
                         * @example promotionExpired
                         */
                        reference: string;
                        /**
                         * @description Its message.
                         * @example This promo code has expired.
                         */
                        message: string;
                        /**
                         * @description Its value; the new product with freeProductDoesNotMatch.
                         * @example null
                         */
                        value?: unknown;
                    };
                    /** @description remove drops the promotion; modify replaces a gift line. */
                    actions: ({
                        /**
                         * @description What to do.
                         * @enum {string}
                         */
                        status: "remove" | "modify";
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
        };
        /** @description What is wrong with one line. */
        CartValidationResult: {
            /**
             * @description What to tell the shopper (English).
             * @example This item is out of stock
             */
            message: string;
            /**
             * Format: int64
             * @description Variant of the line.
             * @example 101
             */
            variantId: number;
            /** @description Unit price before and now; with category prices. */
            price?: {
                /**
                 * @description Before, in the invoice's currency.
                 * @example 48
                 */
                old: number;
                /**
                 * @description Now, in the invoice's currency.
                 * @example 52
                 */
                new: number;
            };
            /** @description Stock status before and now. */
            status?: {
                /**
                 * @description Before, in the invoice's currency.
                 * @enum {string}
                 */
                old: "instock" | "preorder";
                /**
                 * @description Now, in the invoice's currency.
                 * @enum {string}
                 */
                new: "instock" | "preorder";
            };
        };
        /** @description A purchase (7, checkout). */
        Checkout: {
            user: components["schemas"]["CheckoutUser"];
            cart: components["schemas"]["CheckoutCart"];
            /** @description Attribution cookies. */
            affiliate?: {
                /**
                 * @description Cookie velours_source; null without it.
                 * @example newsletter
                 */
                source?: string | null;
                /**
                 * @description Cookie velours_campaign; null without it.
                 * @example autumn
                 */
                campaign?: string | null;
                /**
                 * @description Cookie velours_medium; null without it.
                 * @example email
                 */
                medium?: string | null;
            };
            /** @description Ids the shopper has at the services that count visits and purchases, for the record; nothing depends on them. */
            analytics?: {
                /**
                 * @description Host of the page.
                 * @example velours.example
                 */
                hostname?: string;
                /** @description Web analytics; null when the page does not run them. */
                googleAnalytics?: {
                    /**
                     * @description Who visits; null when unknown.
                     * @example 1234567890.1795000000
                     */
                    clientId?: string | null;
                    /**
                     * @description Which visit; null when unknown.
                     * @example 1795000000
                     */
                    sessionId?: string | null;
                } | null;
                /** @description Affiliate network; null when the page does not run it. */
                awin?: {
                    /**
                     * @description Click that led here; null when none did.
                     * @example 18911_1795000000_6d1f
                     */
                    reference?: string | null;
                } | null;
                /** @description Recommendation service; null when the page does not run it. */
                nosto?: {
                    /**
                     * @description Who visits; null when unknown.
                     * @example 5f3e1c0a9b8d7e6f5a4b3c2d
                     */
                    customerId?: string | null;
                } | null;
                /** @description Ambassador programme; null when the page does not run it. */
                tapfiliate?: {
                    /**
                     * @description Ambassador who led here; null when none did.
                     * @example marie
                     */
                    reference?: string | null;
                } | null;
            } & {
                [key: string]: unknown;
            };
            payment: components["schemas"]["Payment"];
        } & (unknown & unknown);
        /** @description What is bought (7, checkout). */
        CheckoutCart: {
            /** @description The lines. */
            products: components["schemas"]["CartLineInput"][];
            /** @description The promotion applied, of which only its name counts; null for none. */
            promotion?: {
                /**
                 * @description The promo code.
                 * @example WELCOME15
                 */
                name?: string;
            } | null;
            /** @description The gift card applied, of which only its code counts; null for none. */
            giftCard?: {
                /**
                 * @description Its code.
                 * @example 1234-5678-9012-3456
                 */
                code: string;
            } | null;
            /** @description The user's cash back when applied, else null. */
            credits?: {
                /**
                 * @description Which balance.
                 * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
                 */
                uuid?: string;
            } | null;
            /** @description The shipping option chosen; null for digital carts. */
            shipping?: components["schemas"]["SelectedShipping"] | null;
            type?: components["schemas"]["CartType"];
            /** @description The invoice the shopper agreed to; the server computes its own and both must agree. */
            invoice: {
                /**
                 * @description Total the shopper saw, in currency.
                 * @example 103
                 */
                total: number;
                currency: components["schemas"]["Currency"];
                /** @description Discounts the shopper saw. */
                discounts?: {
                    /**
                     * @description Cash back spent, in currency; another number than 0 needs credits.uuid.
                     * @example 0
                     */
                    credits?: number;
                };
            };
        };
        /** @description Who buys (7, checkout). */
        CheckoutUser: {
            email: components["schemas"]["Email"];
            /** @description Where it goes and who is billed. */
            address?: {
                billing?: components["schemas"]["BillingAddress"];
                /** @description Checked as ShippingAddress for carts of type physical or mix, else not at all and may be null (CA-12). */
                shipping?: components["schemas"]["Address"] | null;
            };
            /**
             * @description Ignored, null or not; the server knows the address of the connection.
             * @example null
             */
            ip?: string | null;
        };
        /** @description What was taken off, by cause. */
        Discounts: {
            /**
             * @description Compare-at price minus price of sale lines, in the invoice's currency; already in the prices.
             * @example 0
             */
            savings: number;
            /**
             * @description Price of the gift in the invoice's currency; informational (SA-217).
             * @example 0
             */
            freeProduct: number;
            /**
             * @description Shipping before minus after the promotion, in the invoice's currency.
             * @example 0
             */
            shipping: number;
            /**
             * @description Taken off the lines by the promotion, in the invoice's currency.
             * @example 0
             */
            promotion: number;
            /**
             * @description Paid by gift card, in the invoice's currency.
             * @example 0
             */
            giftCard: number;
            /**
             * @description Paid by cash back, in the invoice's currency.
             * @example 0
             */
            credits: number;
        };
        /** @description What the cart costs and why (3.5). The cart's estimate has the same shape. */
        Invoice: {
            currency: components["schemas"]["Currency"];
            /**
             * @description Sum of the lines that are not free, at selling prices, in currency.
             * @example 96
             */
            subtotal: number;
            _subtotal: components["schemas"]["Subtotals"];
            discounts: components["schemas"]["Discounts"];
            taxes: components["schemas"]["Taxes"];
            /**
             * @description Shipping charged, in currency.
             * @example 7
             */
            shipping: number;
            /**
             * @description max(0, subtotal − promotion + shipping + taxes unless included − gift card − credits), in currency, 2 decimals.
             * @example 103
             */
            total: number;
            payments: components["schemas"]["Payments"];
            /**
             * @description Cash back this order earns; worth the same number in every currency.
             * @example 10
             */
            rewards?: number;
        };
        /** @description What an invoice is made from (CA-43). */
        InvoiceQuestion: {
            /** @description Where it goes. */
            user?: {
                /**
                 * @description Known e-mail address, which some promotions need; null while unknown.
                 * @example ada@example.com
                 */
                email?: string | null;
                /** @description Addresses. */
                address?: {
                    /** @description Shipping address; null for digital carts. */
                    shipping?: components["schemas"]["Address"] | null;
                };
            };
            /** @description What is bought. */
            cart: {
                /** @description The lines. */
                products: components["schemas"]["CartLineInput"][];
                /** @description The promotion applied, of which only its name counts; null for none. */
                promotion?: {
                    /**
                     * @description The promo code.
                     * @example WELCOME15
                     */
                    name?: string;
                } | null;
                /** @description The gift card applied, of which only its code counts; null for none. */
                giftCard?: {
                    /**
                     * @description Its code.
                     * @example 1234-5678-9012-3456
                     */
                    code?: string;
                } | null;
                /** @description The member's cash back when applied, else null; only its uuid counts. */
                credits?: ({
                    /**
                     * @description Which balance; null counts as none.
                     * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
                     */
                    uuid?: string | null;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description The shipping option chosen; null for none. */
                shipping?: components["schemas"]["SelectedShipping"] | null;
                type?: components["schemas"]["CartType"];
                /** @description Its currency. */
                invoice: {
                    currency: components["schemas"]["Currency"];
                };
            };
        };
        /** @description A placed order (3, checkout). */
        Order: {
            /**
             * Format: uuid
             * @description Random id; who knows it may read the order of a guest.
             * @example 5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e
             */
            id: string;
            /**
             * @description Number for people.
             * @example V-100023
             */
            number: string;
            site: components["schemas"]["SiteCode"];
            language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When it was placed.
             * @example 2026-11-20T10:00:00.000Z
             */
            created_at: string;
            /** @description What was bought. */
            products: components["schemas"]["OrderProduct"][];
            invoice: components["schemas"]["Invoice"];
            /** @description The promotion used; null for none. */
            promotion?: {
                /**
                 * @description The promo code.
                 * @example WELCOME15
                 */
                name: string;
                /**
                 * @description What it gave; null when it says nothing.
                 * @example 15% off everything
                 */
                description: string | null;
                /**
                 * @description Its type.
                 * @example percentage
                 */
                type: string;
            } | null;
            /** @description How it ships; null for digital orders. */
            shipping?: components["schemas"]["ShippingOption"] | null;
            /** @description The payment. */
            transaction: {
                /**
                 * @description Same as transaction_id (CA-07).
                 * @example sandbox-7f3a
                 */
                id: string;
                /**
                 * @description Id at the payment service.
                 * @example sandbox-7f3a
                 */
                transaction_id: string;
            };
            /**
             * @description The method used (CA-49).
             * @example credit-card
             */
            paymentMethod: string;
            /** @description Of a card payment; null otherwise. */
            cardDetails?: components["schemas"]["CardDetails"] | null;
            /** @description Who bought. */
            user: {
                /**
                 * @description Their e-mail address.
                 * @example ada@example.com
                 */
                email: string;
            };
            /** @description Where it goes and who is billed. */
            address: {
                /** @description Billing address; null when none was given. */
                billing: components["schemas"]["Address"] | null;
                /** @description Shipping address; null for digital orders. */
                shipping: components["schemas"]["Address"] | null;
            };
            /** @description Cash back after this order: the balance of a signed-in member whose address is proven; for everybody else what this order earned. Null where none is earned. */
            credits?: components["schemas"]["OrderCredits"] | null;
            /** @description Offers after the purchase; null for none, when the checkout gave no second nonce or token (CA-30), and in a fetched order. */
            upsells?: components["schemas"]["Upsells"] | null;
        };
        /** @description A line of a placed order (3, checkout). */
        OrderProduct: {
            /**
             * Format: int64
             * @description Id of the product.
             * @example 100017
             */
            id: number;
            /**
             * @description Title in the buyer's language.
             * @example Halo
             */
            title: string;
            /**
             * @description Kind of product.
             * @example Vibrators
             */
            type: string;
            /** @description Its pictures. */
            images: components["schemas"]["Image"][];
            /**
             * Format: int64
             * @description Variant id a warranty covers; null otherwise.
             * @example null
             */
            _target: number | null;
            /** @description The variant bought. */
            _variant: {
                /**
                 * Format: int64
                 * @description Its id.
                 * @example 101
                 */
                id: number;
                /**
                 * Format: int64
                 * @description Id of its picture; null for the product's first.
                 * @example null
                 */
                image_id: number | null;
                /**
                 * @description Its options joined by '|'; null for none.
                 * @example Violet
                 */
                option1?: string | null;
            };
            /**
             * Format: int64
             * @description Units.
             * @example 2
             */
            _quantity: number;
            /**
             * @description Line price in the invoice's currency; 0 for a gift.
             * @example 96
             */
            _price: number;
            /**
             * @description True for a gift.
             * @example false
             */
            _free: boolean;
            /**
             * @description True when it ships later.
             * @example false
             */
            _preorder?: boolean;
            /** @description From whom, to whom and on which day each gift card of the line goes; absent for other goods. */
            _deliveries?: components["schemas"]["GiftCardDelivery"][];
            meta: components["schemas"]["ProductMeta"];
        };
        /** @description Who pays which part. */
        Payments: {
            /**
             * @description From the gift card, in the invoice's currency.
             * @example 0
             */
            giftCard: number;
            /**
             * @description Left to pay in the invoice's currency; equals total.
             * @example 103
             */
            creditCard: number;
            /**
             * @description From cash back, in the invoice's currency.
             * @example 0
             */
            credits: number;
        };
        /** @description The subtotal seen from several sides (SA-087). */
        Subtotals: {
            /**
             * @description Lines that carry sales tax, in the invoice's currency.
             * @example 96
             */
            taxable: number;
            /**
             * @description Promotable lines at selling prices, in the invoice's currency.
             * @example 96
             */
            discounted: number;
            /**
             * @description Lines the promotion may work on, in the invoice's currency.
             * @example 96
             */
            discountable: number;
            /**
             * @description Lines in a parcel, in the invoice's currency.
             * @example 96
             */
            physical: number;
            /**
             * @description Lines without a parcel, in the invoice's currency.
             * @example 0
             */
            digital: number;
        };
        /** @description The cart to check before paying (CA-03). */
        ValidationCart: {
            /** @description The lines. */
            products: components["schemas"]["CartLineInput"][];
            /** @description The promotion applied, of which only its name counts; null for none. */
            promotion?: {
                /**
                 * @description The promo code.
                 * @example WELCOME15
                 */
                name?: string;
            } | null;
            type?: components["schemas"]["CartType"];
            /** @description The estimate, or its currency alone. */
            invoice: {
                currency: components["schemas"]["Currency"];
            };
        };
        /**
         * @description A member's cash back on a site (3.8); nothing before their address is proven. Amounts are worth the same number in every currency. `data` says again what the
         *     top says, for readers of either (CA-06).
         */
        Credits: {
            /**
             * Format: uuid
             * @description Which balance; sent as cart.credits.uuid when it is applied.
             * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
             */
            uuid: string;
            /**
             * @description What can be spent; the same number in every currency.
             * @example 80
             */
            balance: number;
            /**
             * Format: int64
             * @description When it ends, in seconds since 1970: a year after the last increase; null while nothing was earned.
             * @example 1795212000
             */
            date_expired: number | null;
            /** @description The balance itself; what the checkout sends as cart.credits. */
            data: {
                /**
                 * Format: uuid
                 * @description Which balance.
                 * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
                 */
                uuid: string;
                /**
                 * @description What can be spent; the same number in every currency.
                 * @example 80
                 */
                balance: number;
                /**
                 * Format: int64
                 * @description When it ends, in seconds since 1970; null while nothing was earned.
                 * @example 1795212000
                 */
                date_expired: number | null;
            };
            /** @description Its changes, the oldest first; the last hundred. */
            history: components["schemas"]["CreditsEntry"][];
        };
        /** @description A change of a cash-back balance (3.8). */
        CreditsEntry: {
            /**
             * @description Earned, spent, or gone with its date.
             * @example increase
             * @enum {string}
             */
            type: "increase" | "decrease" | "expire";
            /**
             * @description By how much, the same number in every currency; always above 0.
             * @example 10
             */
            amount: number;
        };
        /**
         * @description The buyer's cash back with an order in it (3, checkout). For a guest, and for a member whose address is not proven, it is
         *     what this order earned: that waits under the e-mail address until somebody proves that it is theirs, with a code or a link
         *     that was mailed to it (CA-92). The answer is the same whoever the address belongs to.
         */
        OrderCredits: {
            /**
             * @description What can be spent next; the same number in every currency.
             * @example 90
             */
            balance: number;
            /** @description Its changes, the oldest first, the order's own the last; the last hundred. */
            history: components["schemas"]["CreditsEntry"][];
        };
        /** @description Prepaid money with a code (3.7). */
        GiftCard: {
            /**
             * @description 1 to 4 digits, then three groups of 4, separated by dashes (5.3).
             * @example 1234-5678-9012-3456
             */
            code: string;
            /**
             * @description What is left, in its currency.
             * @example 50
             */
            amount_remaining: number;
            /** @description The one site it works on. */
            site: components["schemas"]["SiteCode"];
            currency: components["schemas"]["Currency"];
        };
        /** @description To whom one bought gift card goes, as its form has it (5, checkout). */
        GiftCardForm: {
            email: components["schemas"]["Email"];
            /**
             * @description Message on the card; null for none.
             * @example Enjoy!
             */
            message?: string | null;
            /**
             * @description Sender name on the card.
             * @example Ada
             */
            name: string;
            /**
             * Format: date
             * @description Day on which the email is sent; null for at once. The rule deliveryDates asks that it is not past everywhere on earth and at most
             *     one year ahead.
             * @example 2026-12-24
             */
            date?: string | null;
        };
        /** @description One form for each gift card bought, in the order of the lines; errors are keyed by index, '[0].email' (CA-24). */
        GiftCardForms: components["schemas"]["GiftCardForm"][];
        /** @description Something the browser wants on record; both shipped forms in one (CA-04). More keys are accepted. */
        LogEntry: {
            /**
             * @description How grave.
             * @enum {string}
             */
            level: "info" | "warn" | "error";
            /**
             * @description What speaks.
             * @enum {string}
             */
            type: "client" | "kount" | "apple-pay";
            /**
             * @description What happened.
             * @example kountSDK failed to reply within 10 seconds
             */
            message: string;
            /**
             * @description Site code.
             * @example boutique
             */
            site: string;
            /**
             * @description Page address.
             * @example http://localhost:3000/checkout
             */
            url: string;
            /**
             * @description Browser; null when unknown.
             * @example Mozilla/5.0
             */
            userAgent?: string | null;
            /**
             * Format: int64
             * @description How often; null when not counted.
             * @example 1
             */
            recurrence?: number | null;
            /**
             * @description Stack trace; null when the browser has none.
             * @example null
             */
            stack?: string | null;
            /**
             * @description Any JSON, e.g. {message, error, statusCode}.
             * @example {
             *       "message": "Load failed",
             *       "statusCode": 503
             *     }
             */
            error?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A card of the notifications feed (3.11). */
        Notification: {
            /**
             * Format: int64
             * @description Number of the card.
             * @example 1
             */
            id: number;
            /**
             * @description Title in the language asked for.
             * @example 15% off your first bag
             */
            title: string;
            /**
             * @description Line above the title; may be empty.
             * @example Welcome
             */
            subtitle: string;
            /**
             * @description Text (HTML) in the language asked for.
             * @example <p>Use it on anything.</p>
             */
            description: string;
            /**
             * @description Address of the picture; null for none.
             * @example /assets/img/promotions/welcome.svg
             */
            image: string | null;
            /**
             * @description Where the button leads; may carry promo_code. Null for no button.
             * @example /sex-toys?promo_code=WELCOME15
             */
            link: string | null;
            /**
             * @description What the button says, in the language asked for.
             * @example Take 15% off
             */
            cta_text: string;
            /**
             * Format: int64
             * @description When it ends, in epoch seconds; null for never.
             * @example 1796083200
             */
            date_expired: number | null;
            /**
             * Format: int64
             * @description When it came out, in epoch seconds.
             * @example 1767225600
             */
            date_published: number;
            /**
             * Format: int64
             * @description Ends with each period of so many days (UTC) and begins anew, instead of date_expired; null for once. On import only.
             * @example 7
             */
            renews_days?: number | null;
            /** @description Place in the feed of each site that shows it. On import only. */
            orders?: {
                [key: string]: number;
            };
            /** @description Words in other languages by language code. On import only. */
            translations?: {
                [key: string]: {
                    /**
                     * @description Title in that language.
                     * @example 15 % sur votre premier sac
                     */
                    title?: string;
                    /**
                     * @description Line above the title in that language.
                     * @example Bienvenue
                     */
                    subtitle?: string;
                    /**
                     * @description Text (HTML) in that language.
                     * @example <p>Valable sur tout.</p>
                     */
                    description?: string;
                    /**
                     * @description Button in that language.
                     * @example Profiter des 15 %
                     */
                    cta_text?: string;
                };
            };
        };
        /** @description What is to be paid later (7, checkout). The server prices the cart again; the invoice of the shopper only has to agree. */
        BnplQuestion: {
            /** @description The invoice the shopper saw, whose total must be the server's; null for none. */
            invoice?: {
                /**
                 * @description Total the shopper saw, in currency.
                 * @example 103.92
                 */
                total?: number;
            } | null;
            /** @description Who buys. */
            user: {
                email: components["schemas"]["Email"];
                /** @description Where it goes and who is billed. */
                address?: {
                    /** @description Who is billed; the shipping address stands in for null. */
                    billing?: components["schemas"]["Address"] | null;
                    /** @description Where it goes; null for digital carts. */
                    shipping?: components["schemas"]["Address"] | null;
                };
            };
            /** @description What is bought. */
            cart: {
                /** @description The lines. */
                products: components["schemas"]["CartLineInput"][];
                /** @description The promotion applied, of which only its name counts; null for none. */
                promotion?: {
                    /**
                     * @description The promo code.
                     * @example WELCOME15
                     */
                    name?: string;
                } | null;
                /** @description The gift card applied, of which only its code counts; null for none. */
                giftCard?: {
                    /**
                     * @description Its code.
                     * @example 1234-5678-9012-3456
                     */
                    code?: string;
                } | null;
                /** @description The member's cash back when applied, else null; only its uuid counts. */
                credits?: ({
                    /**
                     * @description Which balance; null counts as none.
                     * @example 8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10
                     */
                    uuid?: string | null;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description The shipping option chosen; null for none. */
                shipping?: components["schemas"]["SelectedShipping"] | null;
                type?: components["schemas"]["CartType"];
                /** @description Its currency. */
                invoice: {
                    currency: components["schemas"]["Currency"];
                };
            };
        };
        /** @description What the buy-now-pay-later dialog needs to start (7, checkout). */
        BnplSession: {
            /**
             * @description Opens the provider's dialog in the browser; short-lived.
             * @example sandbox-klarna-ok-4be1
             */
            client_token: string;
            /** @description Ways to pay later, in the provider's order; empty when it offers none. */
            payment_method_categories: {
                /**
                 * @description The provider's name of it; the dialog is opened with it.
                 * @example pay_over_time
                 */
                name: string;
                /** @description Pictures of it. */
                asset_urls: {
                    /**
                     * @description Address of its icon.
                     * @example /assets/img/klarna.svg
                     */
                    descriptive: string;
                };
            }[];
        };
        /** @description What the gateway tells of a card, never its number. */
        CardDetails: {
            /**
             * @description Last digits.
             * @example 1111
             */
            lastFour: string;
            /**
             * @description First six digits.
             * @example 411111
             */
            bin: string;
        };
        /** @description What the card gateway's fields need to start (7, checkout). */
        CardToken: {
            /**
             * @description Authorisation of the hosted fields; short-lived.
             * @example sandbox-authorization-USD
             */
            token: string;
            /**
             * @description Whether new cards are kept for the shopper.
             * @example true
             */
            vaulted: boolean;
            /** @description Saved cards; empty for guests. */
            creditCards: components["schemas"]["SavedCard"][];
        };
        /** @description One validation error of the card gateway. */
        GatewayError: {
            /**
             * @description The gateway's code; 91564 means refresh the page.
             * @example 91564
             */
            code: string;
            /**
             * @description What it is about.
             * @example payment_method_nonce
             */
            attribute: string;
            /**
             * @description The gateway's text.
             * @example Cannot use a payment method nonce more than once.
             */
            message: string;
        };
        /** @description How it is paid (7, checkout). Which keys are needed depends on the method (5, checkout). */
        Payment: {
            /**
             * @description The method the shopper chose (CA-49).
             * @example credit-card
             * @enum {string}
             */
            paymentMethod?: "credit-card" | "saved-credit-card" | "apple-pay" | "apple-pay-express" | "paypal" | "paypal-pay-later" | "klarna" | "venmo" | "gift-card" | "credits" | "gift-card-and-credits" | "free";
            /**
             * @description Who settles it; the card gateway when absent.
             * @example braintree
             */
            gateway?: string;
            /**
             * @description Who took it (P-01 to P-06; internal for gift card and cash back).
             * @example braintree
             * @enum {string}
             */
            service: "internal" | "braintree" | "paypal" | "klarna" | "venmo" | "apple-pay";
            /**
             * @description One-time stand-in for the card, from the gateway's fields; null when token is sent.
             * @example sandbox-card-ok-0001
             */
            nonce?: string | null;
            /**
             * @description Token of a saved card or of an authorisation, which wins over nonce; null for none.
             * @example null
             */
            token?: string | null;
            cardDetails?: components["schemas"]["CardDetails"];
            /** @description A second token for offers after the purchase. */
            upsells?: {
                /**
                 * @description From a second tokenisation; null when token is sent.
                 * @example sandbox-card-ok-0002
                 */
                nonce?: string | null;
                /**
                 * @description Token of the saved card; null for another.
                 * @example null
                 */
                token?: string | null;
            };
            /**
             * @description Device data of the card gateway.
             * @example {"correlation_id":"0"}
             */
            deviceData?: string;
            /**
             * @description Whether the card is kept by the gateway.
             * @example true
             */
            vaulted?: boolean;
            /**
             * @description Session id of the fraud check.
             * @example 0123456789abcdef0123456789abcdef
             */
            kountId?: string;
        };
        /** @description What a payment needs when gift card or credits do not settle it (CA-15 to CA-17). */
        PaymentDetails: {
            /**
             * @description Session id of the fraud check.
             * @example 0123456789abcdef0123456789abcdef
             */
            kountId: string;
        } & (unknown & unknown);
        /** @description A card kept by the gateway. */
        SavedCard: {
            /**
             * @description The gateway's global id.
             * @example cc_1111
             */
            globalId: string;
            /**
             * @description Brand.
             * @example Visa
             */
            cardType: string;
            /**
             * @description Last digits.
             * @example 1111
             */
            last4: string;
            /**
             * @description MM/YYYY.
             * @example 01/2030
             */
            expirationDate: string;
            /**
             * @description What to pay with.
             * @example sandbox-saved-visa-1111
             */
            token: string;
        };
        /** @description A promo code and what it does (3.6). */
        Promotion: {
            /**
             * Format: int64
             * @description Number of the promotion.
             * @example 1
             */
            id: number;
            /**
             * @description The code one types; compared without case (SA-165).
             * @example WELCOME15
             */
            name: string;
            /**
             * @description What it gives, in a few words.
             * @example 15% off everything
             */
            description?: string;
            /**
             * @description Which of the eight rules computes it (9.2).
             * @example percentage
             * @enum {string}
             */
            type: "percentage" | "percentage_product" | "percentage_threshold" | "percentage_threshold_free_product" | "free_product" | "free_product_quantity_threshold" | "amount_threshold" | "amount";
            /**
             * @description Whole percent (15 is 15%) or money in the currency it was fetched for; 0 when the tiers say it.
             * @example 15
             */
            discount: number;
            /**
             * @description False once its sale is over (promotionUnavailable).
             * @example true
             */
            enabled: boolean;
            /** @description The one site it works on. */
            site: components["schemas"]["SiteCode"];
            /**
             * Format: int64
             * @description End in unix seconds; null for none.
             * @example 1893456000
             */
            date_expired?: number | null;
            /**
             * @description Makes the standard rate free; only US, CA and UK.
             * @example false
             */
            free_shipping?: boolean;
            /**
             * @description Least eligible subtotal in the currency asked for; null or 0 for none.
             * @example 50
             */
            minimum?: number | null;
            /**
             * @description Greatest eligible subtotal in the currency asked for; null for none.
             * @example 500
             */
            maximum?: number | null;
            /**
             * Format: int64
             * @description The only product it works on; null for no such limit.
             * @example null
             */
            product_id?: number | null;
            /**
             * Format: int64
             * @description The gift; null for none.
             * @example 100150
             */
            free_product_id?: number | null;
            /**
             * @description Comma-separated product ids that must be in the cart; null for none.
             * @example 100001,100002
             */
            required_product_ids?: string | null;
            /** @description Products it does not work on. */
            excluded_product_ids?: number[];
            /** @description When not empty, only these products count. */
            included_collection_product_ids?: number[];
            /** @description Products of excluded collections. */
            excluded_collection_product_ids?: number[];
            /**
             * @description True computes the percentage on the whole cart, below minimum prices too (SA-174).
             * @example false
             */
            override_minimum_product_prices?: boolean;
            /** @description Tiers, any order. */
            properties?: components["schemas"]["PromotionProperty"][];
            /**
             * @description How it changes the cash back earned; null for not.
             * @example multiplier
             * @enum {string|null}
             */
            credits_type?: "amount" | "multiplier" | null;
            /**
             * @description Cash back added, the same number in every currency, or a factor; null for none.
             * @example 2
             */
            credits_amount?: number | null;
            /**
             * @description True when it needs a known e-mail address (requiredEmailMissing).
             * @example false
             */
            required_email?: boolean;
            /** @description Shown when applied; null for nothing. */
            notification?: components["schemas"]["PromotionNotification"] | null;
            /**
             * @description How much of its use limit is used, in percent; null without a limit.
             * @example 40
             */
            uses_percentage?: number | null;
            /**
             * Format: int64
             * @description How many orders may use it; null for any number. On import only.
             * @example null
             */
            usage_limit?: number | null;
            /** @description Words in other languages by language code; on import only. */
            translations?: {
                [key: string]: {
                    /**
                     * @description Description in that language.
                     * @example 15 % sur tout
                     */
                    description?: string;
                    notification?: components["schemas"]["PromotionNotification"];
                };
            };
        };
        /** @description The gift of a tier. */
        PromotionFreeProduct: {
            /**
             * Format: int64
             * @description Id of the product.
             * @example 100150
             */
            id: number;
            /**
             * @description Its title.
             * @example Silk pouch
             */
            title?: string;
            /**
             * @description Its picture; null for none.
             * @example /assets/img/products/pouch.svg
             */
            image?: string | null;
            /**
             * @description What it would cost, in the currency asked for.
             * @example 12
             */
            price?: number;
        };
        /** @description What is shown when the promotion is applied. */
        PromotionNotification: {
            /**
             * @description Title.
             * @example Welcome
             */
            title: string;
            /**
             * @description Text (HTML).
             * @example 15% off is waiting in your bag.
             */
            description: string;
            /**
             * @description Picture; null for none.
             * @example /assets/img/promotions/welcome.svg
             */
            image?: string | null;
        };
        /** @description One tier of a promotion (3.6). percentage_threshold and amount_threshold read discount; free_product_quantity_threshold reads type and amount (SA-092). */
        PromotionProperty: {
            /**
             * @description Whether amount is money or a whole percent.
             * @example percentage
             * @enum {string}
             */
            type?: "amount" | "percentage";
            /**
             * @description Shipping discount of a quantity tier; 100 percent is free shipping.
             * @example 100
             */
            amount?: number;
            /**
             * @description Subtotal in the currency asked for, or number of units, from which the tier holds, reached included (SA-215).
             * @example 100
             */
            threshold: number;
            /**
             * @description Whole percent or money the tier takes off.
             * @example 20
             */
            discount?: number;
            free_product?: components["schemas"]["PromotionFreeProduct"];
        };
        /** @description The option chosen, sent whole. */
        SelectedShipping: {
            /**
             * @description Carrier or service.
             * @example usps
             */
            service: string;
            /**
             * @description Tier.
             * @example standard
             */
            type: string;
            /**
             * @description Name of the rate.
             * @example us-standard
             */
            identifier: string;
            /**
             * @description Price the shopper saw, in the invoice's currency.
             * @example 7
             */
            amount?: number;
        };
        /** @description When the parcel is expected. */
        ShippingEstimate: {
            /**
             * @description Counted from the order.
             * @enum {string}
             */
            type: "relative";
            /**
             * @description Unit of value.
             * @enum {string}
             */
            unit: "days";
            /** @description Earliest and latest. */
            value: number[];
        };
        /** @description The shipping option chosen, as the form checks it; null for none (CA-14). */
        ShippingMethod: {
            /**
             * @description Tier.
             * @example standard
             */
            type: string;
        } | null;
        /** @description A way to ship this order to this address (3, checkout). */
        ShippingOption: {
            /**
             * @description Tier.
             * @example standard
             */
            type: string;
            /**
             * @description What the shopper reads.
             * @example Standard
             */
            label: string;
            /**
             * @description Price after the promotion, in the currency asked for.
             * @example 7
             */
            amount: number;
            /**
             * @description Price before the promotion, in the currency asked for.
             * @example 7
             */
            original: number;
            /** @description When it arrives; null when unknown. */
            estimate: components["schemas"]["ShippingEstimate"] | null;
            /** @description Duties of the destination. */
            duties: {
                /**
                 * @description Duties in the currency asked for.
                 * @example 0
                 */
                total: number;
            };
            /**
             * @description Carrier or service (CA-14).
             * @example usps
             */
            service: string;
            /**
             * @description Name of the rate (CA-14).
             * @example us-standard
             */
            identifier: string;
        };
        /** @description What a shipping option depends on (7.2). */
        ShippingQuestion: {
            /**
             * @description Subtotal without gift cards minus promotion discount, in currency.
             * @example 96
             */
            subtotal: number;
            /**
             * @description Name of the promotion; null for none.
             * @example null
             */
            promotion: string | null;
            address: components["schemas"]["Address"];
            /** @description The lines. */
            products: components["schemas"]["CartLineInput"][];
            currency: components["schemas"]["Currency"];
            language: components["schemas"]["Language"];
            /** @description Tiers wanted; none for all. */
            tiers: string[];
        };
        /** @description A price for shipping, by subtotal (3.4). Used for estimates, before an address is known. */
        ShippingRate: {
            /**
             * @description Price in the currency asked for.
             * @example 7
             */
            amount: number;
            /**
             * @description Price before a promotion, in the currency asked for; equals amount without one.
             * @example 7
             */
            original: number;
            /** @description Subtotals (minus promotion) the rate is for. */
            range: {
                /**
                 * @description From this amount, in the currency asked for.
                 * @example 0
                 */
                min: number;
                /**
                 * @description Below this amount, in the currency asked for; null for no end.
                 * @example 69
                 */
                max: number | null;
            };
        };
        /** @description A shipping rate as the merchant keeps it; the format of imports. */
        ShippingRateRow: {
            /**
             * @description Name of the rate, unique.
             * @example us-standard
             */
            identifier: string;
            /**
             * @description Carrier or service.
             * @example usps
             */
            service: string;
            /**
             * @description Tier.
             * @example standard
             */
            type: string;
            /**
             * @description What the shopper reads.
             * @example Standard
             */
            label: string;
            /**
             * @description What the shopper reads in French.
             * @example Standard
             */
            label_fr?: string;
            /** @description ISO countries it serves; '*' for any other. */
            countries: string[];
            currency: components["schemas"]["Currency"];
            /**
             * @description Price in the row's currency.
             * @example 7
             */
            amount: number;
            /**
             * @description Duties on top, in the row's currency; absent for none.
             * @example 4.5
             */
            duties?: number;
            /** @description Subtotals (minus promotion) the rate is for. */
            range: {
                /**
                 * @description From this amount, in the row's currency.
                 * @example 0
                 */
                min: number;
                /**
                 * @description Below this amount, in the row's currency; null for no end.
                 * @example 69
                 */
                max: number | null;
            };
            estimate: components["schemas"]["ShippingEstimate"];
        };
        /** @description How an amount of a currency is written (3.14). */
        CurrencySettings: {
            /**
             * @description Sign before the amount.
             * @example CA$
             */
            symbol: string;
            /**
             * @description BCP 47 locale of the number, the same in every language.
             * @example en-US
             */
            locale: string;
            /**
             * Format: int64
             * @description Decimals in the catalogue.
             * @example 0
             */
            digits: number;
            /**
             * Format: int64
             * @description Decimals in checkout.
             * @example 2
             */
            checkoutDigits: number;
        };
        /** @description A link of a menu, with its own menu below. */
        NavigationMenuEntry: {
            /**
             * @description What one reads.
             * @example Vibrators
             */
            label: string;
            /**
             * @description What one reads in French.
             * @example Vibromasseurs
             */
            label_fr?: string;
            /**
             * @description Path in the shop, without language.
             * @example /sex-toys/vibrators
             */
            url: string;
            /**
             * @description Heading it stands under.
             * @example By type
             */
            category?: string;
            /**
             * @description True leaves it out of the side panel.
             * @example false
             */
            mobileOnly?: boolean;
            /** @description Entries below. */
            menu?: components["schemas"]["NavigationMenuEntry"][];
        };
        /** @description A part of the world the shop sells to (3.14). */
        Region: {
            /**
             * @description Name in English.
             * @example United States
             */
            label: string;
            /**
             * @description Name in French.
             * @example États-Unis
             */
            label_fr?: string;
            /**
             * @description ISO 3166 code.
             * @example US
             */
            country: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Subtotal, in the region's currency, from which standard shipping there costs nothing; null where it is never free. Computed from
             *     the shipping rates. Always answered.
             * @example 69
             */
            readonly freeShippingFrom?: number | null;
            /**
             * @description Fulfilment region that ships there.
             * @example US
             */
            fulfillment: string;
        };
        /** @description The site's shop on the e-commerce platform (3.14). Always answered. */
        ShopSettings: {
            /**
             * @description Address of the shop on the platform; null when this server is the platform.
             * @example null
             */
            shop_url: string | null;
            /** @description Handle of the collection a category segment loads; looked up by the deepest segment first. */
            collections: {
                [key: string]: string;
            };
            /** @description Products with a part of their own, by that part. */
            products: {
                [key: string]: number | null;
            };
        };
        /** @description Settings of a sibling site (3.14). */
        Site: {
            code: components["schemas"]["SiteCode"];
            /**
             * @description Name of the shop.
             * @example Velours
             */
            name: string;
            /**
             * @description Value of filter[source] (SA-189).
             * @example boutique
             */
            source: string;
            /**
             * @description Brand in cookie names (SA-105).
             * @example velours
             */
            brand: string;
            /**
             * Format: email
             * @description Customer service.
             * @example care@velours.example
             */
            supportEmail: string;
            /**
             * @description One line about the site.
             * @example Quiet pleasures
             */
            tagline?: string;
            /**
             * @description The line in French.
             * @example Plaisirs discrets
             */
            tagline_fr?: string;
            /** @description Languages of the site; default is that of addresses without a language. Beside them are answered base, in which the shop's words are written and which stands where a translation is missing, and active, the language of this answer (Accept-Language). */
            languages: {
                base?: components["schemas"]["Language"];
                active?: components["schemas"]["Language"];
                /** @description Each language's own name (9.1). Always answered. */
                readonly labels?: {
                    [key: string]: string;
                };
                default: components["schemas"]["Language"];
                /** @description All languages. */
                supported: components["schemas"]["Language"][];
            };
            /** @description Currencies of the site. */
            currencies: components["schemas"]["Currency"][];
            /** @description How amounts are written, by currency (3.14). Always answered. */
            readonly money?: {
                [key: string]: components["schemas"]["CurrencySettings"];
            };
            /** @description Where it sells to; the first is the default. */
            regions: components["schemas"]["Region"][];
            /** @description Menus of the site, top level first. */
            navigation: components["schemas"]["NavigationMenuEntry"][];
            /** @description Feature flags and test variants by name (3.16). */
            flags: {
                [key: string]: string | boolean | null;
            };
            /** @description Numbers of the shop (9). */
            limits: {
                /**
                 * Format: int64
                 * @description Products on a listing page.
                 * @example 24
                 */
                pageSize: number;
                /**
                 * @description Regular physical subtotal that add-on items need; the same number in every currency.
                 * @example 29
                 */
                addOnMinimum: number;
                /**
                 * Format: int64
                 * @description Days after which a cart line is fetched again.
                 * @example 30
                 */
                cartMaxAgeDays: number;
            };
            /**
             * @description Whether the cash back an order earns is shown (SA-062).
             * @example false
             */
            creditsDisplay: boolean;
            /** @description What the payment step needs to know. */
            payments: {
                /**
                 * @description Identifier of the card gateway.
                 * @example braintree
                 */
                gateway: string;
                /**
                 * @description Whether money moves.
                 * @enum {string}
                 */
                environment: "sandbox" | "production";
                /** @description The payment processor's public key by currency; pounds and euros use that of US dollars (9.1). Always answered, the sandbox's when none was imported. */
                processorKeys?: {
                    [key: string]: string;
                };
            };
            /**
             * Format: int64
             * @description The product that protects others; null for none.
             * @example 100160
             */
            warrantyProductId: number | null;
            /**
             * Format: int64
             * @description Product that is sold as a gift card, linked from every page; null or absent for none.
             * @example 100183
             */
            giftCardProductId?: number | null;
            /** @description Product types that can be protected (9.2). */
            warrantyTypes: string[];
            /** @description Where the site's API is, below its own host name unless an address is imported (7). Always answered. */
            api?: {
                /**
                 * @description Base for browsers: a path on the site's host, or an address.
                 * @example /api
                 */
                browser: string;
                /**
                 * @description Base for pages as they are rendered; a path is asked inside the process, without a network.
                 * @example /api
                 */
                server: string;
            };
            /** @description Where the site's files are. Always answered. */
            assets?: {
                /**
                 * @description Base of scripts and styles (2.1).
                 * @example /distribution/
                 */
                base: string;
                /**
                 * @description Base of pictures; an image CDN's address where there is one.
                 * @example /assets/img/
                 */
                images: string;
            };
            shop?: components["schemas"]["ShopSettings"];
            /** @description The third-party services of the site, several for some roles (1). Always answered; those of the shop where none were imported. */
            services?: components["schemas"]["SiteService"][];
            /** @description Settings of every other site; answered for the admin site alone (SA-002). */
            readonly sites?: components["schemas"]["Site"][];
        };
        /** @description A third-party service and what a browser may know of it. */
        SiteService: {
            /**
             * @description What it does for the site.
             * @example bot-check
             * @enum {string}
             */
            role: "image-cdn" | "e-commerce-platform" | "card-tokenisation" | "fraud-check" | "payment-processor" | "wallet" | "bot-check" | "e-mail-marketing" | "chat" | "recommendations" | "affiliate" | "ambassador" | "maps" | "address-verification" | "analytics" | "ad-tracker" | "session-recording";
            /**
             * @description Who does it; null for nobody.
             * @example turnstile
             */
            provider: string | null;
            /**
             * @description Its public key; null where the sandbox does it, and then nothing of the provider is loaded. A sandbox bot check that blocks or asks for a click has the provider's public test key that does so.
             * @example null
             */
            key: string | null;
        };
        /** @description A member's subscription, paid a month at a time. */
        StartedSubscription: {
            /**
             * Format: int64
             * @description Number of the subscription; sent as subscription_id.
             * @example 4
             */
            id: number;
            /**
             * Format: int64
             * @description Number of the member.
             * @example 17
             */
            user_id: number;
            /** @description What is subscribed to. */
            products: {
                /**
                 * Format: int64
                 * @description Its id.
                 * @example 100001
                 */
                id: number;
            }[];
            /**
             * Format: date-time
             * @description End of the month that is paid.
             * @example 2026-12-21T10:00:00.000Z
             */
            paid_until: string;
            /** @description What the next restart or change of plan proves itself with. */
            validation: {
                /**
                 * @description Good once; an earlier one is not good any more.
                 * @example 1b7d2c4464a84f1c
                 */
                nonce: string;
                /**
                 * @description validation.action as it was sent; null when it was not.
                 * @example null
                 */
                action: string | null;
            };
            /** @description The order that was placed; null when nothing was due. */
            order: components["schemas"]["Order"] | null;
        };
        /**
         * @description Starts, restarts or changes a subscription (5, checkout). When the billing address is needed, and which expiry dates hold, is the rule
         *     subscriptionHolds.
         */
        Subscription: {
            /**
             * @description What is asked; absent counts as a start, but for the billing address.
             * @example subscription_start
             * @enum {string}
             */
            action?: "subscription_start" | "subscription_restart" | "subscription_plan_change";
            /** @description Proof of who asks, for a restart or a change of plan; null for a start. */
            validation?: {
                /**
                 * @description Which proof; a nonce when null or absent.
                 * @example nonce
                 * @enum {string|null}
                 */
                type?: "nonce" | "klaviyo-exchange" | null;
                /**
                 * @description The nonce; null with another proof.
                 * @example 9d41
                 */
                nonce?: string | null;
                /**
                 * @description Exchange id of the e-mail marketing service; null with another proof.
                 * @example null
                 */
                exchange?: string | null;
                /**
                 * @description Echoed; null for none.
                 * @example null
                 */
                action?: string | null;
            } | null;
            /** @description Who subscribes. */
            user: {
                /**
                 * Format: email
                 * @description Their e-mail address.
                 * @example ada@example.com
                 */
                email: string;
                /** @description Who is billed; null where no billing address is needed. */
                address?: {
                    /** @description As on the card; null where none is needed. */
                    billing?: {
                        /**
                         * @description Name on the card; null only with payment.id.
                         * @example Ada Moreau
                         */
                        name?: string | null;
                        /**
                         * @description ISO 3166 code of the country.
                         * @example US
                         */
                        country: string;
                        /**
                         * @description Zip, postal or post code.
                         * @example 78701
                         */
                        zipcode: string;
                    } | null;
                } | null;
            };
            /** @description What is subscribed to. */
            cart: {
                /** @description The products. */
                products: {
                    /**
                     * Format: int64
                     * @description Its id.
                     * @example 100017
                     */
                    id: string | number;
                }[];
                /** @description The invoice the subscriber agreed to. */
                invoice: {
                    /**
                     * @description Total in the currency of the subscription; a text is read as a number, a number counts as -1 (CA-28).
                     * @example 19.99
                     */
                    total: string | number;
                };
            };
            /** @description The tokenised card. */
            payment: {
                /**
                 * @description Id of a token already kept; null for a new card.
                 * @example tok_ok
                 */
                id?: string | null;
                /**
                 * @description Terms and privacy policy are accepted; null is no, and only a start asks.
                 * @example true
                 */
                terms?: boolean | null;
                /**
                 * @description The card tokenisation provider (CA-46).
                 * @example basis-theory
                 * @enum {string}
                 */
                service: "basis-theory";
                /** @description When the card expires; the previous month up to ten years ahead, by UTC. */
                expiry: {
                    /**
                     * Format: int64
                     * @description 1 to 12; null counts as missing.
                     * @example 10
                     */
                    month?: string | number | null;
                    /**
                     * Format: int64
                     * @description Four digits; null counts as missing.
                     * @example 2029
                     */
                    year?: string | number | null;
                };
            };
        } & (unknown & unknown);
        /** @description Orders what a subscription brings (5, checkout). */
        SubscriptionOrder: {
            /**
             * @description Number of the user.
             * @example 17
             */
            user_id: number;
            /**
             * @description Number of the subscription.
             * @example 4
             */
            subscription_id: number;
        };
        /** @description What a tax is computed from (7.2). */
        TaxCalculation: {
            /** @description Where it goes. */
            address: {
                /**
                 * @description ISO 3166 code.
                 * @example US
                 */
                country: string;
                /**
                 * @description State or province.
                 * @example TX
                 */
                state: string;
                /**
                 * @description Zip or postal code; null for none, except in the US.
                 * @example 78701
                 */
                zipcode?: string | null;
            };
            /** @description The estimate. */
            invoice: {
                /**
                 * @description Currency of the amounts.
                 * @example USD
                 */
                currency: string;
                /**
                 * @description Shipping charged, in currency.
                 * @example 7
                 */
                shipping: number;
                /** @description What was taken off. */
                discounts: {
                    /**
                     * @description Taken off by the promotion, in currency.
                     * @example 0
                     */
                    promotion: number;
                };
                /** @description Parts of the subtotal. */
                _subtotal: {
                    /**
                     * @description What carries tax, in currency.
                     * @example 96
                     */
                    taxable: number;
                };
            };
            /**
             * @description The shipping option chosen; null for none.
             * @example {
             *       "type": "standard",
             *       "amount": 7
             *     }
             */
            shipping?: ({
                /** @description Duties of the option; null for none. */
                duties?: ({
                    /**
                     * @description Duties, in currency; null for none.
                     * @example 4.5
                     */
                    total?: number | null;
                } & {
                    [key: string]: unknown;
                }) | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Taxable lines. */
            products: components["schemas"]["TaxLine"][];
        };
        /** @description A taxable line (7.2). */
        TaxLine: {
            /**
             * Format: int64
             * @description Variant id, with _free for a gift and _{target} for a warranty.
             * @example 101
             */
            id: string | number;
            /**
             * @description Price of one in the invoice's currency; 0 for a gift.
             * @example 48
             */
            unit_price: number;
            /**
             * @description The line's part of the promotion discount, in the invoice's currency.
             * @example 0
             */
            discount?: number;
            /**
             * Format: int64
             * @description Units.
             * @example 2
             */
            quantity: number;
        };
        /** @description A tax rate as the merchant keeps it; the format of imports. */
        TaxRateRow: {
            /**
             * @description ISO 3166 code of the country, or * for every country that has no row of its own.
             * @example US
             */
            country: string;
            /**
             * @description Code of the state or province; null for the whole country.
             * @example TX
             */
            state: string | null;
            /**
             * @description The rate in percent; 0 says that nothing is collected.
             * @example 6.25
             */
            rate: number;
            /**
             * @description Whether shipping is taxed as well.
             * @example true
             */
            shipping: boolean;
            /**
             * @description Whether prices contain the tax already.
             * @example false
             */
            included: boolean;
            /**
             * @description What the tax is called, for people.
             * @example Sales tax
             */
            name?: string;
        };
        /** @description Tax on an order (7.2). */
        Taxes: {
            /**
             * @description Regional tax plus duties, in the invoice's currency.
             * @example 7.92
             */
            total: number;
            /** @description The total's parts. */
            _total: {
                /**
                 * @description Duties, in the invoice's currency.
                 * @example 0
                 */
                shipping: number;
                /**
                 * @description Sales tax, in the invoice's currency.
                 * @example 7.92
                 */
                regional: number;
            };
            /**
             * @description What the tax service said, for the record; null when it was not asked.
             * @example null
             */
            data: {
                [key: string]: unknown;
            } | null;
            /**
             * @description True when prices already contain the tax.
             * @example false
             */
            included: boolean;
        };
        /** @description The task of an order after its offers ended (CA-45). */
        ClosedOrder: {
            /** @description The task. */
            task: {
                /**
                 * @description Its id.
                 * @example 0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11
                 */
                id: string;
                /**
                 * @description Nothing more is offered.
                 * @example closed
                 * @enum {string}
                 */
                status: "closed";
            };
        };
        /** @description Ends the offers of an order (CA-18). Only the task's id is checked. */
        OrderClose: {
            /** @description The open task of the order. */
            task: {
                /**
                 * Format: int64
                 * @description Its id.
                 * @example task-7f3a
                 */
                id: string | number;
            };
            /**
             * @description Why.
             * @example offers-all-declined
             * @enum {string}
             */
            reason?: "offers-all-declined" | "countdown-offer-elapsed" | "window-refocus-and-offer-expired" | "upsells-unmounted/navigation" | "countdown-error-elapsed";
            /**
             * @description What went wrong, with countdown-error-elapsed.
             * @example The card was declined
             */
            detail?: string;
        };
        /** @description Adds an offer to a placed order (5, checkout). Token or nonce, whichever the order's upsells carry. */
        UpsellAcceptance: {
            /** @description Who bought. */
            user: {
                email: components["schemas"]["Email"];
            };
            /** @description How the order was paid. */
            payment: {
                /**
                 * @description Of the order.
                 * @example sandbox-7f3a
                 */
                transaction_id: string;
                /**
                 * @description Token of the saved card; null when nonce is sent.
                 * @example null
                 */
                token?: string | null;
                /**
                 * @description From the second tokenisation; null when token is sent.
                 * @example sandbox-card-ok-0002
                 */
                nonce?: string | null;
            };
            /** @description What is added. */
            cart: {
                /** @description The lines. */
                products: components["schemas"]["CartLineInput"][];
                /** @description The invoice the shopper agreed to. */
                invoice: {
                    /**
                     * @description Total the shopper saw, in currency.
                     * @example 30
                     */
                    total: number;
                    currency: components["schemas"]["Currency"];
                };
            };
            /** @description The open task of the order. */
            task: {
                /**
                 * Format: int64
                 * @description Its id.
                 * @example task-7f3a
                 */
                id: string | number;
            };
            /** @description What the offer said. */
            meta: {
                /**
                 * @description End of the offer, an ISO date-time; the rule offerStands compares it with now (CA-29).
                 * @example 2026-11-20T10:05:00.000Z
                 */
                expires: string;
            };
        };
        /** @description What a merchant offers to whom after a purchase. The first offer that fits an order is made. */
        UpsellOffer: {
            /**
             * @description Name of the offer.
             * @example lubricants
             */
            id: string;
            site: components["schemas"]["SiteCode"];
            /**
             * @description One product after the other, or all together.
             * @example single
             * @enum {string}
             */
            type: "single" | "bundle";
            /** @description An order with one of these products gets the offer. */
            trigger_product_ids: number[];
            /** @description What is offered; products already in the order or not to be had are left out, and a bundle is whole or not offered. */
            product_ids: number[];
            /**
             * @description Percent taken off the selling price, rounded up to a whole amount, never below the minimum price.
             * @example 20
             */
            percent: number;
            /**
             * @description How long it stands, in minutes.
             * @example 5
             */
            minutes: number;
        };
        /** @description A product offered after the purchase, one unit of it. */
        UpsellProduct: {
            /**
             * Format: int64
             * @description Id of the product.
             * @example 100003
             */
            id: number;
            /**
             * @description Title in the buyer's language.
             * @example Silk Water Lubricant
             */
            title: string;
            /**
             * @description Kind of product.
             * @example Lubricants
             */
            type: string;
            /** @description Its pictures. */
            images: components["schemas"]["Image"][];
            /** @description The variant offered; its id is what an acceptance names. */
            _variant: {
                /**
                 * Format: int64
                 * @description Its id.
                 * @example 200003
                 */
                id: number;
                /**
                 * Format: int64
                 * @description Its picture; null for the product's first.
                 * @example null
                 */
                image_id: number | null;
                /**
                 * @description Its options joined by '|'; null for none.
                 * @example Default Title
                 */
                option1: string | null;
            };
            /**
             * Format: int64
             * @description Units; always one.
             * @example 1
             * @constant
             */
            _quantity: 1;
            /**
             * @description What it costs in this offer, in the invoice's currency.
             * @example 30
             */
            _price: number;
            /**
             * @description What it costs otherwise, in the invoice's currency, for '{compare_at price} value'; null when the offer saves nothing.
             * @example 38
             */
            _compare_at_price: number | null;
            /** @description What accepting this product alone costs; null in a bundle, which is accepted as a whole. */
            invoice: components["schemas"]["Invoice"] | null;
        };
        /** @description What is offered after the purchase, for a few minutes (3 and 4, checkout). It is in the answer to the checkout alone, never in a fetched order. */
        Upsells: {
            /**
             * @description One product after the other, or all together.
             * @example single
             * @enum {string}
             */
            type: "single" | "bundle";
            /** @description What is offered, in this order. */
            products: components["schemas"]["UpsellProduct"][];
            /**
             * Format: date-time
             * @description End of the offer; sent back as meta.expires.
             * @example 2026-11-20T10:05:00.000Z
             */
            expires: string;
            /**
             * Format: uuid
             * @description The open task of the order; sent back as task.id.
             * @example 0d9e2a30-51a8-4d0f-9a52-6f1c0d7a1b11
             */
            task_id: string;
            /**
             * @description Payment of the order; sent back as payment.transaction_id.
             * @example sandbox-7f3a
             */
            transaction_id: string;
            /**
             * @description Saved card to pay with, as the checkout gave it; null when a nonce pays.
             * @example null
             */
            token: string | null;
            /**
             * @description Second nonce to pay with, as the checkout gave it; null when a token pays.
             * @example sandbox-card-ok-0002
             */
            nonce: string | null;
            invoice: components["schemas"]["Invoice"];
        };
        /** @description A member's favourites (3.10). */
        Wishlist: {
            /**
             * Format: int64
             * @description Number of the list; a member has one.
             * @example 1042
             */
            id: number;
            /** @description What is on it, the oldest first. */
            items: components["schemas"]["WishlistItem"][];
        };
        /** @description Something on a wishlist. */
        WishlistItem: {
            /**
             * Format: int64
             * @description Number of the item.
             * @example 1
             */
            id: number;
            /**
             * @description Always product.
             * @example product
             * @constant
             */
            type: "product";
            /**
             * Format: int64
             * @description Id of the product.
             * @example 100001
             */
            content_id: number;
            site: components["schemas"]["SiteCode"];
        };
        /**
         * @description What a campaign page is. toy-of-the-month is /giveaway, social-giveaway is /social-freevibegiveaway, mystery-gift is /social-mysterygwp.
         * @example spin-to-win
         * @enum {string}
         */
        CampaignKind: "daily-deals" | "giveaway" | "mystery-gift" | "private-sale" | "quiz" | "social-giveaway" | "spin-to-win" | "thankyou" | "toy-of-the-month" | "vibe";
        /**
         * @description ISO 4217 code of a currency the shop sells in. USD is the default (9.1).
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "CAD" | "GBP" | "EUR";
        /**
         * @description A language of the shop; English is the default and has no URL prefix (2.2).
         * @example en
         * @enum {string}
         */
        Language: "en" | "fr";
        /** @description The lowest amount a percentage discount may leave, for each currency. A missing currency means no minimum (SA-172). */
        MinimumPrices: {
            /**
             * @description Floor in US dollars.
             * @example 30
             */
            USD?: number;
            /**
             * @description Floor in Canadian dollars.
             * @example 40
             */
            CAD?: number;
            /**
             * @description Floor in pounds sterling.
             * @example 25
             */
            GBP?: number;
            /**
             * @description Floor in euros.
             * @example 28
             */
            EUR?: number;
        };
        /** @description An amount for each currency, in units of that currency. A lookup falls back to USD (9.1). */
        Prices: {
            /**
             * @description Amount in US dollars.
             * @example 48
             */
            USD: number;
            /**
             * @description Amount in Canadian dollars.
             * @example 64
             */
            CAD?: number;
            /**
             * @description Amount in pounds sterling.
             * @example 39
             */
            GBP?: number;
            /**
             * @description Amount in euros.
             * @example 45
             */
            EUR?: number;
        };
        /**
         * @description Code of a sibling site. Only boutique, outlet and closet have a checkout (CA-50).
         * @example boutique
         * @enum {string}
         */
        SiteCode: "content" | "plus" | "boutique" | "outlet" | "closet" | "admin";
        /**
         * Too little for add-on items.
         * @description Regular physical items sum to less than 29 (5.6).
         *
         *     Block checkout and show the message.
         */
        AddOnDoesNotMeetMinimumRequirement: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "addOnDoesNotMeetMinimumRequirement";
            /**
             * @description The text for the shopper, in English.
             * @example Add-on items are available on orders of $29+
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * Add-on items stand alone.
         * @description The cart has add-on items but no regular items (5.6).
         *
         *     Block checkout and show the message.
         */
        AddOnRequiresRegularItems: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "addOnRequiresRegularItems";
            /**
             * @description The text for the shopper, in English.
             * @example Add-on items are available when ordered with other items
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * Nobody is signed in.
         * @description The operation belongs to a member, and the request carries no session, or one that ended (6).
         *
         *     Sign in, then ask again.
         */
        AuthenticationRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "authenticationRequired";
            /**
             * @description The text for the shopper, in English.
             * @example Please log in to continue
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The e-mail address has entered before.
         * @description The campaign has an entry with this address, whatever its letter case, and this is not a repeat of that request.
         *
         *     Show the message; nothing was drawn anew.
         */
        CampaignAlreadyEntered: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "campaignAlreadyEntered";
            /**
             * @description The text for the shopper, in English.
             * @example This email address has already been entered
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The campaign takes no more entries.
         * @description Its end has passed.
         *
         *     Show the message in place of the form.
         */
        CampaignEnded: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "campaignEnded";
            /**
             * @description The text for the shopper, in English.
             * @example This campaign has ended
             */
            message: string;
            /**
             * Format: int64
             * @description When it ended, in epoch seconds.
             * @example 1767225600
             */
            value: number;
        };
        /**
         * The cart changed since it was filled.
         * @description A price, stock, product or promotion is no longer what the cart says (7, checkout).
         *
         *     Show the validation modal, apply the actions, and ask again.
         */
        CartValidationErrors: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "cartValidationErrors";
            /**
             * @description The text for the shopper, in English.
             * @example Some items in your cart have changed
             */
            message: string;
            value: components["schemas"]["CartValidationError"];
        };
        /**
         * The client token is missing or wrong.
         * @description The header x-client-token is absent or not the configured one.
         *
         *     Send the token the shop gave you.
         */
        ClientTokenInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "clientTokenInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example The client token is missing or wrong
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * E-mail address and password do not belong together.
         * @description There is no such member, or the password is another one; the answer does not say which (5.8).
         *
         *     Show the message under the form.
         */
        CredentialsInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "credentialsInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example The email or the password is not correct
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The request comes from another site.
         * @description A browser says by Sec-Fetch-Site or Origin that a page of another origin sent a request that changes something.
         *
         *     Send it from the shop's own pages, or without a browser.
         */
        CrossSiteRequest: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "crossSiteRequest";
            /**
             * @description The text for the shopper, in English.
             * @example This request came from another site
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The current password is another one.
         * @description passwordCurrent is not the member's password.
         *
         *     Show the text at the field.
         */
        CurrentPasswordInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "currentPasswordInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example Your current password is not correct
             */
            message: string;
            /**
             * @description The text by the field it belongs to.
             * @example {
             *       "passwordCurrent": "Your current password is not correct"
             *     }
             */
            value: {
                /** @description What is wrong. */
                passwordCurrent: string;
            };
        };
        /**
         * The fraud check said no.
         * @description The fraud service rejected the order.
         *
         *     Show the message.
         */
        FraudRejected: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "fraudRejected";
            /**
             * @description The text for the shopper, in English.
             * @example Your order could not be processed
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The gift card has another currency.
         * @description Its currency differs from the current one (5.4).
         *
         *     Show the message; keep the card, it pays nothing until the currency matches.
         */
        GiftCardCurrencyDoesNotMatch: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "giftCardCurrencyDoesNotMatch";
            /**
             * @description The text for the shopper, in English.
             * @example Please update your currency to {currency} to apply this gift card
             */
            message: string;
            /**
             * @description Remaining amount in its currency.
             * @example 50
             */
            value: number;
        };
        /**
         * The gift card is empty.
         * @description amount_remaining is at most 0 (5.4).
         *
         *     Show the message.
         */
        GiftCardExpended: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "giftCardExpended";
            /**
             * @description The text for the shopper, in English.
             * @example Gift card is completely spent
             */
            message: string;
            /**
             * @description Remaining amount in its currency.
             * @example 0
             */
            value: number;
        };
        /**
         * No gift card has this code.
         * @description It is missing or has no code (5.4).
         *
         *     Show the message.
         */
        GiftCardUnrecognizable: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "giftCardUnrecognizable";
            /**
             * @description The text for the shopper, in English.
             * @example Gift card is not recognized
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The gift card belongs to another site.
         * @description Its site differs from the current site (5.4).
         *
         *     Show the message.
         */
        GiftCardUnsupportedSite: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "giftCardUnsupportedSite";
            /**
             * @description The text for the shopper, in English.
             * @example Please use a gift card meant for this site
             */
            message: string;
            /**
             * @description Site code of the gift card.
             * @example outlet
             */
            value: string;
        };
        /**
         * The first request with this key is still running.
         * @description Two requests with one Idempotency-Key at once, or one whose end the shop could not write down yet: its store was away or full.
         *
         *     Wait for Retry-After seconds and send the same request again.
         */
        IdempotencyKeyInProgress: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "idempotencyKeyInProgress";
            /**
             * @description The text for the shopper, in English.
             * @example This request is already being processed
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The key was used for something else.
         * @description The same Idempotency-Key came with another body, or belongs to a request of a member who is not signed in here.
         *
         *     Use a new key for a new request.
         */
        IdempotencyKeyReused: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "idempotencyKeyReused";
            /**
             * @description The text for the shopper, in English.
             * @example This request was already made with different data
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The shop made a mistake.
         * @description Something unforeseen; it is logged with the request id.
         *
         *     Try again later; tell customer service when it stays.
         */
        InternalError: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "internalError";
            /**
             * @description The text for the shopper, in English.
             * @example Something went wrong on our side, please try again
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The total is not what the shopper agreed to.
         * @description The server's own invoice has another total than the one sent.
         *
         *     Fetch the invoice again and show it.
         */
        InvoiceDoesNotMatch: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "invoiceDoesNotMatch";
            /**
             * @description The text for the shopper, in English.
             * @example The total of your order has changed, please review it and try again
             */
            message: string;
            /**
             * @description Both totals.
             * @example {
             *       "sent": 100,
             *       "total": 103
             *     }
             */
            value: {
                /** @description Total sent, in the invoice's currency. */
                sent: number;
                /** @description Total computed by the server, in the invoice's currency. */
                total: number;
            };
        };
        /**
         * The right to join after an order is gone.
         * @description The join nonce was never given out, is used, older than 24 hours, or belongs to another e-mail address (CA-44).
         *
         *     Offer to join with username and password.
         */
        JoinNonceInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "joinNonceInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example Your account could not be created, please join with a username and a password
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The fraud check could not collect its data.
         * @description The device data of the fraud check is broken.
         *
         *     Ask to refresh the page.
         */
        KountDIDFailure: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "kountDIDFailure";
            /**
             * @description The text for the shopper, in English.
             * @example Please refresh the page and try again
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The eligible subtotal is too large.
         * @description It exceeds the promotion's maximum (5.2 step 10).
         *
         *     Keep the promotion and show the message.
         */
        MaximumSubtotalRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "maximumSubtotalRequired";
            /**
             * @description The text for the shopper, in English.
             * @example In order for the promotion to work the subtotal needs to be below ${maximum}
             */
            message: string;
            /**
             * @description How far it is.
             * @example {
             *       "maximum": 500,
             *       "excess": 20
             *     }
             */
            value: {
                /** @description Greatest subtotal, in the currency asked for. */
                maximum: number;
                /** @description Amount too much, in the same currency. */
                excess: number;
            };
        };
        /**
         * The eligible subtotal is too small.
         * @description It is below the promotion's minimum (5.2 step 9).
         *
         *     Keep the promotion; say how much is missing.
         */
        MinimumSubtotalRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "minimumSubtotalRequired";
            /**
             * @description The text for the shopper, in English.
             * @example In order for the gift card to work, your subtotal before gift card must be at least ${minimum}.
             */
            message: string;
            /**
             * @description How far it is.
             * @example {
             *       "minimum": 50,
             *       "missing": 12
             *     }
             */
            value: {
                /** @description Subtotal needed, in the currency asked for. */
                minimum: number;
                /** @description Amount still needed, in the same currency. */
                missing: number;
            };
        };
        /**
         * An authenticator app must be set up.
         * @description E-mail address and password are right, and the member needs a second factor but has none yet; or its first code was wrong.
         *
         *     Show the picture and the secret, ask for a code, and send everything again with MFA.
         */
        MultiFactorAuthenticationSetupRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "multiFactorAuthenticationSetupRequired";
            /**
             * @description The text for the shopper, in English.
             * @example Set up two-factor authentication to continue
             */
            message: string;
            value: components["schemas"]["MultiFactorSetup"];
        };
        /**
         * The authenticator's code is asked for.
         * @description E-mail address and password are right, and the member's second factor is missing, wrong or used already.
         *
         *     Ask for a code and send everything again with MFA.
         */
        MultiFactorAuthenticationTokenRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "multiFactorAuthenticationTokenRequired";
            /**
             * @description The text for the shopper, in English.
             * @example Enter the code of your authenticator app
             */
            message: string;
            value: components["schemas"]["MultiFactorToken"];
        };
        /**
         * There is no cash back to use.
         * @description The balance is at most 0, or it is not the user's (5.5).
         *
         *     Show the message.
         */
        NoCreditsAvailable: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "noCreditsAvailable";
            /**
             * @description The text for the shopper, in English.
             * @example There are no credits available to use
             */
            message: string;
            /**
             * @description The balance, 0 without one; worth the same number in every currency.
             * @example 0
             */
            value: number;
        };
        /**
         * The code does not let this member in.
         * @description The code is wrong, older than ten minutes, used, asked for by another browser, or e-mail address and password do not belong together.
         *
         *     Show the text at the code field; offer to send another code.
         */
        OneTimeCodeInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "oneTimeCodeInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example The code is not correct or no longer valid, check it and your email/password
             */
            message: string;
            /**
             * @description The text by the field it belongs to.
             * @example {
             *       "challenge.token": "The code is not correct or no longer valid, check it and your email/password"
             *     }
             */
            value: {
                /** @description What is wrong. */
                "challenge.token": string;
            };
        };
        /**
         * A code is on its way by e-mail.
         * @description A code was asked for with send-one-time-code, or the address saw too many wrong passwords today and nobody signed in here before. The answer is the same whether or not there is such a member (SA-141).
         *
         *     Show the code field and focus it; its text is empty.
         */
        OneTimeCodeRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "oneTimeCodeRequired";
            /**
             * @description The text for the shopper, in English.
             * @example A code was sent to your email, if you didn't receive it verify your email/password
             */
            message: string;
            /**
             * @description The text by the field it belongs to.
             * @example {
             *       "challenge.token": ""
             *     }
             */
            value: {
                /** @description Always empty: there is nothing to say at the field. */
                "challenge.token": string;
            };
        };
        /**
         * The link for a new password holds no more.
         * @description The token of the link was never given out, is used, or too old: 60 minutes after recovery, 72 hours after a welcome.
         *
         *     Send the shopper to forgot password.
         */
        PasswordTokenInvalid: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "passwordTokenInvalid";
            /**
             * @description The text for the shopper, in English.
             * @example This link is no longer valid, please ask for a new one
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The password is one that everybody tries.
         * @description The new password is on a list of the most used ones.
         *
         *     Show the text at the field.
         */
        PasswordTooCommon: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "passwordTooCommon";
            /**
             * @description The text for the shopper, in English.
             * @example This password is too common, please choose another
             */
            message: string;
            /**
             * @description The text by the field it belongs to.
             * @example {
             *       "password": "This password is too common, please choose another"
             *     }
             */
            value: {
                /** @description What is wrong. */
                password: string;
            };
        };
        /**
         * The bank said no.
         * @description The processor declined the card, or the buy-now-pay-later provider the purchase.
         *
         *     Show the message and offer another way to pay.
         */
        PaymentDeclined: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "paymentDeclined";
            /**
             * @description The text for the shopper, in English.
             * @example Do Not Honor
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The bank gave a reason.
         * @description The processor declined the card with a reference.
         *
         *     Show the message and offer another card.
         */
        ProcessorDeclined: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "processorDeclined";
            /**
             * @description The text for the shopper, in English.
             * @example Insufficient Funds
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The promotion is over.
         * @description date_expired has passed (5.2 step 4).
         *
         *     Clear the promotion and show the message.
         */
        PromotionExpired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "promotionExpired";
            /**
             * @description The text for the shopper, in English.
             * @example This promo code has expired.
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The promotion is switched off.
         * @description It is not enabled (5.2 step 3).
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnavailable: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "promotionUnavailable";
            /**
             * @description The text for the shopper, in English.
             * @example This code is from a sale that is no longer active
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * No promotion has this code.
         * @description The answer has none of id, name, type, discount or enabled (5.2 step 1).
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnrecognizable: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "promotionUnrecognizable";
            /**
             * @description The text for the shopper, in English.
             * @example This promo code is invalid or has already been used
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The promotion does not ship there.
         * @description It makes shipping free and the shipping country is not US, CA or UK (5.2 step 5).
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnsupportedCountry: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "promotionUnsupportedCountry";
            /**
             * @description The text for the shopper, in English.
             * @example This promotion cannot be used in your region
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The promotion belongs to another site.
         * @description Its site differs from the current site (5.2 step 2).
         *
         *     Clear the promotion and show the message.
         */
        PromotionUnsupportedSite: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "promotionUnsupportedSite";
            /**
             * @description The text for the shopper, in English.
             * @example Please use a promotion meant for this site
             */
            message: string;
            /**
             * @description Site code of the promotion.
             * @example outlet
             */
            value: string;
        };
        /**
         * Too many attempts.
         * @description Five payment attempts failed within 15 minutes for one caller, member, e-mail address or card (CA-55), or there were too many sign-ins, codes, letters, guesses or orders that cost nothing.
         *
         *     Wait for Retry-After seconds.
         */
        RateLimited: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "rateLimited";
            /**
             * @description The text for the shopper, in English.
             * @example Too many failed payment attempts, please try again later.
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The promotion needs an e-mail address.
         * @description It is meant for known customers and no e-mail address is known (SA-122).
         *
         *     Keep the promotion; ask for the e-mail address.
         */
        RequiredEmailMissing: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "requiredEmailMissing";
            /**
             * @description The text for the shopper, in English.
             * @example Please enter your email to use this promotion
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * A required product is missing.
         * @description A required product, or the product a percentage_product promotion is for, is not in the cart (5.2 steps 11 and 12).
         *
         *     Keep the promotion; show the message and offer the products.
         */
        RequiredProductNotInCart: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "requiredProductNotInCart";
            /**
             * @description The text for the shopper, in English.
             * @example Please add the required product to your cart to apply this promo.
             */
            message: string;
            /**
             * @description Ids of the missing products.
             * @example [
             *       100001
             *     ]
             */
            value: number[];
        };
        /**
         * Only gift cards are in the cart.
         * @description Every line is a gift card (5.2 step 7).
         *
         *     Clear the promotion and show the message.
         */
        RequiresPromotionableItems: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "requiresPromotionableItems";
            /**
             * @description The text for the shopper, in English.
             * @example In order for the promo code to work, you need to add products that aren't gift cards
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * There is no such thing.
         * @description The id, handle or path is unknown, or not yours to see.
         *
         *     Go back to a page that exists.
         */
        ResourceDoesNotExist: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "resourceDoesNotExist";
            /**
             * @description The text for the shopper, in English.
             * @example This resource does not exist
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The shop cannot answer now.
         * @description The store is starting, full or out of reach.
         *
         *     Wait for Retry-After seconds; nothing was lost.
         */
        ServiceUnavailable: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "serviceUnavailable";
            /**
             * @description The text for the shopper, in English.
             * @example The shop is taking a short break, please try again in a moment
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The shipping option is gone or costs something else.
         * @description Recomputed for the address, subtotal and promotion it is missing or has another amount (CA-56).
         *
         *     Fetch the shipping options again.
         */
        ShippingDoesNotMatch: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "shippingDoesNotMatch";
            /**
             * @description The text for the shopper, in English.
             * @example The shipping prices have changed. Please refresh the page and re-add the products to the cart.
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * No shipping option was chosen.
         * @description The cart has a parcel and cart.shipping is null (CA-56).
         *
         *     Go back to the shipping step.
         */
        ShippingRateRequired: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "shippingRateRequired";
            /**
             * @description The text for the shopper, in English.
             * @example Please review you shipping address and try again
             */
            message: string;
            /**
             * @description Always null: the reference says it all.
             * @example null
             */
            value: null;
        };
        /**
         * The bot check says no.
         * @description The bot check's token is not accepted, or its service does not answer (8.2).
         *
         *     On login, ask for a code by e-mail; on join, show the message and stop.
         */
        TurnstileChallengeFailed: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "turnstileChallengeFailed";
            /**
             * @description The text for the shopper, in English.
             * @example Unable to verify you're human. Try turning off any VPN and/or content blocker and try again
             */
            message: string;
            /**
             * @description The text by the field it belongs to.
             * @example {
             *       "challenge.token": "Unable to verify you're human. Try turning off any VPN and/or content blocker and try again"
             *     }
             */
            value: {
                /** @description What is wrong. */
                "challenge.token": string;
            };
        };
        /**
         * The request breaks a rule of the contract.
         * @description A parameter or body field is missing or has the wrong form.
         *
         *     Show each text beside its field; message is the first of them.
         */
        ValidationError: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "validationError";
            /**
             * @description The text for the shopper, in English.
             * @example {text}
             */
            message: string;
            /**
             * @description First text of every path that failed.
             * @example {
             *       "user.email": "A valid email is required"
             *     }
             */
            value: {
                [key: string]: string;
            };
        };
        /**
         * The wishlist holds as many products as it can.
         * @description There are 500 items on it.
         *
         *     Show the message.
         */
        WishlistFull: {
            /**
             * @description Names the error; stable, compare this one.
             * @constant
             */
            reference: "wishlistFull";
            /**
             * @description The text for the shopper, in English.
             * @example Your wishlist is full
             */
            message: string;
            /**
             * Format: int64
             * @description How many items a wishlist can hold.
             * @example 500
             */
            value: number;
        };
    };
    responses: never;
    parameters: {
        /** @description Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
        Filter: {
            /** @description By stock. */
            inventories?: {
                /**
                 * @description Fulfilment regions; always with INTL.
                 * @example or:US,INTL
                 */
                region?: string;
                /**
                 * @description Stock levels.
                 * @example or:low,high,unlimited
                 */
                level?: string;
            };
            /**
             * @description Site source.
             * @example boutique
             */
            source?: string;
            /**
             * @description Ranges '{min}-{max}' or '{min}-' in the currency asked for, comma-joined.
             * @example 25-50,100-
             */
            price?: string;
            /**
             * @description Brands.
             * @example or:Maison Velours
             */
            vendor?: string;
            /**
             * @description Colours.
             * @example or:violet,black
             */
            color?: string;
            /**
             * @description Girths in inches.
             * @example 4.5
             */
            girth?: string;
            /**
             * @description Lengths in inches.
             * @example 6
             */
            length?: string;
            /**
             * @description Functions.
             * @example or:vibrating
             */
            function?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How the answer is to be said. */
        Configuration: {
            language?: components["schemas"]["Language"];
            currency?: components["schemas"]["Currency"];
            /**
             * @description Recommendation strategy: ranks the order 'recommended' by the products' own rank for it, and never changes a price. Omitted when the flag elasticity is unset (SA-103); one nobody knows changes nothing.
             * @example control
             */
            strategy?: string;
        };
        /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
        UserId: number;
        /** @description One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
        IdempotencyKey: string;
        /** @description Kind of the page. */
        CampaignKind: components["schemas"]["CampaignKind"];
        /** @description Name of the page in its address; current where the route has none. */
        CampaignHandle: string;
    };
    requestBodies: never;
    headers: {
        /** @description Revision of the session (4.1); 'invalid' when it ended. A client reloads when it differs from the one it knows. */
        SessionValidation: string;
        /** @description Page answered; default 1. */
        PaginationPage: number;
        /** @description Pages in all; at least 1. */
        PaginationPagesTotal: number;
        /** @description Entries on a page. */
        PaginationItemsPerPage: number;
        /** @description Entries in all. */
        PaginationItemsTotal: number;
        /** @description Products by vendor over the whole listing (JSON object of counts). */
        ProductsVendors: string;
        /** @description Products by price range over the whole listing (JSON object of counts). */
        ProductsPrices: string;
        /** @description Id of the recommendation result, for the recommendation service (SA-191). */
        NostoResultId: string;
        /** @description Has the browser forget answers it kept while somebody was signed in (Clear-Site-Data). The cart and what the visitor chose stay. */
        ClearSiteData: string;
        /**
         * @description One-time right of a guest to create an account with the order's e-mail address, for 24 hours (CA-33). Every guest gets one,
         *     whoever the address belongs to: one that has an account keeps it, and its owner is told by a letter.
         */
        JoinNonce: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the site. */
                site: components["schemas"]["SiteCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Comma-separated product ids; the answer keeps their order. */
                ids?: string;
                /** @description Handle of a collection. */
                collections?: string;
                /** @description Words to find in titles, brands, collections, values and descriptions of both languages (SA-046): all of them, accents and letter case aside, each the start of a word. Where nothing has them as written, typing errors are forgiven. Without an order the best match comes first. */
                search?: string;
                /** @description Page from 1. */
                page?: number;
                /** @description Products on a page. */
                limit?: number;
                /** @description Order: order=recommended (default), order[price]=ASC or DESC, order[created_at]=DESC. */
                order?: "recommended" | {
                    /**
                     * @description By price.
                     * @enum {string}
                     */
                    price?: "ASC" | "DESC";
                    /**
                     * @description Newest first.
                     * @enum {string}
                     */
                    created_at?: "DESC";
                };
                /** @description Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of the page asked for. */
            200: {
                headers: {
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    "x-products-vendors": components["headers"]["ProductsVendors"];
                    "x-products-prices": components["headers"]["ProductsPrices"];
                    "x-nosto-result-id": components["headers"]["NostoResultId"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description Number of the product. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: {
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description Handle of the collection. */
                collection: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getCollectionFilters: {
        parameters: {
            query?: {
                /** @description Which products. Values are 'a,b' or 'or:a,b'; letter case makes no difference. Other keys filter by the attribute of that name; keys that the collection's filters do not name are ignored. */
                filter?: components["parameters"]["Filter"];
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description Handle of the collection. */
                collection: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionFilters"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getPromotion: {
        parameters: {
            query?: {
                /** @description Comma-separated names of properties to answer besides the five that identify a promotion. */
                fields?: string;
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description The promo code; letter case does not matter. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description promotionUnrecognizable: No promotion has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionUnrecognizable"];
                };
            };
            /**
             * @description promotionUnsupportedSite: The promotion belongs to another site.
             *     promotionUnavailable: The promotion is switched off.
             *     promotionExpired: The promotion is over.
             *     promotionUnsupportedCountry: The promotion does not ship there.
             *     requiresPromotionableItems: Only gift cards are in the cart.
             *     minimumSubtotalRequired: The eligible subtotal is too small.
             *     maximumSubtotalRequired: The eligible subtotal is too large.
             *     requiredProductNotInCart: A required product is missing.
             *     requiredEmailMissing: The promotion needs an e-mail address.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionUnsupportedSite"] | components["schemas"]["PromotionUnavailable"] | components["schemas"]["PromotionExpired"] | components["schemas"]["PromotionUnsupportedCountry"] | components["schemas"]["RequiresPromotionableItems"] | components["schemas"]["MinimumSubtotalRequired"] | components["schemas"]["MaximumSubtotalRequired"] | components["schemas"]["RequiredProductNotInCart"] | components["schemas"]["RequiredEmailMissing"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getGiftCard: {
        parameters: {
            query?: {
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description Code of the gift card. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift card. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCard"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardUnrecognizable"];
                };
            };
            /**
             * @description giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardExpended"] | components["schemas"]["GiftCardUnsupportedSite"] | components["schemas"]["GiftCardCurrencyDoesNotMatch"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    listShippingRates: {
        parameters: {
            query: {
                /** @description Tier asked for. */
                tiers?: "standard";
                /** @description ISO 3166 code of the country. */
                country: string;
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices by tier. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Tiers. */
                        data: {
                            /** @description Standard shipping by subtotal. */
                            standard: components["schemas"]["ShippingRate"][];
                        };
                    };
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["ShippingQuestion"];
            };
        };
        responses: {
            /** @description The options, cheapest first. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Options. */
                        data: components["schemas"]["ShippingOption"][];
                    };
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["TaxCalculation"];
            };
        };
        responses: {
            /** @description The taxes. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxes"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["InvoiceQuestion"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardUnrecognizable"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     shippingDoesNotMatch: The shipping option is gone or costs something else.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["ShippingDoesNotMatch"] | components["schemas"]["GiftCardExpended"] | components["schemas"]["GiftCardUnsupportedSite"] | components["schemas"]["GiftCardCurrencyDoesNotMatch"] | components["schemas"]["NoCreditsAvailable"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": {
                    /**
                     * @description E-mail address; null while unknown.
                     * @example ada@example.com
                     */
                    email?: string | null;
                    /**
                     * @description Exchange id by which the e-mail marketing service knows the visitor; null when not known.
                     * @example 01HQZX3M.WkYb5v
                     */
                    exchange?: string | null;
                };
            };
        };
        responses: {
            /** @description The identity; the same as before when the cookie was sent. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Identity"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The member, signed in. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description credentialsInvalid: E-mail address and password do not belong together.
             *     oneTimeCodeRequired: A code is on its way by e-mail.
             *     oneTimeCodeInvalid: The code does not let this member in.
             *     multiFactorAuthenticationSetupRequired: An authenticator app must be set up.
             *     multiFactorAuthenticationTokenRequired: The authenticator's code is asked for.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialsInvalid"] | components["schemas"]["OneTimeCodeRequired"] | components["schemas"]["OneTimeCodeInvalid"] | components["schemas"]["MultiFactorAuthenticationSetupRequired"] | components["schemas"]["MultiFactorAuthenticationTokenRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description turnstileChallengeFailed: The bot check says no. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnstileChallengeFailed"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
            /** @description Nobody is signed in any more. */
            204: {
                headers: {
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description A letter is on its way. */
            201: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /**
             * @description passwordTooCommon: The password is one that everybody tries.
             *     joinNonceInvalid: The right to join after an order is gone.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTooCommon"] | components["schemas"]["JoinNonceInvalid"] | components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description turnstileChallengeFailed: The bot check says no. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnstileChallengeFailed"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["UsernameChange"];
            };
        };
        responses: {
            /** @description The member with the new name. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed; sign in again. */
            204: {
                headers: {
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description passwordTooCommon: The password is one that everybody tries.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTooCommon"] | components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description currentPasswordInvalid: The current password is another one. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPasswordInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["PasswordRecovery"];
            };
        };
        responses: {
            /** @description If there is such a member, a letter is on its way. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** @description Token of the letter's link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set; sign in with it. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description passwordTokenInvalid: The link for a new password holds no more.
             *     passwordTooCommon: The password is one that everybody tries.
             *     validationError: The request breaks a rule of the contract.
             */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTokenInvalid"] | components["schemas"]["PasswordTooCommon"] | components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getCredits: {
        parameters: {
            query?: {
                /** @description Of which site: filter[site]; the site of the host when absent. */
                filter?: {
                    site?: components["schemas"]["SiteCode"];
                };
            };
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance; 0 for a member who never earned any. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credits"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page from 1. */
                page?: number;
                /** @description Orders on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders of the page asked for. */
            200: {
                headers: {
                    "x-pagination-page": components["headers"]["PaginationPage"];
                    "x-pagination-pages-total": components["headers"]["PaginationPagesTotal"];
                    "x-pagination-items-per-page": components["headers"]["PaginationItemsPerPage"];
                    "x-pagination-items-total": components["headers"]["PaginationItemsTotal"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
                /** @description Which address. */
                kind: "billing" | "shipping";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The member with the address. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    startSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedSubscription"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description paymentDeclined: The bank said no. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDeclined"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total is not what the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check said no.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["InvoiceDoesNotMatch"] | components["schemas"]["ProcessorDeclined"] | components["schemas"]["FraudRejected"] | components["schemas"]["IdempotencyKeyReused"] | components["schemas"]["IdempotencyKeyInProgress"];
                };
            };
            /** @description The tokenisation provider refused the request; a bare list of its errors (CA-54). */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayError"][];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["SubscriptionOrder"];
            };
        };
        responses: {
            /** @description The order of the month. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description paymentDeclined: The bank said no. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDeclined"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total is not what the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check said no.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["InvoiceDoesNotMatch"] | components["schemas"]["ProcessorDeclined"] | components["schemas"]["FraudRejected"] | components["schemas"]["IdempotencyKeyReused"] | components["schemas"]["IdempotencyKeyInProgress"];
                };
            };
            /** @description The tokenisation provider refused the request; a bare list of its errors (CA-54). */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayError"][];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    createCardToken: {
        parameters: {
            query: {
                /** @description Currency of the purchase. */
                currency: components["schemas"]["Currency"];
                /** @description Id of the signed-in user; absent for guests. */
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardToken"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["BnplQuestion"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BnplSession"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description giftCardUnrecognizable: No gift card has this code. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardUnrecognizable"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     shippingDoesNotMatch: The shipping option is gone or costs something else.
             *     invoiceDoesNotMatch: The total is not what the shopper agreed to.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["ShippingDoesNotMatch"] | components["schemas"]["InvoiceDoesNotMatch"] | components["schemas"]["GiftCardExpended"] | components["schemas"]["GiftCardUnsupportedSite"] | components["schemas"]["GiftCardCurrencyDoesNotMatch"] | components["schemas"]["NoCreditsAvailable"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": {
                    /** @description Where it goes. */
                    user?: {
                        /**
                         * @description E-mail address; null while unknown.
                         * @example ada@example.com
                         */
                        email?: string | null;
                        /** @description Addresses. */
                        address?: {
                            /** @description Shipping address, of which only its country counts; null while unknown. */
                            shipping?: {
                                /**
                                 * @description ISO 3166 code; null while unknown.
                                 * @example US
                                 */
                                country?: string | null;
                            } | null;
                        };
                    };
                    cart: components["schemas"]["ValidationCart"];
                };
            };
        };
        responses: {
            /** @description Nothing to report. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The cart can be paid.
                         * @enum {string}
                         */
                        status: "valid";
                    };
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description cartValidationErrors: The cart changed since it was filled. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    submitCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checkout"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-join-nonce": components["headers"]["JoinNonce"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description paymentDeclined: The bank said no. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDeclined"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /**
             * @description promotionUnrecognizable: No promotion has this code.
             *     giftCardUnrecognizable: No gift card has this code.
             */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionUnrecognizable"] | components["schemas"]["GiftCardUnrecognizable"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     shippingRateRequired: No shipping option was chosen.
             *     shippingDoesNotMatch: The shipping option is gone or costs something else.
             *     invoiceDoesNotMatch: The total is not what the shopper agreed to.
             *     promotionUnsupportedSite: The promotion belongs to another site.
             *     promotionUnavailable: The promotion is switched off.
             *     promotionExpired: The promotion is over.
             *     promotionUnsupportedCountry: The promotion does not ship there.
             *     requiresPromotionableItems: Only gift cards are in the cart.
             *     minimumSubtotalRequired: The eligible subtotal is too small.
             *     maximumSubtotalRequired: The eligible subtotal is too large.
             *     requiredProductNotInCart: A required product is missing.
             *     requiredEmailMissing: The promotion needs an e-mail address.
             *     giftCardExpended: The gift card is empty.
             *     giftCardUnsupportedSite: The gift card belongs to another site.
             *     giftCardCurrencyDoesNotMatch: The gift card has another currency.
             *     noCreditsAvailable: There is no cash back to use.
             *     addOnRequiresRegularItems: Add-on items stand alone.
             *     addOnDoesNotMeetMinimumRequirement: Too little for add-on items.
             *     processorDeclined: The bank gave a reason.
             *     kountDIDFailure: The fraud check could not collect its data.
             *     fraudRejected: The fraud check said no.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["ShippingRateRequired"] | components["schemas"]["ShippingDoesNotMatch"] | components["schemas"]["InvoiceDoesNotMatch"] | components["schemas"]["PromotionUnsupportedSite"] | components["schemas"]["PromotionUnavailable"] | components["schemas"]["PromotionExpired"] | components["schemas"]["PromotionUnsupportedCountry"] | components["schemas"]["RequiresPromotionableItems"] | components["schemas"]["MinimumSubtotalRequired"] | components["schemas"]["MaximumSubtotalRequired"] | components["schemas"]["RequiredProductNotInCart"] | components["schemas"]["RequiredEmailMissing"] | components["schemas"]["GiftCardExpended"] | components["schemas"]["GiftCardUnsupportedSite"] | components["schemas"]["GiftCardCurrencyDoesNotMatch"] | components["schemas"]["NoCreditsAvailable"] | components["schemas"]["AddOnRequiresRegularItems"] | components["schemas"]["AddOnDoesNotMeetMinimumRequirement"] | components["schemas"]["ProcessorDeclined"] | components["schemas"]["KountDIDFailure"] | components["schemas"]["FraudRejected"] | components["schemas"]["IdempotencyKeyReused"] | components["schemas"]["IdempotencyKeyInProgress"];
                };
            };
            /** @description The card gateway refused the request; a bare list of its errors (CA-54). */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayError"][];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /**
             * @description A payment service answered with something else than JSON; its text.
             *     internalError: The shop made a mistake.
             */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    acceptUpsell: {
        parameters: {
            query?: never;
            header?: {
                /** @description One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsellAcceptance"];
            };
        };
        responses: {
            /** @description The order with what was added. */
            200: {
                headers: {
                    "x-join-nonce": components["headers"]["JoinNonce"];
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description paymentDeclined: The bank said no. */
            402: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDeclined"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /**
             * @description cartValidationErrors: The cart changed since it was filled.
             *     invoiceDoesNotMatch: The total is not what the shopper agreed to.
             *     processorDeclined: The bank gave a reason.
             *     fraudRejected: The fraud check said no.
             *     idempotencyKeyReused: The key was used for something else.
             *     idempotencyKeyInProgress: The first request with this key is still running.
             */
            409: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartValidationErrors"] | components["schemas"]["InvoiceDoesNotMatch"] | components["schemas"]["ProcessorDeclined"] | components["schemas"]["FraudRejected"] | components["schemas"]["IdempotencyKeyReused"] | components["schemas"]["IdempotencyKeyInProgress"];
                };
            };
            /** @description The card gateway refused the request; a bare list of its errors (CA-54). */
            422: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayError"][];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /**
             * @description A payment service answered with something else than JSON; its text.
             *     internalError: The shop made a mistake.
             */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["OrderClose"];
            };
        };
        responses: {
            /** @description The task is closed, now or before. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedOrder"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["RecommendationQuestion"];
            };
        };
        responses: {
            /** @description What is recommended. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    completeAddress: {
        parameters: {
            query?: {
                /** @description What was typed so far; not needed with container. */
                partialStreet?: string;
                /** @description Comma-separated ISO 3166 codes: those whose currency is the shopper's. Without it every country counts. */
                countriesFilter?: string;
                /** @description At most so many. */
                limit?: number;
                /** @description Id of a suggestion to look into. */
                container?: string;
                /** @description True with container. */
                advanced?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, the best first. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressCompletion"][];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": {
                    /**
                     * @description Id of a suggestion of type Address.
                     * @example sandbox-12-main
                     */
                    id: string;
                };
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAddress"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        subscribed: true;
                    };
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishlist; without items as long as nothing was added. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    addWishlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Always product.
                     * @example product
                     * @constant
                     */
                    type: "product";
                    /**
                     * Format: int64
                     * @description Id of the product.
                     * @example 100001
                     */
                    content_id: number;
                    site: components["schemas"]["SiteCode"];
                };
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItem"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description wishlistFull: The wishlist holds as many products as it can. */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistFull"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    removeWishlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in member; any other id is answered like one that does not exist. */
                id: components["parameters"]["UserId"];
                /** @description Id of the wishlist. */
                listId: number;
                /** @description Id of the item. */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off the list. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description authenticationRequired: Nobody is signed in.
             *     clientTokenInvalid: The client token is missing or wrong.
             */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationRequired"] | components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Which cards. */
                filter?: {
                    /**
                     * @description Site source; without it the site of the host name.
                     * @example boutique
                     */
                    source?: string;
                };
                /** @description order[{site}_order]=ASC is the order of that site, DESC its reverse (SA-198); without one ASC of the site itself. */
                order?: {
                    [key: string]: "ASC" | "DESC";
                };
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query: {
                /** @description Which zones, in one of two forms (SA-199). */
                zones: string | {
                    [key: string]: {
                        /**
                         * @description Number of the zone.
                         * @example 38
                         */
                        zone: string;
                    };
                };
                /** @description Which campaigns. */
                filter?: {
                    /**
                     * @description Only those of this provider; without it those of any.
                     * @example 1
                     */
                    provider_id?: string;
                };
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns, as a list or by zone, as was asked. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][] | {
                        [key: string]: components["schemas"]["Campaign"][];
                    };
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    getCampaignPage: {
        parameters: {
            query?: {
                /** @description How the answer is to be said. */
                configuration?: components["parameters"]["Configuration"];
            };
            header?: never;
            path: {
                /** @description Kind of the page. */
                kind: components["parameters"]["CampaignKind"];
                /** @description Name of the page in its address; current where the route has none. */
                handle: components["parameters"]["CampaignHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    enterCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description One effect for one key; the same key with the same body answers the same bytes again. The SDK sends one by itself. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Kind of the page. */
                kind: components["parameters"]["CampaignKind"];
                /** @description Name of the page in its address; current where the route has none. */
                handle: components["parameters"]["CampaignHandle"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignEntry"];
            };
        };
        responses: {
            /** @description The entry counts. */
            200: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOutcome"];
                };
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description resourceDoesNotExist: There is no such thing. */
            404: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDoesNotExist"];
                };
            };
            /**
             * @description campaignEnded: The campaign takes no more entries.
             *     campaignAlreadyEntered: The e-mail address has entered before.
             *     idempotencyKeyReused: The key was used for something else.
             */
            409: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnded"] | components["schemas"]["CampaignAlreadyEntered"] | components["schemas"]["IdempotencyKeyReused"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
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
                "application/json": components["schemas"]["LogEntry"];
            };
        };
        responses: {
            /** @description Written. */
            204: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validationError: The request breaks a rule of the contract. */
            400: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description clientTokenInvalid: The client token is missing or wrong. */
            401: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenInvalid"];
                };
            };
            /** @description crossSiteRequest: The request comes from another site. */
            403: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossSiteRequest"];
                };
            };
            /** @description rateLimited: Too many attempts. */
            429: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimited"];
                };
            };
            /** @description internalError: The shop made a mistake. */
            500: {
                headers: {
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description serviceUnavailable: The shop cannot answer now. */
            503: {
                headers: {
                    /** @description Seconds to wait before asking again. */
                    "Retry-After"?: number;
                    "x-session-validation": components["headers"]["SessionValidation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
}
