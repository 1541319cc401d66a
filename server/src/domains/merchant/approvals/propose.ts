import type { Proposed } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import type { Concurrent } from "../../../platform/idempotency/replay.ts";
import {
  claimKey,
  type KeyedRequest,
  type StoredResponse,
  storeResponse,
} from "../../../platform/idempotency/store.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { appendKeyEntry } from "../appendKeyEntry.ts";
import { insertProposal } from "../store/proposals.ts";
import { findCallerMember } from "./findCallerMember.ts";

/** Stores an act that was undone, so that another person may approve it: once for its Idempotency-Key. */
export const propose = (
  context: Context,
  request: KeyedRequest,
  { proposed }: Proposed,
): Promise<Concurrent | StoredResponse> =>
  inTransaction(context.store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return { concurrent: request };
    const { merchant } = context;
    if (merchant === undefined) throw new Error("nobody proposes");
    const person = await findCallerMember(trx, merchant);
    const { id, expires_at: endsAt } = await insertProposal(trx, proposed, merchant, person);
    await appendKeyEntry(trx, context, `${proposed.operation} proposed as ${id}`);
    const { status, body } = refuse("consentRequired", { id, endsAt });
    const response = { status, headers: {}, text: JSON.stringify(body) };
    await storeResponse(trx, request, response);
    return response;
  });
