import { dirname, posix } from "node:path";

/** The address of a site's root, with the slash that paths are added to; undefined for an empty one. */
export const toHome = (address: string): string | undefined =>
  address === "" ? undefined : address.replace(/\/*$/, "/");

/** From one page to another, `to` with its ending: pages work below any address, and from a disk. */
export function relativeTo(from: string, to: string): string {
  return posix.relative(dirname(`/${from}`), `/${to}`) || posix.basename(to);
}

/** Where a link of a page's text goes: `/errors/rateLimited#value` is a page of the site, all others are as they stand. */
export function linkTarget(href: string, from: string, ending: ".html" | ".md"): string {
  if (!href.startsWith("/")) return href;
  const [page = "", anchor] = href.slice(1).split("#");
  const file = /\.\w+$/.test(page) ? page : `${page}${ending}`;
  return relativeTo(from, file) + (anchor ? `#${anchor}` : "");
}
