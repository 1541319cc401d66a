import type { Parts } from "@velours/sdk/import";
import {
  type Change,
  type ChangeRefusal,
  type CheckedPart,
  readChange as readAnyChange,
  refuse,
  type SentChange,
} from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { checkRow } from "../../import/checkRow.ts";
import { lockImports } from "../../import/store.ts";
import { readImport, refusingBad } from "../imports/readImport.ts";
import { presentReasons } from "../presentReasons.ts";
import { loadPricePlan } from "../products/loadPricePlan.ts";

type Services = Pick<Context, "store" | "catalogue" | "config" | "merchant" | "sites" | "language">;

/** The changed document, when the caller may see it and an import would take it; nothing is written. */
export const readChange = (sent: SentChange, context: Services): Promise<Change | ChangeRefusal> =>
  readAnyChange(sent, {
    language: context.language,
    merchant: context.merchant,
    sites: context.sites.all(),
    ownSite: context.config.site,
    catalogue: context.catalogue,
    check: (part, row) => check(part, row, context.store.db),
    async planPrices(changes) {
      const { planned } = await loadPricePlan(context.store.db, changes, { lock: false });
      return planned;
    },
    planImport: (file) =>
      refusingBad(context, async () => {
        const { plan, result } = await readImport(context, file);
        const reasons = result.bad.flatMap((row) => row.reasons);
        return plan?.rows ?? refuse("importBad", { reason: presentReasons(context, reasons) });
      }),
  });

const check = <Part extends CheckedPart>(part: Part, row: Parts[Part], db: Db) =>
  inTransaction(db, async (trx) => {
    await lockImports(trx);
    return checkRow(trx, part, row);
  });
