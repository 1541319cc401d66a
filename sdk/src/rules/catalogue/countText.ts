/** What 'Showing {n} of {total} items' is made of: n cards on the page; total only when above n; 'item' for 1. */
export const countText = (
  n: number,
  total: number,
): { n: number; total: number | null; singular: boolean } => ({
  n,
  total: total > n ? total : null,
  singular: total === 1,
});
