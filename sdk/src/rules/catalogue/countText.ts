/** The numbers of 'Showing {n} of {total} items': n cards on the page; total only when above n; 'item' for 1. */
export const countText = (
  n: number,
  total: number,
): { n: number; total: number | null; singular: boolean } => ({
  n,
  total: total > n ? total : null,
  singular: total === 1,
});
