import { answerShippingOptions } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { loadRecords } from "../catalogue/store/records.ts";
import { lookUpPromotion } from "../promotions/lookUpPromotion.ts";
import { requireSite } from "../sites/store.ts";
import { readShippingRates } from "./store.ts";

export const listShippingOptions: Handler<"listShippingOptions"> = (request, context) => {
  const { now, config, store, catalogue } = context;
  return answerShippingOptions(request, {
    readSite: () => requireSite(store.db, context.site),
    now,
    sandbox: config.paymentProvider === "sandbox",
    testZips: config.taxProvider === "sandbox",
    readRecords: (variants) => loadRecords(store.db, catalogue, variants),
    readPromotion: (code) => lookUpPromotion(context, code),
    readShippingRates: () => readShippingRates(store.db),
  });
};
