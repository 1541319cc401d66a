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

interface Entry extends RowKey {
  /** In the order of the columns. */
  sums: number[];
}

/** Columns of a report, and those that follow from others. */
export interface Columns {
  names: readonly Column[];
  net?: (sum: (column: Column) => number) => number;
}

/**
 * The rows of a report while they are summed up: one for each group, item and currency. Of more than `mostRows` only the
 * first groups are kept: what is added to others does not count until a further pass over the same facts.
 */
export class ReportTable {
  readonly #columns: Columns;
  readonly #mostRows: number;
  readonly #groups = new Map<string, Map<string, Entry>>();
  readonly #totals = new Map<string, Entry>();
  #size = 0;
  /** This pass has the groups from the first one until before the second. */
  #from = "";
  #until: string | undefined;

  constructor(columns: Columns, mostRows: number) {
    this.#columns = columns;
    this.#mostRows = mostRows;
  }

  add(key: RowKey, sums: Partial<Record<string, number>>): void {
    if (key.group < this.#from || (this.#until !== undefined && key.group >= this.#until)) return;
    let group = this.#groups.get(key.group);
    if (group === undefined) {
      group = new Map();
      this.#groups.set(key.group, group);
    }
    const id = `${key.itemId ?? key.item ?? ""}\n${key.currency}`;
    let entry = group.get(id);
    if (entry === undefined) {
      entry = this.#toEntry(key);
      group.set(id, entry);
      this.#size++;
    } else if (key.item !== undefined && (entry.item ?? "") > key.item) {
      // A product was sold under several titles: which one its row has must not depend on the order of the facts.
      entry.item = key.item;
    }
    const { names } = this.#columns;
    this.#addSums(
      entry,
      names.map((name) => sums[name] ?? 0),
    );
    while (this.#size > this.#mostRows && this.#groups.size > 1) this.#putOff();
  }

  /** Removes groups that are complete: their rows by group, item and currency. Nothing may be added between two of them. */
  *take(isComplete: (group: string) => boolean): Generator<ReportRow> {
    for (const name of [...this.#groups.keys()].filter(isComplete).sort(compare)) {
      const entries = [...(this.#groups.get(name)?.values() ?? [])];
      this.#delete(name);
      const keys = new Map(entries.map((entry) => [entry, toSortKey(entry)]));
      entries.sort((a, b) => compare(keys.get(a) ?? "", keys.get(b) ?? ""));
      for (const entry of entries) {
        this.#addToTotal(entry);
        yield this.#toRow(entry);
      }
    }
  }

  /** Begins with the groups that had no room; false when all had. */
  nextPass(): boolean {
    if (this.#until === undefined) return false;
    this.#from = this.#until;
    this.#until = undefined;
    return true;
  }

  /** The sums of all rows that were taken, one for each currency. */
  totals(): ReportRow[] {
    return [...this.#totals.values()]
      .sort((a, b) => compare(a.currency, b.currency))
      .map((entry) => this.#toRow(entry));
  }

  #putOff(): void {
    const last = [...this.#groups.keys()].reduce((a, b) => (a > b ? a : b));
    this.#delete(last);
    this.#until = last;
  }

  #delete(group: string): void {
    this.#size -= this.#groups.get(group)?.size ?? 0;
    this.#groups.delete(group);
  }

  #toEntry({ group, currency, item, itemId }: RowKey): Entry {
    return { group, currency, item, itemId, sums: this.#columns.names.map(() => 0) };
  }

  #addToTotal({ currency, sums }: Entry): void {
    const total = this.#totals.get(currency) ?? this.#toEntry({ group: "", currency });
    this.#addSums(total, sums);
    this.#totals.set(currency, total);
  }

  #addSums({ sums: into }: Entry, sums: readonly number[]): void {
    for (const [nth, name] of this.#columns.names.entries()) {
      const [before, more] = [into[nth] ?? 0, sums[nth] ?? 0];
      into[nth] = isCount(name) ? before + more : sumAmounts([before, more]);
    }
  }

  #toRow({ group, currency, item, itemId, sums }: Entry): ReportRow {
    const { names, net } = this.#columns;
    const value = (column: Column) => sums[names.indexOf(column)] ?? 0;
    return {
      group,
      currency: currency as Currency,
      ...(item !== undefined && { item }),
      ...(itemId !== undefined && { itemId }),
      ...Object.fromEntries(
        names.map((name) => [name, isCount(name) ? value(name) : decimalText(value(name))]),
      ),
      ...(net && { net: decimalText(net(value)) }),
    };
  }
}

const toSortKey = ({ item, itemId, currency }: Entry): string =>
  `${item ?? ""}\n${itemId ?? ""}\n${currency}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
