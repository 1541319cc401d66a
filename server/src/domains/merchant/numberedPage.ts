import type { PageQuery } from "./keyedPage.ts";
import { sortedPage } from "./sortedPage.ts";

interface NumberedList<Row, Item> {
  /** The rows behind the one with the number `place`, at most `limit`. */
  load: (place: number | undefined, limit: number) => Promise<readonly Row[]>;
  getNumber: (row: Row) => number;
  present: (row: Row) => Item;
}

/** A page of a list in the order of its rows' numbers; refuses a cursor of another list. */
export const numberedPage = <Row, Item>(
  list: string,
  query: PageQuery,
  { load, getNumber, present }: NumberedList<Row, Item>,
) =>
  sortedPage(query, {
    list,
    kinds: ["number"],
    load: (after, limit) => load(after && Number(after[0]), limit),
    getPlace: (row: Row) => [getNumber(row)],
    present,
  });
