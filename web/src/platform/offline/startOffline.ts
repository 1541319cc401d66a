import type { AnyRouter } from "@tanstack/react-router";
import { withLanguage } from "@velours/sdk/rules";
import { savesData } from "../browser/savesData.ts";
import { CACHES, type OfflineMessage } from "./cacheNames.ts";

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
function followConnection(router: AnyRouter): void {
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

/** Where scripts and styles are. */
const CODE = "/distribution/";

/** A page that was left at once was not read. */
const READ = 2_000;

/** Registers the service worker, and tells it which pages to keep: beside the start page those that `keepsPages` allows. */
export async function startOffline(router: AnyRouter, keepsPages: () => boolean): Promise<void> {
  followConnection(router);
  const container = navigator.serviceWorker;
  const { shop } = router.options.context;
  if (!container || !shop.offlinePages) return;
  await container.register("/service-worker.js", { updateViaCache: "none" });
  const registration = await container.ready;
  let timer: ReturnType<typeof setTimeout>;
  let isKept = false;

  function keep(url: string) {
    // The worker of now: a release may have replaced the first one. It need not control this page yet.
    registration.active?.postMessage({
      type: "keep",
      url,
      files: listFiles(performance.getEntriesByType("resource")),
    } satisfies OfflineMessage);
  }

  // The cart is loaded when it is opened, after the page was kept, and is to be read without a network too.
  new PerformanceObserver((list) => {
    const files = listFiles(list.getEntries()).filter((name) => new URL(name).pathname.startsWith(CODE));
    if (isKept && files.length > 0)
      registration.active?.postMessage({ type: "keepFiles", files } satisfies OfflineMessage);
  }).observe({ type: "resource" });

  async function keepShown() {
    if (!navigator.onLine || savesData()) return;
    isKept = true;
    // The installed app starts there, and the cart can be read on it. It tells nothing of what was looked at.
    const start = new URL(withLanguage("/", shop), location.origin).href;
    if (keepsPages()) keep(location.href);
    if (!(await caches.match(start, { cacheName: CACHES.pages, ignoreVary: true }))) keep(start);
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void keepShown().catch(() => {}), READ);
  }
  router.subscribe("onResolved", schedule);
  schedule();
}

/** Files that the page was drawn with, as far as the browser remembers. */
const listFiles = (entries: readonly PerformanceEntry[]): string[] =>
  entries.map(({ name }) => name).filter((name) => name.startsWith(`${location.origin}/`));
