import type { MerchantCollection } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { type CollectionRefusal, commitCollection } from "./collections/commitCollection.ts";
import { commitOnce } from "./commitOnce.ts";
import { dropDefaults } from "./dropDefaults.ts";

/** Puts a collection in the place of the one with its handle, or adds it. */
export const saveMerchantCollection: Handler<"saveMerchantCollection"> = (
  { params: { handle }, headers, body },
  context,
) => {
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantCollection, null, CollectionRefusal>(
    context,
    {
      operation: "saveMerchantCollection",
      key: headers["idempotency-key"],
      input: { handle, ifMatch, body },
      entry: { command: `saveMerchantCollection ${handle}`, site: null },
    },
    async () => null,
    async (trx, _, { record }) => {
      const saved = await commitCollection(
        trx,
        context,
        {
          handle,
          ifMatch,
          change: (stored) =>
            stored === undefined ? body : dropDefaults("saveMerchantCollection", body, stored),
        },
        record,
      );
      if (saved === undefined) throw new Error(`collection ${handle} is gone`);
      return saved;
    },
  );
};
