import type { Locator } from "playwright";
import { closeDialogs, openCart } from "../cartPanel.ts";
import { BAD_CODES, GIFT_CARDS, GOOD_PROMOTIONS } from "../codes.ts";
import { expect, SHORT_TIMEOUT, TIMEOUT } from "../expect.ts";
import { productIdIn } from "../productIdIn.ts";
import type { Step } from "../Step.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";
import { ViolationError } from "../ViolationError.ts";
import type { Walk } from "../Walk.ts";

export const bagSteps: readonly Step[] = [
  {
    name: "add to bag",
    weight: 14,
    async applies({ tab }) {
      if (productIdIn(tab.path) === null) return false;
      const button = tab.page
        .locator("main")
        .getByRole("button", { name: tab.text("add_to_bag"), exact: true });
      return (await button.count()) > 0 && (await button.first().isEnabled());
    },
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const more = tab.page
        .locator("main")
        .getByRole("button", { name: tab.text("quantity_more"), exact: true });
      for (let presses = random.int(6) - 3; presses > 0; presses--) await more.click();
      const quantity = Number(await tab.page.locator("main output").first().innerText());
      // Read before the press: behind the open cart the page has no roles.
      const title = await tab.page.getByRole("heading", { level: 1 }).innerText();
      const before = new Map(walk.cart.lines.map((line) => [line.variant, line.quantity]));
      await tab.page
        .locator("main")
        .getByRole("button", { name: tab.text("add_to_bag"), exact: true })
        .first()
        .click();
      const told = await outcomeOfAdding(walk, title);
      if (told === "refused") return "no network, and the shop said so";
      const added = ownLines(await readStoredCart(tab.page)).filter(
        (line) => line.quantity !== (before.get(line.variant) ?? 0),
      );
      const [line] = added.filter(({ product }) => product === productIdIn(tab.path));
      if (!line) throw new ViolationError(`the bag opened without the product of ${tab.path}`);
      walk.cart.add({ product: line.product, variant: line.variant, quantity });
      if (random.chance(0.6)) await closeDialogs(walk);
      return `${quantity} × ${line.variant} of ${tab.path}`;
    },
  },
  {
    name: "open the bag",
    weight: 5,
    applies: async (walk) => canOpenBag(walk) && (await walk.tab.dialogs.count()) === 0,
    async take(walk) {
      await openCart(walk);
      return "";
    },
  },
  {
    name: "close the bag",
    weight: 6,
    applies: ({ tab }) => tab.cart.isVisible(),
    async take(walk) {
      await closeDialogs(walk);
      return "";
    },
  },
  {
    name: "change a quantity",
    weight: 6,
    applies: ({ tab, cart }) => !tab.isCheckout && !cart.isEmpty,
    async take(walk) {
      const { tab, random } = walk;
      const lines = tab.cart.locator("li").filter({ has: tab.page.locator("output") });
      const count = await countLines(walk, lines);
      if (count === 0) return "nothing in the bag is sold here";
      const at = random.int(count);
      const line = lines.nth(at);
      const before = Number(await line.locator("output").innerText());
      const more = before === 1 || (before < 6 && random.chance(0.6));
      // The lines stand in the cart in the order in which they are kept.
      const own = ownLines(await readStoredCart(tab.page))[at]!;
      const product = productIdIn((await line.locator("a").first().getAttribute("href")) ?? "");
      if (own.product !== product)
        throw new Error(`line ${at} of the bag is ${product}, kept as ${own.product}`);
      await line
        .getByRole("button", { name: tab.text(more ? "quantity_more" : "quantity_less"), exact: true })
        .click();
      const after = before + (more ? 1 : -1);
      // The bag itself may have given way to the question about a promotion's minimum.
      await expect
        .poll(async () => ownLines(await readStoredCart(tab.page))[at]?.quantity, { timeout: TIMEOUT })
        .toBe(after);
      walk.cart.setQuantity(own.variant, after);
      return `${own.variant}: ${before} → ${after}`;
    },
  },
  {
    name: "remove a line",
    weight: 3,
    applies: ({ tab, cart }) => !tab.isCheckout && !cart.isEmpty,
    async take(walk) {
      const { tab, random } = walk;
      const lines = tab.cart.locator("li").filter({ has: tab.page.locator("output") });
      const count = await countLines(walk, lines);
      if (count === 0) return "nothing in the bag is sold here";
      const at = random.int(count);
      const own = ownLines(await readStoredCart(tab.page))[at]!;
      await lines
        .nth(at)
        .getByRole("button", { name: /^(Remove|Retirer|Supprimer|Enlever) / })
        .click();
      await expect
        .poll(async () => ownLines(await readStoredCart(tab.page)).length, { timeout: TIMEOUT })
        .toBe(count - 1);
      walk.cart.remove(own.variant);
      return String(own.variant);
    },
  },
  {
    name: "tick product protection",
    weight: 2,
    applies: ({ tab, cart, online }) => online && !tab.isCheckout && !cart.isEmpty,
    async take(walk) {
      const { tab, random } = walk;
      await openCart(walk);
      const boxes = tab.cart.locator('input[name^="protection-"]');
      await boxes
        .first()
        .waitFor({ timeout: 1_500 })
        .catch(() => undefined);
      const count = await boxes.count();
      if (count === 0) return "nothing can be protected";
      const box = boxes.nth(random.int(count));
      const on = !(await box.isChecked());
      await box.setChecked(on);
      return `${await box.getAttribute("name")}: ${on}`;
    },
  },
  {
    name: "apply a code",
    weight: 5,
    applies: (walk) => canOpenBag(walk) && !(walk.cart.promotion && walk.cart.giftCard),
    async take(walk) {
      const { tab, random } = walk;
      const code = random.pick(
        random.chance(0.5) ? GOOD_PROMOTIONS : random.chance(0.4) ? GIFT_CARDS : BAD_CODES,
      );
      await openCart(walk);
      const field = tab.cart.locator("input[name=code]");
      if ((await field.count()) === 0) return "both codes are applied";
      await field.fill(code);
      await tab.cart.getByRole("button", { name: tab.text("apply"), exact: true }).click();
      await expect.poll(() => outcomeOfCode(walk, code), { timeout: TIMEOUT }).not.toBe("nothing");
      const { promotion, giftCard } = await readStoredCart(tab.page);
      walk.cart.promotion = promotion;
      walk.cart.giftCard = giftCard;
      return `${code}: ${promotion ?? "no promotion"}, ${giftCard ?? "no gift card"}`;
    },
  },
  {
    name: "remove a code",
    weight: 3,
    applies: ({ tab, cart }) =>
      !tab.isCheckout && !cart.isEmpty && (cart.promotion !== null || cart.giftCard !== null),
    async take(walk) {
      const { tab, cart } = walk;
      await openCart(walk);
      const code = cart.promotion ?? tab.text("gift_card");
      const button = tab.cart.getByRole("button", { name: tab.text("remove_code", { code }), exact: true });
      // A spent gift card has no row of its own.
      if ((await button.count()) === 0) return `${code} has no row`;
      await button.click();
      await expect(button).toHaveCount(0);
      const stored = await readStoredCart(tab.page);
      cart.promotion = stored.promotion;
      cart.giftCard = stored.giftCard;
      return code;
    },
  },
];

