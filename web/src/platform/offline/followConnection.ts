import type { AnyRouter } from "@tanstack/react-router";
import { CACHES } from "./cacheNames.ts";

const isKeptCopy = () => document.querySelector("offline-notice") !== null;

/** True when a reload would lose something typed or open. */
const isBusy = () =>
  document.querySelector("dialog[open], [role=dialog]") !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) => field.value !== field.defaultValue,
  );

/** A device can be online and not reach the shop. The worker lets this request through. */
const isReachable = async (): Promise<boolean> => {
  const answer = await fetch("/service-worker.js", { cache: "no-store" }).catch(() => undefined);
  return answer?.ok === true;
};

async function replaceKept(): Promise<void> {
  if (isKeptCopy() && navigator.onLine && (await isReachable()) && !isBusy()) location.reload();
}

/**
 * A page as it was kept is loaded anew once there is a network: its prices may have changed. Without one, a page whose
 * data could not be fetched is shown as it was kept.
 */
export function followConnection(router: AnyRouter): void {
  addEventListener("online", () => void replaceKept());
  // The network may have come back before this page could hear of it.
  void replaceKept();
  router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
    // The data on it is as old as the page.
    if (isKeptCopy() && pathChanged && navigator.onLine)
      location.assign(toLocation.publicHref ?? toLocation.href);
  });
  router.subscribe("onResolved", () => void showKept(router).catch(() => {}));
}

async function showKept(router: AnyRouter): Promise<void> {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (!router.state.matches.some(({ status }) => status === "error")) return;
  if (await caches.match(location.href, { cacheName: CACHES.pages, ignoreVary: true })) location.reload();
}
