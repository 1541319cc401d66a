import { storageNames } from "@velours/sdk/rules";
import { useMemo } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";
import { isOffline } from "../../../platform/browser/isOffline.ts";
import { createAttemptStore } from "../../cart/attempts.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import type { PayPorts } from "./pay.ts";

/**
 * Dependencies of a payment: the shop, the fraud check, the attempts that all tabs share under a name in the
 * storage.
 */
export function usePaymentPorts(fraud: FraudCheck, attemptName?: string) {
  const shop = useShop();
  const name = attemptName ?? storageNames(shop.site, "").checkoutAttempt;
  const attempts = useMemo(
    () => createAttemptStore({ name, storage: browserStorage("localStorage") }),
    [name],
  );

  async function open(): Promise<PayPorts> {
    const client = await shop.api();
    const logSilence = () =>
      void client
        .writeLog({
          body: {
            level: "warn",
            type: "kount",
            message: "kountSDK failed to reply within 10 seconds",
            site: shop.site,
            url: location.href,
            userAgent: navigator.userAgent,
          },
        })
        .catch(() => {});
    return { client, fraud, attempts, logSilence, isOffline };
  }
  return { attempts, open };
}
