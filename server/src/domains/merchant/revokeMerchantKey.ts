import { coversSites, merchantEntries, presentKey } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { listKeyRows, revokeKey } from "./store/merchantKeys.ts";

/** Revokes a key; one that was revoked before stays so. */
export const revokeMerchantKey = merchantWrite("revokeMerchantKey", ({ params }, context, refuseWrites) => {
  const { id } = params;
  let isNew = false;
  return {
    input: { id },
    entry: () => (isNew ? merchantEntries.revokeMerchantKey({ params }) : null),
    async write(trx) {
      const [row] = await listKeyRows(trx, id);
      if (row === undefined || !coversSites(context.merchant, presentKey(row).sites))
        return refuseWrites(refuse("resourceDoesNotExist"));
      isNew = await revokeKey(trx, id);
      return {};
    },
  };
});
