import type { Context } from "../../platform/context.ts";
import { findUser } from "../accounts/store/users.ts";
import type { Earner } from "../credits/orderCredits.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";

/**
 * Finds who earns for an order of `user`, or of a guest with this address. Cash back is stored under an address until
 * its owner proves it; only a signed-in member with a proven address sees the balance.
 */
export async function findEarner(
  { user, store }: Pick<Context, "user" | "store">,
  email: string,
): Promise<Earner> {
  if (user !== undefined && hasProvenEmail(user)) return { owner: { userId: user.id }, shown: true };
  const member = await findUser(store.db, email);
  const owner = member !== undefined && hasProvenEmail(member) ? { userId: member.id } : { email };
  return { owner, shown: false };
}
