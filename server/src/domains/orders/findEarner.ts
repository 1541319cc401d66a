import type { Context } from "../../platform/context.ts";
import { type Addressee, findAddressee } from "../accounts/store/users.ts";
import type { Earner } from "../credits/orderCredits.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";

type Buyer = Pick<Context, "user">["user"];

/**
 * Who earns for an order of `user`, or of a guest with this address, which may be `member`'s. Cash back is stored under
 * an address until its owner proves it; only a signed-in member with a proven address sees the balance.
 */
export function chooseEarner(user: Buyer, email: string, member: Addressee | undefined): Earner {
  if (user !== undefined && hasProvenEmail(user)) return { owner: { userId: user.id }, shown: true };
  const owner = member !== undefined && hasProvenEmail(member) ? { userId: member.id } : { email };
  return { owner, shown: false };
}

/** The member whose address a buyer without a proven one gives. */
export const memberQuery = (user: Buyer, email: string) =>
  hasProvenEmail(user) ? undefined : findAddressee(email);

/** Finds who earns for an order. */
export async function findEarner(
  { user, store }: Pick<Context, "user" | "store">,
  email: string,
): Promise<Earner> {
  const found = await memberQuery(user, email)?.execute(store.db);
  return chooseEarner(user, email, found?.rows[0]);
}
