import type { SiteCode, StaffRole } from "@velours/sdk/types";
import { type Kysely, type Selectable, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database, Transaction } from "../../../platform/store/schema.ts";
import type { StaffTable } from "../schema.ts";

/** The role of a member of staff; undefined for every other member. */
export async function readStaff(
  db: Kysely<Database>,
  userId: number,
): Promise<Selectable<StaffTable> | undefined> {
  return await db.selectFrom("staff").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Gives a member this role, who signs in with an authenticator from now on. */
export async function putStaff(
  db: Kysely<Database>,
  userId: number,
  { role, sites }: { role: StaffRole; sites: readonly SiteCode[] | null },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ role: "admin", totp_required: true, revision: sql`nextval('user_revisions')` })
    .where("id", "=", userId)
    .execute();
  const columns = { role, sites: sites === null ? null : json(sites) };
  await db
    .insertInto("staff")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

/** Takes a member's role away; false when they have none. Only an authenticator that they set up is still required. */
export async function deleteStaff(db: Kysely<Database>, userId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom("staff")
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();
  if (removed === undefined) return false;
  await db
    .updateTable("users")
    .set({
      role: "member",
      totp_required: sql<boolean>`totp_secret is not null`,
      revision: sql`nextval('user_revisions')`,
    })
    .where("id", "=", userId)
    .execute();
  return true;
}

/** The names of members of staff among these actors, as records name them. */
export async function readActorNames(
  db: Kysely<Database>,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const ids = actors.flatMap((actor) => /^staff (\d{1,15})$/.exec(actor)?.[1] ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .innerJoin("users", "users.id", "staff.user_id")
    .select(["users.id", "users.username"])
    .where("users.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [`staff ${id}`, username]));
}

/** A member of staff, with what a list of them shows. */
export interface StaffRow {
  id: number;
  email: string;
  username: string;
  role: StaffRole;
  sites: SiteCode[] | null;
  /** True when they have set up an authenticator. */
  ready: boolean;
  /** When one of their open sessions was last used. */
  used_at: string | null;
  created_at: string;
}

/** Every member of staff, the one invited first first; or the one with this id. */
export async function listStaffRows(db: Kysely<Database>, id?: number): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select u.id, u.email, u.username, s.role, s.sites, u.totp_secret is not null as ready, s.created_at, (
      select max(used_at) from sessions
      where user_id = u.id and idle_at > now() and expires_at > now()) as used_at
    from staff s join users u on u.id = s.user_id
    ${id === undefined ? sql`` : sql`where s.user_id = ${id}`}
    order by s.created_at, u.id`.execute(db);
  return rows;
}

/** The owners of all sites, whose rows no other transaction changes until the end of this one. */
export async function lockOwners(trx: Transaction): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from staff where role = 'owner' and sites is null order by user_id for update`.execute(
    trx,
  );
  return rows.map(({ user_id }) => user_id);
}
