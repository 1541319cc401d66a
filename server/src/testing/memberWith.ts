import { earnCredits, openCredits } from "../domains/credits/store.ts";
import { type SignedIn, signIn } from "./signIn.ts";
import type { TestShop } from "./testShop.ts";

/** A signed-in member with cash back on the boutique; `uuid` is the balance's. */
export async function memberWith(shop: TestShop, balance: number): Promise<SignedIn & { uuid: string }> {
  const member = await signIn(shop);
  const uuid = await shop.services.store.db.transaction().execute(async (trx) => {
    const id = await openCredits(trx, { userId: member.user.id }, { site: "boutique", currency: "USD" });
    if (balance > 0) await earnCredits(trx, id, balance, null);
    return id;
  });
  return { ...member, uuid };
}
