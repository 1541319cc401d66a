import { returnDays, siteText } from "@velours/sdk/rules";
import type { Language, Site } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

/** How long things can be returned, in the site's words or the shop's; null where they never can. */
export function returnsText(
  { limits, texts }: Pick<Site, "limits" | "texts">,
  language: Language,
  text: Text,
): string | null {
  const days = returnDays(limits);
  if (days === 0) return null;
  return siteText(texts?.returns, language, { days }) ?? text(m.returns_within, { days });
}
