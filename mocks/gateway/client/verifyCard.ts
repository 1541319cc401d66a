import { gatewayOrigin, trace } from "./environment.ts";
import { gatewayError } from "./gatewayError.ts";

export interface VerifyOptions {
  nonce: string;
  amount: number;
  currency?: string;
  language?: "en" | "fr";
}

type Verification =
  | { status: "authenticated"; nonce: string }
  | { status: "challenge" | "canceled" }
  | { status: "failed"; code: string; message: string };

const canceled = {
  en: "The confirmation with your bank was canceled.",
  fr: "La confirmation auprès de votre banque a été annulée.",
};

/** 3-D Secure: resolves with the nonce to pay with; rejects when the bank or the shopper says no. */
export function verifyCard({ nonce, amount, currency = "USD", language = "en" }: VerifyOptions) {
  trace("braintree", "threeDSecure.verify", { amount, currency });
  const dialog = document.createElement("dialog");
  const frame = document.createElement("iframe");
  const query = new URLSearchParams({
    nonce,
    amount: String(amount),
    currency,
    lang: language,
    origin: location.origin,
  });
  frame.src = `${gatewayOrigin}/three-d-secure/v1/challenge?${query}`;
  frame.title = language === "fr" ? "Confirmation de votre banque" : "Confirmation by your bank";
  dialog.setAttribute("aria-label", frame.title);
  Object.assign(frame.style, { border: "0", width: "100%", height: "24.5rem", display: "block" });
  Object.assign(dialog.style, {
    border: "0",
    borderRadius: "0.75rem",
    padding: "0",
    width: "min(24rem, calc(100vw - 2rem))",
    margin: "auto",
  });
  // A closed dialog is not rendered, but its frame loads and asks the bank whether a challenge is due.
  dialog.append(frame);
  document.body.append(dialog);

  return new Promise<{ nonce: string; liabilityShifted: true }>((resolve, reject) => {
    function finish(settle: () => void): void {
      removeEventListener("message", onOutcome);
      dialog.remove();
      settle();
    }
    const giveUp = () =>
      finish(() => reject(gatewayError("THREEDS_CARDINAL_SDK_CANCELED", canceled[language])));
    function onOutcome(event: MessageEvent<{ type?: string; outcome: Verification }>): void {
      if (event.origin !== gatewayOrigin || event.source !== frame.contentWindow) return;
      if (event.data?.type !== "three-d-secure") return;
      const { outcome } = event.data;
      if (outcome.status === "challenge") {
        dialog.showModal();
        frame.contentWindow?.postMessage({ type: "focus" }, gatewayOrigin);
      } else if (outcome.status === "authenticated") {
        finish(() => resolve({ nonce: outcome.nonce, liabilityShifted: true }));
      } else if (outcome.status === "failed") {
        finish(() => reject(gatewayError(outcome.code, outcome.message)));
      } else giveUp();
    }
    addEventListener("message", onOutcome);
    // Not "cancel": Chromium leaves it out when nothing was clicked or typed since the dialog opened.
    dialog.addEventListener("close", giveUp);
  });
}
