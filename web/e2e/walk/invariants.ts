import { destinationOf } from "./destinations.ts";
import { SHORT_TIMEOUT } from "./expect.ts";
import type { Invariant } from "./Invariant.ts";
import { moneyIn } from "./money.ts";
import { type CartPanel, readCartPanel } from "./readCartPanel.ts";
import { readSummary } from "./readSummary.ts";
import { ownLines, readStoredCart } from "./storedCart.ts";
import type { Tab } from "./Tab.ts";
import { ViolationError } from "./ViolationError.ts";

/** Everywhere a price stands: cards, product, cart, checkout. Texts of promotions name amounts of their own. */
const PRICES = "main .tabular-nums, [role=dialog] .tabular-nums, aside .tabular-nums, aside dd";

export const INVARIANTS: readonly Invariant[] = [
  /** No console error, no uncaught error, no 5xx, in any tab. */
  {
    name: "no errors",
    async check({ tabs }) {
      const faults = tabs.flatMap((tab) => tab.faults.splice(0));
      if (faults.length > 0) throw new ViolationError(faults.join(" | "));
    },
  },
  /** The shop stays on the screen. While there is a network, the page has a heading and is no error page. */
  {
    name: "a page is there",
    async check({ tab, online }) {
      // The walk never reloads without a network: the shop must not either.
      if (!tab.isInShop) throw new ViolationError("the browser's own error page stands where the shop was");
      if (!online) return;
      const heading = tab.page.getByRole("heading", { includeHidden: true }).first();
      const text = await heading.textContent({ timeout: SHORT_TIMEOUT }).catch(() => null);
      if (text === null) throw new ViolationError(`${tab.path} has no heading`);
      if (text.trim() === tab.text("error_title"))
        throw new ViolationError(`${tab.path} shows the error page`);
    },
  },
  /** Every line the shopper put into the cart, in whatever tab, is there with its quantity, and nothing else. */
  {
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
  },
  /** The number beside the cart in the header is that of the cart, in the tab that is looked at. */
  {
    name: "the header's count is the bag's",
    async check({ tab }) {
      const button = tab.page.locator("header button[aria-label]").last();
      if (tab.isCheckout || (await button.count()) === 0) return;
      const label = (await button.getAttribute("aria-label", { timeout: SHORT_TIMEOUT })) ?? "";
      if (!label.startsWith(tab.text("open_bag"))) return;
      const shown = Number(/(\d+)\D*$/.exec(label)?.[1]);
      const { lines } = await readStoredCart(tab.page);
      const count = lines.reduce((units, line) => (line.warranty ? units : units + line.quantity), 0);
      if (shown !== count) throw new ViolationError(`the header says ${shown}, the bag holds ${count}`);
    },
  },
  /** The open cart shows the shopper's lines with their quantities. */
  {
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
  },
  /** All prices on a page are in the currency of its region. */
  {
    name: "one currency, the region's",
    async check(walk) {
      const { tab } = walk;
      const country = (await shownCountry(tab)) ?? (await walk.country());
      const { currency } = destinationOf(country);
      const texts = await tab.page.locator(PRICES).allTextContents();
      const found = new Set(texts.flatMap(moneyIn).map((money) => money.currency));
      found.delete(currency);
      // A gift card in another currency is refused; while it stays in the cart its row says so in its own.
      if (walk.cart.giftCard) return;
      if (found.size > 0)
        throw new ViolationError(
          `the region ${country} pays in ${currency}, the page also shows ${[...found].join(", ")}`,
        );
    },
  },
  /** Shown amounts add up: lines to the subtotal, and the rows to the total. */
  {
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
  },
  /** After a dialog is closed, focus is on something: a keyboard goes on from there. */
  {
    name: "focus is somewhere after a dialog",
    async check({ tab }) {
      if (!tab.closedDialog || (await tab.dialogs.count()) > 0) return;
      const lost = await tab.page.evaluate(
        () => document.activeElement === null || document.activeElement === document.body,
      );
      if (lost) throw new ViolationError(`focus fell to the body after a dialog was closed on ${tab.path}`);
      tab.closedDialog = false;
    },
  },
];

/** The region the page says it is for; a checkout has no choice of regions. */
async function shownCountry(tab: Tab): Promise<string | null> {
  const select = tab.page.locator("select[name=header-region]");
  return (await select.count()) > 0 ? select.inputValue({ timeout: SHORT_TIMEOUT }) : null;
}

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
