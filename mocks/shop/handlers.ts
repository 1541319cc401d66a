import type { operations } from "@velours/sdk/types";
import { identify } from "./accounts/identify.ts";
import { getCollection } from "./catalogue/getCollection.ts";
import { getCollectionFilters } from "./catalogue/getCollectionFilters.ts";
import { getProduct } from "./catalogue/getProduct.ts";
import { listProducts } from "./catalogue/listProducts.ts";
import { generateInvoice } from "./checkout/generateInvoice.ts";
import { getOrder } from "./checkout/getOrder.ts";
import { submitCheckout } from "./checkout/submitCheckout.ts";
import { validateCart } from "./checkout/validateCart.ts";
import { getGiftCard } from "./giftcards/getGiftCard.ts";
import type { Handler } from "./Handler.ts";
import { writeLog } from "./logs/writeLog.ts";
import { createCardToken } from "./payments/createCardToken.ts";
import { getPromotion } from "./promotions/getPromotion.ts";
import { listShippingOptions } from "./shipping/listShippingOptions.ts";
import { listShippingRates } from "./shipping/listShippingRates.ts";
import { getSite } from "./sites/getSite.ts";
import { calculateTaxes } from "./taxes/calculateTaxes.ts";

/** The operations that remember or compute; every other one is answered from the contract's examples. */
export const handlers: { [Op in keyof operations]?: Handler<Op> } = {
  calculateTaxes,
  createCardToken,
  generateInvoice,
  getCollection,
  getCollectionFilters,
  getGiftCard,
  getOrder,
  getProduct,
  getPromotion,
  getSite,
  identify,
  listProducts,
  listShippingOptions,
  listShippingRates,
  submitCheckout,
  validateCart,
  writeLog,
};
