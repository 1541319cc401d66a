import { type Handler, refuse } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { type CollectionRefusal, commitCollection } from "./collections/commitCollection.ts";
import { commitOnce } from "./commitOnce.ts";

/** Removes a collection that nothing leads to. */
export const removeMerchantCollection: Handler<"removeMerchantCollection"> = async (
  { params: { handle }, headers },
  context,
) => {
  const ifMatch = headers["if-match"];
  const removed = await commitOnce<object, null, CollectionRefusal>(
    context,
    {
      operation: "removeMerchantCollection",
      key: headers["idempotency-key"],
      input: { handle, ifMatch },
      entry: { command: `removeMerchantCollection ${handle}`, site: null },
    },
    async () => null,
    async (trx, _, { record }) => {
      await commitCollection(
        trx,
        context,
        {
          handle,
          ifMatch,
          change: (stored) =>
            stored === undefined
              ? refuseWrites<CollectionRefusal>(refuse("resourceDoesNotExist"))
              : undefined,
        },
        record,
      );
      return {};
    },
  );
  return withoutBody(removed);
};
