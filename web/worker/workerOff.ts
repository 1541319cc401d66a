import { deleteCaches } from "./deleteCaches.ts";

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker when it is switched off: deletes what was kept, and leaves.
// It becomes active only when the old worker is idle, which may write until then: both times something can be left.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(deleteCaches());
  // Not awaited: it is done once the installation has ended.
  void self.registration.unregister();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteCaches().then(() => self.registration.unregister()));
});
