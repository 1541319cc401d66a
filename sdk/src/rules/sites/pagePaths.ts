import { LANGUAGES } from "../language.ts";

/**
 * Pages of every shop, without language; `:` stands before a part that each shop names itself, `?` behind one that may
 * be left out. Listings and products have no place here.
 */
export const PAGE_PATHS: readonly string[] = [
  "/",
  "/404",
  "/about",
  "/account/orders",
  "/account/profile",
  "/account/rewards",
  "/account/wishlist",
  "/bag",
  "/checkout",
  "/contact",
  "/daily-deals/:handle",
  "/draft/:token",
  "/forgot-password",
  "/giveaway/:handle?",
  "/help",
  "/join",
  "/login",
  "/logout",
  "/pages/:handle",
  "/private-sale",
  "/product/:id/:title?",
  "/quiz",
  "/reset-password",
  "/search",
  "/social-freevibegiveaway",
  "/social-mysterygwp",
  "/spin-to-win/:handle?",
  "/thankyou",
  "/track",
  "/vibe/:handle",
];

/** First segments of what a host serves beside pages. */
const SERVED = [
  ...LANGUAGES,
  "api",
  "assets",
  "desk",
  "distribution",
  "docs",
  "feeds",
  "look",
  "metrics",
  "sandbox",
  "sitemaps",
  "webhooks",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "service-worker.js",
  "apple-touch-icon.png",
  "favicon.ico",
];

const reserved: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...SERVED,
  ...PAGE_PATHS.map((path) => path.split("/")[1]!),
]);

/** True for the first segment of a page or a file, which no listing can begin with. */
export const isReservedSegment = (segment: string): boolean => reserved.has(segment);

/** True for the path of a page, whatever its own parts are called. */
export function isPagePath(path: string): boolean {
  const segments = path.split("/");
  return PAGE_PATHS.some((page) => {
    const parts = page.split("/");
    return (
      segments.length <= parts.length &&
      parts.every((part, at) => {
        const segment = segments[at];
        return segment === undefined
          ? part.endsWith("?")
          : part.startsWith(":")
            ? segment !== ""
            : segment === part;
      })
    );
  });
}
