import { needsShipping } from "@velours/sdk/rules";
import type { CartValidationError, Invoice } from "@velours/sdk/types";
import { useState } from "react";
import type { Shop } from "../../platform/api/Shop.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { type Text, useText } from "../../platform/text/useText.ts";
import type { AttemptStore } from "../cart/attempts.ts";
import { expressValidation } from "../checkout/payloads.ts";
import { useGateway } from "../checkout/payment/gateways/useGateway.ts";
import { walletSource } from "../checkout/payment/methods/walletSource.ts";
import type { PayOutcome, Placed, Unpaid, Unsettled } from "../checkout/payment/PayOutcome.ts";
import { createPaymentRun } from "../checkout/payment/paymentRun.ts";
import { concludePayment, payOnce } from "../checkout/payment/payOnce.ts";
import { settleEarlier } from "../checkout/payment/settleEarlier.ts";
import { usePayOnce } from "../checkout/payment/usePayOnce.ts";
import type { WalletMerchant, WalletRequest } from "../checkout/payment/wallets/DeviceWallet.ts";
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
  const { run, pressed, begin, end } = useExpressRun(onInvoice);
  const [changes, setChanges] = useState<CartValidationError | null>(null);
  const { attempts, send, show, ...payment } = usePayOnce({
    run,
    fraud,
    attemptName: purchase.attemptName,
    onPaid,
    onChanged: setChanges,
    onUnsettled,
  });
  const sheet = useWalletSheet({ endsWithPage: true });

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
        text,
        memberEmail: user?.email ?? null,
        showInvoice: onInvoice,
        showProblem: (problem) => run.fail(problem?.text ?? null),
        pay: (order) => buy(order, chosen),
        fail: (outcome) => fail(id, outcome),
      });
    sheet.open(chosen.wallet, toRequest(text, purchase), {
      ...answerOnceLoaded(load()),
      cancel: end,
      fail: (outcome) => fail(id, outcome),
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
      if (!attempt || attempt.told) {
        startSheet(wallet);
        return;
      }
      void payOnce(() => ask(shop, attempts), {
        begin: () => begin(wallet.id, true),
        async show(outcome) {
          // The next press opens the sheet.
          if (outcome?.kind === "notPlaced") attempts.tell(attempt.key);
          if (outcome) await show(outcome);
        },
        end,
      });
    },
  };
}

/** Which wallet was pressed, and until when no other may be. */
function useExpressRun(onInvoice: (invoice: Invoice | null) => void) {
  const [run] = useState(createPaymentRun);
  /** `asking` while an earlier purchase is asked for, without a sheet. */
  const [pressed, setPressed] = useState<{ id: ExpressWallet["id"]; asking: boolean } | null>(null);

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

  return { run, pressed, begin, end };
}

const toRequest = (
  text: Text,
  { cart, estimate }: ExpressPurchase,
): Omit<WalletRequest, keyof WalletMerchant> => ({
  currency: cart.currency,
  amounts: toAmounts(text, estimate, true),
  express: true,
  shipped: needsShipping(cart.type),
});

/** A sheet opens in the press, before what answers it is loaded. */
const answerOnceLoaded = (
  session: Promise<ReturnType<typeof createExpress>>,
): ReturnType<typeof createExpress> => ({
  validate: async () => (await session).validate(),
  changeAddress: async (address) => (await session).changeAddress(address),
  changeOption: async (identifier) => (await session).changeOption(identifier),
  pay: async (authorized) => (await session).pay(authorized),
});

/** The outcome of an earlier purchase. */
async function ask({ api }: Pick<Shop, "api">, attempts: AttemptStore): ReturnType<typeof settleEarlier> {
  try {
    return await settleEarlier({ client: await api(), attempts });
  } catch {
    return { kind: "unknown", state: "unanswered" };
  }
}

export type Express = ReturnType<typeof useExpress>;
