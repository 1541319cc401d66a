import { eventually } from "../eventually.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";
import { ViolationError } from "../ViolationError.ts";

export const goBack: Step = {
  name: "go back",
  weight: 5,
  applies: ({ online }) => online,
  async take({ tab }) {
    const before = tab.page.url();
    await tab.page.goBack({ waitUntil: "commit" }).catch(() => null);
    // A new tab begins before the shop.
    if (!tab.isInShop) await returnToShop(tab);
    await tab.ready();
    return before === tab.page.url() ? "nowhere to go" : tab.path;
  },
};

/** Chromium changes the tab's process on the way out and refuses to go anywhere until it has. */
async function returnToShop(tab: Tab): Promise<void> {
  await eventually(async () => {
    const refusal = await tab.page.goForward({ waitUntil: "commit" }).then(() => "", String);
    if (!tab.isInShop) throw new ViolationError(`Forward does not lead back into the shop. ${refusal}`);
  });
}
