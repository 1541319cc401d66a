import { SHORT_TIMEOUT } from "./expect.ts";
import { type Money, moneyIn } from "./money.ts";
import { productIdIn } from "./productIdIn.ts";
import type { Tab } from "./Tab.ts";

export interface CartPanel {
  /** A gift has no quantity to choose. */
  lines: { product: number; quantity: number | null; prices: Money[] }[];
  /** Amounts of the summary's rows, from the subtotal to the total. */
  rows: { label: string; value: string; money: Money[] }[];
}

/** The slide-out cart as it is on the screen; null when it is not open. */
export async function readCartPanel(tab: Tab): Promise<CartPanel | null> {
  if (!(await tab.cart.isVisible())) return null;
  const read = await tab.cart.evaluate(
    (dialog) => ({
      lines: [...dialog.querySelectorAll("li")]
        .filter((line) => line.querySelector("a[href] img"))
        .map((line) => ({
          href: line.querySelector("a")?.getAttribute("href") ?? "",
          quantity: line.querySelector("output")?.textContent ?? null,
          price: [...line.querySelectorAll("span.tabular-nums")].map((price) => price.textContent).join(" "),
        })),
      rows: [...dialog.querySelectorAll("dl > div")].map((row) => ({
        label: row.querySelector("dt")?.textContent ?? "",
        value: [...(row.querySelector("dd")?.childNodes ?? [])]
          .filter((node) => node.nodeName !== "S")
          .map((node) => node.textContent)
          .join(" "),
      })),
    }),
    undefined,
    { timeout: SHORT_TIMEOUT },
  );
  return {
    lines: read.lines.map(({ href, quantity, price }) => ({
      product: productIdIn(href) ?? 0,
      quantity: quantity === null ? null : Number(quantity),
      prices: moneyIn(price),
    })),
    rows: read.rows.map(({ label, value }) => ({ label, value, money: moneyIn(value) })),
  };
}
