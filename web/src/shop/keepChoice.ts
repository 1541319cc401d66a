import { CHOICE_COOKIE_DAYS } from "@velours/sdk/rules";

/** Remembers a choice in a cookie for 365 days. */
export function keepChoice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${CHOICE_COOKIE_DAYS * 86_400}; samesite=lax`;
}
