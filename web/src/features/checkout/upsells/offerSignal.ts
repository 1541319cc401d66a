import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";

/** Tells the other tabs that an offer has ended. */
export const signalOfferEnd = (site: string, taskId: string): void =>
  browserStorage("localStorage").setItem(storageNames(site, "").offer, taskId);

/** Calls when another tab has ended this offer. Call the returned function to stop. */
export function followOfferEnd(site: string, taskId: string, onEnd: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === storageNames(site, "").offer && newValue === taskId) onEnd();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
