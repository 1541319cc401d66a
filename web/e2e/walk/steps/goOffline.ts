import type { Step } from "../Step.ts";

export const goOffline: Step = {
  name: "lose the network",
  weight: 2,
  applies: ({ online }) => online,
  async take(walk) {
    walk.online = false;
    await walk.context.setOffline(true);
    return "";
  },
};
