export { type Access, getRestriction, type Level, mayOpen, type Restriction } from "./access/guard.ts";
export { afterLogin, loginPath } from "./access/loginRedirect.ts";
export { type AccountMode, FIRST_MODE, toggleMode } from "./accounts/accountModal.ts";
export {
  type CodeBoxes,
  EMPTY_BOXES,
  eraseDigit,
  joinDigits,
  pasteDigits,
  typeDigit,
} from "./accounts/codeBoxes.ts";
export { CODE_LENGTH, isCodeKey, isCompleteCode, pasteCode } from "./accounts/codeInput.ts";
export {
  type FieldNames,
  JOIN_NAMES,
  LOGIN_NAMES,
  PASSWORD_CHANGE_NAMES,
  toFields,
  toWire,
} from "./accounts/fieldNames.ts";
export { focusAfter } from "./accounts/focusAfter.ts";
export {
  IDENTITY_INTERVAL,
  IDENTITY_TRIES,
  type IdentityPlan,
  identityPlan,
} from "./accounts/identityPlan.ts";
export { joinButton } from "./accounts/joinButton.ts";
export {
  askForCode,
  botCheckProof,
  codeProof,
  type LoginMode,
  type LoginProof,
  loginStep,
  modeAfterBotCheck,
} from "./accounts/loginSteps.ts";
export { type FormErrors, parseFieldErrors } from "./accounts/parseFieldErrors.ts";
export { type Control, readForm } from "./accounts/readForm.ts";
export { parseSecondFactor, type SecondFactor } from "./accounts/secondFactor.ts";
export { completedAddress, type ProviderAddress } from "./addresses/completedAddress.ts";
export { findState } from "./addresses/findState.ts";
export { POSTAL_CODE_FORMS } from "./addresses/postalCodes.ts";
export { type AddressRegion, type RegionProblem, regionProblems } from "./addresses/regionProblems.ts";
export {
  CATEGORY_ZONES,
  cachedCampaigns,
  campaignKey,
  categoryCampaigns,
  getsCampaigns,
} from "./campaigns/campaigns.ts";
export {
  EXIT_COOKIE_DAYS,
  EXIT_OFFER,
  exitBanner,
  exitSubtotal,
  hasExitIntent,
  isExitPeriod,
} from "./campaigns/exitIntent.ts";
export { getTestVariant } from "./campaigns/getTestVariant.ts";
export { isDeal } from "./campaigns/isDeal.ts";
export { addLine } from "./cart/addLine.ts";
export { applyValidationActions, type ValidationAction } from "./cart/applyValidationActions.ts";
export { lineQuantityLimit, validateCartLimits } from "./cart/cartLimits.ts";
export { cartMeta } from "./cart/cartMeta.ts";
export { cartType } from "./cart/cartType.ts";
export {
  type CartUrlAction,
  type CartUrlItem,
  planCartUrl,
} from "./cart/cartUrl.ts";
export { createLine, type NewLine } from "./cart/createLine.ts";
export { getMedium } from "./cart/getMedium.ts";
export { giftCardSubtotal } from "./cart/giftCardSubtotal.ts";
export { isAvailable, isInStock } from "./cart/isAvailable.ts";
export { isPreorder, isPreorderProduct } from "./cart/isPreorder.ts";
export { itemCount } from "./cart/itemCount.ts";
export { isLine, type LineKey, lineId, lineKey } from "./cart/lineKey.ts";
export type { LinePatch } from "./cart/mergeLine.ts";
export { isPricedIn, isStale, needsRefetch } from "./cart/needsRefetch.ts";
export { GIFT_CARD, isGiftCard, isWarranty, WARRANTY } from "./cart/productTypes.ts";
export { rebuildLines } from "./cart/rebuildLines.ts";
export { recommendationItems } from "./cart/recommendationItems.ts";
export { removeLines } from "./cart/removeLines.ts";
export { updateLine } from "./cart/updateLine.ts";
export { validateAddOns } from "./cart/validateAddOns.ts";
export {
  isProtectable,
  needsWarrantyRebuild,
  protectLine,
  rebuildWarrantyLines,
  unprotectLine,
} from "./cart/warranty.ts";
export { aggregateRating } from "./catalogue/aggregateRating.ts";
export { breadcrumbList, breadcrumbs, type Crumb } from "./catalogue/breadcrumbs.ts";
export { BROWSE_LIMIT, browseEntries, currentEntry, FILTER_GROUP_SHOWN } from "./catalogue/browse.ts";
export { browseBackLink } from "./catalogue/browseBackLink.ts";
export { CATEGORY_PATHS } from "./catalogue/categoryPaths.ts";
export { chooseVariant, getVariantImages } from "./catalogue/chooseVariant.ts";
export { collectionAddress } from "./catalogue/collectionAddress.ts";
export { collectionFor } from "./catalogue/collectionFor.ts";
export { companionCollections } from "./catalogue/companionCollections.ts";
export { countText } from "./catalogue/countText.ts";
export { cutText } from "./catalogue/cutText.ts";
export {
  activeFilters,
  clearFilters,
  filterValues,
  hasUnusualKeys,
  isChosen,
  type ListingSearch,
  MOST_MORE,
  narrowingKey,
  parseMore,
  parsePageNumber,
  parseSort,
  SORTS,
  type Sort,
  setControl,
  setMore,
  setPage,
  toggleFilter,
  USUAL_FILTER_KEYS,
  withoutPage,
} from "./catalogue/filterQuery.ts";
export { getStock } from "./catalogue/getStock.ts";
export { parseGtin } from "./catalogue/gtin.ts";
export { isSoldBy } from "./catalogue/isSoldBy.ts";
export { listingOrFirst, navigationEntry, ownListingPaths, toPagePath } from "./catalogue/listingPaths.ts";
export { type ListingContext, listingQuery, regionFilter, stockRegions } from "./catalogue/listingQuery.ts";
export { markWords, type TextPart } from "./catalogue/markWords.ts";
export { type NavigationTarget, navigationTarget } from "./catalogue/navigationTarget.ts";
export { optionProperty } from "./catalogue/optionProperty.ts";
export { optionWord } from "./catalogue/optionWords.ts";
export { type Pagination, pageCount, paginationWindow, readPagination } from "./catalogue/pagination.ts";
export { type CataloguePath, type CategoryLevels, parsePath } from "./catalogue/parsePath.ts";
export { plainText } from "./catalogue/plainText.ts";
export { popularCollection } from "./catalogue/popularCollection.ts";
export { chosenPrice, type PriceBounds, priceBounds, setPrice } from "./catalogue/priceBounds.ts";
export {
  isInPriceRange,
  type PriceRange,
  parsePriceRange,
  parsePriceRanges,
} from "./catalogue/priceRange.ts";
export { productLink, variantLink } from "./catalogue/productLink.ts";
export { productTrail } from "./catalogue/productTrail.ts";
export { parseSearchWords, searchQuery } from "./catalogue/searchQuery.ts";
export { getSeoKey, type SeoKey, toCanonicalUrl } from "./catalogue/seoKey.ts";
export { drawnPicture, isRaster, pictureAddresses, SHARE_PICTURE } from "./catalogue/sharePicture.ts";
export { isForSale, shownVariants } from "./catalogue/shownVariants.ts";
export { titleCase } from "./catalogue/titleCase.ts";
export { toSlug } from "./catalogue/toSlug.ts";
export { namedOption, optionValues } from "./catalogue/variantOption.ts";
export { BOT_CHECK, BOT_CHECK_FAILED } from "./challenge/botCheck.ts";
export { type ChallengeError, challengeError } from "./challenge/challengeError.ts";
export { type ChallengeStatus, resetAfter } from "./challenge/resetAfter.ts";
export {
  billingOnPayment,
  canQuoteShipping,
  getStates,
  regionsOfCurrency,
  SHIPPING_OPTION_FIELDS,
  US_STATES,
  zipLabel,
} from "./checkout/addresses.ts";
export type { CardField } from "./checkout/cardFields.ts";
export { cardPayment, savedCardPayment } from "./checkout/cardPayment.ts";
export { type Decline, parseDecline } from "./checkout/decline.ts";
export {
  type DeliveryWindow,
  deliveryDayProblem,
  deliveryTime,
  deliveryWindow,
  localDeliveryWindow,
} from "./checkout/deliveryDay.ts";
export { firstDeliveryDay } from "./checkout/firstDeliveryDay.ts";
export { deliverySummary, type GiftCardForm, saveDeliveries } from "./checkout/giftCardDeliveries.ts";
export type { GiftCardEntry } from "./checkout/giftCardForms.ts";
export { type GiftCardUnit, giftCardUnits } from "./checkout/giftCardUnits.ts";
export { invoicesAgree } from "./checkout/invoicesAgree.ts";
export { lineInput } from "./checkout/lineInput.ts";
export { internalMethod, internalPayment, merchantMode } from "./checkout/merchantMode.ts";
export {
  type BillingField,
  type PaymentError,
  type PaymentText,
  parsePaymentError,
} from "./checkout/paymentError.ts";
export {
  canExpress,
  canPayLater,
  type DeviceWalletName,
  MAIN_SITE,
  type PaymentMethod,
  type PaymentOffer,
  paymentMethods,
} from "./checkout/paymentMethods.ts";
export { returnDays } from "./checkout/returnDays.ts";
export {
  changeableSteps,
  checkoutSteps,
  isRateIncluded,
  mayEnter,
  needsShipping,
  nextStep,
  type Step,
  showsNavigator,
} from "./checkout/steps.ts";
export { isVatIncluded, sizedImage, taxRows } from "./checkout/summary.ts";
export { isSameCode, normalizeCode, type ParsedCode, parseCode } from "./codes.ts";
export {
  compactCountdown,
  longCountdown,
  offerCountdown,
  secondsLeft,
  secondsUntil,
} from "./countdown.ts";
export { creditsBalance, validateCredits } from "./credits.ts";
export {
  ESTIMATE_STEPS,
  type EstimateInput,
  type EstimateLine,
  estimateCart,
  estimateLines,
  type LineEstimate,
} from "./estimate.ts";
export {
  type ExplainedAmount,
  type ExplainedRefusal,
  type ExplainInput,
  explainEstimate,
} from "./explainEstimate.ts";
export { explainOrder, type OrderRow } from "./explainOrder.ts";
export {
  type AppliedPromotion,
  type BilledLine,
  type ExplainedRow,
  explainTotal,
  type TotalInput,
} from "./explainTotal.ts";
export type { Fix, FixableLine, Goods, Missing } from "./fix.ts";
export { type Flags, getStrategy, isProtectionEnhanced, reviewBadge } from "./flags/flags.ts";
export { getOwn } from "./getOwn.ts";
export { type GiftCardRefusal, validateGiftCard } from "./giftcards.ts";
export {
  type AddressLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  languagePaths,
  languagePrefix,
  parseAcceptLanguage,
  parsePathLanguage,
  type RewrittenLink,
  rewriteLink,
  stripLanguage,
  withLanguage,
} from "./language.ts";
export { iconPath } from "./look/iconPath.ts";
export { hasOwnIcon, hasOwnStyles } from "./look/presentLook.ts";
export { themeColor } from "./look/themeColor.ts";
export { excerptTexts } from "./merchant/excerptTexts.ts";
export { matchesRevision, NO_REVISION } from "./merchant/matchesRevision.ts";
export { reportEntries } from "./merchant/reportEntries.ts";
export { type ReportColumn, reportOrders } from "./merchant/reportOrders.ts";
export { merchantScopes, roleScopes, staffRoles } from "./merchant/roleScopes.ts";
export { webhookEventScope, webhookEventTypes } from "./merchant/webhookEventScope.ts";
export { TRACKED_PATHS } from "./metadata/trackedPath.ts";
export {
  ceilAmount,
  decimalText,
  displayTotal,
  formatMoney,
  fromMinor,
  lineAmount,
  round2,
  sumAmounts,
  toMinor,
} from "./money.ts";
export { couponClaimed, isNewCard, parsePromoCode } from "./notifications/feed.ts";
export { carrierName } from "./orders/carrierName.ts";
export { getCreditNoteDay, getInvoiceDay, getInvoiceNumber } from "./orders/getInvoiceNumber.ts";
export { exampleOrderNumber } from "./orders/orderNumber.ts";
export { parcelArrival, parcelDays } from "./orders/parcelDays.ts";
export { findCorrected, findInvoiced, getInvoiceTime, splitByInvoice } from "./orders/splitByInvoice.ts";
export { trackingUrl } from "./orders/trackingUrl.ts";
export { chosenCountry, toChosenCountry } from "./pages/chosenCountry.ts";
export { homeCategories } from "./pages/homeCategories.ts";
export { type HomeHero, homeHero } from "./pages/homeHero.ts";
export { isIgnoredKey, withoutIgnoredKeys } from "./pages/ignoredKeys.ts";
export { isPersonalPath } from "./pages/isPersonalPath.ts";
export { pagePath } from "./pages/pagePath.ts";
export { MEMBER_COOKIE, readMemberId } from "./pages/readMemberId.ts";
export {
  type BnplAddress,
  type BnplLine,
  type BnplOrder,
  type BnplQuestion,
  bnplOrder,
} from "./payments/bnplOrder.ts";
export {
  DEVICE_WALLET,
  type DeviceWalletLine,
  deviceWalletLines,
  isExpressContact,
} from "./payments/deviceWallet.ts";
export { isCardExpired } from "./payments/isCardExpired.ts";
export type { OfferPayment, OrderPaymentKind } from "./payments/parsePayment.ts";
export { paymentServiceName } from "./payments/paymentServiceName.ts";
export { type WalletOrder, walletOrder } from "./payments/walletOrder.ts";
export { bnplPayment, walletPayment } from "./payments/walletPayments.ts";
export {
  compareAtPrice,
  formerPrice,
  formerPrices,
  hasPriceIn,
  listCurrencies,
  type PricedVariant,
  unitPrice,
} from "./prices.ts";
export { isEligible, isPromotable, productIds } from "./promotions/eligibility.ts";
export { applyFreeLines, type FreeLinesPlan, planFreeLines } from "./promotions/freeLines.ts";
export { givesProduct, tierUnit } from "./promotions/getPromotionRule.ts";
export {
  type JudgedPromotion,
  judgePromotion,
  type PromotionCart,
  type PromotionFacts,
  type PromotionProgress,
  type TierAhead,
} from "./promotions/judgePromotion.ts";
export { PROMOTION_RULES } from "./promotions/promotionRules.ts";
export {
  canShipFree,
  type PromotionReference,
  type PromotionRefusal,
  type PromotionTerms,
  validatePromotionTerms,
} from "./promotions/promotionSteps.ts";
export type { ExitBanner, ProgressText, PromotionRule } from "./promotions/types/PromotionRule.ts";
export { type RateProblem, shippingRateProblems, taxRateProblems } from "./rateProblems.ts";
export { readCookie } from "./readCookie.ts";
export { recommendedOrder } from "./recommendedOrder.ts";
export type { Refusal } from "./refusal.ts";
export { getBillingCurrency, getRegion, getRegionCountry, getRegionCurrency } from "./region.ts";
export { rewardCredits } from "./rewards.ts";
export { shipEstimate } from "./shipEstimate.ts";
export { arrivalDays } from "./shipping/arrivalDays.ts";
export { chooseOption, matchOption, shippingMatches } from "./shipping/chooseOption.ts";
export {
  type FreeShippingProgress,
  freeShippingProgress,
  freeShippingThreshold,
} from "./shipping/freeShipping.ts";
export { promotedShipping } from "./shipping/promotedShipping.ts";
export { rateFor } from "./shipping/rateFor.ts";
export { rowsFor } from "./shipping/rowsFor.ts";
export { type ShippingOptionsRequest, shippingOptionsFor } from "./shipping/shippingOptionsFor.ts";
export { type ShippingReason, shippingReason } from "./shipping/shippingReason.ts";
export { shippingSubtotal } from "./shipping/shippingSubtotal.ts";
export { asksAge } from "./sites/asksAge.ts";
export { formatDay } from "./sites/formatDay.ts";
export { type French, getLocale, type Locale, siteFrench } from "./sites/getLocale.ts";
export { listCheckoutSites } from "./sites/listCheckoutSites.ts";
export { type PageName, splitPageKey, toPageKey } from "./sites/pageKey.ts";
export { PAGE_PATHS } from "./sites/pagePaths.ts";
export { siteDay } from "./sites/siteDay.ts";
export { siteText } from "./sites/siteText.ts";
export { BRAND, CHOICE_COOKIE_DAYS, storageNames } from "./storageNames.ts";
export type { ExpiryProblem } from "./subscriptions/cardExpiry.ts";
export {
  canCalculateTaxes,
  collectedDuties,
  includesTax,
  type TaxLine,
  taxLines,
  toTaxRequest,
} from "./taxes.ts";
export { unusedCredits } from "./unusedCredits.ts";
export {
  afterDecline,
  CLOSE_REASONS,
  type CloseReason,
  closeWith,
  isOfferOver,
  OFFER_ERROR_FORWARD,
  type OfferEnd,
  offerPrice,
} from "./upsells/offer.ts";
export { offerInvoice } from "./upsells/offerLine.ts";
export { afterWish, toggleWish, type WishlistItem, type WishPlan } from "./wishlist/toggleWish.ts";
