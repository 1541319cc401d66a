import type { Context } from "../../platform/context.ts";
import { findUser } from "../accounts/store/users.ts";
import type { Earner } from "../credits/orderCredits.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";

/**
 * Who earns for an order of `user`, or of a guest with this address. Cash back waits under an address until somebody
 * proves that it is theirs; only a signed-in member who did so sees the balance.
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
