import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findUser } from "../accounts/store/users.ts";
import { earnCredits, openCredits, readCredits, spendCredits } from "./store.ts";

/** Cash back of the sandbox's members on the main site. */
const balances = { "member@example.com": 80, "poor@example.com": 0 };

/** Sets them to these amounts, with a ledger entry. */
export async function putDemoCredits(db: Db): Promise<void> {
  for (const [email, wanted] of Object.entries(balances)) {
    await inTransaction(db, async (trx) => {
      const user = await findUser(trx, email);
      if (user === undefined) return;
      const id = await openCredits(trx, { userId: user.id }, { site: "boutique", currency: "USD" });
      const { balance } = await readCredits(trx, id);
      if (balance < wanted) await earnCredits(trx, id, wanted - balance, null);
      if (balance > wanted) await spendCredits(trx, id, balance - wanted, null);
    });
  }
}
