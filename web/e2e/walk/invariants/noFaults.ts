import type { Invariant } from "../Invariant.ts";
import { ViolationError } from "../ViolationError.ts";

/** No console error, no uncaught error, no 5xx, in any tab. */
export const noFaults: Invariant = {
  name: "no errors",
  async check({ tabs }) {
    const faults = tabs.flatMap((tab) => tab.faults.splice(0));
    if (faults.length > 0) throw new ViolationError(faults.join(" | "));
  },
};
