import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";

/** Each is named after its product. */
const listHearts = (tab: Tab) => {
  const [before = "", after = ""] = tab.text("favourite_of", { title: "|" }).split("|");
  return tab.page.locator("main").getByRole("button", { name: new RegExp(`^${before}.+${after}$`) });
};

/** A member's press puts a product on the wishlist or takes it off; a guest's leads to the login. */
export const pressHeart: Step = {
  name: "press a heart",
  weight: 4,
  applies: async ({ tab, online }) => online && !tab.stale && (await listHearts(tab).count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const hearts = listHearts(tab);
    const heart = hearts.nth(random.int(await hearts.count()));
    const label = (await heart.getAttribute("aria-label")) ?? "";
    const wished = (await heart.getAttribute("aria-pressed")) === "true";
    await heart.click();
    const toggled = heart.and(tab.page.locator(`[aria-pressed="${!wished}"]`));
    await expect(toggled.or(tab.dialogs).first()).toBeVisible();
    await closeDialogs(walk);
    await expect(tab.dialogs).toHaveCount(0);
    return label;
  },
};
