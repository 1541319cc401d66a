import { siteText } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { Shop } from "../api/Shop.ts";
import { m, textIn } from "../text/useText.ts";

type Described = Pick<Site, "name" | "description" | "description_fr" | "tagline" | "tagline_fr">;

const inBoth = (text: string | undefined, text_fr: string | undefined) =>
  text ? { text, ...(text_fr && { text_fr }) } : undefined;

/** The line about the site that stands below its name, if it has one. */
export const siteTagline = ({ tagline, tagline_fr }: Described, { language }: Pick<Shop, "language">) =>
  siteText(inBoth(tagline, tagline_fr), language);

/** The description of pages that have none of their own, for search engines. */
export const siteDescription = (site: Described, shop: Pick<Shop, "language" | "locale">): string =>
  siteText(inBoth(site.description, site.description_fr), shop.language) ??
  siteTagline(site, shop) ??
  textIn(shop.locale)(m.site_description, { site: site.name });
