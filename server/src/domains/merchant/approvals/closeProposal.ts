import type { Proposal } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { endProposal, readProposal } from "../store/proposals.ts";

/** Ends a proposal in the caller's name; refuses when it does not wait any more. */
export async function closeProposal(
  trx: Transaction,
  { merchant }: Pick<Context, "merchant">,
  id: number,
  { state, reason = null }: { state: "approved" | "rejected"; reason?: Proposal["reason"] },
): Promise<void> {
  if (merchant !== undefined && (await endProposal(trx, id, { state, by: merchant, reason }))) return;
  const now = (await readProposal(trx, id))?.state;
  refuseWrites<ErrorResponse<"proposalClosed">>(
    refuse("proposalClosed", now === undefined || now === "waiting" ? "expired" : now),
  );
}
