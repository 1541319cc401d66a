import type { Invariant } from "../Invariant.ts";
import { readCartPanel } from "../readCartPanel.ts";
import { ViolationError } from "../ViolationError.ts";

/** The open cart shows the shopper's lines with their quantities. */
export const cartShown: Invariant = {
  name: "the open bag shows what is in it",
  async check({ tab, cart }) {
    const panel = await readCartPanel(tab);
    if (!panel) return;
    const told = (lines: readonly { product: number; quantity: number }[]) =>
      lines
        .map(({ product, quantity }) => `${quantity} × ${product}`)
        .sort()
        .join(", ") || "nothing";
    const shown = panel.lines.filter((line) => line.quantity !== null) as {
      product: number;
      quantity: number;
    }[];
    if (told(shown) !== told(cart.lines))
      throw new ViolationError(`the bag should show ${told(cart.lines)} but shows ${told(shown)}`);
  },
};
