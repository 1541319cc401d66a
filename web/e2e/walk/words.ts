import { readdirSync, readFileSync } from "node:fs";

export type Language = "en" | "fr";

const folder = new URL("../../src/platform/text/messages/", import.meta.url);

function messagesIn(language: Language): Record<string, string> {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8"))),
  );
}

const messages = { en: messagesIn("en"), fr: messagesIn("fr") };

/** An interface text as the shop shows it: a walk needs far more of them than the stories' WORDS have. */
export function words(language: Language, key: string, values: Record<string, string> = {}): string {
  const message = messages[language][key];
  if (message === undefined) throw new Error(`The shop has no text named ${key}.`);
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
