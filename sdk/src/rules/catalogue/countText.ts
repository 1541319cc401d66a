/** The numbers of 'Showing {n} of {total} items': n cards on the page; total only when above n. */
export const countText = (n: number, total: number): { n: number; total: number | null } => ({
  n,
  total: total > n ? total : null,
});
