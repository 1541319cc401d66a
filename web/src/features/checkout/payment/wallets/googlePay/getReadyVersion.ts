import type { GooglePayClientClass } from "./GooglePayKit.ts";

/** The version of the API that the shop uses. */
export const GOOGLE_PAY_VERSION = 2;

/** Cards the shop takes; the gateway's request has them again. */
const cards: google.payments.api.IsReadyToPayPaymentMethodSpecification = {
  type: "CARD",
  parameters: {
    allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
    allowedCardNetworks: ["AMEX", "DISCOVER", "MASTERCARD", "VISA"],
  },
};

/** The version when the wallet works for this shopper in this browser, else 0. */
export async function getReadyVersion(
  PaymentsClient: GooglePayClientClass | undefined,
  environment: "TEST" | "PRODUCTION",
): Promise<number> {
  if (!PaymentsClient) return 0;
  try {
    const client = new PaymentsClient({ environment });
    const request = { apiVersion: GOOGLE_PAY_VERSION, apiVersionMinor: 0, allowedPaymentMethods: [cards] };
    return (await client.isReadyToPay(request)).result ? GOOGLE_PAY_VERSION : 0;
  } catch {
    // It rejects on a page without TLS.
    return 0;
  }
}
