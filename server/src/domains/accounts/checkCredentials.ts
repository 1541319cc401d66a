import type { Db } from "../../platform/store/schema.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser, type UserRow } from "./store/users.ts";

/** The member these credentials belong to. It takes as long for an address nobody has as for a wrong password. */
export async function checkCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const user = await findUser(db, email);
  return (await checkPassword(password, user?.password)) ? user : undefined;
}
