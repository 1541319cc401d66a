import type { KeyRow } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";
import type { StoredKey } from "../../session/StoredKey.ts";

/** A key with its maker as they are now. */
export function toKeyRow({ members }: Pick<MockSession, "members">, key: StoredKey): KeyRow {
  const { id, name, scopes, sites, madeBy } = key;
  const maker = madeBy === null ? undefined : members.list().find((member) => member.id === madeBy);
  return {
    id,
    name,
    scopes,
    sites,
    made_by: madeBy,
    maker_name: maker?.username ?? null,
    maker_role: maker?.staff?.role ?? null,
    maker_sites: maker?.staff?.sites ?? null,
    created_at: key.createdAt,
    used_at: key.usedAt,
    expires_at: key.endsAt,
    revoked_at: key.revokedAt,
  };
}
