import type { MerchantAccess, Proposal } from "../../types.ts";
import type { ProposalSubject } from "./Act.ts";

/** A proposal as stores read it. */
export interface StoredProposal extends Pick<Proposal, "id" | "operation" | "site" | "state" | "reason"> {
  about: ProposalSubject;
  proposer_kind: MerchantAccess["kind"];
  proposer_id: number;
  proposer_name: string | null;
  /** The member who proposed it, or who made the key that did; null where that is not known. */
  person: number | null;
  created_at: string;
  expires_at: string;
  decider_kind: MerchantAccess["kind"] | null;
  decider_id: number | null;
  decider_name: string | null;
  decided_at: string | null;
}

/** True when this person is known, and is not the one who proposed it or made the key that did. */
export const isAnotherPerson = (
  { person }: Pick<StoredProposal, "person">,
  approver: number | null,
): boolean => approver !== null && approver !== person;

/** A proposal as a person reads it, who is null for a program of which nobody knows who made its key. */
export const presentProposal = (row: StoredProposal, reader: number | null): Proposal => ({
  id: row.id,
  operation: row.operation,
  site: row.site,
  state: row.state,
  approvable: row.state === "waiting" && isAnotherPerson(row, reader),
  proposedBy: { kind: row.proposer_kind, id: row.proposer_id, name: row.proposer_name },
  proposedAt: row.created_at,
  endsAt: row.expires_at,
  decidedBy:
    row.decider_kind === null || row.decider_id === null
      ? null
      : { kind: row.decider_kind, id: row.decider_id, name: row.decider_name },
  decidedAt: row.decided_at,
  reason: row.reason,
  ...row.about,
});
