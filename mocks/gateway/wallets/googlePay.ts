import { after, delay, trace } from "../client/environment.ts";

interface PaymentData {
  paymentMethodData: { tokenizationData: { token: string } };
}

/** The gateway's part of a Google Pay payment: whose account is paid, and the nonce of what was authorised. */
export async function createGooglePayment() {
  trace("google-pay", "googlePayment.create");
  return {
    createPaymentDataRequest: (overrides: object) => ({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: "CARD",
          parameters: {
            allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
            allowedCardNetworks: ["AMEX", "DISCOVER", "MASTERCARD", "VISA"],
          },
          tokenizationSpecification: { type: "PAYMENT_GATEWAY", parameters: { gateway: "braintree" } },
        },
      ],
      ...overrides,
    }),
    async parseResponse({ paymentMethodData }: PaymentData): Promise<{ nonce: string; type: string }> {
      trace("google-pay", "googlePayment.parseResponse");
      await after(delay);
      const outcome = paymentMethodData.tokenizationData.token;
      return { nonce: `sandbox-google-pay-${outcome}-${crypto.randomUUID()}`, type: "AndroidPayCard" };
    },
  };
}
