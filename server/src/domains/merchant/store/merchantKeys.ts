import type { MerchantScope, SiteCode, StaffRole } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { MerchantKeyTable } from "../schema.ts";

/** A key with its maker as they are now. It ends, and is revoked, at the latest with the key that made it. */
export interface MerchantKeyRow extends Selectable<MerchantKeyTable> {
  /** Null when they are no member any more. */
  maker_name: string | null;
  /** Null when they have no role any more. */
  maker_role: StaffRole | null;
  /** Null for all sites, and without a role. */
  maker_sites: SiteCode[] | null;
}

/** The earliest of a key's own time and those of all keys that led to it: its maker's, that one's maker's, and so on. */
const earliest = (column: "revoked_at" | "expires_at"): RawBuilder<string | null> => sql`
  least(merchant_keys.${sql.ref(column)}, (
    with recursive makers as (
      select k.* from merchant_keys k where k.id = merchant_keys.made_with
      union all
      select k.* from merchant_keys k join makers on k.id = makers.made_with
    )
    select min(${sql.ref(column)}) from makers))`;

const keyRows = (db: Kysely<Database>) =>
  db
    .selectFrom("merchant_keys")
    .leftJoin("users", "users.id", "merchant_keys.made_by")
    .leftJoin("staff", "staff.user_id", "merchant_keys.made_by")
    .select([
      "merchant_keys.id",
      "merchant_keys.name",
      "merchant_keys.key_hash",
      "merchant_keys.scopes",
      "merchant_keys.sites",
      "merchant_keys.created_at",
      "merchant_keys.used_at",
      "merchant_keys.made_by",
      "merchant_keys.made_with",
      "users.username as maker_name",
      "staff.role as maker_role",
      "staff.sites as maker_sites",
      earliest("revoked_at").as("revoked_at"),
      earliest("expires_at").as("expires_at"),
    ]);

/** A key to be made. */
export interface NewKey {
  name: string;
  scopes: readonly MerchantScope[];
  /** Codes of sites; null for all of them. */
  sites: readonly SiteCode[] | null;
  /** Null for a key without an end. */
  expires: Date | null;
  /** The member who makes it; null where that is not known. */
  madeBy: number | null;
  /** The key that makes it; null for a member or the command. */
  madeWith: number | null;
}

/** Stores a key without its value, and returns its id. */
export async function insertKey(
  db: Kysely<Database>,
  { name, scopes, sites, expires, madeBy, madeWith }: NewKey,
): Promise<number> {
  const { id } = await db
    .insertInto("merchant_keys")
    .values({
      name,
      scopes: json(scopes),
      sites: sites === null ? null : json(sites),
      key_hash: "",
      expires_at: expires?.toISOString() ?? null,
      made_by: madeBy,
      made_with: madeWith,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function setKeyHash(db: Kysely<Database>, id: number, hash: string): Promise<void> {
  await db.updateTable("merchant_keys").set({ key_hash: hash }).where("id", "=", id).execute();
}

/** A key that is not revoked and has not expired, nor has one that made it. */
export async function readKey(db: Kysely<Database>, id: number): Promise<MerchantKeyRow | undefined> {
  return await keyRows(db)
    .where("merchant_keys.id", "=", id)
    .where(earliest("revoked_at"), "is", null)
    .where(sql<boolean>`coalesce(${earliest("expires_at")} > now(), true)`)
    .executeTakeFirst();
}

export async function markKeyUsed(db: Kysely<Database>, id: number): Promise<void> {
  // Once a minute: reading must not write each time.
  await sql`update merchant_keys set used_at = now()
    where id = ${id} and (used_at is null or used_at < now() - interval '1 minute')`.execute(db);
}

/** Every key, revoked and expired ones included, the oldest first; or the one with this id. */
export function listKeyRows(db: Kysely<Database>, id?: number): Promise<MerchantKeyRow[]> {
  return keyRows(db)
    .$if(id !== undefined, (query) => query.where("merchant_keys.id", "=", id ?? 0))
    .orderBy("merchant_keys.id")
    .execute();
}

/** Revokes a key; false when there is none in use with this id. */
export async function revokeKey(db: Kysely<Database>, id: number): Promise<boolean> {
  const revoked = await db
    .updateTable("merchant_keys")
    .set({ revoked_at: sql<string>`now()` })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes the keys that a member made. */
export async function revokeKeysOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .updateTable("merchant_keys")
    .set({ revoked_at: sql<string>`now()` })
    .where("made_by", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

/** The member who made a key; null where that is not known. */
export async function readKeyMaker(db: Kysely<Database>, id: number): Promise<number | null> {
  const row = await db.selectFrom("merchant_keys").select("made_by").where("id", "=", id).executeTakeFirst();
  return row?.made_by ?? null;
}

/** The keys that a member made. */
export const listKeysOf = (db: Kysely<Database>, userId: number): Promise<{ id: number; name: string }[]> =>
  db.selectFrom("merchant_keys").select(["id", "name"]).where("made_by", "=", userId).execute();

/** A key, those that led to it, and all that they made; the first of them first. */
export async function listKeyFamily(
  db: Kysely<Database>,
  id: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive makers as (
      select id, made_with from merchant_keys where id = ${id}
      union all
      select k.id, k.made_with from merchant_keys k join makers on k.id = makers.made_with
    ), family as (
      select id from makers where made_with is null
      union all
      select k.id from merchant_keys k join family on k.made_with = family.id
    )
    select id, name from merchant_keys where id in (select id from family) order by id`.execute(db);
  return rows;
}
