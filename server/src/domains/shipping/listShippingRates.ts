import { answerShippingRates } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readShippingRates } from "./store.ts";

export const listShippingRates: Handler<"listShippingRates"> = (request, { store: { db } }) =>
  answerShippingRates(request, { readShippingRates: () => readShippingRates(db) });
