import type { Db } from "../../platform/store/schema.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser, type UserRow } from "./store/users.ts";

/** The member with these credentials. An unknown address takes as long as a wrong password. */
export async function checkCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const user = await findUser(db, email);
  return (await checkPassword(password, user?.password)) ? user : undefined;
}
