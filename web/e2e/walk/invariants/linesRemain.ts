import type { Invariant } from "../Invariant.ts";
import { ownLines, readStoredBag } from "../storedBag.ts";
import { Violation } from "../Violation.ts";

/** Every line the shopper put into the bag, in whatever tab, is there with its quantity, and nothing else. */
export const linesRemain: Invariant = {
  name: "no line lost",
  async check({ tab, bag }) {
    const stored = ownLines(await readStoredBag(tab.page));
    for (const variant of bag.withdrawn)
      if (!stored.some((line) => line.variant === variant)) bag.remove(variant);
    const told = (lines: readonly { variant: number; quantity: number }[]) =>
      lines
        .map(({ variant, quantity }) => `${quantity} × ${variant}`)
        .sort()
        .join(", ") || "nothing";
    if (told(stored) !== told(bag.lines))
      throw new Violation(`the bag should hold ${told(bag.lines)} but holds ${told(stored)}`);
  },
};
