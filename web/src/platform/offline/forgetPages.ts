import { CACHES, type OfflineMessage } from "./cacheNames.ts";

/**
 * Deletes the pages that the service worker keeps: they tell what was looked at, in a region and by a shopper who may
 * have changed. The worker is told as well, because it may just be writing one.
 */
export function forgetPages(): void {
  try {
    navigator.serviceWorker?.controller?.postMessage({ type: "forget" } satisfies OfflineMessage);
    // The property itself throws where a browser blocks storage.
    if ("caches" in window) void caches.delete(CACHES.pages).catch(() => {});
  } catch {
    // Nothing was kept there.
  }
}
