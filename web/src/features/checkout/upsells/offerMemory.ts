import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";

/** This tab's memory of an offer it no longer shows. */
export interface OfferMemory {
  orderId: string;
  taskId: string;
  /** It was accepted with a press, whose answer the page may not have heard. */
  pressed: boolean;
}

const storage = browserStorage("sessionStorage");

/** Remembers over a reload how the offer was left. */
export const rememberOffer = (site: string, memory: OfferMemory): void =>
  storage.setItem(storageNames(site, "").offer, JSON.stringify(memory));

export const forgetOffer = (site: string): void => storage.removeItem(storageNames(site, "").offer);

/** How this order's offer was left on this tab; null for any other order. */
export function recallOffer(site: string, orderId: string): OfferMemory | null {
  try {
    const memory = JSON.parse(storage.getItem(storageNames(site, "").offer) ?? "null") as OfferMemory | null;
    if (memory?.orderId !== orderId || typeof memory.taskId !== "string") return null;
    // An older release did not say: the shop is asked then as well.
    return { ...memory, pressed: memory.pressed !== false };
  } catch {
    return null;
  }
}
