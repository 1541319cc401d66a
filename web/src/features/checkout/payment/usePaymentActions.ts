import type { PaymentMethod } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useEffect, useEffectEvent, useRef } from "react";
import { recordEvent } from "../../../platform/analytics/recordEvent.ts";
import { traceCall } from "../../../platform/analytics/traceCall.ts";
import type { Shop } from "../../../platform/api/Shop.ts";
import { useShop } from "../../../platform/api/useShop.ts";

/** An event of a payment method. */
interface PaymentAction {
  action: "presented" | "selected" | "interacted" | "accepted";
  paymentMethod: PaymentMethod;
  currency: Currency;
  /** Amount to be paid, in currency. */
  total: number;
}

/** Tells the analytics; in the sandbox it is put on the page's trace. */
function reportAction(action: PaymentAction, { site, gateway }: Pick<Shop, "site" | "gateway">): void {
  recordEvent(site, "payment_method", action);
  if (gateway !== "braintree") traceCall({ provider: "googleAnalytics", call: "paymentMethod", ...action });
}

interface Options {
  offered: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  currency: Currency;
  total: number;
  /** The list is not drawn yet. */
  loading: boolean;
}

/**
 * Reports what the shopper does with the methods: each is presented once, selected whenever it becomes the chosen one,
 * interacted with once, at the first press or focus in it.
 */
export function usePaymentActions({ offered, method, currency, total, loading }: Options) {
  const shop = useShop();
  const reported = useRef(new Set<string>());

  const report = (action: PaymentAction["action"], paymentMethod: PaymentMethod) =>
    reportAction({ action, paymentMethod, currency, total }, shop);
  function reportOnce(action: PaymentAction["action"], paymentMethod: PaymentMethod) {
    const key = `${action} ${paymentMethod}`;
    if (reported.current.has(key)) return;
    reported.current.add(key);
    report(action, paymentMethod);
  }

  const shown = loading ? "" : offered.join(" ");
  const present = useEffectEvent((_shown: string) => {
    for (const presented of offered) reportOnce("presented", presented);
  });
  useEffect(() => {
    if (shown) present(shown);
  }, [shown]);
  const chosen = loading ? undefined : method;
  const select = useEffectEvent((selected: PaymentMethod) => report("selected", selected));
  useEffect(() => {
    if (chosen) select(chosen);
  }, [chosen]);

  return {
    interact: () => method && reportOnce("interacted", method),
    accept: () => method && report("accepted", method),
  };
}
