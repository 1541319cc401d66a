import { presentReasons, rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentTaxRates } from "./presentTaxRates.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { validateRows } from "./validateRows.ts";

/** Puts tax rates in the place of the session's, with the checks of an import. */
export const saveTaxRates: Handler<"saveTaxRates"> = (input, context) =>
  onceForKey(context, "saveTaxRates", input, () => {
    const { session, language } = context;
    const refused = refuseMoved(presentTaxRates(session), input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const checked = validateRows(rowKinds.taxRates, input.body.rates, session);
    if ("bad" in checked)
      return refuse("ratesBad", {
        rows: checked.bad.map(({ row, reasons }) => ({ row, reason: presentReasons(reasons, language) })),
      });
    session.saveTaxRates(checked.rows);
    return { status: 200, body: presentTaxRates(session) };
  });
