const pad = (value: number): string => String(value).padStart(2, "0");

/** `2026-12-31T23:59` in the reader's time zone, as fields have it; empty for no time. */
export function formatLocalMinutes(seconds: number | null | undefined): string {
  if (seconds == null) return "";
  const at = new Date(seconds * 1000);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** Without a limit browsers take years of six digits, which no date is read from. */
export const LAST_MINUTE = "9999-12-31T23:59";

/** Epoch seconds of such a time; NaN for what is none. */
export const parseLocalMinutes = (typed: string): number => Math.trunc(Date.parse(typed) / 1000);
