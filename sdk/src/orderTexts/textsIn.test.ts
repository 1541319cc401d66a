import { expect, it } from "vitest";
import { textsIn } from "./textsIn.ts";

const texts = {
  en: {
    email: "email",
    thanks: "Thank you",
    next: { sent: "It is on its way", declined: "Reply to the email" },
  },
  fr: { email: "courriel", thanks: "Merci", next: { sent: "En route", declined: "Répondez au courriel" } },
  "fr-FR": { email: "e-mail", next: { declined: "Répondez à l’e-mail" } },
};

it.each([
  ["en", texts.en],
  ["en-GB", texts.en],
  ["fr", texts.fr],
  ["fr-CA", texts.fr],
  [
    "fr-FR",
    { email: "e-mail", thanks: "Merci", next: { sent: "En route", declined: "Répondez à l’e-mail" } },
  ],
] as const)("%s has its own words, and those of its language", (locale, words) =>
  expect(textsIn(texts, locale)).toEqual(words),
);
