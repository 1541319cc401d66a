export interface Expiry {
  /** '01' to '12'. */
  month: string;
  /** Four digits. */
  year: string;
}

/** Longest time a card is issued for, in years. */
const furthest = 19;

/** Reads 'MM/YY' and 'MM/YYYY', with or without the stroke and blanks. */
export function readExpiry(text: string): Expiry | undefined {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(text);
  if (!match) return undefined;
  const [, month = "", year = ""] = match;
  return { month, year: year.length === 2 ? `20${year}` : year };
}

/** A card is good to the end of its month. */
export function isExpiryValid(text: string, now: Date): boolean {
  const expiry = readExpiry(text);
  if (!expiry) return false;
  const months = (Number(expiry.year) - now.getFullYear()) * 12 + Number(expiry.month) - (now.getMonth() + 1);
  return months >= 0 && months <= furthest * 12;
}

/** Writes the stroke while one types: '1' → '1', '1/' → '01/', '4' → '04/', '0430' → '04/30'; a year of four digits stays. */
export function formatExpiry(text: string, deleting: boolean): string {
  const padded = text.replace(/^\s*([1-9])\s*\//, "0$1/");
  if (/\/\s*20\d\d$/.test(padded)) return padded;
  const typed = padded.replace(/\D/g, "");
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
