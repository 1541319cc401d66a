import { describeKey, getProposer } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { sumIssuedBy } from "../../giftcards/store/merchantGiftCards.ts";
import { listKeyFamily, listKeysOf } from "../store/merchantKeys.ts";
import { findCallerMember } from "./findCallerMember.ts";

/**
 * All that this person, or the proposer of what they approve, and the keys they made put on gift cards within a day: many
 * small ones are a large one. For a key of nobody it is all of that key and the keys that led to it or that it made. Locks
 * them until the transaction ends.
 */
export async function sumIssuedByCaller(
  trx: Transaction,
  context: Pick<Context, "approval" | "merchant">,
): Promise<number> {
  const issuer = getProposer(context);
  const person = await findCallerMember(trx, issuer);
  const own = describeKey({ merchant: issuer });
  const listKeys = async (): Promise<string[]> => {
    let keys: { id: number; name: string }[] = [];
    if (person !== null) keys = await listKeysOf(trx, person);
    else if (issuer?.kind === "key") keys = await listKeyFamily(trx, issuer.id);
    return keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } }));
  };
  // The first key of a family stays the first.
  const owner = person === null ? ((await listKeys())[0] ?? own) : `staff ${person}`;
  return sumIssuedBy(trx, owner, async () => [own, owner, ...(await listKeys())]);
}
