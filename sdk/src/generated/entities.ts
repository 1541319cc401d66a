// Generated from openapi/ by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** An address as it is stored or shown, unchecked (3.9). */
export type Address = components["schemas"]["Address"];

/** Where the bill goes, checked by country (5, checkout). Country is compared without case. */
export type BillingAddress = components["schemas"]["BillingAddress"];

/** Proof that a person is there; which token holds is said where it is used (5.8, 5.9). */
export type Challenge = components["schemas"]["Challenge"];

/** How to reach the buyer; the form of the contact block. */
export type Contact = components["schemas"]["Contact"];

/** An e-mail address. Its local part has no period at either end and no two in a row (CA-74). */
export type Email = components["schemas"]["Email"];

/** Who this browser is, without an account (4.2). */
export type Identity = components["schemas"]["Identity"];

/** A new account (5.9). A buyer who holds a join nonce sends it as token, with e-mail address and terms only (CA-44). */
export type Join = components["schemas"]["Join"];

/** Credentials, with the proof that a person sent them. E-mail address and password are checked always; the rest only when action is absent or submit (5.8). */
export type Login = components["schemas"]["Login"];

/** What an authenticator app needs to be set up (3.15). Ask again within 15 minutes and the secret is the same. */
export type MultiFactorSetup = components["schemas"]["MultiFactorSetup"];

/** The code of the authenticator app is asked for (3.15). */
export type MultiFactorToken = components["schemas"]["MultiFactorToken"];

/** Another password for a signed-in member (5.12). */
export type PasswordChange = components["schemas"]["PasswordChange"];

/** Whose password was forgotten (5.10). */
export type PasswordRecovery = components["schemas"]["PasswordRecovery"];

/** A new password in place of a forgotten one; the token of the mail is in the query (SA-052). */
export type PasswordReset = components["schemas"]["PasswordReset"];

/** What came of joining; it does not say whether the address was new. */
export type Registration = components["schemas"]["Registration"];

/** Where the parcel goes, checked by country (5, checkout). Country is compared without case. */
export type ShippingAddress = components["schemas"]["ShippingAddress"];

/** A member (3.9). */
export type User = components["schemas"]["User"];

/** What the member may do (3.9, 4.12). */
export type UserAccess = components["schemas"]["UserAccess"];

/** The addresses a member saved. */
export type UserAddresses = components["schemas"]["UserAddresses"];

/** What a member may see besides the shop, as lists of names (SA-094). A member has at least one (SA-146). */
export type UserLevels = components["schemas"]["UserLevels"];

/** The name a member shows (5.9). */
export type Username = components["schemas"]["Username"];

/** Another name for the member (5.11). */
export type UsernameChange = components["schemas"]["UsernameChange"];

/** A suggestion while an address is typed. */
export type AddressCompletion = components["schemas"]["AddressCompletion"];

/** An address as the address-verification service gives it. Null or absent means the service does not know. */
export type VerifiedAddress = components["schemas"]["VerifiedAddress"];

/** What stands in a zone of a page (SA-098). */
export type Campaign = components["schemas"]["Campaign"];

/** What one enters a campaign with; which fields a page asks for is in its fields. */
export type CampaignEntry = components["schemas"]["CampaignEntry"];

/** What came of an entry. */
export type CampaignOutcome = components["schemas"]["CampaignOutcome"];

/** A campaign's own page (2.14). */
export type CampaignPage = components["schemas"]["CampaignPage"];

/** What an entry can lead to; on import only. */
export type CampaignPageOutcome = components["schemas"]["CampaignPageOutcome"];

/** A question of a quiz; one option is chosen. */
export type CampaignQuestion = components["schemas"]["CampaignQuestion"];

/** A segment of the wheel. */
export type CampaignSegment = components["schemas"]["CampaignSegment"];

/** Someone who won, as much as may be said of them. */
export type CampaignWinner = components["schemas"]["CampaignWinner"];

/** Who wants the newsletter. */
export type NewsletterSubscription = components["schemas"]["NewsletterSubscription"];

/** A line of the cart, kept in the browser (3.3). Identity is variant id + free + target. */
export type CartLine = components["schemas"]["CartLine"];

/** Medium of the lines; mix when both occur; null for an empty cart (4.3). */
export type CartType = components["schemas"]["CartType"];

/** From whom and to whom one bought gift card goes (3, checkout). */
export type GiftCardDelivery = components["schemas"]["GiftCardDelivery"];

/** A listing's title, words and dressing (3.13). */
export type Collection = components["schemas"]["Collection"];

/** What a listing can be narrowed by (3.13). */
export type CollectionFilters = components["schemas"]["CollectionFilters"];

/** Optional dressing of a collection's page (3.13). */
export type CollectionMeta = components["schemas"]["CollectionMeta"];

/** How many products of a listing carry each value of a filter. */
export type FilterCounts = components["schemas"]["FilterCounts"];

/** A picture of a product. */
export type Image = components["schemas"]["Image"];

