/** Columns of a list of values. Neighbours are alike, so gzip makes of them half of what it makes of the list. */
export type Column =
  | { all: unknown; of: number }
  | { deltas: number[] }
  | { lengths: Column; items: Column }
  | { keys: Record<string, { held?: Column; values: Column }>; of: number }
  | { values: readonly unknown[] };