/** Opens the cart and counts its lines once they are drawn: another region may have emptied it. */
async function countLines(walk: Walk, lines: Locator): Promise<number> {
  let count = 0;
  await expect(async () => {
    // It gives way to the question about a promotion's minimum.
    await openCart(walk);
    count = ownLines(await readStoredCart(walk.tab.page)).length;
    await expect(lines).toHaveCount(count, { timeout: SHORT_TIMEOUT });
  }).toPass({ timeout: TIMEOUT });
  return count;
}

/** The drawer is fetched when it is first opened, at the latest with the first line; without a network a notice says so. */
const canOpenBag = ({ tab, online, cart }: Walk) => (online || !cart.isEmpty) && !tab.isCheckout;

/** The cart opens, or what a promotion is short of; without a network a notice may say that it could not be done. */
async function outcomeOfAdding({ tab, online }: Walk, title: string): Promise<"added" | "refused"> {
  const notice = tab.page.getByRole("status").getByText(tab.text("not_in_bag", { title }));
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if ((await tab.cart.isVisible()) || (await tab.minimum.isVisible())) return "added";
    if (!online && (await notice.first().isVisible())) return "refused";
    await tab.page.waitForTimeout(50);
  }
  throw new ViolationError(`"Add to bag" on ${tab.page.url()} opened no bag and said nothing`);
}

/** Applied, refused with a message, or a window that says what is missing. */
async function outcomeOfCode(
  { tab }: Walk,
  code: string,
): Promise<"applied" | "refused" | "minimum" | "nothing"> {
  if (await tab.minimum.isVisible()) return "minimum";
  if ((await tab.cart.locator("input[name=code][aria-invalid=true]").count()) > 0) return "refused";
  const { promotion, giftCard } = await readStoredCart(tab.page);
  return [promotion, giftCard].includes(code) ? "applied" : "nothing";
}
