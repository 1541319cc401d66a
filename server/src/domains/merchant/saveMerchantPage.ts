import { toPageKey } from "@velours/sdk/rules";
import type { MerchantPage } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { dropDefaults } from "./dropDefaults.ts";
import { commitPage, type PageRefusal } from "./pages/commitPage.ts";

/** Puts a page of words in the place of the one with its handle and site, or adds it. */
export const saveMerchantPage: Handler<"saveMerchantPage"> = (
  { params: { handle }, query: { site }, headers, body },
  context,
) => {
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantPage, null, PageRefusal>(
    context,
    {
      operation: "saveMerchantPage",
      key: headers["idempotency-key"],
      input: { handle, site, ifMatch, body },
      entry: { command: `saveMerchantPage ${toPageKey({ handle, site })}`, site: site ?? null },
    },
    async () => null,
    async (trx, _, { record }) => {
      const saved = await commitPage(
        trx,
        context,
        {
          handle,
          site,
          ifMatch,
          change: (stored) => (stored === undefined ? body : dropDefaults("saveMerchantPage", body, stored)),
        },
        record,
      );
      if (saved === undefined) throw new Error(`page ${handle} is gone`);
      return saved;
    },
  );
};
