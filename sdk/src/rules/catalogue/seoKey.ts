import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { deepestSegment, levelsPath } from "./collectionFor.ts";
import { parsePageNumber } from "./filterQuery.ts";
import type { CategoryLevels } from "./parsePath.ts";

/** Keys of the table of titles and descriptions, spelt as given. The table is the web's. */
export type SeoKey =
  | "SEX-TOYS"
  | "CLOSET-SEX-TOYS"
  | "ANAL-TOYS"
  | "MASTURBATORS"
  | "COCK-RINGS"
  | "ANAL-DOUCHES"
  | "LUBES-CLEANSERS"
  | "VIBRATORS"
  | "DILDOS"
  | "BUTT-PLUGS"
  | "PROSTATE-MASSAGERS"
  | "APPAREL"
  | "SWIMWEAR"
  | "UNDERWEAR-JOCKSTRAPS"
  | "AUTOMATIC-MASTURBATORS"
  | "MANUAL-MASTURBATORS"
  | "BLOWJOB-MACHINES"
  | "PERFORMANCE-COCK-RINGS"
  | "VIBRATING-COCK-RINGS"
  | "STAINLESS-STEEL-COCK-RINGS"
  | "SMALL-DILOS"
  | "MEDIUM-DILDOS"
  | "LARGE-DILDOS"
  | "EXTRA-LARGE-DILDOS"
  | "VIBRATING-DILDOS"
  | "PREMIUM-LIFELIKE-DILDOS"
  | "NON-VIBRATING-BUTT-PLUGS"
  | "VIBRATING-BUTT-PLUGS"
  | "EXTRA-LARGE-BUTT-PLUGS"
  | "ANAL-TRAINING-SETS"
  | "STANDARD-PROSTATE-MASSAGERS"
  | "FLICKING-THRUSTING-PROSTATE-MASSAGERS"
  | "VIBRATING-PROSTATE-MASSAGERS"
  | "PENIS-ENHANCERS"
  | "PENIS-EXTENDERS"
  | "PENIS-PUMPS"
  | "ANAL-BEADS"
  | "STANDARD-ANAL-BEADS"
  | "VIBRATING-ANAL-BEADS"
  | "STAINLESS-STEEL"
  | "GLASS"
  | "KINK"
  | "LUBRICANTS"
  | "LUBE"
  | "WATER-BASED-LUBRICANTS"
  | "SILICONE-BASED-LUBRICANTS"
  | "HYBRID-LUBRICANTS"
  | "TOP-PICKS";

/** Segments whose key is spelt otherwise; null: the table has none. */
const ALIASES: Readonly<Record<string, SeoKey | null>> = {
  "SMALL-DILDOS": "SMALL-DILOS",
  "PREMIUM-DILDOS": "PREMIUM-LIFELIKE-DILDOS",
  "TRAINING-SETS": "ANAL-TRAINING-SETS",
  LUBES: "LUBE",
  "WATER-LUBRICANTS": "WATER-BASED-LUBRICANTS",
  "SILICONE-LUBRICANTS": "SILICONE-BASED-LUBRICANTS",
  HYGIENE: "LUBES-CLEANSERS",
  "TOY-CLEANERS": null,
};

/**
 * Key of a listing's texts: the upper-cased deepest segment, or what it is spelt as in the table; null when there is
 * none: then the collection's title serves.
 */
export function getSeoKey(levels: CategoryLevels): SeoKey | null {
  const segment = deepestSegment(levels);
  if (!segment || !CATEGORY_PATHS.includes(levelsPath(levels))) return null;
  const key = segment.toUpperCase();
  return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? null) : (key as SeoKey);
}

/** Canonical link of a listing: the lower-cased path, and of the query only the page. */
export function toCanonicalUrl(address: string): string {
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/s.exec(address) ?? [];
  const page = parsePageNumber({ page: new URLSearchParams(query).get("page") ?? undefined });
  return path.toLowerCase() + (page > 1 ? `?page=${page}` : "");
}
