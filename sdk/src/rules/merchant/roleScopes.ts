import type { MerchantScope, StaffRole } from "../../types.ts";

const everyone: readonly StaffRole[] = ["packer", "desk", "shopkeeper", "owner"];
const desk: readonly StaffRole[] = ["desk", "shopkeeper", "owner"];
const shopkeeper: readonly StaffRole[] = ["shopkeeper", "owner"];
const owner: readonly StaffRole[] = ["owner"];

const rolesByScope: Record<MerchantScope, readonly StaffRole[]> = {
  "orders:read": desk,
  "orders:write": desk,
  "orders:pack": everyone,
  "catalogue:read": desk,
  "catalogue:write": shopkeeper,
  "stock:read": everyone,
  "stock:write": shopkeeper,
  "promotions:read": desk,
  "promotions:write": shopkeeper,
  "reviews:read": desk,
  "reviews:write": desk,
  "giftcards:read": desk,
  "giftcards:write": desk,
  "customers:read": desk,
  "customers:write": shopkeeper,
  "marketing:read": shopkeeper,
  "reports:read": shopkeeper,
  "import:read": owner,
  "import:write": owner,
  "settings:write": shopkeeper,
  "audit:read": shopkeeper,
  "operations:write": shopkeeper,
  "webhooks:write": shopkeeper,
  "keys:write": owner,
  "staff:write": owner,
};

/** Every scope that a merchant's key or a role can have. */
export const merchantScopes = Object.keys(rolesByScope) as readonly MerchantScope[];

/** Every role of staff, the one with the fewest scopes first. */
export const staffRoles: readonly StaffRole[] = everyone;

/** The scopes of a role. */
export const roleScopes = (role: StaffRole): MerchantScope[] =>
  merchantScopes.filter((scope) => rolesByScope[scope].includes(role));
