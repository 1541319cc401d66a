import { merchantScopes, roleScopes } from "@velours/sdk/rules";
import { readKeyGrants } from "@velours/sdk/shop";
import type { MerchantAccess } from "@velours/sdk/types";
import type { MockSession } from "../session/MockSession.ts";
import { mockKey } from "../session/mockKey.ts";
import type { StoredKey } from "../session/StoredKey.ts";
import { toKeyRow } from "../shop/merchant/toKeyRow.ts";

/**
 * The caller of an operation for merchants: a key of its desk may do what it was made for,
 * any other one everything, a member of staff what the role may.
 */
export function findMerchant(
  headers: Record<string, string | undefined>,
  session: MockSession,
  now: Date,
): MerchantAccess | undefined {
  const value = headers["x-merchant-key"];
  const key = session.keys.find((each) => each.value === value);
  if (key !== undefined) return findKey(session, key, now);
  const { member } = session;
  if (value !== undefined) return { ...mockKey, role: null, scopes: [...merchantScopes], sites: null };
  if (member?.staff === undefined) return undefined;
  const { id, username: name, staff } = member;
  const { role, sites } = staff;
  return { kind: "staff", id, name, role, scopes: roleScopes(role), sites };
}

/** The access of a key that the session's desk made; undefined when it ended. */
function findKey(session: MockSession, key: StoredKey, now: Date): MerchantAccess | undefined {
  const row = toKeyRow(session, key);
  const { id, name, revoked_at: revokedAt, expires_at: endsAt } = row;
  const grants = readKeyGrants(row);
  if (grants === undefined || revokedAt !== null || (endsAt !== null && Date.parse(endsAt) <= now.getTime()))
    return undefined;
  key.usedAt = now.toISOString();
  return { kind: "key", id, name, role: null, ...grants };
}