/** How much of a variant one fulfilment region holds. */
export type Inventory = components["schemas"]["Inventory"];

/** Something the shop sells (3.1). */
export type Product = components["schemas"]["Product"];

/** Where a product stands in the shop, as slugs (SA-023). */
export type ProductMeta = components["schemas"]["ProductMeta"];

/** A product's words in another language. */
export type ProductTranslation = components["schemas"]["ProductTranslation"];

/** A line of the cart as the recommendation service wants to know it (7.6). */
export type RecommendationItem = components["schemas"]["RecommendationItem"];

/** A cart, and what must not be recommended beside it. */
export type RecommendationQuestion = components["schemas"]["RecommendationQuestion"];

/** What the recommendation service recommends. */
export type Recommendations = components["schemas"]["Recommendations"];

/** One buyable form of a product (3.2). */
export type Variant = components["schemas"]["Variant"];

/** A cart line as requests send it. The server looks everything up again by the variant's id; other keys are ignored. */
export type CartLineInput = components["schemas"]["CartLineInput"];

/** How to mend one line (CA-61). */
export type CartValidationAction = components["schemas"]["CartValidationAction"];

/** What must change in the cart before it can be paid (3, checkout). */
export type CartValidationError = components["schemas"]["CartValidationError"];

/** What is wrong with one line. */
export type CartValidationResult = components["schemas"]["CartValidationResult"];

/** A purchase (7, checkout). */
export type Checkout = components["schemas"]["Checkout"];

/** What is bought (7, checkout). */
export type CheckoutCart = components["schemas"]["CheckoutCart"];

/** Who buys (7, checkout). */
export type CheckoutUser = components["schemas"]["CheckoutUser"];

/** What was taken off, by cause. */
export type Discounts = components["schemas"]["Discounts"];

/** What the cart costs and why (3.5). The cart's estimate has the same shape. */
export type Invoice = components["schemas"]["Invoice"];

/** What an invoice is made from (CA-43). */
export type InvoiceQuestion = components["schemas"]["InvoiceQuestion"];

/** A placed order (3, checkout). */
export type Order = components["schemas"]["Order"];

/** A line of a placed order (3, checkout). */
export type OrderProduct = components["schemas"]["OrderProduct"];

/** Who pays which part. */
export type Payments = components["schemas"]["Payments"];

/** The subtotal seen from several sides (SA-087). */
export type Subtotals = components["schemas"]["Subtotals"];

/** The cart to check before paying (CA-03). */
export type ValidationCart = components["schemas"]["ValidationCart"];

/** A member's cash back on a site (3.8); nothing before their address is proven. Amounts are worth the same number in every currency. `data` says again what the top says, for readers of either (CA-06). */
export type Credits = components["schemas"]["Credits"];

/** A change of a cash-back balance (3.8). */
export type CreditsEntry = components["schemas"]["CreditsEntry"];

/** The buyer's cash back with an order in it (3, checkout). For a guest, and for a member whose address is not proven, it is what this order earned: that waits under the e-mail address until somebody proves that it is theirs, with a code or a link that was mailed to it (CA-92). The answer is the same whoever the address belongs to. */
export type OrderCredits = components["schemas"]["OrderCredits"];

/** Prepaid money with a code (3.7). */
export type GiftCard = components["schemas"]["GiftCard"];

/** To whom one bought gift card goes, as its form has it (5, checkout). */
export type GiftCardForm = components["schemas"]["GiftCardForm"];

/** One form for each gift card bought, in the order of the lines; errors are keyed by index, '[0].email' (CA-24). */
export type GiftCardForms = components["schemas"]["GiftCardForms"];

/** Something the browser wants on record; both shipped forms in one (CA-04). More keys are accepted. */
export type LogEntry = components["schemas"]["LogEntry"];

/** A card of the notifications feed (3.11). */
export type Notification = components["schemas"]["Notification"];

/** What is to be paid later (7, checkout). The server prices the cart again; the invoice of the shopper only has to agree. */
export type BnplQuestion = components["schemas"]["BnplQuestion"];

/** What the buy-now-pay-later dialog needs to start (7, checkout). */
export type BnplSession = components["schemas"]["BnplSession"];

/** What the gateway tells of a card, never its number. */
export type CardDetails = components["schemas"]["CardDetails"];

/** What the card gateway's fields need to start (7, checkout). */
export type CardToken = components["schemas"]["CardToken"];

/** One validation error of the card gateway. */
export type GatewayError = components["schemas"]["GatewayError"];

/** How it is paid (7, checkout). Which keys are needed depends on the method (5, checkout). */
export type Payment = components["schemas"]["Payment"];

/** What a payment needs when gift card or credits do not settle it (CA-15 to CA-17). */
export type PaymentDetails = components["schemas"]["PaymentDetails"];

/** A card kept by the gateway. */
export type SavedCard = components["schemas"]["SavedCard"];

/** A promo code and what it does (3.6). */
export type Promotion = components["schemas"]["Promotion"];

