import { iconPath, themeColor, withLanguage } from "@velours/sdk/rules";
import { presentLook } from "@velours/sdk/shop";
import type { Language, Site } from "@velours/sdk/types";

/** The web app manifest of a site, in one of its languages. */
export function writeManifest(
  {
    code,
    name,
    tagline,
    tagline_fr,
    look,
    languages,
  }: Pick<Site, "code" | "name" | "tagline" | "tagline_fr" | "look" | "languages">,
  language: Language,
): string {
  const description = language === "fr" ? (tagline_fr ?? tagline) : tagline;
  const shown = presentLook(look);
  const icon = (file: "192" | "512" | "maskable", sizes: string, purpose: "any" | "maskable") => ({
    src: iconPath(code, shown, file),
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
    theme_color: themeColor(code, look),
    categories: ["shopping"],
    icons: [
      icon("192", "192x192", "any"),
      icon("512", "512x512", "any"),
      icon("maskable", "512x512", "maskable"),
    ],
  });
}
