import { describeKey, getProposer } from "@velours/sdk/shop";
import type { Context } from "../../Handler.ts";
import { findCallerMember } from "./findCallerMember.ts";

const day = 86_400_000;

/** All that this person, or the proposer of what they approve, and the keys they made put on gift cards within a day. */
export function sumIssuedByCaller(context: Context): number {
  const { session, now } = context;
  const issuer = getProposer(context);
  const person = findCallerMember(session, issuer);
  const keys = session.keys.filter(({ madeBy }) => madeBy !== null && madeBy === person);
  const actors = [
    describeKey({ merchant: issuer }),
    `staff ${person}`,
    ...keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } })),
  ];
  return session.giftCards.sumIssued(actors, new Date(now.getTime() - day));
}
