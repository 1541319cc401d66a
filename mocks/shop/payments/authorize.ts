import { getScenario, isReusable } from "@velours/sdk/shop";
import type { Session } from "../../session/Session.ts";
import type { Answer } from "../Answer.ts";
import { refuse } from "../refuse.ts";

const gatewayErrors = (code: string, attribute: string, message: string): Answer => ({
  status: 422,
  body: [{ code, attribute, message }],
});

/** The sandbox gateway's refusal of a nonce; null when the payment is authorised. A nonce works once. */
export function authorize(session: Session, nonce: string): Answer | null {
  const scenario = getScenario(nonce);
  const spent = session.spentNonces.get(nonce) !== undefined;
  if (scenario === "consumed" || (spent && !isReusable(nonce))) {
    return gatewayErrors(
      "91564",
      "payment_method_nonce",
      "Cannot use a payment method nonce more than once.",
    );
  }
  session.spentNonces.set(nonce, true);
  switch (scenario) {
    case "declined":
      return refuse("paymentDeclined", null, { of: "Do Not Honor" });
    case "expired":
      return refuse("paymentDeclined", null, { of: "Expired Card" });
    case "insufficient":
      return refuse("processorDeclined", null, { of: "Insufficient Funds" });
    case "rejected":
      return refuse("paymentDeclined", null, { of: "Declined" });
    case "invalid":
      return gatewayErrors("81715", "number", "Credit card number is invalid.");
    case "broken":
      return { status: 500, body: "Bad gateway", headers: { "content-type": "text/plain" } };
    default:
      return null;
  }
}
