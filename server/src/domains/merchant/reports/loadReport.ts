import { type ReportRequest, SummedReport } from "@velours/sdk/shop";
import type { Report } from "@velours/sdk/types";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { sumCredits } from "../../credits/store/sumCredits.ts";
import { sumGiftCards } from "../../giftcards/store/sumGiftCards.ts";
import { sumFailures } from "../../orders/store/sumFailures.ts";
import { isSummed, sumOrders } from "../../orders/store/sumOrders.ts";
import { readCreditNotes } from "./readCreditNotes.ts";
import { readTimeZones } from "./readTimeZones.ts";

/** Sums up a period of the orders of some sites, or of all when null. Throws an InvalidRequestError for days that are no period. */
export async function loadReport(
  db: Db,
  request: ReportRequest,
  sites: readonly string[] | null,
): Promise<Report> {
  const report = new SummedReport(request);
  const { name, from, until } = request;
  const period: LocalPeriod = { from, until, zones: await readTimeZones(db), sites };
  if (name === "liabilities") {
    report.addBalances("giftCards", await sumGiftCards(db, period));
    report.addBalances("cashBack", await sumCredits(db, period));
  }
  if (isSummed(name)) for await (const sums of sumOrders(db, name, period)) report.addOrders(sums);
  if (name === "sales") for (const sums of await sumFailures(db, period)) report.addOrders(sums);
  if (report.hasRefunds) for await (const refund of readCreditNotes(db, period)) report.addRefund(refund);
  return report.finish();
}
