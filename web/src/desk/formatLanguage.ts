import type { Language } from "@velours/sdk/types";

/** The name of a language, such as "French (France)" for fr-FR. */
export function formatLanguage(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
  } catch {
    // An import may name anything.
    return code;
  }
}
