const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds until a target in epoch seconds, never below 0. `now` in ms. */
export function secondsUntil(target: number, now: number): number {
  const ms = target * 1000 - now;
  return ms <= 0 ? 0 : (ms - (ms % 1000)) / 1000;
}

/** Days, hours, minutes and seconds; from 48 hours on with days, below with hours up to 47. */
export function countdownParts(seconds: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const left = Math.max(0, seconds - (seconds % 1));
  const rest = left >= 2 * DAY ? left % DAY : left;
  const inHour = rest % 3600;
  return {
    days: (left - rest) / DAY,
    hours: (rest - inHour) / 3600,
    minutes: (inHour - (inHour % 60)) / 60,
    seconds: inHour % 60,
  };
}

/** `3d 04:05:06`, in French `3j 04:05:06`; below 48 hours `28:05:06`. */
export function compactCountdown(left: number, language: "en" | "fr" = "en"): string {
  const { days, hours, minutes, seconds } = countdownParts(left);
  return `${days > 0 ? `${days}${language === "fr" ? "j" : "d"} ` : ""}${two(hours)}:${two(minutes)}:${two(seconds)}`;
}

const WORDS = {
  en: ["days", "hours", "minutes", "seconds"],
  fr: ["jours", "heures", "minutes", "secondes"],
} as const;

/** `3 days 04 hours 05 minutes 06 seconds`; words are never singular. */
export function longCountdown(left: number, language: "en" | "fr" = "en"): string {
  const { days, hours, minutes, seconds } = countdownParts(left);
  const [d, h, m, s] = WORDS[language];
  return `${days > 0 ? `${days} ${d} ` : ""}${two(hours)} ${h} ${two(minutes)} ${m} ${two(seconds)} ${s}`;
}

/** `4:59` for offers. */
export function offerCountdown(left: number): string {
  const seconds = Math.max(0, left - (left % 1));
  return `${(seconds - (seconds % 60)) / 60}:${two(seconds % 60)}`;
}
