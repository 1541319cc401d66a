import { findBuyerScenario } from "@velours/sdk/shop";
import type { Address } from "@velours/sdk/types";
import { type ErrorResponse, refuse } from "../../../../platform/contract.ts";

type Outcome = ErrorResponse<
  "rateLimited" | "fraudRejected" | "shippingRateRequired" | "shippingDoesNotMatch" | "validationError"
>;

const retryAfter = 15 * 60;

/** The refusal that the buyer's email address or billing address asks of the sandbox in place of paying. */
export function getScenarioRefusal(email: string, billing: Address | null | undefined): Outcome | null {
  const scenario = findBuyerScenario(email, billing);
  if (scenario === null) return null;
  switch (scenario.reference) {
    case "rateLimited":
      return refuse("rateLimited", null, { of: "payments", headers: { "retry-after": retryAfter } });
    case "validationError":
      return refuse("validationError", scenario.fields, {
        values: { text: Object.values(scenario.fields)[0] ?? "" },
      });
    default:
      return refuse(scenario.reference);
  }
}
