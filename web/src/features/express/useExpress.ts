import { needsShipping } from "@velours/sdk/rules";
import type { CartValidationError, Invoice } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useText } from "../../platform/text/useText.ts";
import type { Attempt } from "../cart/attempts.ts";
import { expressValidation } from "../checkout/payloads.ts";
import { useGateway } from "../checkout/payment/gateways/useGateway.ts";
import { walletSource } from "../checkout/payment/methods/walletSource.ts";
import type { PayOutcome, Placed, Unpaid, Unsettled } from "../checkout/payment/PayOutcome.ts";
import { createPaymentRun } from "../checkout/payment/paymentRun.ts";
import { concludePayment, payOnce } from "../checkout/payment/payOnce.ts";
import { settleEarlier } from "../checkout/payment/settleEarlier.ts";
import { usePayOnce } from "../checkout/payment/usePayOnce.ts";
import { logWallet } from "../checkout/payment/wallets/logWallet.ts";
import { toAmounts } from "../checkout/payment/wallets/toAmounts.ts";
import { useWalletSheet } from "../checkout/payment/wallets/useWalletSheet.ts";
import { createExpress, type ExpressOrder } from "./createExpress.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";
import type { ExpressWallet } from "./prepareExpress.ts";

interface Options {
  purchase: ExpressPurchase;
  /** The invoice of express mode; null when it ends and the page is in regular mode again. */
  onInvoice?: (invoice: Invoice | null) => void;
  onPaid: (placed: Placed) => Promise<void>;
  /** Says on the page that it is not known what became of a purchase; without it the buttons do. */
  onUnsettled?: (state: Unsettled | "notPlaced") => void;
}

/** Express checkout by a wallet's sheet, once at a time. */
export function useExpress({ purchase, onInvoice = () => {}, onPaid, onUnsettled }: Options) {
  const text = useText();
  const shop = useShop();
  const { user } = useSession();
  const fraud = useGateway();
  const [run] = useState(createPaymentRun);
  const [changes, setChanges] = useState<CartValidationError | null>(null);
  /** The wallet that was pressed; `asking` while an earlier purchase is asked for, without a sheet. */
  const [pressed, setPressed] = useState<{ id: ExpressWallet["id"]; asking: boolean } | null>(null);
  const { attempts, send, show, ...payment } = usePayOnce({
    run,
    fraud,
    attemptName: purchase.attemptName,
    onPaid,
    onChanged: setChanges,
    onUnsettled,
  });
  const sheet = useWalletSheet();
  const leave = useRef(sheet.abort);
  leave.current = sheet.abort;
  // A page that is left takes its sheet along.
  useEffect(() => () => leave.current(), []);

  function begin(id: ExpressWallet["id"], asking = false): boolean {
    if (!run.begin()) return false;
    setPressed({ id, asking });
    return true;
  }

  /** Back to regular mode: the rate does not count any more. */
  function end(): void {
    run.end();
    setPressed(null);
    onInvoice(null);
  }

  function showEnd(id: ExpressWallet["id"], outcome: PayOutcome): Promise<void> {
    if (outcome.kind !== "paid") sheet.abort();
    if (outcome.kind !== "paid" && outcome.kind !== "changed") void logWallet(shop, id, outcome);
    return show(outcome);
  }

  function fail(id: ExpressWallet["id"], outcome: Unpaid): void {
    void showEnd(id, outcome);
    end();
  }

  async function buy(
    { tokenise, rate, ...order }: ExpressOrder,
    { id, authorization }: ExpressWallet,
  ): Promise<PayOutcome> {
    const { cart, isStale } = purchase;
    const sent = send({
      ...order,
      cart: { ...cart, rate },
      source: walletSource(`${id}-express`, { gateway: fraud, authorization, tokenise }),
      question: expressValidation(cart),
      isStale,
    });
    const concluded = concludePayment(sent, { show: (outcome) => showEnd(id, outcome), end });
    const outcome = await sent;
    // The sheet says at once that it is paid; any other end is shown before the sheet hears of it.
    return outcome.kind === "paid" ? outcome : concluded;
  }

  /** Must run in the press itself: a browser opens no sheet later. */
  function startSheet(chosen: ExpressWallet): void {
    const { id } = chosen;
    if (!begin(id)) return;
    const load = async () =>
      createExpress(purchase, {
        client: await shop.api(),
        language: shop.language,
        memberEmail: user?.email ?? null,
        showInvoice: onInvoice,
        showProblem: (problem) => run.fail(problem?.text ?? null),
        pay: (order) => buy(order, chosen),
        fail: (outcome) => fail(id, outcome),
      });
    const session = load();
    const { currency, type } = purchase.cart;
    const amounts = toAmounts(text, purchase.estimate, true);
    sheet.open(
      chosen.wallet,
      { currency, amounts, express: true, shipped: needsShipping(type) },
      {
        validate: async () => (await session).validate(),
        changeAddress: async (address) => (await session).changeAddress(address),
        changeOption: async (identifier) => (await session).changeOption(identifier),
        pay: async (authorized) => (await session).pay(authorized),
        cancel: end,
        fail: (outcome) => fail(id, outcome),
      },
    );
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
  function settle(id: ExpressWallet["id"], attempt: Attempt): void {
    void payOnce(ask, {
      begin: () => begin(id, true),
      async show(outcome) {
        if (outcome?.kind === "notPlaced") attempts.tell(attempt.key);
        if (outcome) await show(outcome);
      },
      end,
    });
  }

  return {
    busy: pressed?.id ?? null,
    asking: pressed?.asking ?? false,
    failure: payment.failure,
    advice: payment.advice,
    changes,
    /** It is under way, or has something to say. */
    isActive: pressed !== null || payment.failure !== null || changes !== null,
    /** An earlier purchase is a member's who is not signed in. */
    ofMember: payment.earlier === "ofMember",
    /** The shopper buys without waiting for the earlier purchase. */
    forget() {
      attempts.forget();
      run.setEarlier(null);
    },
    closeChanges: () => setChanges(null),
    press(wallet: ExpressWallet): void {
      const attempt = attempts.pending();
      if (attempt && !attempt.told) settle(wallet.id, attempt);
      else startSheet(wallet);
    },
  };
}

export type Express = ReturnType<typeof useExpress>;
