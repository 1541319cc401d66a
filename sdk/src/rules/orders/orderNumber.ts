import type { Site } from "../../types.ts";

type Prefixed = Pick<Site, "orderPrefix">;

const prefixOf = ({ orderPrefix = "V" }: Prefixed): string => orderPrefix;

/** The number of an order as people read it, such as `V-100023`; orders keep the prefix that they were placed with. */
export const formatOrderNumber = (number: number, site: Prefixed): string => `${prefixOf(site)}-${number}`;

/** A number that an order of the site could have, to show how they look. */
export const exampleOrderNumber = (site: Prefixed): string => formatOrderNumber(100_023, site);

const TYPED = /^#?(?:([a-z0-9]{1,5})-)?(\d{1,15})$/i;

/**
 * The digits of an order's number as people type it, `v-100023` or `#100023`; undefined for anything else. They alone
 * name an order, because all sites count in one series: any prefix will do, and orders of an earlier one stay found.
 */
export function parseOrderNumber(typed: string): number | undefined {
  const digits = TYPED.exec(typed.trim())?.[2];
  return digits === undefined ? undefined : Number(digits);
}

/** The number of an order as somebody typed it, written as the shop writes it: with the site's prefix where it has none. */
export function normalizeOrderNumber(typed: string, site: Prefixed): string {
  const [, prefix, digits] = TYPED.exec(typed.trim()) ?? [];
  return digits === undefined ? typed : `${prefix?.toUpperCase() ?? prefixOf(site)}-${digits}`;
}
