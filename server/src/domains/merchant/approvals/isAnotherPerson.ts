import type { ProposalRow } from "../store/proposals.ts";

/** True when this person is known, and is not the one who proposed it or made the key that did. */
export const isAnotherPerson = ({ person }: Pick<ProposalRow, "person">, approver: number | null): boolean =>
  approver !== null && approver !== person;
