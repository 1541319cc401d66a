/** An answer's `Date` has whole seconds and was on its way: what differs by less is no wrong clock. */
const TOLERANCE = 2_000;

/** How far the shop's clock is ahead of the browser's, in ms. On the server they are the same clock. */
let offset = 0;

const isBrowser = typeof window !== "undefined";

/** The shop's time in ms since 1970: a shopper's clock can be wrong by hours, and what ends does so by the shop's. */
export const serverNow = (): number => Date.now() + offset;

/** Learns the shop's time from the `Date` of an answer that just came. */
export function learnServerTime({ headers }: { headers: { get(name: string): string | null } }): void {
  const date = Date.parse(headers.get("date") ?? "");
  if (!isBrowser || Number.isNaN(date)) return;
  const found = date + 500 - Date.now();
  if (Math.abs(found) <= TOLERANCE) offset = 0;
  else if (Math.abs(found - offset) > TOLERANCE) offset = found;
}

/** Learns that it is `time` or later: a page was made then, perhaps long before it was sent. */
export function learnEarliestTime(time: number): void {
  if (isBrowser && time - serverNow() > TOLERANCE) offset = time - Date.now();
}
