import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import { productIdIn } from "../productIdIn.ts";
import type { Step } from "../Step.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";
import { ViolationError } from "../ViolationError.ts";
import type { Walk } from "../Walk.ts";

export const addToCart: Step = {
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
    const before = new Map(walk.cart.lines.map((line) => [line.variant, line.quantity]));
    await tab.page
      .locator("main")
      .getByRole("button", { name: tab.text("add_to_bag"), exact: true })
      .first()
      .click();
    const told = await outcome(walk);
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
};

/** The cart opens, or, without a network, a message says that it could not be done. */
async function outcome({ tab, online }: Walk): Promise<"added" | "refused"> {
  const message = tab.page.locator('main [role="alert"]:visible, [role="dialog"] [role="alert"]:visible');
  try {
    await expect(online ? tab.cart : tab.cart.or(message).first()).toBeVisible();
  } catch {
    throw new ViolationError(`"Add to bag" on ${tab.page.url()} opened no bag and said nothing`);
  }
  return (await tab.cart.isVisible()) ? "added" : "refused";
}
