/**
 * Decisions of the server side: functions that the server and the mock share, and that no page needs. They know no
 * storage: records, rates and taxes are handed to them. Operations that only read stand here whole (`answer…`) and ask
 * `ShopPorts`.
 */

export { type Basket, type CartRequest, toCartRequest } from "./checkout/basket.ts";
export { type CartRecords, checkCart } from "./checkout/checkCart.ts";
export { type AddressTerms, requireAddress } from "./checkout/requireAddress.ts";
export { requireService } from "./checkout/requireCheckout.ts";
export { toMemberAddress } from "./checkout/toMemberAddress.ts";
export { toQuoteRequest } from "./checkout/toQuoteRequest.ts";
export {
  type AppliedCredits,
  applyGiftCard,
  type BasketRecords,
  type ValidatedCart,
  validateBasket,
} from "./checkout/validateBasket.ts";
export {
  type CheckoutTerms,
  type Purchase,
  validateCheckout,
  validateOrderable,
} from "./checkout/validateCheckout.ts";
export { type DraftRefusal, toDraftCarts, validateDraft } from "./checkout/validateDraft.ts";
export { validateQuote } from "./checkout/validateQuote.ts";
export { withDraft } from "./checkout/withDraft.ts";
export * from "./everyError.ts";
export { formatLine, formatProduct } from "./orderTexts/formatLine.ts";
export { givenBackText } from "./orderTexts/givenBackText.ts";
export { orderLocale, siteLocale } from "./orderTexts/orderLocale.ts";
export { paymentText } from "./orderTexts/paymentText.ts";
export { type LocaleTexts, type TextLocale, textsIn, toLanguage } from "./orderTexts/textsIn.ts";
export { type TotalRow, totalRows } from "./orderTexts/totalRows.ts";
export { parseQuery, type Query } from "./parseQuery.ts";
export { type DeprecationRow, deprecationHeaders } from "./requests/deprecationHeaders.ts";
export { InvalidRequestError, validatorCompiler } from "./requests/validate.ts";
export { describeDevice } from "./rules/accounts/describeDevice.ts";
export { toUsername } from "./rules/accounts/toUsername.ts";
export { COUNTRIES_WITH_STATE_CODES, spellRegion } from "./rules/addresses/spellRegion.ts";
export { type CatalogueDump, CatalogueIndex } from "./rules/catalogue/CatalogueIndex.ts";
export { daysOfStock, runsOutDays, soldDays } from "./rules/catalogue/daysOfStock.ts";
export { fallenLevel } from "./rules/catalogue/fallenLevel.ts";
export { type IndexedProduct, toIndexedProduct } from "./rules/catalogue/indexedProduct.ts";
export { listCollectionRows } from "./rules/catalogue/listCollectionRows.ts";
export { navigationListings } from "./rules/catalogue/navigationListings.ts";
export { pageHeaders } from "./rules/catalogue/pageHeaders.ts";
export { diffPrices, planPrices } from "./rules/catalogue/planPrices.ts";
export { planStock, type StockTake } from "./rules/catalogue/planStock.ts";
export { presentCollection } from "./rules/catalogue/presentCollection.ts";
export { getStockLevel, lowStock, presentProduct, type View } from "./rules/catalogue/presentProduct.ts";
export { presentSuggestions, type SuggestionsQuery } from "./rules/catalogue/presentSuggestions.ts";
export type { ProductRecord, StockRow } from "./rules/catalogue/productRecord.ts";
export { isSold, productStates, type ShopFacts } from "./rules/catalogue/productStates.ts";
export { groupShelves, SearchIndex, type WordsPart } from "./rules/catalogue/SearchIndex.ts";
export { type ListingQuery, parseLocale, withLocale } from "./rules/catalogue/selection.ts";
export { type ReviewPage, type ReviewRow, selectReviews } from "./rules/catalogue/selectReviews.ts";
export { derivePrices, type PriceToSet } from "./rules/catalogue/setPrices.ts";
export { countStars } from "./rules/catalogue/toRating.ts";
export { tryCollection } from "./rules/catalogue/tryCollection.ts";
export { unlistedProducts } from "./rules/catalogue/unlistedProducts.ts";
export { createOrder, type OrderParts } from "./rules/checkout/createOrder.ts";
export {
  type CartTerms,
  type PricedCart,
  priceCart,
  type RequestedLine,
} from "./rules/checkout/priceCart.ts";
export {
  planQuote,
  type Quote,
  type QuotePlan,
  type QuoteRequest,
  quoteInvoice,
} from "./rules/checkout/quoteInvoice.ts";
export { CREDITS_DAYS } from "./rules/credits.ts";
export { hashText } from "./rules/hashText.ts";
export { drawingAttributes, drawingElements, isOutside } from "./rules/look/drawingParts.ts";
export { lookColors } from "./rules/look/lookColors.ts";
export { FONT_PARTS, LOOK_FONTS, lookStyles } from "./rules/look/lookStyles.ts";
export { iconDrawing, isPngData, pngBase64, pngSize, toPngData } from "./rules/look/pngData.ts";
export { lookVersion, presentLook } from "./rules/look/presentLook.ts";
export { isCancellable } from "./rules/orders/cancellableUntil.ts";
export type { LineCharges } from "./rules/orders/chargeLines.ts";
export { chooseRefunded, type NamedRefund, unrefundedUnits } from "./rules/orders/chooseRefunded.ts";
export { chooseReturned } from "./rules/orders/chooseReturned.ts";
export { chooseUnits, type NamedUnits } from "./rules/orders/chooseUnits.ts";
export { type ContactRefusal, contactRefusal } from "./rules/orders/contactRefusal.ts";
export { correctContact } from "./rules/orders/correctContact.ts";
export { type CountedUnits, countUnits } from "./rules/orders/countUnits.ts";
export { countUnshipped } from "./rules/orders/countUnshipped.ts";
export { creditsAfterRefunds } from "./rules/orders/creditsAfterRefunds.ts";
export { formatInvoiceNumber, type InvoicePlace } from "./rules/orders/formatInvoiceNumber.ts";
export { isParcelLine } from "./rules/orders/isParcelLine.ts";
export { isReturnAnswer } from "./rules/orders/isReturnAnswer.ts";
export { keptGifts } from "./rules/orders/keptGifts.ts";
export { lineValues } from "./rules/orders/lineValues.ts";
export { hasCreditNote, type IssuedRefund, numberCreditNotes } from "./rules/orders/numberCreditNotes.ts";
export { orderContact } from "./rules/orders/orderContact.ts";
export { formatUnits, mostOrderEvents, orderEvents } from "./rules/orders/orderEvents.ts";
export { normalizeOrderNumber, parseOrderNumber } from "./rules/orders/orderNumber.ts";
export { orderRefunds } from "./rules/orders/orderRefunds.ts";
export { type OrderFacts, orderStatus } from "./rules/orders/orderStatus.ts";
export { packableStatuses, packingOrder } from "./rules/orders/packingOrder.ts";
export {
  type LineUnits,
  planRefund,
  type RefundableOrder,
  type RefundablePayment,
  type RefundPlan,
} from "./rules/orders/planRefund.ts";
export { presentTracking } from "./rules/orders/presentTracking.ts";
export { type CreditNote, priceCreditNote } from "./rules/orders/priceCreditNote.ts";
export {
  type PrintedBuyer,
  type PrintedParties,
  type PrintedSeller,
  withParties,
} from "./rules/orders/printedParties.ts";
export { type ReturnProgress, returnProgress } from "./rules/orders/returnProgress.ts";
export { type ReturnState, returnState } from "./rules/orders/returnState.ts";
export { type ReviewRefusal, reviewableProducts, reviewRefusal } from "./rules/orders/reviewRefusal.ts";
export { splitAmount } from "./rules/orders/splitAmount.ts";
export { unitsLeft } from "./rules/orders/unitsLeft.ts";
export { unsentUnits } from "./rules/orders/unsentUnits.ts";
export { type NetRefund, withholdCashBack } from "./rules/orders/withholdCashBack.ts";
export { deskHeaders, deskPage } from "./rules/pages/deskPage.ts";
export { findSiteCode } from "./rules/pages/findSiteCode.ts";
export type {
  AnswerCache,
  GooglePayAccount,
  HostContext,
  PageSite,
  Pages,
  Wallet,
} from "./rules/pages/Pages.ts";
export { type PageSources, pagePolicy } from "./rules/pages/pagePolicy.ts";
export { type PageRegionSite, pageRegion } from "./rules/pages/pageRegion.ts";
export { getPromotionRule } from "./rules/promotions/getPromotionRule.ts";
export type { MatchedPromotion } from "./rules/promotions/matchPromotion.ts";
export type { PromotionRecord } from "./rules/promotions/presentPromotion.ts";
export type { PromotionTrialResult, TrialTerms, TriedLines } from "./rules/promotions/tryPromotion.ts";
export { calculateSandboxTaxes } from "./rules/sandbox/calculateSandboxTaxes.ts";
export { type BuyerScenario, findBuyerScenario, parseEmailTags } from "./rules/sandbox/findBuyerScenario.ts";
export { getScenario, isReusable, isSavedCardToken, type Scenario } from "./rules/sandbox/getScenario.ts";
export { fulfillmentRegion } from "./rules/shipping/fulfillmentRegion.ts";
export { listPageRows } from "./rules/sites/listPageRows.ts";
export { presentPage, selectPages } from "./rules/sites/presentPage.ts";
export { presentSite, presentSites, type SiteHost } from "./rules/sites/presentSite.ts";
export type { TaxRequest } from "./rules/taxes.ts";
export { wishlistLimit } from "./rules/wishlist/wishlistLimit.ts";
export { accessRefusal } from "./shop/access/accessRefusal.ts";
export type { Caller } from "./shop/access/Caller.ts";
export { describeBuyer } from "./shop/access/describeBuyer.ts";
export { describeKey } from "./shop/access/describeKey.ts";
export { describeStaff } from "./shop/access/describeStaff.ts";
export { coversSites, type Granted, mayReadEvent } from "./shop/access/grants.ts";
export { mayUseSite } from "./shop/access/mayUseSite.ts";
export { requireAllSites } from "./shop/access/requireAllSites.ts";
export { reservedRefusal } from "./shop/access/reservedRefusal.ts";
export { selectSites } from "./shop/access/selectSites.ts";
export { answerCartValidation } from "./shop/answerCartValidation.ts";
export { answerCollection } from "./shop/answerCollection.ts";
export { answerCredits, nothingEarned } from "./shop/answerCredits.ts";
export { answerFilters } from "./shop/answerFilters.ts";
export { answerGiftCard } from "./shop/answerGiftCard.ts";
export { answerInvoice } from "./shop/answerInvoice.ts";
export { answerListing } from "./shop/answerListing.ts";
export { answerPage } from "./shop/answerPage.ts";
export { answerProduct } from "./shop/answerProduct.ts";
export { answerPromotion } from "./shop/answerPromotion.ts";
export { answerReviews } from "./shop/answerReviews.ts";
export { answerShippingOptions } from "./shop/answerShippingOptions.ts";
export { answerShippingRates } from "./shop/answerShippingRates.ts";
export { answerSite } from "./shop/answerSite.ts";
export { answerSuggestions } from "./shop/answerSuggestions.ts";
export { answerTaxes } from "./shop/answerTaxes.ts";
export type { Act, NewProposal, ProposalSubject, ProposedRequest } from "./shop/approvals/Act.ts";
export { erasureAct, giftCardAct, promotionAct, refundAct, replayActs } from "./shop/approvals/acts.ts";
export { type Approved, approvalNote, getProposer } from "./shop/approvals/getProposer.ts";
export { importActs, listNewCards } from "./shop/approvals/importActs.ts";
export { missingProposalScope, proposedOperations } from "./shop/approvals/missingProposalScope.ts";
export { isAnotherPerson, presentProposal, type StoredProposal } from "./shop/approvals/presentProposal.ts";
export { type Proposed, weighAct } from "./shop/approvals/weighAct.ts";
export { auditColumns, toAuditRow } from "./shop/audit/auditColumns.ts";
export { changedFields } from "./shop/audit/changedFields.ts";
export { countChangedRows } from "./shop/audit/countChangedRows.ts";
export { entrySubjects } from "./shop/audit/entrySubjects.ts";
export { getOperation } from "./shop/audit/getOperation.ts";
export { isImport } from "./shop/audit/isImport.ts";
export type { LoggedEntry, Obstacle } from "./shop/audit/LoggedEntry.ts";
export { maySeeEntry } from "./shop/audit/maySeeEntry.ts";
export { type MerchantEntry, merchantEntries } from "./shop/audit/merchantEntries.ts";
export { groupByPart, hasMoved, planReplay, replayRefusal } from "./shop/audit/planReplay.ts";
export { presentChanges } from "./shop/audit/presentChanges.ts";
export { presentEntry } from "./shop/audit/presentEntry.ts";
export { mostObstacles } from "./shop/audit/presentObstacles.ts";
export type { RecordedChange } from "./shop/audit/RecordedChange.ts";
export {
  listRateChanges,
  type Rate,
  type RatesPart,
  rateKeys,
  replayRates,
} from "./shop/audit/rateChanges.ts";
export { type Replayed, readReplayedId } from "./shop/audit/replayCommand.ts";
export { replayFields } from "./shop/audit/replayFields.ts";
export { type AuditFilters, toAuditFilters } from "./shop/audit/toAuditFilters.ts";
export { toPriceChange } from "./shop/audit/toPriceChange.ts";
export { defaultBodyLimit, tooLargeText } from "./shop/bodyLimit.ts";
export { customerColumns } from "./shop/customers/customerColumns.ts";
export { erasureRefusal, openOrdersRefusal } from "./shop/customers/erasureRefusal.ts";
export { nameStarts } from "./shop/customers/nameStarts.ts";
export { orderEmails } from "./shop/customers/orderEmails.ts";
export { presentCustomer } from "./shop/customers/presentCustomer.ts";
export { signOutRefusal } from "./shop/customers/signOutRefusal.ts";
export { toCustomerName } from "./shop/customers/toCustomerName.ts";
export { type PersonNumber, toPersonNumber } from "./shop/customers/toPersonNumber.ts";
export { erasedEmail, isErased, withoutBuyer } from "./shop/customers/withoutBuyer.ts";
export { diffRows, type FieldChange, formatChange } from "./shop/diffRows.ts";
export { draftEnd, draftLastDay } from "./shop/draftDays.ts";
export { dropDefaults } from "./shop/dropDefaults.ts";
export { formatCsvLine, formatCsvRow } from "./shop/formatCsv.ts";
export { giftCardColumns } from "./shop/giftCards/giftCardColumns.ts";
export { cardPlace, isByRemaining, toCardOrder } from "./shop/giftCards/giftCardPlace.ts";
export { giftCardPlaces } from "./shop/giftCards/giftCardPlaces.ts";
export { issueRefusal } from "./shop/giftCards/issueRefusal.ts";
export { type BoughtCard, listBoughtCards } from "./shop/giftCards/listBoughtCards.ts";
export { type GiftCardRow, presentGiftCard } from "./shop/giftCards/presentGiftCard.ts";
export { type CardFilters, type CardWords, toCardFilters } from "./shop/giftCards/toCardFilters.ts";
export { isSameValue } from "./shop/isSameValue.ts";
export { keepStock } from "./shop/keepStock.ts";
export { endOfDay } from "./shop/keys/endOfDay.ts";
export { keyRefusal } from "./shop/keys/keyRefusal.ts";
export { type KeyRow, presentKey } from "./shop/keys/presentKey.ts";
export { readKeyGrants } from "./shop/keys/readKeyGrants.ts";
export { toKeyEnd } from "./shop/keys/toKeyEnd.ts";
export {
  type StockOrder,
  sortedLength,
  stockPlace,
  toSortedTitle,
  toStockOrder,
  uncounted,
} from "./shop/listPlaces.ts";
export { notHttpText } from "./shop/notHttpText.ts";
export { numberVariants } from "./shop/numberVariants.ts";
export { orderRowColumns } from "./shop/orderRowColumns.ts";
export { type Changed, type OverlaidShop, overlayFetch } from "./shop/overlayFetch.ts";
export { parseDraftNumber } from "./shop/parseDraftNumber.ts";
export { pdfResponse } from "./shop/pdfResponse.ts";
export { pictureProblem } from "./shop/pictureProblem.ts";
export { pictureExtensions, pictureType } from "./shop/pictureType.ts";
export { prepareProduct } from "./shop/prepareProduct.ts";
export { presentDraft } from "./shop/presentDraft.ts";
export {
  type CheckedPart,
  parseChange,
  type SentChange,
} from "./shop/preview/parseChange.ts";
export { type Preview, planPreview, previewHeaders } from "./shop/preview/planPreview.ts";
export {
  type Change,
  type ChangeRefusal,
  invalidField,
  type PreviewShop,
  readChange,
} from "./shop/preview/readChange.ts";
export { readPlace } from "./shop/preview/readPlace.ts";
export { refusePreview } from "./shop/preview/refusePreview.ts";
export { productColumns, toProductRow } from "./shop/productCsv.ts";
export { promotionColumns, toPromotionRow } from "./shop/promotionCsv.ts";
export { promotionState } from "./shop/promotionState.ts";
export { type CartToTry, orderToTry, toCartsToTry, tryOnCarts } from "./shop/promotionTrial.ts";
export { type ErrorResponse, refuse, toErrorResponse } from "./shop/refuse.ts";
export { refuseRule } from "./shop/refuseRule.ts";
export { type ReportFile, reportCsv } from "./shop/reports/reportCsv.ts";
export { type DayFilters, firstDay, lastDay, requireDays } from "./shop/reports/requireDays.ts";
export {
  type BalanceSums,
  type OrderSums,
  type PricedRefund,
  type ReportKeys,
  type ReportRequest,
  SummedReport,
} from "./shop/reports/SummedReport.ts";
export { toEntryDays } from "./shop/reports/toEntryDays.ts";
export { requireTimes } from "./shop/requireTimes.ts";
export {
  applyModeration,
  listModeration,
  moderationRefusal,
  toPublishedReview,
} from "./shop/reviews/applyModeration.ts";
export type { ShopOperation } from "./shop/ShopOperation.ts";
export type { ShopPorts } from "./shop/ShopPorts.ts";
export {
  authenticatorRefusal,
  colleagueRefusal,
  grantRefusal,
  inviteeRefusal,
  lastOwnerRefusal,
} from "./shop/staff/staffRefusals.ts";
export { stockColumns } from "./shop/stockColumns.ts";
export {
  type ChunkDecoder,
  createTextDecoder,
  type Encoding,
  encodings,
  findUndecodableLine,
} from "./shop/textEncoding.ts";
export { type FailedPayment, toOrderRows } from "./shop/toOrderRows.ts";
export {
  type KeptParts,
  keptParts,
  webhookFieldRefusal,
  webhookLimitRefusal,
  webhookRefusal,
} from "./shop/webhooks/webhookRefusal.ts";
export { acceptedOrder, priceAcceptedLines, soldOutRefusal } from "./upsells/acceptedOrder.ts";
export { chooseOffer, type OfferPorts } from "./upsells/chooseOffer.ts";
export { openOffer, orderOffer } from "./upsells/orderOffer.ts";
export {
  type AcceptedOffer,
  type OfferTask,
  offerExpired,
  validateAcceptance,
} from "./upsells/validateAcceptance.ts";
export { orderEventData } from "./webhooks/orderEventData.ts";
export { type SignedContent, signWebhook } from "./webhooks/signWebhook.ts";
export { type SignedEvent, webhookHeaders } from "./webhooks/webhookHeaders.ts";
