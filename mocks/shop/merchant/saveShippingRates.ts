import { presentReasons, rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { validateRows } from "./validateRows.ts";

/** Puts shipping rates in the place of the session's, with the checks of an import. */
export const saveShippingRates: Handler<"saveShippingRates"> = (input, context) =>
  onceForKey(context, "saveShippingRates", input, () => {
    const { session } = context;
    const current = { rates: session.shippingRates, revision: String(session.shippingRevision) };
    const refused = refuseMoved(current, input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const checked = validateRows(rowKinds.shippingRates, input.body.rates, session);
    if ("bad" in checked)
      return refuse("ratesBad", {
        rows: checked.bad.map(({ row, reasons }) => ({
          row,
          reason: presentReasons(reasons, context.language),
        })),
      });
    session.saveShippingRates(checked.rows);
    return {
      status: 200,
      body: { rates: session.shippingRates, revision: String(session.shippingRevision) },
    };
  });
