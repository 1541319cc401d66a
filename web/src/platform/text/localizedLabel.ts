import type { Language } from "@velours/sdk/types";

/** The words of something the merchant named in both languages; English where French is missing. */
export function localizedLabel(named: { label: string; label_fr?: string }, language: Language): string {
  return (language === "fr" && named.label_fr) || named.label;
}
