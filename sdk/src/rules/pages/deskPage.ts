import type { Language } from "../../types.ts";
import type { PageSources } from "./pagePolicy.ts";

interface DeskSettings {
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  /** The language of addresses without one. */
  defaultLanguage: Language;
}

/** The desk's built page with a host's settings. */
export const deskPage = (html: string, { clientToken, botCheckKey, defaultLanguage }: DeskSettings): string =>
  html
    .replace("%CLIENT_TOKEN%", () => escapeAttribute(clientToken))
    .replace("%BOT_CHECK_KEY%", () => escapeAttribute(botCheckKey ?? ""))
    .replace("%DEFAULT_LANGUAGE%", () => defaultLanguage);

/** Headers of the desk's page, which is neither kept nor indexed: our own files, pictures from anywhere, since a merchant's may be, and the bot check's widget. */
export const deskHeaders = ({ script = [], frame = [] }: PageSources = {}): Record<string, string> => ({
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "x-robots-tag": "noindex, nofollow",
  "content-security-policy": [
    "default-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...script].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    ...(frame.length > 0 ? [["frame-src", ...frame].join(" ")] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; "),
});

export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
