import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { type Kysely, sql } from "kysely";
import { deleteInSteps, type StepOptions } from "../../platform/store/deleteInSteps.ts";
import type { Database } from "../../platform/store/schema.ts";

/** Revision of every guest's session. */
export const guestRevision = "1";

/** The member of a request, as far as handlers need to know. */
export type SessionUser = Omit<
  Selectable<Database["users"]>,
  "password" | "totp_secret" | "totp_step" | "totp_pending_secret" | "totp_pending_at"
>;

/** A browser where a member is signed in. */
export interface Session {
  /** Hash of its token; the token itself is nowhere but in the browser. */
  id: string;
  remember: boolean;
  user: SessionUser;
}

interface Lifetime {
  idleSeconds: number;
  seconds: number;
}

const hour = 60 * 60;
const day = 24 * hour;
/** Recording each use would be a write for each request. */
const recordEverySeconds = 60;
/** Longer than a request takes that was sent before its browser got another session. */
const replacedSeconds = 60;

/** How long a session lasts: without `remember` for one visit. */
export const getLifetime = (remember: boolean): Lifetime =>
  remember ? { idleSeconds: 30 * day, seconds: 180 * day } : { idleSeconds: 2 * hour, seconds: day };

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Starts a session and returns its token of 256 random bits; only its hash is stored. */
export async function startSession(
  db: Kysely<Database>,
  userId: number,
  remember: boolean,
  userAgent: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { idleSeconds, seconds } = getLifetime(remember);
  await sql`
    insert into sessions (token_hash, user_id, remember, user_agent, idle_at, expires_at)
    values (${hashToken(token)}, ${userId}, ${remember}, ${userAgent?.slice(0, 300) ?? null},
      now() + make_interval(secs => ${idleSeconds}), now() + make_interval(secs => ${seconds}))`.execute(db);
  return token;
}

/** The session of a valid token, or undefined; records its use. */
export async function findSession(db: Kysely<Database>, token: string): Promise<Session | undefined> {
  const { rows } = await sql<SessionUser & { remember: boolean; stale: boolean }>`
    select u.id, u.email, u.username, u.first_name, u.last_name, u.role, u.levels, u.restrictions, u.addresses,
      u.revision, u.totp_required, u.email_verified_at, u.created_at,
      s.remember, s.used_at < now() - make_interval(secs => ${recordEverySeconds}) as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.idle_at > now() and s.expires_at > now()`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { remember, stale, ...user } = row;
  const session = { id: hashToken(token), remember, user };
  if (stale) await recordUse(db, session);
  return session;
}

async function recordUse(db: Kysely<Database>, { id, remember }: Session): Promise<void> {
  await sql`
    update sessions set used_at = now(), idle_at = now() + make_interval(secs => ${getLifetime(remember).idleSeconds})
    where token_hash = ${id}`.execute(db);
}

/** A session as its member sees it. */
export interface SessionRow {
  id: string;
  token_hash: string;
  created_at: string;
  used_at: string;
  user_agent: string | null;
}

/** The sessions of a member that have not ended, the one used last first. */
export async function readMemberSessions(db: Kysely<Database>, userId: number): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, token_hash, created_at, used_at, user_agent from sessions
    where user_id = ${userId} and idle_at > now() and expires_at > now()
    order by used_at desc, created_at desc`.execute(db);
  return rows;
}

/** Ends a session of this member by the id they see; false when they have no such session. */
export async function closeSession(db: Kysely<Database>, userId: number, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sessions
    where user_id = ${userId} and id = ${id} and idle_at > now() and expires_at > now()`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Ends every session of a member but one. */
export async function closeOtherSessions(
  db: Kysely<Database>,
  userId: number,
  keptId: string | undefined,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", keptId ?? "")
    .execute();
}

/** Ends one session. */
export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", id).execute();
}

/** Ends a session in whose place the same browser gets a newer one. */
export async function replaceSession(db: Kysely<Database>, id: string): Promise<void> {
  await sql`update sessions set expires_at = now() where token_hash = ${id}`.execute(db);
}

/**
 * True when the session of a token was replaced less than a minute ago: its browser may hold the cookie of a newer one.
 * Only then does it end before its time.
 */
export async function wasJustReplaced(db: Kysely<Database>, token: string): Promise<boolean> {
  const lifetime = sql`make_interval(secs =>
    case when remember then ${getLifetime(true).seconds}::float8 else ${getLifetime(false).seconds}::float8 end)`;
  const { rows } = await sql`
    select 1 from sessions
    where token_hash = ${hashToken(token)} and expires_at < created_at + ${lifetime}
      and expires_at > now() - make_interval(secs => ${replacedSeconds})`.execute(db);
  return rows.length > 0;
}

/** Ends every session of a member, wherever they are signed in; answers how many there were. */
export async function endMemberSessions(db: Kysely<Database>, userId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where user_id = ${userId} and expires_at > now()`.execute(db);
  return Number(numAffectedRows);
}

/** Ends the sessions of all members; returns how many there were. */
export async function endEverySession(db: Kysely<Database>): Promise<number> {
  return Number((await db.deleteFrom("sessions").executeTakeFirst()).numDeletedRows);
}

/** Deletes expired sessions. */
export const deleteExpiredSessions = (db: Kysely<Database>, options: StepOptions = {}): Promise<number> =>
  deleteInSteps(
    db,
    {
      table: "sessions",
      from: sql`least(idle_at, expires_at)`,
      before: sql`now() - make_interval(secs => ${replacedSeconds})`,
    },
    options,
  );

declare module "../../platform/context.ts" {
  interface DomainContext {
    /** The signed-in user, from the session cookie; undefined for a guest. */
    user: SessionUser | undefined;
    /** The session the user is signed in with. */
    sessionId: string | undefined;
  }
}
