import { createReason, type PlannedRow, presentBadRows, refuseMovedPlan } from "@velours/sdk/import";
import { describeKey, getProposer, importActs } from "@velours/sdk/shop";
import type {
  Collection,
  GiftCard,
  Page,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  TaxRateRow,
} from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Handler, Input } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { sumIssuedByCaller } from "./approvals/sumIssuedByCaller.ts";
import { importedParts } from "./imports/parts.ts";
import { readImport } from "./imports/readImport.ts";
import { withObstacles } from "./log/recordWrite.ts";

/** The last import of a session: the next one is planned when it has written. */
const imports = new WeakMap<MockSession, Promise<MockResponse>>();

/** Imports a file exactly as its preview said. */
export const applyImport: Handler<"applyImport"> = (input, context) => {
  const { session } = context;
  const run = () => onceForKey(context, "applyImport", input, () => importFile(input, context));
  const result = imports.get(session)?.then(run, run) ?? run();
  imports.set(session, result);
  return result;
};

async function importFile({ headers, body }: Input<"applyImport">, context: Context): Promise<MockResponse> {
  const { session, language, now } = context;
  const { file, plan: planId } = body;
  const read = await readImport(context, file);
  if ("status" in read) return read;
  const { document, result, plan } = read;
  if (read.planId !== planId || plan === undefined) {
    const { status, body } = refuseMovedPlan(read, language);
    return { status, body };
  }
  const issued = sumIssuedByCaller(context);
  for (const act of importActs({ rows: plan.rows, body, key: headers["idempotency-key"], issued })) {
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return unapproved;
  }
  write(context, plan.rows, file.stock ?? "keep");
  const parts = importedParts.flatMap((part) => {
    const rows = plan.rows.filter((row) => row.part === part);
    const created = rows.filter(({ before }) => before === null).length;
    const updated = rows.length - created;
    const unchanged = document[part].length - rows.length;
    return document[part].length === 0 ? [] : [{ part, created, updated, unchanged }];
  });
  session.imports = [...session.imports, { time: now.toISOString(), parts }];
  const hasCards = plan.rows.some(({ part }) => part === "giftCards");
  const response = {
    status: 200,
    body: {
      parts,
      bad: presentBadRows(result.bad, language),
      pictures: { fetched: 0, stored: 0, missing: 0 },
    },
  };
  // A card's code is a secret.
  const reason = createReason("notKeptInLog", { part: "giftCards" });
  return withObstacles(response, hasCards ? [{ part: "giftCards", key: "", name: "", reason }] : []);
}

function write(context: Context, planned: readonly PlannedRow[], stock: "keep" | "set"): void {
  const { session, now } = context;
  const rows = <Row>(name: PlannedRow["part"]) =>
    planned.filter(({ part }) => part === name).map(({ row }) => row as Row);
  for (const collection of rows<Collection>("collections")) session.saveCollection(collection);
  for (const promotion of rows<Promotion>("promotions")) session.savePromotion(promotion);
  const actor = describeKey({ merchant: getProposer(context) });
  session.giftCards.import(rows<GiftCard>("giftCards"), { actor, note: null, time: now });
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
