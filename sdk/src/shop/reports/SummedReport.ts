import { sumAmounts } from "../../rules/money.ts";
import type { CreditNote } from "../../rules/orders/priceCreditNote.ts";
import type { Order, Refund, ReportGroup, ReportName, ReportRow } from "../../types.ts";
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

/** Rows that are kept at once where groups are places: about 30 MB. */
const mostRows = 100_000;

/**
 * A report while it is summed up from the orders, refunds and balances of its period. Its rows can be taken before all is
 * added: by day and month as soon as a group is over, so that memory does not grow with the period; by place after each
 * pass over the period, of which there are several when the rows do not fit into memory.
 */
export class SummedReport {
  readonly request: ReportRequest;
  readonly #table: ReportTable;

  /** Throws an InvalidRequestError for days that are no period. */
  constructor(request: ReportRequest, limits: { mostRows?: number } = {}) {
    requirePeriod(request.from, request.until, "until");
    this.request = request;
    // Groups of time are taken one after the other, and one has at most the items that are sold.
    const most = isOfTime(request.by) ? Number.POSITIVE_INFINITY : (limits.mostRows ?? mostRows);
    this.#table = new ReportTable(reportColumns[request.name], most);
  }

  /** True where refunds change the report. */
  get hasRefunds(): boolean {
    return addRefund[this.request.name] !== undefined;
  }

  addOrders({ sums, item, itemId, ...keys }: OrderSums): void {
    const group = getGroup(this.request.by, keys);
    this.#table.add({ group, currency: keys.currency, item, itemId }, sums);
  }

  addRefund(refund: PricedRefund): void {
    addRefund[this.request.name]?.(this.#table, getGroup(this.request.by, refund.keys), refund);
  }

  addBalances(item: "giftCards" | "cashBack", balances: readonly BalanceSums[]): void {
    for (const { currency, ...sums } of balances) this.#table.add({ group: "", item, currency }, sums);
  }

  /** Takes the rows of the groups that ended before a day, when nothing of an earlier day will be added. */
  takeBefore(day: string): Iterable<ReportRow> {
    const { by } = this.request;
    if (!isOfTime(by)) return [];
    const next = toGroup(by, day);
    return this.#table.take((group) => group < next);
  }

  /** Takes all other rows of a pass. */
  takeRest(): Iterable<ReportRow> {
    return this.#table.take(() => true);
  }

  /** True when the period must be added once more, for rows that had no room. */
  nextPass(): boolean {
    return this.#table.nextPass();
  }

  /** Sums of all rows that were taken. */
  totals(): ReportRow[] {
    return this.#table.totals();
  }
}

const isOfTime = (by: ReportGroup): by is "day" | "month" => by === "day" || by === "month";

const toGroup = (by: "day" | "month", day: string): string => (by === "day" ? day : day.slice(0, 7));

function getGroup(by: ReportGroup, { day, site, country, state }: ReportKeys): string {
  switch (by) {
    case "day":
    case "month":
      return toGroup(by, day);
    case "country":
      return country;
    case "state":
      return state === "" ? country : `${country}-${state}`;
    case "site":
      return site;
  }
}
