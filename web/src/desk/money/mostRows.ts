/** Rows that are drawn: a year of products by day has tens of thousands, which would hold the page for seconds. */
export const MOST_ROWS = 500;
