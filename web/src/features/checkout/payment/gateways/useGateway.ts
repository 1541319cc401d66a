import type { Language } from "@velours/sdk/types";
import { useMemo } from "react";
import type { ShopSettings } from "../../../../platform/api/ShopSettings.ts";
import { useShop } from "../../../../platform/api/useShop.ts";
import type { CardGateway, FraudCheck } from "./CardGateway.ts";

/** The card gateway the shop runs on; its adapter is fetched with its first call. */
function chooseGateway(
  { gateway, gatewayUrl }: Pick<ShopSettings, "gateway" | "gatewayUrl">,
  language: Language,
): CardGateway & FraudCheck {
  let loading: Promise<CardGateway & FraudCheck> | undefined;
  const adapter = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  async function load() {
    if (gateway === "braintree") {
      const { braintreeGateway } = await import("./braintreeGateway.ts");
      return braintreeGateway(gatewayUrl, language);
    }
    const { sandboxGateway } = await import("./sandboxGateway.ts");
    return sandboxGateway(gatewayUrl, language);
  }
  return {
    mountFields: async (options) => (await adapter()).mountFields(options),
    deviceData: async (authorization) => (await adapter()).deviceData(authorization),
    authenticate: async (card, order) => (await adapter()).authenticate(card, order),
    collect: async (sessionId, buyer) => (await adapter()).collect(sessionId, buyer),
  };
}

/** The card gateway of the shop, for as long as the page pays by it. */
export function useGateway(): CardGateway & FraudCheck {
  const { gateway, gatewayUrl, language } = useShop();
  return useMemo(() => chooseGateway({ gateway, gatewayUrl }, language), [gateway, gatewayUrl, language]);
}
