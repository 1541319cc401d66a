import { useMemo } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import type { CardGateway, FraudCheck } from "./CardGateway.ts";
import { chooseGateway } from "./chooseGateway.ts";

/** The card gateway of the shop, for as long as the page pays by it. */
export function useGateway(): CardGateway & FraudCheck {
  const { gateway, gatewayUrl, language } = useShop();
  return useMemo(() => chooseGateway({ gateway, gatewayUrl }, language), [gateway, gatewayUrl, language]);
}
