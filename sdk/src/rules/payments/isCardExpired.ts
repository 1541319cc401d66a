/**
 * True when a saved card's last month (MM/YYYY) is over at `now`, in ms; a date of another form is left to
 * the bank.
 */
export function isCardExpired(expirationDate: string, now: number): boolean {
  const [, month, year] = /^(\d{2})\/(\d{4})$/.exec(expirationDate) ?? [];
  if (month === undefined) return false;
  // Month counts from 0, so this is the first moment after the card's last month; half a day for those west of UTC.
  return now >= Date.UTC(Number(year), Number(month), 1, 12);
}
