import { describeKey, getProposer } from "@velours/sdk/shop";
import type { StoredKey } from "../../../session/StoredKey.ts";
import type { Context } from "../../Handler.ts";
import { findCallerMember } from "./findCallerMember.ts";
import { listKeyFamily } from "./listKeyFamily.ts";

const day = 86_400_000;

/**
 * All that this person, or the proposer of what they approve, and the keys they made put on gift cards within a day. For a
 * key of nobody it is all of that key and the keys that led to it or that it made.
 */
export function sumIssuedByCaller(context: Context): number {
  const { session, now } = context;
  const issuer = getProposer(context);
  const person = findCallerMember(session, issuer);
  let keys: Pick<StoredKey, "id" | "name">[] = [];
  if (person !== null) keys = session.keys.filter(({ madeBy }) => madeBy === person);
  else if (issuer?.kind === "key") keys = listKeyFamily(session, issuer.id);
  const actors = [
    describeKey({ merchant: issuer }),
    `staff ${person}`,
    ...keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } })),
  ];
  return session.giftCards.sumIssued(actors, new Date(now.getTime() - day));
}
