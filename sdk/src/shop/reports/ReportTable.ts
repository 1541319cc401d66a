import { decimalText, sumAmounts } from "../../rules/money.ts";
import type { Currency, ReportRow } from "../../types.ts";

/** The keys of a row. */
export interface RowKey {
  group: string;
  currency: string;
  item?: string | undefined;
  itemId?: number | undefined;
}

const counts = ["orders", "units", "refunds", "refundedUnits"] as const;

type Count = (typeof counts)[number];
type KeyName = keyof RowKey;

/** The fields of a row that are sums. */
export type Column = Exclude<keyof ReportRow, KeyName>;

const isCount = (column: Column): column is Count => (counts as readonly string[]).includes(column);

interface Entry {
  key: RowKey;
  sums: Map<Column, number>;
}

/** Columns of a report, and those that follow from others. */
export interface Columns {
  names: readonly Column[];
  net?: (sum: (column: Column) => number) => number;
}

/** The rows of a report while they are summed up: one for each group, item and currency. */
export class ReportTable {
  readonly #columns: Columns;
  readonly #entries = new Map<string, Entry>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  add(key: RowKey, sums: Partial<Record<string, number>>): void {
    const id = JSON.stringify([key.group, key.itemId ?? key.item, key.currency]);
    let entry = this.#entries.get(id);
    if (entry === undefined) {
      entry = { key, sums: new Map() };
      this.#entries.set(id, entry);
    }
    addSums(entry, this.#columns, sums);
  }

  /** By group, item and currency. */
  rows(): ReportRow[] {
    return [...this.#entries.values()]
      .sort((a, b) => compare(toSortKey(a), toSortKey(b)))
      .map((entry) => this.#toRow(entry));
  }

  /** A row for each currency. */
  totals(): ReportRow[] {
    const totals = new Map<string, Entry>();
    for (const { key, sums } of this.#entries.values()) {
      const { currency } = key;
      const total = totals.get(currency) ?? { key: { group: "", currency }, sums: new Map() };
      addSums(total, this.#columns, Object.fromEntries(sums));
      totals.set(currency, total);
    }
    return [...totals.values()]
      .sort((a, b) => compare(a.key.currency, b.key.currency))
      .map((entry) => this.#toRow(entry));
  }

  #toRow({ key, sums }: Entry): ReportRow {
    const { names, net } = this.#columns;
    const value = (column: Column) => sums.get(column) ?? 0;
    return {
      group: key.group,
      currency: key.currency as Currency,
      ...(key.item !== undefined && { item: key.item }),
      ...(key.itemId !== undefined && { itemId: key.itemId }),
      ...Object.fromEntries(
        names.map((name) => [name, isCount(name) ? value(name) : decimalText(value(name))]),
      ),
      ...(net && { net: decimalText(net(value)) }),
    };
  }
}

function addSums({ sums: into }: Entry, { names }: Columns, sums: Partial<Record<string, number>>): void {
  for (const name of names) {
    const [before, more] = [into.get(name) ?? 0, sums[name] ?? 0];
    into.set(name, isCount(name) ? before + more : sumAmounts([before, more]));
  }
}

const toSortKey = ({ key }: Entry): string =>
  `${key.group}\n${key.item ?? ""}\n${key.itemId ?? ""}\n${key.currency}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
