import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requirePerson } from "./requirePerson.ts";
import { deletePerson } from "./store/deletePerson.ts";
import { listOpenOrders } from "./store/listOpenOrders.ts";

/**
 * Erases a member, a guest or both by their address, and returns a sentence about it. Throws a StartError while an order is
 * still to be sent or its money is on its way.
 */
export async function erasePerson(db: Db, address: string): Promise<string> {
  return await inTransaction(db, async (trx) => {
    const person = await requirePerson(trx, address);
    const open = await listOpenOrders(trx, person);
    if (open.length > 0)
      throw new StartError(
        `Not finished yet: ${open.join(", ")}. Ship, refund or cancel what is open first, and wait for its money. Nothing was changed.`,
      );
    await deletePerson(trx, person);
    const who = person.userId === null ? "The guest" : `Member ${person.userId}`;
    const rest = "Erase them at your payment, email and marketing services as well.";
    return `${who} is erased; ${person.orderIds.length} orders stay without a buyer. ${rest}`;
  });
}
