import { CACHES, type OfflineMessage } from "../src/platform/offline/cacheNames.ts";
import { isFile, isPage, ownUrl } from "./addresses.ts";
import { answerFile } from "./answerFile.ts";
import { answerNavigation } from "./answerNavigation.ts";
import { pages } from "./caches.ts";
import { deleteCaches } from "./deleteCaches.ts";
import { keepFallback } from "./fallbackPage.ts";
import { keepFiles, keepPage } from "./keepPage.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // It belongs to no build: pages of an older one work with it as with the worker before.
  event.waitUntil(keepFallback().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // Caches of other releases.
      await deleteCaches(Object.values(CACHES));
      // A page is requested while the worker starts.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = ownUrl(request.url);
  if (request.method !== "GET" || url === undefined) return;
  if (request.mode === "navigate") {
    if (isPage(url.pathname)) event.respondWith(answerNavigation(event));
    // A part of a video is no copy of it.
  } else if (isFile(url.pathname) && !request.headers.has("range")) event.respondWith(answerFile(request));
});

let keeping: Promise<unknown> = Promise.resolve();

self.addEventListener("message", (event) => {
  const message = event.data as OfflineMessage | null;
  if (message?.type === "forget") event.waitUntil(pages.clear());
  if (message?.type !== "keep" && message?.type !== "keepFiles") return;
  const since = pages.generation;
  // Messages are handled one by one, so that the limits hold. Without a network or storage there is nothing
  // to keep.
  keeping = keeping
    .then(() => (message.type === "keep" ? keepPage(message, since) : keepFiles(message.files)))
    .catch(() => {});
  event.waitUntil(keeping);
});
