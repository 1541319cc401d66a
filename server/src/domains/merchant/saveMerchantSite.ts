import type { MerchantSite } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { dropDefaults } from "./dropDefaults.ts";
import { commitSite, type SiteRefusal } from "./sites/commitSite.ts";

/** Puts settings in the place of those that a site has. */
export const saveMerchantSite: Handler<"saveMerchantSite"> = (
  { params: { site: code }, headers, body },
  context,
) => {
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantSite, null, SiteRefusal>(
    context,
    {
      operation: "saveMerchantSite",
      key: headers["idempotency-key"],
      input: { code, ifMatch, body },
      entry: { command: `saveMerchantSite ${code}`, site: code },
    },
    async () => null,
    (trx, _, { record }) =>
      commitSite(
        trx,
        context,
        { code, ifMatch, change: (stored) => dropDefaults("saveMerchantSite", { ...body, code }, stored) },
        record,
      ),
  );
};
