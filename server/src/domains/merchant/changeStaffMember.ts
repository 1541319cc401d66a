import { roleScopes } from "@velours/sdk/rules";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { lockOwners, readStaff } from "./store/staff.ts";

type Refused = ErrorResponse<"resourceDoesNotExist" | "lastOwner" | "merchantScopeMissing">;

interface Change {
  id: number;
  /** As it stands in the audit log. */
  command: string;
  /** They may no longer be an owner of all sites afterwards. */
  endsOwner: boolean;
}

/**
 * Changes a member of staff whom the caller may change: somebody at the caller's sites who may do no more than the caller.
 * The last owner of all sites stays.
 */
export async function changeStaffMember(
  context: Context,
  { id, command, endsOwner }: Change,
  change: (trx: Transaction) => Promise<unknown>,
): Promise<{ done: unknown } | { refused: Refused }> {
  const { merchant } = context;
  return refusable<unknown, Refused>(() =>
    inTransaction(context.store.db, async (trx) => {
      const owners = await lockOwners(trx);
      const row = await readStaff(trx, id);
      if (row === undefined || !coversSites(merchant, row.sites))
        return refuseWrites<Refused>(refuse("resourceDoesNotExist"));
      const { role, sites } = row;
      const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
      if (missing !== null) return refuseWrites<Refused>(refuse("merchantScopeMissing", missing));
      if (endsOwner && owners.length === 1 && owners[0] === id)
        return refuseWrites<Refused>(refuse("lastOwner"));
      await change(trx);
      await appendKeyEntry(trx, context, command);
      return undefined;
    }),
  );
}
