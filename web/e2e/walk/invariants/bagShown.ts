import type { Invariant } from "../Invariant.ts";
import { readBagPanel } from "../readBagPanel.ts";
import { Violation } from "../Violation.ts";

/** The open bag shows the shopper's lines with their quantities. */
export const bagShown: Invariant = {
  name: "the open bag shows what is in it",
  async check({ tab, bag }) {
    const panel = await readBagPanel(tab);
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
    if (told(shown) !== told(bag.lines))
      throw new Violation(`the bag should show ${told(bag.lines)} but shows ${told(shown)}`);
  },
};
