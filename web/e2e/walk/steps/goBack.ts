import type { Step } from "../Step.ts";

export const goBack: Step = {
  name: "go back",
  weight: 5,
  applies: ({ online }) => online,
  async take({ tab }) {
    const before = tab.page.url();
    await tab.page.goBack({ waitUntil: "commit" }).catch(() => null);
    // A new tab begins before the shop.
    if (!tab.page.url().startsWith("http")) await tab.page.goForward();
    await tab.ready();
    return before === tab.page.url() ? "nowhere to go" : tab.path;
  },
};
