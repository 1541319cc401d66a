import { withLanguage } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";

/** The seller, and the site's search, as search engines read them on the home page. */
export function siteData(
  { name, supportEmail, seller }: Pick<Site, "name" | "supportEmail" | "seller">,
  { origin, language }: Pick<Shop, "origin" | "language">,
): object[] {
  const home = origin + withLanguage("/", language);
  return [
    {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name,
      url: home,
      logo: `${origin}/assets/img/icon-512.png`,
      email: supportEmail,
      ...(seller && { legalName: seller.name }),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        email: supportEmail,
        availableLanguage: ["en", "fr"],
      },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: home,
      inLanguage: language,
      publisher: { "@id": `${origin}/#organization` },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}${withLanguage("/search", language)}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
