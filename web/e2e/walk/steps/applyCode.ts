import { openBag } from "../bagPanel.ts";
import { BAD_CODES, GIFT_CARDS, GOOD_PROMOTIONS } from "../codes.ts";
import { expect, PATIENCE } from "../expect.ts";
import type { Step } from "../Step.ts";
import { readStoredBag } from "../storedBag.ts";
import type { Walk } from "../Walk.ts";

export const applyCode: Step = {
  name: "apply a code",
  weight: 5,
  applies: ({ tab, bag }) => !tab.isCheckout && !(bag.promotion && bag.giftCard),
  async take(walk) {
    const { tab, random } = walk;
    const code = random.pick(
      random.chance(0.5) ? GOOD_PROMOTIONS : random.chance(0.4) ? GIFT_CARDS : BAD_CODES,
    );
    await openBag(walk);
    const field = tab.bag.locator("input[name=code]");
    if ((await field.count()) === 0) return "both codes are applied";
    await field.fill(code);
    await tab.bag.getByRole("button", { name: tab.text("apply"), exact: true }).click();
    await expect.poll(() => outcome(walk, code), { timeout: PATIENCE }).not.toBe("nothing");
    const { promotion, giftCard } = await readStoredBag(tab.page);
    walk.bag.promotion = promotion;
    walk.bag.giftCard = giftCard;
    return `${code}: ${promotion ?? "no promotion"}, ${giftCard ?? "no gift card"}`;
  },
};

/** Applied, refused with a message, or a window that says what is missing. */
async function outcome({ tab }: Walk, code: string): Promise<"applied" | "refused" | "minimum" | "nothing"> {
  const minimum = tab.page.getByRole("dialog").filter({ hasText: tab.text("minimum_text") });
  if (await minimum.isVisible()) return "minimum";
  if ((await tab.bag.locator("input[name=code][aria-invalid=true]").count()) > 0) return "refused";
  const { promotion, giftCard } = await readStoredBag(tab.page);
  return [promotion, giftCard].includes(code) ? "applied" : "nothing";
}
