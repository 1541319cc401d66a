/**
 * What whoever answers the contract decides: pure functions that the server and the mock trust alike, and that no page
 * needs. They know no storage: records, rates and taxes are handed to them.
 */
export {
  type AppliedCredits,
  type CartQuestion,
  type CheckedCart,
  judgeCart,
  judgePrice,
} from "./checkout/judgeCart.ts";
export { type CheckoutSources, judgeCheckout, type Purchase } from "./checkout/judgeCheckout.ts";
export { type AddressTerms, requireAddress } from "./checkout/requireAddress.ts";
export { requireService } from "./checkout/requireCheckout.ts";
export { parseQuery, type Query } from "./parseQuery.ts";
export { InvalidRequest, validatorCompiler } from "./requests/validate.ts";
export { describeDevice } from "./rules/accounts/describeDevice.ts";
export { answerListing, type Listing } from "./rules/catalogue/answerListing.ts";
export { CatalogueIndex } from "./rules/catalogue/CatalogueIndex.ts";
export { collectionFacets } from "./rules/catalogue/collectionFacets.ts";
export { planStock, type StockTake } from "./rules/catalogue/planStock.ts";
export { presentCollection } from "./rules/catalogue/presentCollection.ts";
export { getStockLevel, presentProduct, type View } from "./rules/catalogue/presentProduct.ts";
export type { ProductRecord, StockRow } from "./rules/catalogue/productRecord.ts";
export { groupShelves, SearchIndex } from "./rules/catalogue/SearchIndex.ts";
export { getLocale, type ListingQuery, parseValues } from "./rules/catalogue/selection.ts";
export { type BuiltCart, buildCart, type CartTerms, type RequestedLine } from "./rules/checkout/buildCart.ts";
export { type CartToJudge, checkCart, productsBeside } from "./rules/checkout/checkCart.ts";
export { createOrder, type OrderParts, orderedProduct } from "./rules/checkout/createOrder.ts";
export {
  type Quote,
  type QuoteQuestion,
  type QuoteSources,
  quote,
  type TaxQuestion,
} from "./rules/checkout/quote.ts";
export { chosenCountry } from "./rules/pages/chosenCountry.ts";
export type { HostContext, Pages } from "./rules/pages/Pages.ts";
export { type PageSources, pagePolicy } from "./rules/pages/pagePolicy.ts";
export { siteOfHost } from "./rules/pages/siteOfHost.ts";
export {
  type FoundPromotion,
  findPromotion,
  noPromotion,
  type PromotedCart,
} from "./rules/promotions/findPromotion.ts";
export { isUsedUp, type PromotionRecord, presentPromotion } from "./rules/promotions/presentPromotion.ts";
export { type BuyerScenario, findBuyerScenario, parseEmailTags } from "./rules/sandbox/buyerScenario.ts";
export { getScenario, isReusable, type Scenario } from "./rules/sandbox/getScenario.ts";
export { sandboxOffer } from "./rules/sandbox/sandboxOffer.ts";
export { sandboxTaxes } from "./rules/sandbox/sandboxTaxes.ts";
export { fulfillmentRegion } from "./rules/shipping/fulfillmentRegion.ts";
export { presentSite, presentSites, type SiteHost } from "./rules/sites/presentSite.ts";
export { acceptedOrder, takenLines, takenSoldOut } from "./upsells/acceptedOrder.ts";
export { createOffer, type OfferQuestion, offerFor } from "./upsells/createOffer.ts";
export { judgeAcceptance, type OfferTask, offerExpired, type Taken } from "./upsells/judgeAcceptance.ts";
