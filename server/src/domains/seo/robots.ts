import { withLanguage } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";

const closedEverywhere = ["/api/", "/sandbox/"];

/** Pages of one visitor, and those of staff. */
const closedPages = ["/desk", "/checkout", "/draft/", "/account/", "/logout", "/reset-password"];

/** A rule closes every path that begins with it: "/desk" alone would close a listing "/desks", too. */
const closePage = (path: string): string[] =>
  path.endsWith("/") ? [path] : [`${path}$`, `${path}?`, `${path}/`];

/**
 * Rules for crawlers. Filters and orders of a listing and the search stay open: a page that may not be fetched can tell
 * neither its canonical link nor that it is not to be indexed.
 */
export function writeRobots(origin: string, languages: Site["languages"]): string {
  const pages = languages.supported.flatMap((language) =>
    closedPages.map((path) => withLanguage(path, { language, defaultLanguage: languages.default })),
  );
  const closed = [...closedEverywhere, ...pages.flatMap(closePage)];
  return [
    "User-agent: *",
    ...closed.map((rule) => `Disallow: ${rule}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
