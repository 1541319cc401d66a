import type { Context } from "../../platform/context.ts";
import { prepare } from "../../platform/store/prepare.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { type EmailOwner, emailOwnerLock, emailOwnerQuery } from "../accounts/store/users.ts";
import type { CashBackRecipient } from "../credits/orderCredits.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";

type Buyer = Pick<Context, "user">["user"];

const readAddressee = prepare(({ email }: { email: string }) => emailOwnerQuery(email));

/**
 * Chooses the recipient of the cash back for an order of `user`, or of a guest with this address, which may be `member`'s. Cash
 * back is stored under an address until its owner proves it; only a signed-in member with a proven address
 * sees the balance.
 */
export function chooseCashBackRecipient(
  user: Buyer,
  email: string,
  member: EmailOwner | undefined,
): CashBackRecipient {
  if (user !== undefined && hasProvenEmail(user)) return { owner: { userId: user.id }, shown: true };
  const owner = member !== undefined && hasProvenEmail(member) ? { userId: member.id } : { email };
  return { owner, shown: false };
}

/** Finds the recipient of the cash back for an order. */
export async function findCashBackRecipient(
  { user, store }: Pick<Context, "user" | "store">,
  email: string,
): Promise<CashBackRecipient> {
  const [member] = hasProvenEmail(user) ? [] : await readAddressee(store.db, { email: email.toLowerCase() });
  return chooseCashBackRecipient(user, email, member);
}

/**
 * The recipient as the transaction of the order finds them: the address may have been proven during the payment. It takes
 * the same work for every address, since a caller can measure it.
 */
export async function lockCashBackRecipient(
  trx: Transaction,
  recipient: CashBackRecipient | null,
  email: string,
): Promise<CashBackRecipient | null> {
  if (recipient === null || recipient.shown) return recipient;
  const { rows } = await emailOwnerLock(email.toLowerCase()).execute(trx);
  return chooseCashBackRecipient(undefined, email, rows[0]);
}
