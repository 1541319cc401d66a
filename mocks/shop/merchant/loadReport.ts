import { getInvoiceTime, splitByInvoice } from "@velours/sdk/rules";
import {
  mayUseSite,
  priceCreditNote,
  type ReportKeys,
  type ReportRequest,
  SummedReport,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Context } from "../Handler.ts";
import { localDay } from "./localDay.ts";
import { sumBalances } from "./sumBalances.ts";
import { sumOrder } from "./sumOrder.ts";

/** Sums up a period of the orders of the caller's sites. Throws an InvalidRequestError for days that are no period. */
export function loadReport(context: Context, request: ReportRequest): SummedReport {
  const { session } = context;
  const report = new SummedReport(request);
  const { name, from, until } = request;
  const isWithin = ({ day }: Pick<ReportKeys, "day">) => day >= from && day <= until;
  if (name === "liabilities") {
    const { giftCards, cashBack } = sumBalances(context, request);
    report.addBalances("giftCards", giftCards);
    report.addBalances("cashBack", cashBack);
  }
  for (const placed of session.orders.values()) {
    if (!mayUseSite(context, placed.order.site)) continue;
    const order = presentOrder(placed);
    for (const [nth, invoiced] of splitByInvoice(order).entries()) {
      const keys = toKeys(session, order, getInvoiceTime(order, nth));
      if (!isWithin(keys)) continue;
      // An offer counts with the promotion of its order, and for no order of its own.
      const sold = { ...invoiced, promotion: order.promotion };
      for (const { sums, ...item } of sumOrder[name]?.(sold) ?? [])
        report.addOrders({ ...keys, ...item, sums: nth === 0 ? sums : { ...sums, orders: 0 } });
    }
    for (const refund of order.refunds ?? []) {
      const refundKeys = { ...toKeys(session, order, refund.created_at), failed: 0 };
      if (isWithin(refundKeys))
        report.addRefund({ keys: refundKeys, order, refund, note: priceCreditNote(order, refund) });
    }
  }
  return report;
}

/** The place is where an order's goods go, or else where its bill goes. */
function toKeys(session: MockSession, { site, address, invoice }: Order, time: string): ReportKeys {
  const place = address.shipping ?? address.billing;
  return {
    day: localDay(session, site, time),
    site,
    country: place?.country ?? "",
    state: place?.state ?? "",
    currency: invoice.currency,
  };
}
