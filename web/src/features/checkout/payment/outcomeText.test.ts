import { getErrorMessage } from "@velours/sdk/errors";
import { describe, expect, it } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { outcomeText, sheetText } from "./outcomeText.ts";
import type { PayOutcome } from "./PayOutcome.ts";

const declined = { reference: "paymentDeclined", message: "Do Not Honor", value: null };
const unavailable = {
  reference: "serviceUnavailable",
  message: "The shop is taking a short break, please try again in a moment",
  value: null,
};

/** Outcome, what is said of it in each language, and whether its order may exist. */
const ROWS: readonly [PayOutcome, en: string, fr: string, mayBePlaced: boolean][] = [
  [
    { kind: "failed", error: declined, status: 402 },
    "Do Not Honor",
    "Paiement refusé par votre banque",
    false,
  ],
  [
    { kind: "failed", error: unavailable, status: 503 },
    unavailable.message,
    getErrorMessage(unavailable, "fr"),
    false,
  ],
  [
    { kind: "failed", error: null },
    "There was an error, please try again",
    "Une erreur s’est produite, veuillez réessayer",
    false,
  ],
  [
    { kind: "fraudFailed", error: null },
    "Something went wrong, refresh the page and try again",
    "Une erreur s’est produite, actualisez la page et réessayez",
    false,
  ],
  [
    { kind: "stale" },
    "Your bag changed in another tab. Nothing was charged.",
    "Votre panier a changé dans un autre onglet. Rien n’a été débité.",
    false,
  ],
  [
    { kind: "notSent", offline: true },
    "You are offline. Your order was not sent, and nothing was charged.",
    "Vous êtes hors ligne. Votre commande n’a pas été envoyée et rien n’a été débité.",
    false,
  ],
  [
    { kind: "notSent", offline: false },
    "We could not reach the shop. Your order was not sent, and nothing was charged. Please try again.",
    "La boutique n’a pas pu être jointe. Votre commande n’a pas été envoyée et rien n’a été débité. Veuillez réessayer.",
    false,
  ],
  [
    { kind: "busy" },
    "The shop was too busy to take your order. It was not placed, and nothing was charged. Please try again in a few minutes.",
    "La boutique était trop occupée pour prendre votre commande. Elle n’a pas été passée et rien n’a été débité. Veuillez réessayer dans quelques minutes.",
    false,
  ],
  [
    { kind: "notPlaced" },
    "Your order was not placed, and nothing was charged. You can pay again.",
    "Votre commande n’a pas été passée et rien n’a été débité. Vous pouvez payer de nouveau.",
    false,
  ],
  [
    { kind: "unknown", state: "unanswered" },
    "We do not know yet whether your order was placed: the answer did not reach us. You can press the button again; you will not be charged twice.",
    "Nous ne savons pas encore si votre commande a été passée : la réponse ne nous est pas parvenue. Vous pouvez appuyer de nouveau sur le bouton ; vous ne serez pas débité deux fois.",
    true,
  ],
  [
    { kind: "unknown", state: "inProgress" },
    "Your payment is still being processed. This page asks again until it knows whether your order was placed; you will not be charged twice.",
    "Votre paiement est encore en cours de traitement. Cette page redemande jusqu’à savoir si votre commande a été passée ; vous ne serez pas débité deux fois.",
    true,
  ],
  [
    { kind: "unknown", state: "ofMember" },
    "Your last order was sent while you were logged in. Log in with the same account to see what became of it. Nothing new was sent.",
    "Votre dernière commande a été envoyée alors que vous étiez connecté. Connectez-vous avec le même compte pour savoir ce qu’elle est devenue. Rien de nouveau n’a été envoyé.",
    true,
  ],
];

const said = (language: "en" | "fr", outcome: PayOutcome) =>
  outcomeText(textIn(language), language, outcome)?.text ?? null;

describe("the sentence of an outcome", () => {
  it.each(ROWS)("%j", (outcome, en, fr, mayBePlaced) => {
    expect([said("en", outcome), said("fr", outcome)]).toEqual([en, fr]);
    const sheets = [sheetText(textIn("en"), outcome), sheetText(textIn("fr"), outcome)];
    expect(sheets).toEqual(
      mayBePlaced
        ? [
            "We do not know yet whether your order was placed. Close this window to see more.",
            "Nous ne savons pas encore si votre commande a été passée. Fermez cette fenêtre pour en savoir plus.",
          ]
        : [
            "The payment did not go through. Close this window to see why.",
            "Le paiement n’a pas abouti. Fermez cette fenêtre pour savoir pourquoi.",
          ],
    );
    // While the order may exist, nobody says that nothing was charged or that it failed.
    if (mayBePlaced)
      for (const text of [en, fr, ...sheets])
        expect(text).not.toMatch(
          /nothing was charged|did not go through|failed|rien n’a été débité|n’a pas abouti/i,
        );
  });

  it.each<PayOutcome>([
    { kind: "canceled" },
    { kind: "changed", error: {} as never },
    { kind: "paid", order: {} as never, joinNonce: null, earlier: false, signedOut: false },
  ])("nothing for $kind", (outcome) => {
    expect(said("en", outcome)).toBeNull();
  });

  it("of a broken wallet is its own", () => {
    expect(said("en", { kind: "failed", error: new Error("The wallet is closed.") })).toBe(
      "The wallet is closed.",
    );
  });
});
