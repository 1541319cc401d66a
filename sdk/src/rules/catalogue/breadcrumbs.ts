import type { NavigationMenuEntry } from "../../types.ts";
import { stripLanguage } from "../language.ts";
import { isListingPath } from "./listingPaths.ts";
import { parsePath } from "./parsePath.ts";
import { titleCase } from "./titleCase.ts";

export interface Crumb {
  label: string;
  /** Path without language and without leading slash: `sex-toys/dildos`. */
  value: string;
}

/** Dashes to spaces, title case, then a trailing space and 5 or more digits removed. */
export const crumbLabel = (segment: string): string =>
  titleCase(segment.replaceAll("-", " ")).replace(/ \d{5,}$/, "");

/**
 * Crumbs of a path without the home link; a product has one, labelled from its last slug. A listing of the site's
 * `navigation` has those of the listings above it alone: its first segment need not be one.
 */
export function breadcrumbs(address: string, navigation: readonly NavigationMenuEntry[] = []): Crumb[] {
  const path = stripLanguage(address.replace(/[?#].*$/s, ""));
  const segments = path.split("/").filter(Boolean);
  const kind = parsePath(path, navigation)?.kind;
  if (kind === "product") {
    return [{ label: crumbLabel(segments.at(-1) as string), value: segments.join("/") }];
  }
  const crumbs = segments.map((segment, at) => ({
    label: crumbLabel(segment),
    value: segments.slice(0, at + 1).join("/"),
  }));
  return kind === "listing" ? crumbs.filter(({ value }) => isListingPath(`/${value}`, navigation)) : crumbs;
}

/** schema.org BreadcrumbList of the crumbs, positions from 1, ids `{site URL}/{value}`, where the site's URL is that of its language. */
export const breadcrumbList = (crumbs: readonly Crumb[], siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  name: `${new URL(siteUrl).host} BreadcrumbList`,
  itemListElement: crumbs.map(({ label, value }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    item: { "@id": `${siteUrl.replace(/\/$/, "")}/${value}`, name: label },
  })),
});
