import type { HomeTile, Language } from "@velours/sdk/types";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";

/** The words of a merchant's tile in the page's language. */
export function homeTile(tile: HomeTile, language: Language) {
  const { text, text_fr, action, action_fr } = tile;
  const pick = (en = "", fr?: string) => localizedLabel({ label: en, ...(fr && { label_fr: fr }) }, language);
  const title = localizedLabel(tile, language);
  return { title, text: pick(text, text_fr), action: pick(action, action_fr) || title };
}
