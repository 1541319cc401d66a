import { type PlannedRow, presentBadRows, refuseMovedPlan } from "@velours/sdk/import";
import type {
  Collection,
  ImportApplication,
  Page,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  TaxRateRow,
} from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { importedParts } from "./imports/parts.ts";
import { readImport } from "./imports/readImport.ts";

/** The last import of a session: the next one is planned when it has written. */
const imports = new WeakMap<MockSession, Promise<MockResponse>>();

/** Imports a file exactly as its preview said. */
export const applyImport: Handler<"applyImport"> = (input, context) => {
  const { session } = context;
  const run = () => onceForKey(context, "applyImport", input, () => importFile(input.body, context));
  const result = imports.get(session)?.then(run, run) ?? run();
  imports.set(session, result);
  return result;
};

async function importFile(
  { file, plan: planId }: ImportApplication,
  context: Pick<Context, "session" | "language">,
): Promise<MockResponse> {
  const { session, language } = context;
  const read = await readImport(context, file);
  if ("status" in read) return read;
  const { document, result, plan } = read;
  if (read.planId !== planId || plan === undefined) {
    const { status, body } = refuseMovedPlan(read, language);
    return { status, body };
  }
  write(session, plan.rows, file.stock ?? "keep");
  return {
    status: 200,
    body: {
      parts: importedParts.flatMap((part) => {
        const rows = plan.rows.filter((row) => row.part === part);
        const created = rows.filter(({ before }) => before === null).length;
        const updated = rows.length - created;
        const unchanged = document[part].length - rows.length;
        return document[part].length === 0 ? [] : [{ part, created, updated, unchanged }];
      }),
      bad: presentBadRows(result.bad, language),
      pictures: { fetched: 0, stored: 0, missing: 0 },
    },
  };
}

function write(session: MockSession, planned: readonly PlannedRow[], stock: "keep" | "set"): void {
  const rows = <Row>(name: PlannedRow["part"]) =>
    planned.filter(({ part }) => part === name).map(({ row }) => row as Row);
  for (const collection of rows<Collection>("collections")) session.saveCollection(collection);
  for (const promotion of rows<Promotion>("promotions")) session.savePromotion(promotion);
  for (const page of rows<Page>("pages")) session.savePage(page);
  for (const site of rows<Site>("sites")) session.saveSite(site);
  session.putProducts(rows<Product>("products"), stock);
  const place = ({ country, state }: TaxRateRow) => `${country} ${state ?? ""}`;
  session.saveTaxRates(merge(session.taxRates, rows<TaxRateRow>("taxRates"), place));
  const shippingRates = rows<ShippingRateRow>("shippingRates");
  if (shippingRates.length > 0)
    session.saveShippingRates(merge(session.shippingRates, shippingRates, ({ identifier }) => identifier));
}

/** Rows with others in the place of those with their key, and new ones behind them. */
function merge<Row>(rows: readonly Row[], others: readonly Row[], getKey: (row: Row) => string): Row[] {
  const merged = new Map(rows.map((row) => [getKey(row), row]));
  for (const row of others) merged.set(getKey(row), row);
  return [...merged.values()];
}
