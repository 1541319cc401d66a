import type { Proposal } from "@velours/sdk/types";
import type { ProposalRow } from "../store/proposals.ts";
import { isAnotherPerson } from "./isAnotherPerson.ts";

/** A proposal as a person reads it, who is null for a program of which nobody knows who made its key. */
export const presentProposal = (row: ProposalRow, reader: number | null): Proposal => ({
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
