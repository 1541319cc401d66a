import type { Language } from "@velours/sdk/types";

/** Whether a count's noun is in the singular, where French has nothing as well as one. */
export const isSingular = (count: number, language: Language): boolean =>
  count === 1 || (count === 0 && language === "fr");
