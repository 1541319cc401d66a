import type { ShopSettings } from "../../../../../platform/api/ShopSettings.ts";
import type { WalletSupport } from "../WalletSupport.ts";

/** Whether the browser has the wallet; what its sheet needs comes with `prepare`. */
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
