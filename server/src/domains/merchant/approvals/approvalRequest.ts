import { describeKey } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { type KeyedRequest, keyedRequest } from "../../../platform/idempotency/store.ts";
import type { Approval } from "./Approval.ts";

/** The request that an act is done under once it is approved. */
export const approvalRequest = (
  context: Pick<Context, "merchant">,
  { id, key }: Pick<Approval, "id" | "key">,
): KeyedRequest =>
  keyedRequest({ user: undefined }, "approveProposal", key, { program: describeKey(context), id });
