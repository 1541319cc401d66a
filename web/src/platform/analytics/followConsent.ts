import { followSignal } from "../browser/followSignal.ts";
import { consentStore } from "./consentStore.ts";

/** Follows the answer given in another tab. */
export const followConsent = (site: string): (() => void) =>
  followSignal(site, "consent", () => consentStore.refresh(site));
