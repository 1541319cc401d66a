import { sumAmounts } from "../../rules/money.ts";
import type { CreditNote } from "../../rules/orders/priceCreditNote.ts";
import type { Order, Refund, Report, ReportGroup, ReportName } from "../../types.ts";
import { type Columns, ReportTable } from "./ReportTable.ts";
import { requirePeriod } from "./requirePeriod.ts";

/** Facts by which rows of reports are grouped; empty country and state for an order without an address. */
export interface ReportKeys {
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  site: string;
  country: string;
  state: string;
  currency: string;
}

/** Sums of orders with the same keys; `item` and `itemId` are what a report adds to the keys. */
export interface OrderSums extends ReportKeys {
  item?: string;
  itemId?: number;
  sums: Record<string, number>;
}

/** A refund of a period with its parts, as its credit note has them. */
export interface PricedRefund {
  /** `failed` is the part that did not reach the buyer. */
  keys: ReportKeys & { failed: number };
  order: Order;
  refund: Refund;
  note: CreditNote;
}

/** A balance in a currency over a period: `opening` and `added` less `used` are `closing`. */
export interface BalanceSums {
  currency: string;
  opening: number;
  added: number;
  used: number;
  closing: number;
}

/** Names of a report's sums in the order of its columns. */
export const reportColumns: Record<ReportName, Columns> = {
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
  promotions: { names: ["orders", "discounts", "shippingDiscounts", "gifts", "total"] },
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
      "unpaid",
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
        unpaid: note.unpaid,
        failed: keys.failed,
      },
    ),
};

export interface ReportRequest {
  name: ReportName;
  /** Days, `YYYY-MM-DD`. */
  from: string;
  until: string;
  by: ReportGroup;
}

/** A report while it is summed up from the orders, refunds and balances of its period. */
export class SummedReport {
  readonly #request: ReportRequest;
  readonly #table: ReportTable;

  /** Throws an InvalidRequestError for days that are no period. */
  constructor(request: ReportRequest) {
    requirePeriod(request.from, request.until, "until");
    this.#request = request;
    this.#table = new ReportTable(reportColumns[request.name]);
  }

  /** True where refunds change the report. */
  get hasRefunds(): boolean {
    return addRefund[this.#request.name] !== undefined;
  }

  addOrders({ sums, item, itemId, ...keys }: OrderSums): void {
    const group = getGroup(this.#request.by, keys);
    this.#table.add({ group, currency: keys.currency, item, itemId }, sums);
  }

  addRefund(refund: PricedRefund): void {
    addRefund[this.#request.name]?.(this.#table, getGroup(this.#request.by, refund.keys), refund);
  }

  addBalances(item: "giftCards" | "cashBack", balances: readonly BalanceSums[]): void {
    for (const { currency, ...sums } of balances) this.#table.add({ group: "", item, currency }, sums);
  }

  finish(): Report {
    return { ...this.#request, rows: this.#table.rows(), totals: this.#table.totals() };
  }
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
