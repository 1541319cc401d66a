import { describeKey, getProposer } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { sumIssuedBy } from "../../giftcards/store/merchantGiftCards.ts";
import { listKeysOf } from "../store/merchantKeys.ts";
import { findCallerMember } from "./findCallerMember.ts";

/**
 * All that this person, or the proposer of what they approve, and the keys they made put on gift cards within a day: many
 * small ones are a large one. Locks the person until the transaction ends.
 */
export async function sumIssuedByCaller(
  trx: Transaction,
  context: Pick<Context, "approval" | "merchant">,
): Promise<number> {
  const issuer = getProposer(context);
  const person = await findCallerMember(trx, issuer);
  const own = describeKey({ merchant: issuer });
  const keys = person === null ? [] : await listKeysOf(trx, person);
  const actors = keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } }));
  const owner = person === null ? own : `staff ${person}`;
  return sumIssuedBy(trx, [own, owner, ...actors], owner);
}
