import type { Invariant } from "../Invariant.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";
import { ViolationError } from "../ViolationError.ts";

/** Every line the shopper put into the cart, in whatever tab, is there with its quantity, and nothing else. */
export const linesRemain: Invariant = {
  name: "no line lost",
  async check({ tab, cart }) {
    const stored = ownLines(await readStoredCart(tab.page));
    for (const variant of cart.withdrawn)
      if (!stored.some((line) => line.variant === variant)) cart.remove(variant);
    const told = (lines: readonly { variant: number; quantity: number }[]) =>
      lines
        .map(({ variant, quantity }) => `${quantity} × ${variant}`)
        .sort()
        .join(", ") || "nothing";
    if (told(stored) !== told(cart.lines))
      throw new ViolationError(`the bag should hold ${told(cart.lines)} but holds ${told(stored)}`);
  },
};
