import { needsShipping, walletPayment } from "@velours/sdk/rules";
import type { CartValidationError, Invoice } from "@velours/sdk/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { analyticsFor } from "../../platform/analytics/analyticsFor.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { holdReload } from "../../platform/session/reloadHold.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useText } from "../../platform/text/useText.ts";
import type { Attempt } from "../cart/attempts.ts";
import { checkoutBody, expressValidation } from "../checkout/payloads.ts";
import { readAttribution } from "../checkout/payment/attribution.ts";
import { FailedPayment, type Failure } from "../checkout/payment/FailedPayment.ts";
import { chooseGateway } from "../checkout/payment/gateways/chooseGateway.ts";
import { outcomeText } from "../checkout/payment/outcomeText.ts";
import type { PayOutcome, Placed, Unsettled } from "../checkout/payment/PayOutcome.ts";
import { pay } from "../checkout/payment/pay.ts";
import { settleEarlier } from "../checkout/payment/settleEarlier.ts";
import { usePaymentPorts } from "../checkout/payment/usePaymentPorts.ts";
import type { WalletHandlers, WalletSheet } from "../checkout/payment/wallets/DeviceWallet.ts";
import { logWallet } from "../checkout/payment/wallets/logWallet.ts";
import { toAmounts } from "../checkout/payment/wallets/toAmounts.ts";
import { CartChangedError } from "./CartChangedError.ts";
import { createExpress, type ExpressOrder } from "./createExpress.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";
import type { ExpressWallet } from "./prepareExpress.ts";

interface Options {
  purchase: ExpressPurchase;
  /** The invoice of express mode; null when it ends and the page is in regular mode again. */
  onInvoice?: (invoice: Invoice | null) => void;
  onPaid: (placed: Placed) => Promise<void>;
  /** Says on the page that it is not known what became of a purchase; without it the buttons do. */
  onUnknown?: (state: Unsettled | "notPlaced") => void;
}

/** Express checkout by a wallet's sheet, once at a time. */
export function useExpress({ purchase, onInvoice = () => {}, onPaid, onUnknown }: Options) {
  const text = useText();
  const shop = useShop();
  const { brand, name } = useSite();
  const { user } = useSession();
  const [busy, setBusy] = useState<ExpressWallet["id"] | null>(null);
  /** An earlier purchase is asked for, and no sheet is open. */
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  const opened = useRef<WalletSheet | null>(null);
  // A page that is left takes its sheet along.
  useEffect(() => () => opened.current?.abort(), []);
  const [failure, setFailure] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  /** An earlier purchase is a member's who is not signed in. */
  const [ofMember, setOfMember] = useState(false);
  const [changes, setChanges] = useState<CartValidationError | null>(null);
  const { gateway: provider, gatewayUrl, language } = shop;
  const gateway = useMemo(
    () => chooseGateway({ gateway: provider, gatewayUrl }, language),
    [provider, gatewayUrl, language],
  );
  const { attempts, open } = usePaymentPorts(gateway, purchase.attemptName);

  function begin(id: ExpressWallet["id"]): void {
    running.current = true;
    setBusy(id);
    setFailure(null);
    setAdvice(null);
    setOfMember(false);
  }

  /** Back to regular mode: the rate does not count any more. */
  function end(): void {
    running.current = false;
    setBusy(null);
    setAsking(false);
    onInvoice(null);
  }

  function endPaid(release: ReturnType<typeof holdReload>): void {
    end();
    release({ drop: true });
  }

  function showOutcome(outcome: Failure): void {
    const earlier =
      outcome.kind === "unknown" ? outcome.state : outcome.kind === "notPlaced" ? outcome.kind : null;
    if (earlier && onUnknown) {
      onUnknown(earlier);
      return;
    }
    const found = outcomeText(text, language, outcome);
    setFailure(found?.text ?? null);
    setAdvice(found?.advice ?? null);
    setOfMember(earlier === "ofMember");
  }

  async function fail(id: ExpressWallet["id"], error: unknown): Promise<void> {
    end();
    if (error instanceof CartChangedError) return setChanges(error.changes);
    showOutcome(FailedPayment.outcomeOf(error));
    logWallet(await shop.api(), id, shop.site, error);
  }

  async function send(
    { email, billing, shipping, rate, invoice, tokenise }: ExpressOrder,
    { id, authorization }: ExpressWallet,
  ): Promise<PayOutcome> {
    const { cart, isStale } = purchase;
    if (isStale()) return { kind: "stale" };
    return pay(await open(), {
      source: {
        method: `${id}-express`,
        screened: true,
        toPayment: async (_invoice, kountId) =>
          walletPayment(`${id}-express`, {
            nonce: await tokenise(),
            deviceData: await gateway.deviceData(authorization),
            kountId,
          }),
      },
      email,
      asMember: Boolean(user),
      invoice,
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
        // The answer, and the order until it is shown, would be lost with the page.
        const release = holdReload();
        let paid = false;
        try {
          const outcome = await send(order, chosen);
          paid = outcome.kind === "paid";
          if (outcome.kind === "paid") void onPaid(outcome).finally(() => endPaid(release));
          return outcome;
        } finally {
          if (!paid) release();
        }
      },
    });
  }

  async function ask(): ReturnType<typeof settleEarlier> {
    try {
      return await settleEarlier({ client: await shop.api(), attempts });
    } catch {
      return { kind: "unknown", state: "unanswered" };
    }
  }

  /**
   * Asks what became of an earlier purchase, without a sheet. One that was not placed is said, and the next press opens
   * the sheet.
   */
  async function settle(id: ExpressWallet["id"], attempt: Attempt): Promise<void> {
    begin(id);
    setAsking(true);
    // The answer can say that the session ended: a page that loads anew then has lost both the order and its key.
    const release = holdReload();
    let paid = false;
    try {
      const outcome = await ask();
      paid = outcome?.kind === "paid";
      if (outcome?.kind === "paid") return await onPaid(outcome);
      if (outcome?.kind === "notPlaced") attempts.tell(attempt.key);
      if (outcome) showOutcome(outcome);
    } finally {
      end();
      release({ drop: paid });
    }
  }

  return {
    busy,
    asking,
    failure,
    advice,
    changes,
    /** It is under way, or has something to say. */
    isActive: busy !== null || failure !== null || changes !== null,
    ofMember,
    /** The shopper buys without waiting for the earlier purchase. */
    forget() {
      attempts.forget();
      setFailure(null);
      setOfMember(false);
    },
    closeChanges: () => setChanges(null),
    press(wallet: ExpressWallet): void {
      if (running.current) return;
      const attempt = attempts.pending();
      if (attempt && !attempt.told) void settle(wallet.id, attempt);
      else openSheet(wallet);
    },
  };
}

export type Express = ReturnType<typeof useExpress>;
