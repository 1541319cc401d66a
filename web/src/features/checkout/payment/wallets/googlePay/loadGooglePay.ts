import type { WalletSettings, WalletSupport } from "../WalletSupport.ts";

/** Returns the wallet when the browser has it, which only the provider's own script can say. */
export async function loadGooglePay({
  gateway,
  gatewayUrl,
  googlePay,
  language,
}: WalletSettings): Promise<WalletSupport> {
  if (gateway !== "braintree") {
    const { sandboxGooglePay } = await import("./sandboxGooglePay.ts");
    return sandboxGooglePay(gatewayUrl, language);
  }
  if (!googlePay) throw new Error("The shop has no account at Google Pay.");
  const { braintreeGooglePay } = await import("./braintreeGooglePay.ts");
  return braintreeGooglePay(gatewayUrl, googlePay, language);
}
