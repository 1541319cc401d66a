import { emptyDocument, rowKinds, validateDocument } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Puts shipping rates in the place of the session's, with the checks of an import. */
export const saveShippingRates: Handler<"saveShippingRates"> = (input, context) =>
  onceForKey(context, "saveShippingRates", input, () => {
    const { session } = context;
    const ifMatch = input.headers["if-match"]?.replaceAll('"', "");
    const current = { rates: session.shippingRates, revision: String(session.shippingRevision) };
    if (ifMatch !== undefined && ifMatch !== current.revision)
      return refuse("changedMeanwhile", { revision: current.revision, current });
    const rows = input.body.rates.map((value, index) => ({
      file: "shippingRates",
      line: index + 1,
      rows: 1,
      isListed: true,
      value,
    }));
    const { document, bad } = validateDocument({ ...emptyDocument(), shippingRates: rows }, [
      rowKinds.shippingRates,
    ]);
    if (bad.length > 0)
      return refuse("ratesBad", { rows: bad.map(({ line, reason }) => ({ row: line - 1, reason })) });
    session.shippingRates = document.shippingRates.map(({ value }) => value);
    session.shippingRevision += 1;
    return {
      status: 200,
      body: { rates: session.shippingRates, revision: String(session.shippingRevision) },
    };
  });
