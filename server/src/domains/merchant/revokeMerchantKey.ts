import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { commitOnce } from "./commitOnce.ts";
import { coversSites } from "./grants.ts";
import { presentKey } from "./presentKey.ts";
import { listKeyRows, revokeKey } from "./store/merchantKeys.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist">;

/** Revokes a key; one that was revoked before stays so. */
export const revokeMerchantKey: Handler<"revokeMerchantKey"> = async (
  { params: { id }, headers },
  context,
) => {
  const revoked = await commitOnce<{ isNew: boolean }, null, Refusal>(
    context,
    {
      operation: "revokeMerchantKey",
      key: headers["idempotency-key"],
      input: { id },
      entry: ({ isNew }) => (isNew ? `revokeMerchantKey ${id}` : null),
    },
    async () => null,
    async (trx) => {
      const [row] = await listKeyRows(trx, id);
      if (row === undefined || !coversSites(context.merchant, presentKey(row).sites))
        return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      return { isNew: await revokeKey(trx, id) };
    },
  );
  return withoutBody(revoked);
};
