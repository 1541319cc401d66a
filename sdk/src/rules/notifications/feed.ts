/** Epoch seconds of a date given in epoch seconds or as ISO text; NaN when it is neither. */
const toSeconds = (date: number | string): number =>
  typeof date === "number" ? date : Date.parse(date) / 1000;

/** A new card was published after the feed was last seen, in epoch seconds; never seen is 0. */
export const isNewCard = (card: { date_published: number | string }, lastSeen: number | null): boolean =>
  toSeconds(card.date_published) > (lastSeen ?? 0);

/** Code in a card's link (`/lubes?promo_code=SLIDE`); null for none. */
export function parsePromoCode(link: string | null | undefined): string | null {
  const query = link?.split("#")[0]?.split("?").slice(1).join("?") ?? "";
  return new URLSearchParams(query).get("promo_code")?.trim() || null;
}

/** How much of a coupon is claimed, 0 to 100; at 100 it has ended and its button does nothing. */
export function couponClaimed(
  usesPercentage: number | null | undefined,
): { percent: number; ended: boolean } | null {
  if (usesPercentage === null || usesPercentage === undefined) return null;
  const percent = Math.min(100, Math.max(0, usesPercentage));
  return { percent, ended: percent === 100 };
}
