import {
  answerCartValidation,
  answerCollection,
  answerFilters,
  answerGiftCard,
  answerInvoice,
  answerPage,
  answerProduct,
  answerPromotion,
  answerReviews,
  answerShippingOptions,
  answerShippingRates,
  answerSite,
  answerSuggestions,
  answerTaxes,
} from "@velours/sdk/shop";
import { handlers as ownHandlers } from "../generated/handlers.ts";
import { bindOperation } from "./bindOperation.ts";
import type { Handlers } from "./Handler.ts";

/** The operations that remember or compute; every other one is answered from the contract's examples. */
export const handlers: Handlers = {
  ...ownHandlers,
  calculateTaxes: bindOperation(answerTaxes),
  generateInvoice: bindOperation(answerInvoice),
  getCollection: bindOperation(answerCollection),
  getCollectionFilters: bindOperation(answerFilters),
  getGiftCard: bindOperation(answerGiftCard),
  getPage: bindOperation(answerPage),
  getProduct: bindOperation(answerProduct),
  getPromotion: bindOperation(answerPromotion),
  getSite: bindOperation(answerSite),
  listReviews: bindOperation(answerReviews),
  listShippingOptions: bindOperation(answerShippingOptions),
  listShippingRates: bindOperation(answerShippingRates),
  listSuggestions: bindOperation(answerSuggestions),
  validateCart: bindOperation(answerCartValidation),
};
