import type { ShopSettings } from "../../../../../platform/api/ShopSettings.ts";
import type { WalletSupport } from "../WalletSupport.ts";

/** Returns the wallet when the browser has it; its sheet's parts come with `prepare`. */
export async function loadApplePay({
  gateway,
  gatewayUrl,
}: Pick<ShopSettings, "gateway" | "gatewayUrl">): Promise<WalletSupport> {
  if (gateway === "braintree") {
    const { braintreeApplePay } = await import("./braintreeApplePay.ts");
    return braintreeApplePay(gatewayUrl);
  }
  const { sandboxApplePay } = await import("./sandboxApplePay.ts");
  return sandboxApplePay(gatewayUrl);
}
