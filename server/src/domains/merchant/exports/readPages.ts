/** Rows of a list that are in memory at once. */
const pageSize = 1_000;

/** A list by its pages, each behind the last row of the one before, and no transaction open between two of them. */
export async function* readPages<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  limit = pageSize,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined, count = limit; count === limit; ) {
    const rows = await read(last, limit);
    yield rows;
    count = rows.length;
    last = rows.at(-1);
  }
}
