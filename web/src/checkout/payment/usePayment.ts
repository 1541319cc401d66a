import { useRouter } from "@tanstack/react-router";
import type { Order } from "@velours/sdk/types";
import { useMemo, useRef, useState } from "react";
import { browserStorage } from "../../browser/browserStorage.ts";
import { useBag } from "../../cart/useBag.ts";
import { useShop } from "../../shop/useShop.ts";
import { useSite } from "../../sites/useSite.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { withBuyer } from "../giftCards/withBuyer.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { checkoutBody, validationQuestion } from "../payloads.ts";
import { orderQuery } from "../queries.ts";
import { createAttemptStore } from "./attempts.ts";
import { clearAttribution, readAttribution } from "./attribution.ts";
import type { CardGateway, FraudCheck } from "./gateways/CardGateway.ts";
import { type PaymentSource, type PayOutcome, pay, submit } from "./pay.ts";
import { type PaymentFailure, paymentText } from "./paymentText.ts";

interface Options {
  gateway: CardGateway & FraudCheck;
  onPlaced: (placed: PlacedOrder) => void;
  onFieldErrors: (fields: PaymentFailure["fields"]) => void;
}

const toBoughtUnits = ({ _variant, _free, _target, _quantity }: Order["products"][number]) => ({
  key: { id: _variant.id, free: _free, target: _target },
  quantity: _quantity,
});

/** Pays, once at a time, and says what came of it. */
export function usePayment({ gateway, onPlaced, onFieldErrors }: Options) {
  const text = useText();
  const router = useRouter();
  const bag = useBag();
  const shop = useShop();
  const site = useSite();
  const { cart, draft, invoice, shipping, changes } = useCheckout();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempts = useMemo(
    () =>
      createAttemptStore({
        name: `${shop.site}_checkout_attempt`,
        storage: browserStorage("localStorage"),
      }),
    [shop.site],
  );

  async function ports() {
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
    return { client, gateway, fraud: gateway, attempts, logSilence };
  }

  async function run(perform: () => Promise<PayOutcome>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await showOutcome(await perform());
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  async function showOutcome(outcome: PayOutcome) {
    switch (outcome.kind) {
      case "paid":
        return place(outcome.order, outcome.joinNonce);
      case "changed":
        return changes.show(outcome.error);
      case "stale":
        return;
      case "lost":
        return setFailure(text(m.not_charged));
      case "fraudFailed":
        return setFailure(text(m.something_went_wrong));
      case "failed": {
        const found = paymentText(text, shop.language, outcome.error, outcome.status);
        if (!found) return;
        setFailure(found.text);
        onFieldErrors(found.fields);
        const reference = (outcome.error as { reference?: string } | undefined)?.reference;
        if (reference === "invoiceDoesNotMatch") invoice.refetch();
        if (reference === "shippingDoesNotMatch") shipping.refetch();
      }
    }
  }

  /** The order first, then the address bar, then the cart: an empty cart without an order would leave checkout. */
  async function place(order: Order, joinNonce: string | null) {
    onPlaced({ order, joinNonce });
    const { queries } = router.options.context;
    await queries.get({ ...orderQuery(shop, order.id), initialData: order });
    await router.navigate({ to: "/checkout", search: { id: order.id }, replace: true });
    await bag.takeBought(order.products.map(toBoughtUnits));
    draft.clear();
    clearAttribution(site.brand);
  }

  return {
    busy,
    failure,
    fail: (error: unknown) => setFailure(paymentText(text, shop.language, error)?.text ?? null),
    /** An attempt to buy this cart, from before a reload or in another tab, that got no answer. */
    isPending: () => attempts.pending()?.version === cart.version,
    resume: () =>
      run(async () => {
        const pending = attempts.pending();
        return pending ? submit(await ports(), pending) : { kind: "stale" };
      }),
    pay: (source: PaymentSource, buyer: { email: string; billing: typeof invoice.address }) =>
      run(async () => {
        const { data, payable, address } = invoice;
        // Another tab may have changed, or bought, what this one shows: then it is shown first.
        const isStale = () => {
          cart.store.sync();
          return cart.store.get().products.data !== cart.lines;
        };
        if (isStale()) return { kind: "stale" };
        if (!data || !cart.priced) return { kind: "failed", error: null };
        return pay(await ports(), {
          source,
          email: buyer.email,
          invoice: data,
          version: cart.version,
          isStale,
          question: validationQuestion(payable, { email: buyer.email, shipping: address, invoice: data }),
          bodyFor: (payment) =>
            checkoutBody(
              { ...payable, lines: withBuyer(payable.lines, buyer.email) },
              {
                email: buyer.email,
                billing: buyer.billing ?? {},
                shipping: address,
                invoice: data,
                attribution: readAttribution(document.cookie, site.brand),
                hostname: location.hostname,
                payment,
              },
            ),
        });
      }),
  };
}
