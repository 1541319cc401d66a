import { ShippingAddress, validateForm } from "@velours/sdk/forms";
import {
  canQuoteShipping,
  cartType,
  changeableSteps,
  checkoutSteps,
  chooseOption,
  estimateCart,
  needsShipping,
  nextStep,
  type Step,
} from "@velours/sdk/rules";
import type { CartValidationError, Invoice, ShippingOption } from "@velours/sdk/types";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useCart } from "../cart/useCart.ts";
import { usePricing } from "../cart/usePricing.ts";
import { useRegion } from "../shop/useRegion.ts";
import { useShop } from "../shop/useShop.ts";
import { useSite } from "../shop/useSite.ts";
import { toAddress, trimAddress } from "./AddressForm.ts";
import { cartVersion } from "./cartVersion.ts";
import { draftFor } from "./draftFor.ts";
import { giftCardsAddressed } from "./giftCardsAddressed.ts";
import { isSameOption } from "./isSameOption.ts";
import { isShippingDone } from "./isShippingDone.ts";
import { invoiceQuestion, type PayableCart, shippingQuestion } from "./payloads.ts";
import { askInvoice, askShippingOptions } from "./queries.ts";
import type { DraftStore } from "./store.ts";
import { useAnswer } from "./useAnswer.ts";
import { useSettled } from "./useSettled.ts";
import { useStep } from "./useStep.ts";

/** Steps this session of the shop has screens for; the rules' list is narrowed to them. */
const SCREENS: readonly Step[] = ["shipping", "giftcard", "payment", "complete"];

/** A change of the shipping option by a promotion, for the shopper to accept. */
export interface RateChange {
  from: ShippingOption;
  to: ShippingOption;
  /** What brought it about: a promotion that came or went, or anything else. */
  cause: "added" | "removed" | "other";
  /** Name of the promotion that was added. */
  promotion: string | null;
}

/** Everything the steps of an order that is not placed yet know and do. */
export function useCheckoutModel(drafts: DraftStore) {
  const shop = useShop();
  const site = useSite();
  const { currency, country } = useRegion();
  const { state, cart } = useCart();
  const pricing = usePricing();
  const priced = pricing === "current";
  const kept = useSyncExternalStore(drafts.subscribe, drafts.get, drafts.get);
  // What was chosen for another region is asked again.
  const draft = useMemo(
    () => draftFor(kept, { currency, country }, site.regions),
    [kept, currency, country, site.regions],
  );
  useEffect(() => {
    if (draft !== kept) drafts.set(draft);
  }, [draft, kept, drafts]);
  const lines = state.products.data;
  const promotion = state.promotion.error ? null : state.promotion.data;
  const giftCard = state.giftCard.error ? null : state.giftCard.data;
  const type = cartType(lines);
  const shipped = needsShipping(type);

  const steps = useMemo(
    () => checkoutSteps({ type, lines }).filter((step) => SCREENS.includes(step)),
    [type, lines],
  );
  const { step, goTo } = useStep({
    steps,
    isDone: (each) =>
      each === "shipping"
        ? isShippingDone(draft)
        : each === "giftcard" && giftCardsAddressed(lines, Date.now()),
    ready: state.ready && lines.length > 0,
  });

  const shippingAddress = useMemo(() => toAddress(draft.shipping), [draft.shipping]);
  const shippingErrors = useMemo(
    () => validateForm(ShippingAddress, trimAddress(draft.shipping), shop.language),
    [draft.shipping, shop.language],
  );

  const estimateInput = { lines, currency, promotion, giftCard };
  // biome-ignore lint/correctness/useExhaustiveDependencies: estimateInput is made of the same four values
  const estimate = useMemo(
    () => estimateCart({ ...estimateInput, rateIncluded: false }),
    [lines, currency, promotion, giftCard],
  );

  const quoted = priced && shipped && canQuoteShipping(shippingAddress, shippingErrors);
  const question = quoted
    ? shippingQuestion({ lines, promotion, currency }, estimate, shippingAddress, shop.language)
    : null;
  const settledQuestion = useSettled(question, 300);
  const options = useAnswer(settledQuestion, askShippingOptions(shop));
  const optionsLoading =
    quoted && (options.loading || JSON.stringify(settledQuestion) !== JSON.stringify(question));

  const [rateChange, setRateChange] = useState<RateChange | null>(null);
  const { rate } = draft;
  const ratePromotion = promotion?.name ?? null;
  // A fresh list decides what stays chosen; until that is kept, the options count as on their way (nobody may go on
  // with the choice of an older list, or with none).
  const fresh = quoted && !optionsLoading && !options.error ? options.data : undefined;
  const next = fresh && (chooseOption(fresh, { chosen: rate }) ?? null);
  const choosing = next !== undefined && !isSameOption(rate, next);
  // On a later step a changed price is the shopper's to accept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: next follows from the list and what was chosen
  useEffect(() => {
    if (!choosing) return;
    if (rate && next && step !== "shipping" && (rate.type !== next.type || rate.amount !== next.amount)) {
      const cause = ratePromotion === draft.ratePromotion ? "other" : ratePromotion ? "added" : "removed";
      setRateChange({ from: rate, to: next, cause, promotion: ratePromotion });
    } else drafts.set({ rate: next, ratePromotion });
  }, [fresh, choosing, rate, step, promotion, drafts]);

  const payable: PayableCart = { lines, type, promotion, giftCard, currency, rate: shipped ? rate : null };
  const shipping = shipped ? draft.saved.shipping : null;
  const asksInvoice =
    priced && step === "payment" && lines.length > 0 && !optionsLoading && rateChange === null;
  const invoiceAsked = invoiceQuestion(payable, { email: draft.saved.email, shipping });
  const invoiceAnswer = useAnswer(asksInvoice ? invoiceAsked : null, askInvoice(shop));
  const invoice: Invoice | null = priced && step === "payment" ? (invoiceAnswer.data ?? null) : null;
  const recalculating = step === "payment" && !invoiceAnswer.error && (!asksInvoice || invoiceAnswer.loading);

  const [changes, setChanges] = useState<CartValidationError | null>(null);
  const [editing, setEditing] = useState(false);

  return {
    shop,
    site,
    country,
    currency,
    cart,
    ready: state.ready,
    pricing,
    lines,
    promotion,
    giftCard,
    cartState: state,
    drafts,
    draft,
    shipped,
    steps,
    step,
    goTo,
    goOn: () => goTo(nextStep(steps, step)),
    completed: changeableSteps(steps, step),
    shippingAddress,
    shippingErrors,
    quoted,
    options: {
      list: quoted ? (options.data ?? null) : null,
      loading: optionsLoading || choosing,
      failed: options.error !== undefined,
      retry: options.ask,
    },
    rateChange,
    acceptRate: () => {
      if (rateChange) drafts.set({ rate: rateChange.to, ratePromotion });
      setRateChange(null);
    },
    payable,
    shipping,
    estimate,
    invoice,
    invoiceError: invoiceAnswer.error,
    refreshInvoice: invoiceAnswer.ask,
    refreshOptions: options.ask,
    recalculating,
    version: cartVersion({ lines, promotion, giftCard, currency }),
    changes,
    setChanges,
    /** The bag is open above the step. */
    editing,
    setEditing,
  };
}

export type CheckoutModel = ReturnType<typeof useCheckoutModel>;
