import type { Invariant } from "../Invariant.ts";
import { type CartPanel, readCartPanel } from "../readCartPanel.ts";
import { readSummary } from "../readSummary.ts";
import { ViolationError } from "../ViolationError.ts";

/** Shown amounts add up: lines to the subtotal, and the rows to the total. */
export const totalsAddUp: Invariant = {
  name: "totals add up",
  async check({ tab }) {
    const panel = await readCartPanel(tab);
    if (panel) checkCart(panel);
    const summary = await readSummary(tab);
    if (!summary) return;
    const { lines, rows } = summary;
    const [first, ...rest] = rows.map(({ amount }) => amount?.amount ?? 0);
    const subtotal = first ?? 0;
    const goods = total(lines.map(({ price }) => price?.amount ?? 0));
    if (Math.abs(goods - subtotal) > 0.005)
      throw new ViolationError(`the checkout's lines come to ${goods}, its subtotal says ${subtotal}`);
    const shown = rest.pop() ?? 0;
    const sum = Math.max(0, total([subtotal, ...rest]));
    if (Math.abs(sum - shown) > 0.005)
      throw new ViolationError(
        `the rows come to ${sum}, the total says ${shown} (${rows
          .map(({ label, amount }) => `${label} ${amount?.amount ?? "–"}`)
          .join(", ")})`,
      );
  },
};

/** The cart shows whole units of the currency, so each amount may be half a unit off. */
function checkCart({ lines, rows }: CartPanel): void {
  const [first, ...rest] = rows;
  const last = rest.pop();
  // An empty cart shows the codes it keeps, and no sums.
  if (!first || !last || lines.length === 0) return;
  // The last amount of a line is the one before a discount. Product protection is in the subtotal, without a line.
  const goods = total(
    lines.filter(({ quantity }) => quantity !== null).map(({ prices }) => prices.at(-1)?.amount ?? 0),
  );
  const subtotal = first.money[0]?.amount ?? 0;
  if (subtotal < goods - (lines.length + 1) * 0.5)
    throw new ViolationError(`the bag's lines come to ${goods}, its subtotal says ${subtotal}`);
  // A tier of shipping is told as a percentage: its amount is not on the screen.
  if (rest.some(({ value }) => value.includes("%"))) return;
  const sum = Math.max(0, total([subtotal, ...rest.map(({ money }) => money[0]?.amount ?? 0)]));
  const shown = last.money[0]?.amount ?? 0;
  if (Math.abs(sum - shown) > rows.length * 0.5)
    throw new ViolationError(
      `the bag's rows come to ${sum}, its total says ${shown} (${rows.map(({ label, value }) => `${label} ${value}`).join(", ")})`,
    );
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
