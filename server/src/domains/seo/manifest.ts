import { hasOwnIcon, SHOP_COLORS, withLanguage } from "@velours/sdk/rules";
import { lookVersion } from "@velours/sdk/shop";
import type { Language, Site } from "@velours/sdk/types";

/** The frame's colour of sites that have their own, as their pages have it; their icons are of the same colour. */
const ownColors: Readonly<Record<string, string>> = { outlet: "#36140a", closet: "#08211f" };

/** Where a site's icons are: `{folder}-192.png` and so on. */
const iconPath = (code: string): string => `/assets/img/icon${code in ownColors ? `-${code}` : ""}`;

/** The web app manifest of a site, in one of its languages. */
export function writeManifest(
  {
    code,
    name,
    tagline,
    tagline_fr,
    look = {},
    languages,
  }: Pick<Site, "code" | "name" | "tagline" | "tagline_fr" | "look" | "languages">,
  language: Language,
): string {
  const description = language === "fr" ? (tagline_fr ?? tagline) : tagline;
  const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
    src: hasOwnIcon(look) ? `/look/icon-${file}.png?v=${lookVersion(look)}` : `${iconPath(code)}-${file}.png`,
    sizes,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    // A single app, whatever its language: installed anew it stays the same.
    id: "/",
    name,
    short_name: name,
    ...(description && { description }),
    lang: language,
    dir: "ltr",
    start_url: withLanguage("/", { language, defaultLanguage: languages.default }),
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: look.dark ?? ownColors[code] ?? SHOP_COLORS.dark,
    categories: ["shopping"],
    icons: [
      icon("192", "192x192", "any"),
      icon("512", "512x512", "any"),
      icon("maskable", "512x512", "maskable"),
    ],
  });
}
