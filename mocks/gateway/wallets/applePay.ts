import { after, delay, trace } from "../client/environment.ts";
import { gatewayError } from "../client/gatewayError.ts";

interface PaymentToken {
  outcome: "ok" | "declined";
}

/** The gateway's part of a device-wallet payment: who sells, and the nonce of what was authorised. */
export async function createApplePay() {
  trace("apple-pay", "applePay.create");
  return {
    async performValidation({ validationURL }: { validationURL: string }): Promise<object> {
      await after(delay);
      if (validationURL === "sandbox:fail")
        throw gatewayError(
          "APPLE_PAY_MERCHANT_VALIDATION_FAILED",
          document.documentElement.lang === "fr"
            ? "Apple Pay n’a pas pu être démarré. Choisissez un autre moyen de paiement."
            : "Apple Pay could not be started. Please choose another payment method.",
        );
      return {};
    },
    async tokenize({ token }: { token: PaymentToken }): Promise<{ nonce: string }> {
      trace("apple-pay", "applePay.tokenize");
      await after(delay);
      return { nonce: `sandbox-apple-pay-${token.outcome}-${crypto.randomUUID()}` };
    },
  };
}
