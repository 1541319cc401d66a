import type { MerchantAccess } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import type { StoredProposal } from "./presentProposal.ts";

/** A proposal that the caller of its operation approves. */
export type Approved = Pick<
  StoredProposal,
  "id" | "about" | "proposer_kind" | "proposer_id" | "proposer_name"
>;

/** Whose act it is: the caller's, or that of the proposer of what the caller approves. */
export const getProposer = ({
  approval,
  merchant,
}: Caller & { approval?: Approved | undefined }): Pick<MerchantAccess, "kind" | "id" | "name"> | undefined =>
  approval === undefined
    ? merchant
    : { kind: approval.proposer_kind, id: approval.proposer_id, name: approval.proposer_name ?? "" };

/** The end of the entry that an approved act leaves in the audit log. */
export const approvalNote = ({ id, proposer_kind: kind, proposer_id: proposer }: Approved): string =>
  ` as proposal ${id} of ${kind} ${proposer}`;
