import { parsePathLanguage, withLanguage } from "../../rules/language.ts";
import type { Language } from "../../types.ts";

/** The language of a preview's address, and the screen of the desk that its form came from. */
export function readPlace(
  url: string,
  form: URLSearchParams,
  defaultLanguage: Language,
): { language: Language; back: string } {
  const language = parsePathLanguage(url, defaultLanguage);
  const from = form.get("from") ?? "";
  const isDesk = /^(\/(en|fr))?\/desk(\/[\w/-]*)?(\?[\w=-]*)?$/.test(from);
  return { language, back: isDesk ? from : withLanguage("/desk", { language, defaultLanguage }) };
}
