/** Products in the order they were recommended in; ones that were not come last, as they are. */
export function recommendedOrder<T extends { id: number }>(
  products: readonly T[],
  ids: readonly number[],
): T[] {
  const place = new Map(ids.map((id, at) => [id, at]));
  const getRank = ({ id }: T): number => place.get(id) ?? ids.length;
  return [...products].sort((a, b) => getRank(a) - getRank(b));
}
