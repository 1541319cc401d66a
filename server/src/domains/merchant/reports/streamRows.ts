import type { BalanceSums, SummedReport } from "@velours/sdk/shop";
import type { ReportRow } from "@velours/sdk/types";
import type { LocalPeriod, PeriodPage } from "../../../platform/store/localPeriod.ts";
import type { Db } from "../../../platform/store/schema.ts";
import type { Store } from "../../../platform/store/store.ts";
import { sumCredits } from "../../credits/store/sumCredits.ts";
import { sumGiftCards } from "../../giftcards/store/sumGiftCards.ts";
import { sumFailures } from "../../orders/store/sumFailures.ts";
import { isSummed, sumOrders } from "../../orders/store/sumOrders.ts";
import { mergeByDay } from "./mergeByDay.ts";
import { readCreditNotes } from "./readCreditNotes.ts";
import { readTimeZones } from "./readTimeZones.ts";

interface Caller {
  /** Sites whose orders count; all of them when null. */
  sites: readonly string[] | null;
  /** True once nobody waits for the rows. */
  isGone(): boolean;
  /** Orders, refunds or payments that are read at once. */
  pageSize?: number;
}

/** Rows that are handed on at once. */
const partSize = 500;

/**
 * The rows of a report in parts, each as soon as nothing more adds to it; none more once the caller is gone. Only a page
 * of what they are made of is in memory, and no transaction is open between two of them. Read by the sessions of the jobs:
 * each page sums up a thousand orders, and reports of a few people would take the sessions that buyers need.
 */
export async function* streamRows(
  { jobs: db }: Pick<Store, "jobs">,
  report: SummedReport,
  { sites, isGone, pageSize }: Caller,
): AsyncGenerator<ReportRow[]> {
  const { from, until } = report.request;
  const period: LocalPeriod = { from, until, zones: await readTimeZones(db), sites };
  do {
    for await (const day of addPeriod(db, report, period, pageSize)) {
      if (isGone()) return;
      yield* toParts(report.takeBefore(day));
    }
    yield* toParts(report.takeRest());
  } while (report.nextPass());
}

/** Adds everything of a period in the order of time, and yields the days before which nothing more is added. */
async function* addPeriod(
  db: Db,
  report: SummedReport,
  period: LocalPeriod,
  pageSize?: number,
): AsyncGenerator<string> {
  const { name } = report.request;
  if (name === "liabilities") {
    yield* addBalances(report, "giftCards", sumGiftCards(db, period));
    yield* addBalances(report, "cashBack", sumCredits(db, period));
  }
  const addOrders = report.addOrders.bind(report);
  const addRefund = report.addRefund.bind(report);
  yield* mergeByDay([
    ...(isSummed(name) ? [addPages(sumOrders(db, name, period, pageSize), addOrders)] : []),
    ...(name === "sales" ? [addPages(sumFailures(db, period, pageSize), addOrders)] : []),
    ...(report.hasRefunds ? [addPages(readCreditNotes(db, period, pageSize), addRefund)] : []),
  ]);
}

/** Balances are of no day. */
async function* addBalances(
  report: SummedReport,
  item: "giftCards" | "cashBack",
  parts: AsyncIterable<readonly BalanceSums[]>,
): AsyncGenerator<string> {
  for await (const sums of parts) {
    report.addBalances(item, sums);
    yield "";
  }
}

async function* addPages<Row>(
  pages: AsyncIterable<PeriodPage<Row>>,
  add: (row: Row) => void,
): AsyncGenerator<string> {
  for await (const { rows, day } of pages) {
    for (const row of rows) add(row);
    yield day;
  }
}

function* toParts(rows: Iterable<ReportRow>): Generator<ReportRow[]> {
  let part: ReportRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < partSize) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
