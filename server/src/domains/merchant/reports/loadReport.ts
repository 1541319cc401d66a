import { sumAmounts } from "@velours/sdk/rules";
import type { Report, ReportGroup, ReportName } from "@velours/sdk/types";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { sumCredits } from "../../credits/store/sumCredits.ts";
import { sumGiftCards } from "../../giftcards/store/sumGiftCards.ts";
import type { ReportKeys } from "../../orders/store/reportKeys.ts";
import { type SummedReport, sumOrders } from "../../orders/store/sumOrders.ts";
import { type Columns, ReportTable } from "./ReportTable.ts";
import { type PricedRefund, readCreditNotes } from "./readCreditNotes.ts";
import { readTimeZones } from "./readTimeZones.ts";
import { requirePeriod } from "./requirePeriod.ts";

export interface ReportRequest {
  name: ReportName;
  from: string;
  until: string;
  by: ReportGroup;
  /** Sites that the caller works for; all of them when null. */
  sites: readonly string[] | null;
}

/** Names of a report's sums in the order of its columns. */
export const columns: Record<ReportName, Columns> = {
  sales: {
    names: [
      "orders",
      "goods",
      "discounts",
      "shipping",
      "taxes",
      "duties",
      "total",
      "card",
      "giftCard",
      "credits",
      "giftCardsSold",
      "unpaid",
      "refunded",
      "failed",
    ],
    net: (sum) => sumAmounts([sum("total"), -sum("unpaid"), -sum("refunded"), sum("failed")]),
  },
  taxes: {
    names: ["orders", "taxable", "taxes", "duties", "taxesRefunded", "dutiesRefunded"],
    net: (sum) => sumAmounts([sum("taxes"), sum("duties"), -sum("taxesRefunded"), -sum("dutiesRefunded")]),
  },
  promotions: { names: ["orders", "discounts", "total"] },
  products: { names: ["units", "goods", "discounts", "taxes", "refundedUnits", "refunded"] },
  refunds: {
    names: [
      "refunds",
      "goods",
      "shipping",
      "taxes",
      "duties",
      "refunded",
      "card",
      "giftCard",
      "credits",
      "withheld",
      "failed",
    ],
  },
  liabilities: { names: ["opening", "added", "used", "closing"] },
};

/** Adds what a refund changes of a report. */
const addRefund: {
  [Name in ReportName]?: (table: ReportTable, group: string, refund: PricedRefund) => void;
} = {
  sales: (table, group, { keys, note }) =>
    table.add({ group, currency: keys.currency }, { refunded: note.total, failed: keys.failed }),
  taxes: (table, group, { keys, note }) =>
    table.add({ group, currency: keys.currency }, { taxesRefunded: note.taxes, dutiesRefunded: note.duties }),
  products: (table, group, { keys, order, refund }) => {
    for (const { line, quantity, amount } of refund.lines) {
      const product = order.products[line - 1];
      if (product === undefined) continue;
      table.add(
        { group, currency: keys.currency, item: product.title, itemId: product.id },
        { refundedUnits: quantity, refunded: amount },
      );
    }
  },
  refunds: (table, group, { keys, refund, note }) =>
    table.add(
      { group, currency: keys.currency },
      {
        refunds: 1,
        goods: sumAmounts(note.lines.map(({ amount }) => amount)),
        shipping: note.shipping,
        taxes: note.taxes,
        duties: note.duties,
        refunded: note.total,
        card: refund.payments.creditCard,
        giftCard: refund.payments.giftCard,
        credits: refund.payments.credits,
        withheld: note.withheld,
        failed: keys.failed,
      },
    ),
};

const summed: readonly string[] = ["sales", "taxes", "promotions", "products"] satisfies SummedReport[];
const isSummed = (name: ReportName): name is SummedReport => summed.includes(name);

/** Sums up a period. Throws an InvalidRequestError for days that are no period. */
export async function loadReport(db: Db, { name, from, until, by, sites }: ReportRequest): Promise<Report> {
  requirePeriod(from, until, "until");
  const period: LocalPeriod = { from, until, zones: await readTimeZones(db), sites };
  const table = new ReportTable(columns[name]);
  if (name === "liabilities") {
    for (const { currency, ...sums } of await sumGiftCards(db, period))
      table.add({ group: "", item: "giftCards", currency }, sums);
    for (const { currency, ...sums } of await sumCredits(db, period))
      table.add({ group: "", item: "cashBack", currency }, sums);
  }
  if (isSummed(name))
    for await (const { sums, item, itemId, ...keys } of sumOrders(db, name, period))
      table.add({ group: getGroup(by, keys), currency: keys.currency, item, itemId }, sums);
  const add = addRefund[name];
  if (add !== undefined)
    for await (const refund of readCreditNotes(db, period)) add(table, getGroup(by, refund.keys), refund);
  return { name, from, until, by, rows: table.rows(), totals: table.totals() };
}

function getGroup(by: ReportGroup, { day, site, country, state }: ReportKeys): string {
  switch (by) {
    case "day":
      return day;
    case "month":
      return day.slice(0, 7);
    case "country":
      return country;
    case "state":
      return state === "" ? country : `${country}-${state}`;
    case "site":
      return site;
  }
}
