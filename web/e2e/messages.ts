import { readFileSync } from "node:fs";

export type Language = "en" | "fr";

/** A text, or its variants by count. */
type Message = string | [{ match: Record<string, string> }];

const read = (language: Language): Record<string, Message> =>
  JSON.parse(
    readFileSync(new URL(`../src/platform/text/messages/${language}.json`, import.meta.url), "utf8"),
  );

const messages = { en: read("en"), fr: read("fr") };

/** An interface text with its placeholders; of several, the plural. */
export function readMessage(language: Language, key: string): string {
  const message = messages[language][key];
  const text = typeof message === "string" ? message : Object.values(message?.[0].match ?? {}).at(-1);
  if (text === undefined) throw new Error(`The shop has no text named ${key}.`);
  return text;
}
