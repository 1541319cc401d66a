import { displayTotal, fromMinor, toMinor } from "../money.ts";

/** Why an order's offers end. */
export const CLOSE_REASONS = [
  "offers-all-declined",
  "countdown-offer-elapsed",
  "window-refocus-and-offer-expired",
  "upsells-unmounted/navigation",
  "countdown-error-elapsed",
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Milliseconds between a failed acceptance and moving on. */
export const OFFER_ERROR_FORWARD = 15_000;

/** An offer's price, and the one it is struck through beside: price plus savings, when something is saved. */
export const offerPrice = ({
  subtotal,
  savings,
}: {
  subtotal: number;
  savings: number;
}): { price: number; before: number | null } => ({
  price: displayTotal(subtotal),
  before: savings > 0 ? fromMinor(toMinor(subtotal) + toMinor(savings)) : null,
});

/** The offer after a declined one: the next product of a single offer, else the order closes. */
export const afterDecline = (
  offer: { type: "single" | "bundle"; products: readonly unknown[] },
  at: number,
): { next: number } | { close: CloseReason } =>
  offer.type === "single" && at + 1 < offer.products.length
    ? { next: at + 1 }
    : { close: "offers-all-declined" };

/** True after the offer's end, or when its date is unreadable. `now` in ms. */
export const isOfferOver = (expires: string, now: number): boolean => !(Date.parse(expires) > now);

/** The first ending of an offer; later ones are ignored. */
export type OfferEnd = "accepted" | CloseReason;

/** The reason to close an order with, or null: it is settled already, by an acceptance or by an earlier reason. */
export const closeWith = (ended: OfferEnd | null, reason: CloseReason): CloseReason | null =>
  ended === null ? reason : null;
