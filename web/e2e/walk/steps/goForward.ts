import type { Step } from "../Step.ts";

export const goForward: Step = {
  name: "go forward",
  weight: 2,
  applies: ({ online }) => online,
  async take({ tab }) {
    const before = tab.page.url();
    await tab.page.goForward({ waitUntil: "commit" }).catch(() => null);
    await tab.ready();
    return before === tab.page.url() ? "nowhere to go" : tab.path;
  },
};
