import type { PaymentMethod } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useEffect, useRef } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { type PaymentAction, reportAction } from "./reportAction.ts";

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a method joins the list
  useEffect(() => {
    if (shown) for (const presented of offered) reportOnce("presented", presented);
  }, [shown]);
  const chosen = loading ? undefined : method;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen
  useEffect(() => {
    if (chosen) report("selected", chosen);
  }, [chosen]);

  return {
    interact: () => method && reportOnce("interacted", method),
    accept: () => method && report("accepted", method),
  };
}
