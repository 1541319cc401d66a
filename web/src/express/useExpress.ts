import { needsShipping, walletPayment } from "@velours/sdk/rules";
import type { CartValidationError, Invoice, Order } from "@velours/sdk/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { analyticsFor } from "../analytics/analyticsFor.ts";
import { checkoutBody, expressValidation } from "../checkout/payloads.ts";
import { readAttribution } from "../checkout/payment/attribution.ts";
import { declineAdvice } from "../checkout/payment/declineAdvice.ts";
import { chooseGateway } from "../checkout/payment/gateways/chooseGateway.ts";
import type { PayOutcome } from "../checkout/payment/PayOutcome.ts";
import { pay } from "../checkout/payment/pay.ts";
import { paymentText } from "../checkout/payment/paymentText.ts";
import { submitAttempt } from "../checkout/payment/submitAttempt.ts";
import { usePaymentPorts } from "../checkout/payment/usePaymentPorts.ts";
import { useSession } from "../session/useSession.ts";
import { useShop } from "../shop/useShop.ts";
import { useSite } from "../sites/useSite.ts";
import { useText } from "../text/useText.ts";
import { CartChangedError } from "./CartChangedError.ts";
import { createExpress, type ExpressOrder } from "./createExpress.ts";
import type { WalletHandlers, WalletSheet } from "./DeviceWallet.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";
import { FailedPayment } from "./FailedPayment.ts";
import { logWallet } from "./logWallet.ts";
import type { ExpressWallet } from "./prepareExpress.ts";
import { toAmounts } from "./toAmounts.ts";

interface Options {
  purchase: ExpressPurchase;
  /** The invoice of express mode; null when it ends and the page is in regular mode again. */
  onInvoice?: (invoice: Invoice | null) => void;
  onPaid: (order: Order, joinNonce: string | null) => Promise<void>;
}

/** Express checkout by a wallet's sheet, once at a time. */
export function useExpress({ purchase, onInvoice = () => {}, onPaid }: Options) {
  const text = useText();
  const shop = useShop();
  const { brand, name } = useSite();
  const { user } = useSession();
  const [busy, setBusy] = useState<ExpressWallet["id"] | null>(null);
  const running = useRef(false);
  const opened = useRef<WalletSheet | null>(null);
  // A page that is left takes its sheet along.
  useEffect(() => () => opened.current?.abort(), []);
  const [failure, setFailure] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [changes, setChanges] = useState<CartValidationError | null>(null);
  const { gateway: provider, gatewayUrl, language } = shop;
  const gateway = useMemo(
    () => chooseGateway({ gateway: provider, gatewayUrl }, language),
    [provider, gatewayUrl, language],
  );
  const { attempts, open } = usePaymentPorts(gateway, purchase.attemptName);
  const isPending = () => attempts.pending()?.version === purchase.version;

  function begin(id: ExpressWallet["id"]): void {
    running.current = true;
    setBusy(id);
    setFailure(null);
    setAdvice(null);
  }

  /** Back to regular mode: the rate does not count any more. */
  function end(): void {
    running.current = false;
    setBusy(null);
    onInvoice(null);
  }

  async function fail(id: ExpressWallet["id"], error: unknown): Promise<void> {
    end();
    if (error instanceof CartChangedError) return setChanges(error.changes);
    const [reason, status] =
      error instanceof FailedPayment ? [error.reason, error.status] : [error, undefined];
    setFailure(paymentText(text, language, reason, status)?.text ?? null);
    setAdvice(declineAdvice(text, reason));
    logWallet(await shop.api(), id, shop.site, error);
  }

  async function send(
    { email, billing, shipping, rate, invoice, tokenise }: ExpressOrder,
    { id, authorization }: ExpressWallet,
  ): Promise<PayOutcome> {
    const { cart, version, isStale } = purchase;
    if (isStale()) return { kind: "stale" };
    return pay(await open(), {
      source: {
        screened: true,
        toPayment: async (_invoice, kountId) =>
          walletPayment(`${id}-express`, {
            nonce: await tokenise(),
            deviceData: await gateway.deviceData(authorization),
            kountId,
          }),
      },
      email,
      invoice,
      version,
      isStale,
      question: expressValidation(cart),
      bodyFor: (payment) =>
        checkoutBody(
          { ...cart, rate },
          {
            email,
            billing,
            shipping,
            invoice,
            attribution: readAttribution(document.cookie, brand),
            analytics: analyticsFor(shop, brand),
            payment,
          },
        ),
    });
  }

  /** Must run in the press itself: a browser opens no sheet later. */
  function openSheet(chosen: ExpressWallet): void {
    const { id, wallet } = chosen;
    begin(id);
    const session = loadSession(chosen);
    const handlers: WalletHandlers = {
      validate: async () => (await session).validate(),
      changeAddress: async (address) => (await session).changeAddress(address),
      changeOption: async (identifier) => (await session).changeOption(identifier),
      pay: async (payment) => (await session).pay(payment),
      cancel: end,
      fail(error) {
        opened.current?.abort();
        void fail(id, error);
      },
    };
    try {
      const { currency, type } = purchase.cart;
      const amounts = toAmounts(text, purchase.estimate, true);
      const request = { shop: name, currency, amounts, express: true, shipped: needsShipping(type) };
      opened.current = wallet.open(request, handlers);
    } catch (error) {
      void fail(id, error);
    }
  }

  async function loadSession(chosen: ExpressWallet) {
    return createExpress(purchase, {
      client: await shop.api(),
      language,
      memberEmail: user?.email ?? null,
      showInvoice: onInvoice,
      showProblem: (problem) => setFailure(problem?.text ?? null),
      async pay(order) {
        const outcome = await send(order, chosen);
        if (outcome.kind === "paid") void onPaid(outcome.order, outcome.joinNonce).finally(end);
        return outcome;
      },
    });
  }

  /** A purchase that got no answer is asked for again, without a sheet: it may have been paid. */
  async function resume(id: ExpressWallet["id"]): Promise<void> {
    begin(id);
    const pending = attempts.pending();
    const outcome: PayOutcome = pending ? await submitAttempt(await open(), pending) : { kind: "stale" };
    if (outcome.kind === "paid") return onPaid(outcome.order, outcome.joinNonce).finally(end);
    await fail(
      id,
      outcome.kind === "changed" ? new CartChangedError(outcome.error) : FailedPayment.from(text, outcome),
    );
  }

  return {
    busy,
    failure,
    advice,
    changes,
    /** It is under way, or has something to say. */
    isActive: busy !== null || failure !== null || changes !== null,
    closeChanges: () => setChanges(null),
    isPending,
    resume,
    press(wallet: ExpressWallet): void {
      if (running.current) return;
      if (isPending()) void resume(wallet.id);
      else openSheet(wallet);
    },
  };
}

export type Express = ReturnType<typeof useExpress>;
