import type { Context } from "../../../platform/context.ts";
import { commitOnce } from "../commitOnce.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { commitRates, type RatesRefusal } from "./commitRates.ts";
import type { LoadedRates } from "./loadRates.ts";
import type { Rate, RatesPart } from "./rateTables.ts";

interface RatesRequest<Part extends RatesPart, Facts extends object> {
  operation: string;
  headers: { "if-match"?: string; "idempotency-key"?: string };
  rates: readonly Rate<Part>[];
  facts: Facts;
}

/** Puts rates in the place of all that a table has. */
export async function saveRates<Part extends RatesPart, Facts extends object>(
  context: Context,
  part: Part,
  { operation, headers, rates, facts }: RatesRequest<Part, Facts>,
) {
  const refused = requireAllSites(context, "settings:write");
  if (refused !== null) return refused;
  const ifMatch = headers["if-match"];
  return commitOnce<LoadedRates<Part> & Facts, null, RatesRefusal>(
    context,
    { operation, key: headers["idempotency-key"], input: { ifMatch, rates }, entry: operation },
    async () => null,
    (trx, _, { record }) => commitRates(trx, context, part, { ifMatch, facts, change: () => rates }, record),
  );
}
