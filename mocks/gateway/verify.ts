import { createScenarioNonce, getBankScenario } from "./scenarios.ts";

export type Verification =
  | { status: "authenticated"; nonce: string }
  | { status: "challenge" }
  | { status: "failed"; code: string; message: { en: string; fr: string } };

const failed: Verification = {
  status: "failed",
  code: "THREEDS_VERIFY_CARD_FAILED",
  message: {
    en: "Your bank did not confirm this card. Please try another one.",
    fr: "Votre banque n’a pas confirmé cette carte. Veuillez en essayer une autre.",
  },
};

/** The bank's answer: a nonce it does not know of passes as it is; 1234 is the code that succeeds. */
export function verify(nonce: string, code: string | undefined): Verification {
  switch (getBankScenario(nonce)) {
    case undefined:
      return { status: "authenticated", nonce };
    case "3ds-pass":
      return { status: "authenticated", nonce: confirmed(nonce) };
    case "3ds-fail":
      return failed;
    case "3ds-challenge":
      if (code === undefined) return { status: "challenge" };
      return code.trim() === "1234" ? { status: "authenticated", nonce: confirmed(nonce) } : failed;
    case "3ds-challenge-fail":
      return code === undefined ? { status: "challenge" } : failed;
  }
}

/** A fresh nonce of the same card, which the bank has confirmed. */
const confirmed = (nonce: string): string =>
  `${createScenarioNonce("ok")}${/-card_[0-9a-f]+$/.exec(nonce)?.[0] ?? ""}`;
