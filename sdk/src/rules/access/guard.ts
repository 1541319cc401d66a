import { stripLanguage } from "../language.ts";

type OneOrMore = string | readonly string[];

/** Levels of access a user may hold, each a list of names. */
export const LEVELS = ["sites", "providers", "videos", "stories", "articles"] as const;
export type Level = (typeof LEVELS)[number];

/** The requirements of a route; any one criterion is enough. */
export type Restriction = { roles?: OneOrMore } & { [One in Level]?: OneOrMore };

export interface Access {
  role?: string | null;
  levels?: { [One in Level]?: OneOrMore } | null;
}

const toList = (value: OneOrMore | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

const meets = (required: OneOrMore | undefined, held: OneOrMore | undefined): boolean =>
  toList(required).some((value) => toList(held).includes(value));

/** False without a role, or without any level. */
export function mayOpen(restriction: Restriction | false, access: Access | null | undefined): boolean {
  if (restriction === false) return true;
  const { role, levels } = access ?? {};
  if (!role || !LEVELS.some((level) => toList(levels?.[level]).length > 0)) return false;
  return meets(restriction.roles, role) || LEVELS.some((level) => meets(restriction[level], levels?.[level]));
}

const ACCOUNT_PATHS: readonly string[] = [
  "/account/profile",
  "/account/rewards",
  "/account/orders",
  "/account/wishlist",
];
const ACCOUNT: Restriction = { roles: ["member", "admin"] };

/**
 * The requirements of a path: members and admins for the four account routes, nothing for any other. Letter case does
 * not count, as in the router.
 */
export const getRestriction = (path: string): Restriction | false =>
  ACCOUNT_PATHS.includes(
    stripLanguage(path)
      .replace(/(.)\/$/, "$1")
      .toLowerCase(),
  )
    ? ACCOUNT
    : false;
