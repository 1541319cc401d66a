import type { Step } from "../Step.ts";

const MONTH = 31 * 86_400_000;

/** The shopper comes back a month later: the cart is older than it may be, and is priced anew. */
export const moveClock: Step = {
  name: "come back a month later",
  weight: 1,
  applies: ({ online, later }) => online && !later,
  async take(walk) {
    walk.later = true;
    await walk.context.addInitScript((ahead) => {
      const Now = Date;
      globalThis.Date = class extends Now {
        constructor(...parts: []) {
          super(...((parts.length > 0 ? parts : [Now.now() + ahead]) as []));
        }
        static override now() {
          return Now.now() + ahead;
        }
      } as DateConstructor;
    }, MONTH);
    // A computer has a single clock: tabs a month apart would take each other's changes for old ones.
    for (const tab of walk.tabs) await tab.reload();
    return "";
  },
};
