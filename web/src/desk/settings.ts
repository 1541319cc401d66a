import { type AddressLanguage, type Locale, parsePathLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { deskLocale } from "./deskLocale.ts";

/** Settings from the host, which it writes into the page. */
export interface DeskSettings extends AddressLanguage {
  /** Sent with every call as `x-client-token`. */
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  locale: Locale;
}

const read = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

export function readSettings(): DeskSettings {
  const defaultLanguage = read("default-language") as Language;
  const language = parsePathLanguage(location.pathname, defaultLanguage);
  return {
    clientToken: read("client-token"),
    botCheckKey: read("bot-check-key") || null,
    language,
    defaultLanguage,
    locale: deskLocale(language, navigator.languages),
  };
}