/** The gift of a tier. */
export type PromotionFreeProduct = components["schemas"]["PromotionFreeProduct"];

/** What is shown when the promotion is applied. */
export type PromotionNotification = components["schemas"]["PromotionNotification"];

/** One tier of a promotion (3.6). percentage_threshold and amount_threshold read discount; free_product_quantity_threshold reads type and amount (SA-092). */
export type PromotionProperty = components["schemas"]["PromotionProperty"];

/** The option chosen, sent whole. */
export type SelectedShipping = components["schemas"]["SelectedShipping"];

/** When the parcel is expected. */
export type ShippingEstimate = components["schemas"]["ShippingEstimate"];

/** The shipping option chosen, as the form checks it; null for none (CA-14). */
export type ShippingMethod = components["schemas"]["ShippingMethod"];

/** A way to ship this order to this address (3, checkout). */
export type ShippingOption = components["schemas"]["ShippingOption"];

/** What a shipping option depends on (7.2). */
export type ShippingQuestion = components["schemas"]["ShippingQuestion"];

/** A price for shipping, by subtotal (3.4). Used for estimates, before an address is known. */
export type ShippingRate = components["schemas"]["ShippingRate"];

/** A shipping rate as the merchant keeps it; the format of imports. */
export type ShippingRateRow = components["schemas"]["ShippingRateRow"];

/** How an amount of a currency is written (3.14). */
export type CurrencySettings = components["schemas"]["CurrencySettings"];

/** A link of a menu, with its own menu below. */
export type NavigationMenuEntry = components["schemas"]["NavigationMenuEntry"];

/** A part of the world the shop sells to (3.14). */
export type Region = components["schemas"]["Region"];

/** The site's shop on the e-commerce platform (3.14). Always answered. */
export type ShopSettings = components["schemas"]["ShopSettings"];

/** Settings of a sibling site (3.14). */
export type Site = components["schemas"]["Site"];

/** A third-party service and what a browser may know of it. */
export type SiteService = components["schemas"]["SiteService"];

/** A member's subscription, paid a month at a time. */
export type StartedSubscription = components["schemas"]["StartedSubscription"];

/** Starts, restarts or changes a subscription (5, checkout). When the billing address is needed, and which expiry dates hold, is the rule subscriptionHolds. */
export type Subscription = components["schemas"]["Subscription"];

/** Orders what a subscription brings (5, checkout). */
export type SubscriptionOrder = components["schemas"]["SubscriptionOrder"];

/** What a tax is computed from (7.2). */
export type TaxCalculation = components["schemas"]["TaxCalculation"];

/** A taxable line (7.2). */
export type TaxLine = components["schemas"]["TaxLine"];

/** A tax rate as the merchant keeps it; the format of imports. */
export type TaxRateRow = components["schemas"]["TaxRateRow"];

/** Tax on an order (7.2). */
export type Taxes = components["schemas"]["Taxes"];

/** The task of an order after its offers ended (CA-45). */
export type ClosedOrder = components["schemas"]["ClosedOrder"];

/** Ends the offers of an order (CA-18). Only the task's id is checked. */
export type OrderClose = components["schemas"]["OrderClose"];

/** Adds an offer to a placed order (5, checkout). Token or nonce, whichever the order's upsells carry. */
export type UpsellAcceptance = components["schemas"]["UpsellAcceptance"];

/** What a merchant offers to whom after a purchase. The first offer that fits an order is made. */
export type UpsellOffer = components["schemas"]["UpsellOffer"];

/** A product offered after the purchase, one unit of it. */
export type UpsellProduct = components["schemas"]["UpsellProduct"];

/** What is offered after the purchase, for a few minutes (3 and 4, checkout). It is in the answer to the checkout alone, never in a fetched order. */
export type Upsells = components["schemas"]["Upsells"];

/** A member's favourites (3.10). */
export type Wishlist = components["schemas"]["Wishlist"];

/** Something on a wishlist. */
export type WishlistItem = components["schemas"]["WishlistItem"];

/** What a campaign page is. toy-of-the-month is /giveaway, social-giveaway is /social-freevibegiveaway, mystery-gift is /social-mysterygwp. */
export type CampaignKind = components["schemas"]["CampaignKind"];

/** ISO 4217 code of a currency the shop sells in. USD is the default (9.1). */
export type Currency = components["schemas"]["Currency"];

/** A language of the shop; English is the default and has no URL prefix (2.2). */
export type Language = components["schemas"]["Language"];

/** The lowest amount a percentage discount may leave, for each currency. A missing currency means no minimum (SA-172). */
export type MinimumPrices = components["schemas"]["MinimumPrices"];

/** An amount for each currency, in units of that currency. A lookup falls back to USD (9.1). */
export type Prices = components["schemas"]["Prices"];

/** Code of a sibling site. Only boutique, outlet and closet have a checkout (CA-50). */
export type SiteCode = components["schemas"]["SiteCode"];
