import { openCart } from "../cartPanel.ts";
import { BAD_CODES, GIFT_CARDS, GOOD_PROMOTIONS } from "../codes.ts";
import { expect, PATIENCE } from "../expect.ts";
import type { Step } from "../Step.ts";
import { readStoredCart } from "../storedCart.ts";
import type { Walk } from "../Walk.ts";

export const applyCode: Step = {
  name: "apply a code",
  weight: 5,
  applies: ({ tab, cart }) => !tab.isCheckout && !(cart.promotion && cart.giftCard),
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
    await expect.poll(() => outcome(walk, code), { timeout: PATIENCE }).not.toBe("nothing");
    const { promotion, giftCard } = await readStoredCart(tab.page);
    walk.cart.promotion = promotion;
    walk.cart.giftCard = giftCard;
    return `${code}: ${promotion ?? "no promotion"}, ${giftCard ?? "no gift card"}`;
  },
};

/** Applied, refused with a message, or a window that says what is missing. */
async function outcome({ tab }: Walk, code: string): Promise<"applied" | "refused" | "minimum" | "nothing"> {
  const minimum = tab.page.getByRole("dialog").filter({ hasText: tab.text("minimum_text") });
  if (await minimum.isVisible()) return "minimum";
  if ((await tab.cart.locator("input[name=code][aria-invalid=true]").count()) > 0) return "refused";
  const { promotion, giftCard } = await readStoredCart(tab.page);
  return [promotion, giftCard].includes(code) ? "applied" : "nothing";
}
