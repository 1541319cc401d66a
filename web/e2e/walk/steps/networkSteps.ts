import type { Step } from "../Step.ts";

export const goOnline: Step = {
  name: "have the network back",
  weight: 30,
  applies: ({ online }) => !online,
  async take(walk) {
    await walk.context.setOffline(false);
    walk.online = true;
    walk.expectFaults(10_000);
    // A page that could not be loaded meanwhile shows an error: its reader presses reload.
    for (const tab of walk.tabs) {
      const failed = tab.page.getByRole("heading", { name: tab.text("error_title"), exact: true });
      if ((await failed.count()) > 0) await tab.page.reload();
    }
    await walk.tab.ready();
    return "";
  },
};

export const networkSteps: readonly Step[] = [
  {
    name: "lose the network",
    weight: 2,
    applies: ({ online }) => online,
    async take(walk) {
      walk.online = false;
      await walk.context.setOffline(true);
      return "";
    },
  },
  goOnline,
];
