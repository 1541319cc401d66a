import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { BROWSER_FLAGS, ensureBrowser } from "../e2e/browser.ts";
import { fillBag } from "./fillBag.ts";

/** Largest contentful paint of the checkout on a slow phone, in ms, and its layout shift. */
const LCP = 1_800;
const CLS = 0.05;
const ROUNDS = 5;

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const origin = process.env.SHOP ?? "http://localhost:3000";
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });

/** Slow 4G, as Lighthouse has it, and a quarter of this machine's speed. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

interface View {
  paint: number;
  largest: number;
  /** When the email can be typed. */
  usable: number;
  shift: number;
}

async function measure(page: Page): Promise<View> {
  await slowDown(page);
  await page.addInitScript(() => {
    const view = { paint: 0, largest: 0, shift: 0 };
    Object.assign(window, { view });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch("paint", ({ startTime }) => {
      view.paint = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
      view.largest = startTime;
    });
    watch("layout-shift", (entry) => {
      view.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(`${origin}/checkout`);
  await page.locator("form input[name=email]").waitFor();
  const usable = await page.evaluate(() => performance.now());
  // What comes late, as the wallets do, may still move the page.
  await page.waitForTimeout(4_000);
  const view = await page.evaluate(() => (window as typeof window & { view: Omit<View, "usable"> }).view);
  return { ...view, usable };
}

const storageState = await fillBag(browser, origin);
const views: View[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const context = await browser.newContext({ ...phone, storageState });
  views.push(await measure(await context.newPage()));
  await context.close();
}
await browser.close();

const median = (key: keyof View) => views.map((view) => view[key]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
console.log(
  `/checkout on a slow phone, median of ${ROUNDS}: first paint ${Math.round(median("paint"))} ms, ` +
    `largest ${Math.round(median("largest"))} ms (${(median("largest") / LCP).toFixed(2)} of ${LCP}), ` +
    `usable ${Math.round(median("usable"))} ms, shift ${median("shift").toFixed(3)} (limit ${CLS})`,
);
