import { SHORT_TIMEOUT } from "./expect.ts";
import { type Money, moneyIn } from "./money.ts";
import type { Tab } from "./Tab.ts";

export interface Summary {
  /** Price of each line; a gift has none. */
  lines: { title: string; price: Money | null }[];
  /** The breakdown's rows in their order; a word instead of an amount gives null. */
  rows: { label: string; amount: Money | null }[];
}

/** The checkout's order details; null while they are computed or not there. */
export async function readSummary(tab: Tab): Promise<Summary | null> {
  const summary = tab.page.locator("aside dl").first();
  if (!tab.isCheckout || (await summary.count()) === 0) return null;
  const read = await tab.page
    .locator("aside")
    .first()
    .evaluate(
      (aside) => {
        const list = aside.querySelector("dl");
        const withoutFormer = (element: Element | null | undefined) => {
          const copy = element?.cloneNode(true) as Element | undefined;
          for (const former of copy?.querySelectorAll("s") ?? []) former.remove();
          return copy?.textContent ?? "";
        };
        return {
          busy: list?.getAttribute("aria-busy") === "true",
          lines: [...aside.querySelectorAll("ul > li")].map((line) => ({
            title: line.querySelector("p")?.textContent ?? "",
            price: withoutFormer(line.lastElementChild),
          })),
          rows: [...(list?.querySelectorAll(":scope > div") ?? [])].map((row) => ({
            label: row.querySelector("dt")?.textContent ?? "",
            value: withoutFormer(row.querySelector("dd")),
          })),
        };
      },
      undefined,
      { timeout: SHORT_TIMEOUT },
    );
  const rows = read.rows.map(({ label, value }) => ({ label, amount: moneyIn(value)[0] ?? null }));
  // Dashes stand for what is not known, as after a change that the shopper has not seen yet.
  if (read.busy || !rows[0]?.amount) return null;
  return {
    lines: read.lines.map(({ title, price }) => ({ title, price: moneyIn(price)[0] ?? null })),
    rows,
  };
}
