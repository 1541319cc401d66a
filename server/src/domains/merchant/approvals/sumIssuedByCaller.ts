import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { sumIssuedBy } from "../../giftcards/store/merchantGiftCards.ts";
import { describeKey } from "../describeKey.ts";
import { listKeysOf } from "../store/merchantKeys.ts";
import { findCallerMember } from "./findCallerMember.ts";

/**
 * All that this person and the keys they made put on gift cards within a day: many small ones are a large one. Locks the
 * person until the transaction ends.
 */
export async function sumIssuedByCaller(
  trx: Transaction,
  context: Pick<Context, "merchant">,
): Promise<number> {
  const person = await findCallerMember(trx, context.merchant);
  const own = describeKey(context);
  const keys = person === null ? [] : await listKeysOf(trx, person);
  const actors = keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } }));
  const owner = person === null ? own : `staff ${person}`;
  return sumIssuedBy(trx, [own, owner, ...actors], owner);
}
