import type { Context } from "../../platform/context.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser, type UserRow } from "./store/users.ts";

/** The member with these credentials. An unknown address takes as long as a wrong password. */
export async function checkCredentials(
  { store, config }: Pick<Context, "store" | "config">,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const user = await findUser(store.db, email);
  return (await checkPassword(password, user?.password, config.passwordCost)) ? user : undefined;
}
