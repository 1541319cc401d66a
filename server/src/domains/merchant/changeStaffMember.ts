import { colleagueRefusal, lastOwnerRefusal } from "@velours/sdk/shop";
import type { StaffMember } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import type { Replay } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { commitOnce, type MerchantWrite } from "./commitOnce.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, lockOwners, readStaff } from "./store/staff.ts";

export type StaffRefusal = ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing">;

interface StaffWrite<Body> extends Pick<MerchantWrite<Body, null>, "operation" | "key"> {
  id: number;
  /** Values of the request beside their id. */
  input?: object;
  /** Stands behind the operation and their id in the audit log. */
  detail?: string;
}

/**
 * Changes a member of staff whom the caller may change: somebody at the caller's sites who may do no more than the caller.
 * Refuses with a StaffRefusal, or as `change` does, which is told the ids of the owners of all sites.
 */
export const changeStaffMember = <Body extends object, Refusal = never>(
  context: Context,
  { operation, key, id, input, detail = "" }: StaffWrite<Body>,
  change: (trx: Transaction, owners: readonly number[]) => Promise<Body>,
): Promise<Replay<Body> | StaffRefusal | Refusal> =>
  commitOnce<Body, null, StaffRefusal | Refusal>(
    context,
    { operation, key, input: { id, input }, entry: `${operation} ${id}${detail}` },
    async () => null,
    async (trx) => {
      // First: of two owners who leave at once one stays.
      const owners = await lockOwners(trx);
      const refused = colleagueRefusal(context, await readStaff(trx, id));
      if (refused !== null) return refuseWrites<StaffRefusal>(refused);
      return change(trx, owners);
    },
  );

/** A member of staff as the contract shows them. Refuses with a StaffRefusal when they are none. */
export async function readPresentStaff(trx: Transaction, id: number): Promise<StaffMember> {
  const [row] = await listStaffRows(trx, id);
  return row === undefined ? refuseWrites<StaffRefusal>(refuse("resourceDoesNotExist")) : presentStaff(row);
}

/** Refuses what would leave the shop without an owner of all sites. */
export function requireOtherOwner(owners: readonly number[], id: number): void {
  const refused = lastOwnerRefusal(owners, id);
  if (refused !== null) refuseWrites(refused);
}
