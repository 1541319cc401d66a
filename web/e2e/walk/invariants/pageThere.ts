import { GLANCE } from "../expect.ts";
import type { Invariant } from "../Invariant.ts";
import { ViolationError } from "../ViolationError.ts";

/** The shop stays on the screen. While there is a network, the page has a heading and is no error page. */
export const pageThere: Invariant = {
  name: "a page is there",
  async check({ tab, online }) {
    // The walk never reloads without a network: the shop must not either.
    if (!tab.isInShop) throw new ViolationError("the browser's own error page stands where the shop was");
    if (!online) return;
    const heading = tab.page.getByRole("heading", { includeHidden: true }).first();
    const text = await heading.textContent({ timeout: GLANCE }).catch(() => null);
    if (text === null) throw new ViolationError(`${tab.path} has no heading`);
    if (text.trim() === tab.text("error_title")) throw new ViolationError(`${tab.path} shows the error page`);
  },
};
