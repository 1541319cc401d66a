import { readFileSync } from "node:fs";
import { getErrorMessage } from "@velours/sdk/errors";

type Language = "en" | "fr";

const FILES = ["account", "cart", "catalogue", "checkout", "shop"];

const load = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...FILES.map((name) =>
      JSON.parse(
        readFileSync(
          new URL(`../../src/platform/text/messages/${language}/${name}.json`, import.meta.url),
          "utf8",
        ),
      ),
    ),
  );

const MESSAGES = { en: load("en"), fr: load("fr") };

/** What the shop answers when it cannot serve, as the contract's catalogue has it. */
export const UNAVAILABLE = {
  reference: "serviceUnavailable",
  message: "The shop is taking a short break, please try again in a moment",
  value: null,
} as const;

/** A text of the shop in a language, as a pattern that matches whatever stands in its placeholders. */
export function messagePattern(language: Language, key: string): RegExp {
  const message =
    key === UNAVAILABLE.reference ? getErrorMessage(UNAVAILABLE, language) : MESSAGES[language][key];
  if (message === undefined) throw new Error(`No message ${key} in ${language}.`);
  const literal = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(literal.join(".+"));
}
