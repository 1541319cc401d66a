import { randomUUID } from "node:crypto";
import { sessionCookieName } from "../domains/sessions/sessionCookie.ts";
import { findSession, type SessionUser, startSession } from "../domains/sessions/store.ts";
import { json } from "../platform/store/json.ts";
import type { TestShop } from "./testShop.ts";

export interface SignedIn {
  user: SessionUser;
  /** Sent with a call, they authenticate the member. */
  headers: { cookie: string };
}

/** Signs a member in without a password; a missing one is created, with a proven address by default. */
export async function signIn(
  { services: { store, config } }: TestShop,
  { email = `${randomUUID()}@example.com`, remember = true, verified = true } = {},
): Promise<SignedIn> {
  const existing = await store.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  const { id } =
    existing ??
    (await store.db
      .insertInto("users")
      .values({
        email,
        username: "ada_moreau",
        levels: json({ sites: ["boutique"] }),
        email_verified_at: verified ? new Date().toISOString() : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow());
  const token = await startSession(store.db, id, remember);
  const session = await findSession(store.db, token);
  if (session === undefined) throw new Error("a session that was started is not there");
  return { user: session.user, headers: { cookie: `${sessionCookieName(config)}=${token}` } };
}
