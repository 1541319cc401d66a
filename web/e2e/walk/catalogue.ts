import type { Random } from "./random.ts";

/** Listings with some products each, whole pages of them, and one without sub-categories. */
export const LISTINGS = [
  "/sex-toys",
  "/sex-toys/vibrators",
  "/sex-toys/dildos",
  "/sex-toys/butt-plugs",
  "/sex-toys/glass",
  "/lubricants",
  "/lubricants/lubes",
  "/apparel",
  "/apparel/swimwear",
  "/kink",
  "/top-picks",
  "/closet-sex-toys",
] as const;

const GIFT_CARD = 100_183;
const EBOOK = 100_185;
/** Sold only beside other goods. */
const ADD_ON = 100_135;

/** A product of the demo, now and then one of a kind of its own. */
export function anyProduct(random: Random): number {
  if (random.chance(0.2)) return random.pick([GIFT_CARD, EBOOK, ADD_ON]);
  return 100_001 + random.int(180);
}
