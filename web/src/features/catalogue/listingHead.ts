import { breadcrumbList, type Crumb, toCanonicalUrl } from "@velours/sdk/rules";

/** Title, description, addresses and structured breadcrumbs of a listing. `address` is the page's, whole; `home` that of the home page in its language. */
export function listingHead(
  { title, description }: { title: string; description?: string },
  crumbs: readonly Crumb[],
  address: string,
  home: string,
) {
  return {
    meta: [
      { title },
      ...(description ? [{ name: "description", content: description }] : []),
      { property: "og:title", content: title },
      { property: "og:url", content: address },
    ],
    links: [{ rel: "canonical", href: toCanonicalUrl(address) }],
    scripts: [{ type: "application/ld+json", children: asScript(breadcrumbList(crumbs, home)) }],
  };
}

/** JSON that no title can end the script of. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
