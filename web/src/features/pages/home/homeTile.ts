import type { HomeTile } from "@velours/sdk/types";
import type { Locale } from "../../../platform/text/generated/runtime.js";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";

/** The words of a merchant's tile in the page's language. */
export function homeTile(tile: HomeTile, language: Locale) {
  const { text, text_fr, action, action_fr } = tile;
  const pick = (en = "", fr?: string) => localizedLabel({ label: en, ...(fr && { label_fr: fr }) }, language);
  const title = localizedLabel(tile, language);
  return { title, text: pick(text, text_fr), action: pick(action, action_fr) || title };
}
