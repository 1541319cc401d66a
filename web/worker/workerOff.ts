declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker when it is switched off: deletes what was kept, and leaves.
async function deleteKept(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("velours-")) await caches.delete(name);
}

// It becomes active only when the old worker is idle, which may write until then: both times something can be left.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(deleteKept());
  // Not awaited: it is done once the installation has ended.
  void self.registration.unregister();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteKept().then(() => self.registration.unregister()));
});
