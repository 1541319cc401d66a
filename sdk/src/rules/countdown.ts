const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds until a target in epoch seconds, never below 0. `now` in ms. */
export function secondsUntil(target: number, now: number): number {
  return Math.max(0, Math.floor((target * 1000 - now) / 1000));
}

/** Whole seconds until a time, rounded up, never below 0: an offer of five minutes begins at 300. Both in ms. */
export function secondsLeft(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000) || 0);
}

/** Days, hours, minutes and seconds; from 48 hours on with days, below with hours up to 47. */
function countdownParts(seconds: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const left = Math.max(0, Math.floor(seconds));
  const rest = left >= 2 * DAY ? left % DAY : left;
  const inHour = rest % 3600;
  return {
    days: (left - rest) / DAY,
    hours: (rest - inHour) / 3600,
    minutes: Math.floor(inHour / 60),
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
  const seconds = Math.max(0, Math.floor(left));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
