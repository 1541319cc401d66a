import { answerTaxes } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const calculateTaxes: Handler<"calculateTaxes"> = (request, { config, taxes }) =>
  answerTaxes(request, {
    testZips: config.taxProvider === "sandbox",
    calculateTaxes: (question) => taxes.calculate(question),
  });
