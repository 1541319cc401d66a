import type { Invariant } from "../Invariant.ts";
import { ViolationError } from "../ViolationError.ts";

/** After a dialog is closed, focus is on something: a keyboard goes on from there. */
export const focusKept: Invariant = {
  name: "focus is somewhere after a dialog",
  async check({ tab }) {
    if (!tab.closedDialog || (await tab.dialogs.count()) > 0) return;
    const lost = await tab.page.evaluate(
      () => document.activeElement === null || document.activeElement === document.body,
    );
    if (lost) throw new ViolationError(`focus fell to the body after a dialog was closed on ${tab.path}`);
    tab.closedDialog = false;
  },
};
