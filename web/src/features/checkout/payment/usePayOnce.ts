import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { storageNames } from "@velours/sdk/rules";
import type { Address, CartValidationError } from "@velours/sdk/types";
import { useMemo } from "react";
import { analyticsFor } from "../../../platform/analytics/analyticsFor.ts";
import { useShop } from "../../../platform/api/useShop.ts";
import { writeLog } from "../../../platform/api/writeLog.ts";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";
import { isOffline } from "../../../platform/browser/isOffline.ts";
import { useSession } from "../../../platform/session/useSession.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useText } from "../../../platform/text/useText.ts";
import { createAttemptStore } from "../../cart/attempts.ts";
import { useLazyCartActions } from "../../cart/loadCartActions.ts";
import { checkoutBody, type PayableCart } from "../payloads.ts";
import { readAttribution } from "./attribution.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import { earlierText, outcomeText } from "./outcomeText.ts";
import type { PayOutcome, Placed, Unpaid } from "./PayOutcome.ts";
import { type PayPorts, type PayRequest, pay } from "./pay.ts";
import type { PaymentRun, PaymentRunStore } from "./paymentRun.ts";
import type { PaymentFailure } from "./paymentText.ts";
import { refetchSpent } from "./refetchSpent.ts";

/**
 * Dependencies of a payment: the shop, the fraud check, the attempts that all tabs share under a name in the
 * storage.
 */
function usePaymentPorts({ run, fraud, attemptName }: Pick<Options, "run" | "fraud" | "attemptName">) {
  const shop = useShop();
  const name = attemptName ?? storageNames(shop.site, "").checkoutAttempt;
  const attempts = useMemo(
    () => createAttemptStore({ name, storage: browserStorage("localStorage") }),
    [name],
  );

  async function open(): Promise<PayPorts> {
    const client = await shop.api();
    const message = "kountSDK failed to reply within 10 seconds";
    const logSilence = () => void writeLog(shop, { level: "warn", type: "kount", message });
    return { client, fraud, attempts, logSilence, isOffline, sayBusy: run.sayBusy };
  }
  return { attempts, open };
}

/** Goods, buyer and means of payment. */
export interface Purchase extends Pick<PayRequest, "source" | "email" | "invoice" | "question" | "isStale"> {
  cart: PayableCart;
  billing: Address;
  /** Null for a digital cart. */
  shipping: Address | null;
}

interface Options {
  run: PaymentRunStore;
  fraud: FraudCheck;
  /** Name in the storage of a purchase that got no answer; the cart's own without it. */
  attemptName?: string;
  onPaid: (placed: Placed) => Promise<void>;
  onChanged: (changes: CartValidationError) => void;
  /** Says that it is not known what became of a purchase; the run does so without it. */
  onUnsettled?: ((state: NonNullable<PaymentRun["earlier"]>) => void) | undefined;
  onRefused?: (outcome: Unpaid, fields: PaymentFailure["fields"]) => Promise<void> | void;
}

/** Sends a single payment at a time, and shows its outcome. */
export function usePayOnce(options: Options) {
  const { run, onPaid, onChanged, onUnsettled = run.setEarlier, onRefused } = options;
  const text = useText();
  const shop = useShop();
  const router = useRouter();
  const { currency } = useRegion();
  const { brand } = useSite();
  const { user } = useSession();
  const cartActions = useLazyCartActions();
  const { busy, failure, advice, earlier } = useSelector(run);
  const { attempts, open } = usePaymentPorts(options);

  async function show(outcome: PayOutcome): Promise<void> {
    switch (outcome.kind) {
      case "paid":
        return onPaid(outcome);
      case "changed":
        return onChanged(outcome.error);
      case "unknown":
        return onUnsettled(outcome.state);
      case "notPlaced":
        return onUnsettled(outcome.kind);
      default: {
        const found = outcomeText(text, shop.language, outcome);
        if (!found) return;
        run.fail(found.text, found.advice);
        const { reference } = ("error" in outcome && (outcome.error as { reference?: string } | null)) || {};
        if (reference === "draftNotOpen") await (await cartActions()).forgetPrepared();
        if (outcome.kind === "failed") await refetchSpent(router, reference, currency);
        await onRefused?.(outcome, found.fields);
      }
    }
  }

  async function request({ cart, billing, shipping, ...purchase }: Purchase): Promise<PayOutcome> {
    const { email, invoice } = purchase;
    return pay(await open(), {
      ...purchase,
      asMember: Boolean(user),
      bodyFor: (payment) =>
        checkoutBody(cart, {
          email,
          billing,
          shipping,
          invoice,
          attribution: readAttribution(document.cookie, brand),
          analytics: analyticsFor(shop, brand),
          payment,
        }),
    });
  }

  async function send(purchase: Purchase): Promise<PayOutcome> {
    if (purchase.isStale()) return { kind: "stale" };
    const outcome = await request(purchase).catch(
      (error: unknown): PayOutcome => ({ kind: "failed", error }),
    );
    purchase.source.settled?.(outcome.kind);
    return outcome;
  }

  return {
    busy,
    failure: failure ?? (earlier && earlierText(text, earlier)),
    advice,
    earlier,
    attempts,
    show,
    send,
  };
}
