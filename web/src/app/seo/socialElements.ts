import { SHARE_PICTURE } from "@velours/sdk/rules";
import { element } from "./elements.ts";

interface Page {
  title: string;
  description: string | undefined;
  /** Address of the page. */
  url: string;
  /** Properties the page's own head has already. */
  has: ReadonlySet<string>;
  /** The picture of the page's own head. */
  picture: string | undefined;
  /** Path of the site's own, for pages without one. */
  ownPicture: string;
  type: "product" | "website";
  site: string;
  origin: string;
  language: string;
  country: string;
}

/** Networks have few locales: a language with a country that speaks it. */
const COUNTRIES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  en: ["US", "GB"],
  fr: ["FR", "CA"],
};

function getLocale({ language, country }: Pick<Page, "language" | "country">): string {
  const countries = COUNTRIES[language] ?? [country];
  return `${language}_${countries.includes(country) ? country : countries[0]}`;
}

/** Elements for links to the page on social networks and in messages. */
export function socialElements(page: Page): string[] {
  const picture = page.picture ?? page.origin + page.ownPicture;
  const isDrawn = /\/pictures\/share\/|\/(assets\/img|look)\/share\.png(\?|$)/.test(picture);
  const properties: Record<string, string | undefined> = {
    "og:site_name": page.site,
    "og:type": page.type,
    "og:locale": getLocale(page),
    "og:title": page.title,
    "og:url": page.url,
    "og:description": page.description,
    "og:image": picture,
    ...(isDrawn && {
      "og:image:type": picture.includes("/share.png") ? "image/png" : "image/jpeg",
      "og:image:width": String(SHARE_PICTURE.width),
      "og:image:height": String(SHARE_PICTURE.height),
    }),
    "og:image:alt": page.title,
  };
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === undefined || page.has.has(property) ? [] : element("meta", { property, content }),
    ),
    element("meta", { name: "twitter:card", content: "summary_large_image" }),
  ];
}
