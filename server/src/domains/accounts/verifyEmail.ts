import type { Services } from "../../platform/context.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { markEmailVerified } from "./store/users.ts";

/** Marks a member's address as proven, because a code or a link from an email was used; false when it was before. */
export async function verifyEmail(
  { onEmailVerified }: Pick<Services, "onEmailVerified">,
  trx: Transaction,
  userId: number,
): Promise<boolean> {
  const email = await markEmailVerified(trx, userId);
  if (email === undefined) return false;
  await onEmailVerified(trx, { userId, email });
  return true;
}

declare module "../../platform/context.ts" {
  interface Services {
    /** Gives a member what waited under their address, in the transaction that proves it. */
    onEmailVerified(trx: Transaction, member: { userId: number; email: string }): Promise<void>;
  }
}
