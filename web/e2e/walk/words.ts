import { type Language, readMessage } from "../messages.ts";

/** An interface text as the shop shows it: a walk needs far more of them than the stories' WORDS have. */
export function words(language: Language, key: string, values: Record<string, string> = {}): string {
  return readMessage(language, key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
