/** Why an expiry date does not hold. */
export type ExpiryProblem = "required" | "expired" | "range";

const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;
const YEARS_AHEAD = 10;

/**
 * Checks a card's expiry, read as the month followed by a year of four digits, against `now` (ms) by UTC: from the first
 * day of the previous month up to ten years from the current month. Null when it holds.
 */
export function cardExpiry(
  { month, year }: { month?: unknown; year?: unknown },
  now: number,
): ExpiryProblem | null {
  const [monthText, yearText] = [String(month ?? ""), String(year ?? "")];
  if (!MONTH.test(monthText) || !YEAR.test(yearText)) return "required";
  const today = new Date(now);
  const current = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const expiry = Number(yearText) * 12 + Number(monthText) - 1;
  if (expiry < current - 1) return "expired";
  return expiry > current + YEARS_AHEAD * 12 ? "range" : null;
}
