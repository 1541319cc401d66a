// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Check, Texts } from "../../validation.ts";
export declare const acceptUpsellBody: Check;
export declare const addWishlistItemBody: Check;
export declare const calculateTaxesBody: Check;
export declare const closeOrderBody: Check;
export declare const createBnplTokenBody: Check;
export declare const enterCampaignBody: Check;
export declare const generateInvoiceBody: Check;
export declare const getAddressBody: Check;
export declare const identifyBody: Check;
export declare const listRecommendationsBody: Check;
export declare const listShippingOptionsBody: Check;
export declare const submitCheckoutBody: Check;
export declare const subscribeNewsletterBody: Check;
export declare const validateCartBody: Check;
export declare const writeLogBody: Check;
export declare const texts: Texts;
