import { siteText } from "@velours/sdk/rules";
import type { SiteTexts } from "@velours/sdk/types";
import { useShop } from "../api/useShop.ts";
import { useSite } from "./useSite.ts";

/** `own("footer")`: the site's sentence for a place, in the page's language; undefined when it has none. */
export function useSiteText(): (place: keyof SiteTexts) => string | undefined {
  const { texts } = useSite();
  const { language } = useShop();
  return (place) => siteText(texts?.[place], language);
}
