import type { Checkout } from "@velours/sdk/types";

/**
 * Content of a purchase, as a short text: lines, prices, promotion, gift card, cash back, addresses, email,
 * rate, recipients and method. Equal texts are the same purchase. Left out is what is new each time (nonces,
 * the fraud check's session) or says nothing of the purchase (where the visit came from).
 */
export function purchaseFingerprint({ user, cart, payment: { paymentMethod } }: Checkout): string {
  const text = JSON.stringify([user, cart, paymentMethod]);
  // FNV-1a from two seeds: what is stored of a purchase must not show who bought what.
  return [2_166_136_261, 40_389].map((seed) => hash(text, seed)).join("-");
}

function hash(text: string, seed: number): string {
  let sum = seed;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619);
  return (sum >>> 0).toString(36);
}
