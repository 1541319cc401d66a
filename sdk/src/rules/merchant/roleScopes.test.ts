import { expect, test } from "vitest";
import { merchantScopes, roleScopes, staffRoles } from "./roleScopes.ts";

test("a packer sees parcels and stock, and nothing with money", () => {
  expect(roleScopes("packer")).toEqual(["orders:pack", "stock:read"]);
});

test("a desk answers orders, reviews, customers and gift cards, and changes nothing that is sold", () => {
  expect(roleScopes("desk").filter((scope) => scope.endsWith(":write"))).toEqual([
    "orders:write",
    "reviews:write",
    "giftcards:write",
  ]);
});

test("a shopkeeper may do everything but keys, staff and imports", () => {
  const missing = merchantScopes.filter((scope) => !roleScopes("shopkeeper").includes(scope));
  expect(missing).toEqual(["import:read", "import:write", "keys:write", "staff:write"]);
});

test("each role has what the one before it has, and an owner everything", () => {
  for (const [nth, role] of staffRoles.slice(1).entries())
    expect(roleScopes(role)).toEqual(expect.arrayContaining(roleScopes(staffRoles[nth]!)));
  expect(roleScopes("owner")).toEqual([...merchantScopes]);
});
