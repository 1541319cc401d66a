import { randomUUID } from "node:crypto";
import { hashPassword } from "../domains/accounts/passwordHash.ts";
import { json } from "../platform/store/json.ts";
import { cheapPasswordCost } from "./cheapPasswordCost.ts";
import type { TestShop } from "./testShop.ts";

export const password = "quiet-violet-lamp";

/** Hashed once for all tests of a file. */
const hash = hashPassword(password, cheapPasswordCost);

/** A new member with `password` and, by default, a proven address; `more` sets what a second factor needs. */
export async function createMember(
  { services: { store } }: TestShop,
  {
    verified = true,
    ...more
  }: { email?: string; verified?: boolean; totp_required?: boolean; totp_secret?: string } = {},
): Promise<{ id: number; email: string }> {
  const email_verified_at = verified ? new Date().toISOString() : null;
  const member = { email: `${randomUUID()}@example.com`, email_verified_at, ...more };
  const { id } = await store.db
    .insertInto("users")
    .values({
      username: "ada_moreau",
      levels: json({ sites: ["boutique"] }),
      password: await hash,
      ...member,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, email: member.email };
}
