// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Check, Texts } from "@velours/sdk/forms";
export declare const createCardTokenQuery: Check;
export declare const getCollectionParams: Check;
export declare const getCollectionQuery: Check;
export declare const getCollectionFiltersParams: Check;
export declare const getCollectionFiltersQuery: Check;
export declare const getGiftCardParams: Check;
export declare const getGiftCardQuery: Check;
export declare const getOrderParams: Check;
export declare const getProductParams: Check;
export declare const getProductQuery: Check;
export declare const getPromotionParams: Check;
export declare const getPromotionQuery: Check;
export declare const getSiteParams: Check;
export declare const listProductsQuery: Check;
export declare const listShippingRatesQuery: Check;
export declare const submitCheckoutHeaders: Check;
export declare const texts: Texts;
