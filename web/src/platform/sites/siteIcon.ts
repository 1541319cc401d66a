import type { Site } from "@velours/sdk/types";

/** The icon of a site's pages in browser tabs. */
export function siteIcon(look: Site["look"]): { rel: string; href: string; type: string } {
  const href = look?.iconUrl ?? "/assets/img/icon.svg";
  return { rel: "icon", href, type: href.includes(".png") ? "image/png" : "image/svg+xml" };
}
