import { toPageKey } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitPage, type PageRefusal } from "./pages/commitPage.ts";

/** Removes a page of words that nothing leads to. */
export const removeMerchantPage: Handler<"removeMerchantPage"> = async (
  { params: { handle }, query: { site }, headers },
  context,
) => {
  const ifMatch = headers["if-match"];
  const removed = await commitOnce<object, null, PageRefusal>(
    context,
    {
      operation: "removeMerchantPage",
      key: headers["idempotency-key"],
      input: { handle, site, ifMatch },
      entry: { command: `removeMerchantPage ${toPageKey({ handle, site })}`, site: site ?? null },
    },
    async () => null,
    async (trx, _, { record }) => {
      await commitPage(
        trx,
        context,
        {
          handle,
          site,
          ifMatch,
          change: (stored) =>
            stored === undefined ? refuseWrites<PageRefusal>(refuse("resourceDoesNotExist")) : undefined,
        },
        record,
      );
      return {};
    },
  );
  return withoutBody(removed);
};
