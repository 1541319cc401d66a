/** What 'Showing {n} of {total} items' is made of: n cards on the page; total only when above n; 'item' for 1 (S-148 to S-150, SA-037). */
export const countText = (
  n: number,
  total: number,
): { n: number; total: number | null; singular: boolean } => ({
  n,
  total: total > n ? total : null,
  singular: total === 1,
});
