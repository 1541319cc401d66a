import { parsePathLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

/** Settings from the host, which it writes into the page. */
export interface DeskSettings {
  /** Sent with every call as `x-client-token`. */
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  language: Language;
}

const read = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

export const readSettings = (): DeskSettings => ({
  clientToken: read("client-token"),
  botCheckKey: read("bot-check-key") || null,
  language: parsePathLanguage(location.pathname),
});
