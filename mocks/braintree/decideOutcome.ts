/** The outcome of a sale, by the gateway's published test values. */
export type TransactionOutcome =
  | { status: "authorized" }
  | { status: "processor_declined"; code: string; text: string }
  | { status: "gateway_rejected"; reason: string }
  | { status: "invalid"; code: string; attribute: string; message: string };

const nonces: Record<string, TransactionOutcome> = {
  "fake-consumed-nonce": {
    status: "invalid",
    code: "91564",
    attribute: "payment_method_nonce",
    message: "Cannot use a payment method nonce more than once.",
  },
  "fake-luhn-invalid-nonce": {
    status: "invalid",
    code: "81715",
    attribute: "number",
    message: "Credit card number is invalid.",
  },
  "fake-processor-declined-visa-nonce": {
    status: "processor_declined",
    code: "2000",
    text: "Do Not Honor",
  },
  "fake-gateway-rejected-fraud-nonce": { status: "gateway_rejected", reason: "fraud" },
  "fake-gateway-rejected-kount-nonce": { status: "gateway_rejected", reason: "risk_threshold" },
};

/** Nonces of the card fields carry a scenario of the sandbox. */
const typed: Record<string, string> = {
  ok: "authorized",
  declined: "fake-processor-declined-visa-nonce",
  invalid: "fake-luhn-invalid-nonce",
};

const texts: Record<string, string> = {
  2000: "Do Not Honor",
  2001: "Insufficient Funds",
  2004: "Expired Card",
  2010: "Card Issuer Declined CVV",
  2038: "Processor Declined",
};

const unknownNonce: TransactionOutcome = {
  status: "invalid",
  code: "91565",
  attribute: "payment_method_nonce",
  message: "Unknown or expired payment_method_nonce.",
};

/** Nonces by name; else the amount: 2000 to 2999.99 is declined with that code, 5001 is rejected by the gateway. */
export function decideOutcome(nonce: string, amount: string): TransactionOutcome {
  const scenario = /^sandbox-(?:card|paypal|venmo)-([a-z]+)-[0-9a-f]/.exec(nonce)?.[1];
  if (scenario !== undefined) {
    const as = typed[scenario];
    if (as === "authorized") return { status: as };
    return (as === undefined ? undefined : nonces[as]) ?? unknownNonce;
  }
  const outcome = nonces[nonce];
  if (outcome !== undefined) return outcome;
  if (!nonce.startsWith("fake-")) return unknownNonce;
  if (amount === "5001.00") return { status: "gateway_rejected", reason: "application_incomplete" };
  const code = amount.split(".")[0] ?? "";
  if (/^2\d{3}$/.test(code)) {
    return { status: "processor_declined", code, text: texts[code] ?? "Processor Declined" };
  }
  return { status: "authorized" };
}
