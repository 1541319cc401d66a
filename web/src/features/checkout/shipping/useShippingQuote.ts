import { canQuoteShipping } from "@velours/sdk/rules";
import type { ShippingOption, ShippingQuestion } from "@velours/sdk/types";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useDebouncedValue } from "../../../platform/queries/useDebouncedValue.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { toAddress } from "../address/AddressForm.ts";
import type { Draft } from "../draft/useDraft.ts";
import { shippingQuestion } from "../payloads.ts";
import { shippingOptionsQuery } from "../queries.ts";
import type { Steps } from "../steps/useSteps.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";
import { chooseRate } from "./chooseRate.ts";

type Rules = typeof import("./shippingRules.ts");

let loaded: Rules | null = null;

/**
 * The contract's rules for the first step. Its form can be filled in without them, so they come after it; `failed` while
 * they could not be fetched.
 */
function useShippingRules() {
  const [rules, setRules] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      loaded ??= await import("./shippingRules.ts");
      setRules(loaded);
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, []);
  useEffect(() => {
    // Continue tries again, and says when it fails.
    load().catch(() => {});
  }, [load]);
  return { rules, failed, load };
}

/** The ways to ship to the address in the form, and which of them is chosen. */
export function useShippingQuote(cart: CheckoutCart, draft: Draft, steps: Steps) {
  const shop = useShop();
  const { language } = shop;
  const { values, set } = draft;
  const address = useMemo(() => toAddress(values.shipping), [values.shipping]);
  const { rules, failed: rulesFailed, load: loadRules } = useShippingRules();
  const errors = useMemo(
    () => rules?.shippingProblems(values.shipping, language),
    [rules, values.shipping, language],
  );
  const complete = cart.priced && cart.shipped && canQuoteShipping(address, errors);
  const quoted = complete && rules !== null;
  const question = quoted ? shippingQuestion(cart, cart.estimate, address, language) : null;
  // As a text, because equal questions are one.
  const serialized = JSON.stringify(question);
  const settled = useDebouncedValue(serialized, 300);
  const { data, error, isFetching, refetch } = useQuery(
    shippingOptionsQuery(shop, JSON.parse(settled) as ShippingQuestion | null),
  );
  const fetching =
    (complete && rules === null && !rulesFailed) || (quoted && (isFetching || settled !== serialized));

  const promotion = cart.promotion?.name ?? null;
  const fresh = quoted && !fetching && !error ? data : undefined;
  const { rate, change } = fresh
    ? chooseRate(fresh, {
        chosen: values.rate,
        chosenWith: values.ratePromotion,
        promotion,
        onShippingStep: steps.current === "shipping",
      })
    : { rate: values.rate, change: null };
  const choose = (chosen: ShippingOption | null) => set({ rate: chosen, ratePromotion: promotion });
  // The draft outlives a reload, so it learns what a fresh list chose, and with which promotion an option stayed as it was.
  const isUnchanged =
    rate === values.rate && (!fresh || change !== null || values.ratePromotion === promotion);
  useEffect(() => {
    if (!isUnchanged) set({ rate, ratePromotion: promotion });
  }, [isUnchanged, rate, promotion, set]);

  return {
    /** Rules of the form; null while they are on their way. */
    rules,
    loadRules,
    /** The address is complete enough to ask for the ways to ship there. */
    quoted,
    options: quoted ? (data ?? null) : null,
    fetching,
    // The shopper cannot continue with an option of an older list, or without one.
    loading: fetching || change !== null || !isUnchanged,
    failed: error !== null,
    refetch,
    choose,
    change,
    acceptChange: () => {
      if (change) choose(change.to);
    },
  };
}

export type ShippingQuote = ReturnType<typeof useShippingQuote>;
