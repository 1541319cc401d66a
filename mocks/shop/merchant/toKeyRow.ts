import type { KeyRow } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";
import type { StoredKey } from "../../session/StoredKey.ts";

/** A key with its maker as they are now. It ends, and is revoked, at the latest with the key that made it. */
export function toKeyRow({ keys, members }: Pick<MockSession, "keys" | "members">, key: StoredKey): KeyRow {
  const { id, name, scopes, sites, madeBy } = key;
  const line = [key, ...listMakers(keys, key)];
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
    expires_at: findEarliest(line.map(({ endsAt }) => endsAt)),
    revoked_at: findEarliest(line.map(({ revokedAt }) => revokedAt)),
  };
}

/** The keys that led to a key: its maker, that one's maker, and so on. */
function listMakers(keys: readonly StoredKey[], { madeWith }: StoredKey): StoredKey[] {
  const maker = keys.find(({ id }) => id === madeWith);
  return maker === undefined ? [] : [maker, ...listMakers(keys, maker)];
}

const findEarliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;
