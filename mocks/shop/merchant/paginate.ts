interface PageQuery {
  cursor?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** A page of a list; its cursor is the place of the first row behind it. */
export function paginate<Item>(
  list: readonly Item[],
  { cursor, page = 1, limit = 24 }: PageQuery,
): { items: Item[]; headers: Record<string, string> } {
  const first = cursor === undefined ? (page - 1) * limit : Number(cursor) || 0;
  const next = first + limit;
  return {
    items: list.slice(first, next),
    headers: next < list.length ? { "x-pagination-next": String(next) } : {},
  };
}
