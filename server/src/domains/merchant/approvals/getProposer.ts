import type { MerchantAccess } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";

/** Whose act it is: the caller's, or that of the proposer of what the caller approves. */
export const getProposer = ({
  approval,
  merchant,
}: Pick<Context, "approval" | "merchant">): Pick<MerchantAccess, "kind" | "id" | "name"> | undefined =>
  approval === undefined
    ? merchant
    : { kind: approval.proposer_kind, id: approval.proposer_id, name: approval.proposer_name ?? "" };
