import type { OrderPaymentKind } from "@velours/sdk/rules";
import { getScenario, isReusable, isSavedCardToken } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

const gatewayErrors = (code: string, attribute: string, message: string): MockResponse => ({
  status: 422,
  body: [{ code, attribute, message }],
});

/** The sandbox's refusal of a payment; null when it is authorised or nothing is charged. */
export function authorize(session: MockSession, payment: OrderPaymentKind): MockResponse | null {
  switch (payment.kind) {
    case "internal":
      return null;
    case "savedCard":
      // The session's members have none.
      return gatewayErrors("91518", "payment_method_token", "Payment method token is invalid.");
    case "bnpl":
      return authorizeNonce(session, payment.token);
    default:
      return authorizeNonce(session, payment.nonce);
  }
}

/** A nonce works once. */
export function authorizeNonce(session: MockSession, nonce: string): MockResponse | null {
  const scenario = isSavedCardToken(nonce) ? "consumed" : getScenario(nonce);
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
