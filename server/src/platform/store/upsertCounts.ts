/** Counts of new, changed and identical rows. */
export interface UpsertCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Counts of stock that are not what was given and were left as they are. */
  stockKept?: number;
}

/** Counts of an upsert that returned the rows it wrote. */
export function countRows(rows: readonly { inserted: boolean }[], total: number): UpsertCounts {
  const inserted = rows.filter((row) => row.inserted).length;
  return { inserted, updated: rows.length - inserted, unchanged: total - rows.length };
}
