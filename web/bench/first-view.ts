import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { BROWSER_FLAGS, ensureBrowser } from "../e2e/browser.ts";
import { fillCart } from "./fillCart.ts";

/** Largest contentful paint on a slow phone, and the slowest answer to a touch, in ms; layout shift. */
const LCP = 1_800;
const INP = 150;
const CLS = 0.01;
const ROUNDS = Number(process.env.ROUNDS ?? 5);

interface Visit {
  path: string;
  cart: "empty" | "filled";
  /** The element that can be used when the page works. */
  usable: string;
  /** Name of the button that is pressed then; its answer is the interaction that is measured. */
  press?: string;
}

const visits: readonly Visit[] = [
  { path: "/", cart: "empty", usable: "header button", press: "Open menu" },
  { path: "/sex-toys", cart: "empty", usable: "main article a[href]", press: "Filter" },
  {
    path: "/product/100185",
    cart: "empty",
    usable: "main form button, main button",
    press: "Add to bag",
  },
  { path: "/checkout", cart: "filled", usable: "form input[name=email]" },
];

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
  /** When React has taken over what can be used. */
  usable: number;
  shift: number;
  /** The slowest interaction, of press to next paint; 0 where nothing is pressed. */
  answer: number;
}

async function measure(page: Page, { path, usable, press }: Visit): Promise<View> {
  await slowDown(page);
  await page.addInitScript((selector) => {
    const view = { paint: 0, largest: 0, shift: 0, usable: 0, answer: 0 };
    Object.assign(window, { view });
    const watch = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...options,
      });
    watch("paint", ({ startTime }) => {
      view.paint = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
      view.largest = startTime;
    });
    watch("layout-shift", (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) view.shift += value;
    });
    const seeEvent = (entry: PerformanceEntry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) view.answer = Math.max(view.answer, entry.duration);
    };
    watch("event", seeEvent, { durationThreshold: 16 });
    const look = () => {
      const found = document.querySelector(selector);
      if (found && Object.keys(found).some((key) => key.startsWith("__reactProps")))
        view.usable = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, usable);
  const read = () => page.evaluate(() => (window as typeof window & { view: View }).view);
  await page.goto(origin + path);
  await page.waitForFunction(() => (window as typeof window & { view: View }).view.usable > 0);
  if (press) {
    await page.getByRole("button", { name: press, exact: true }).first().tap();
    await page.getByRole("dialog").waitFor();
  }
  // Late parts, such as the wallets, may still move the page.
  await page.waitForTimeout(4_000);
  return read();
}

for (const visit of visits) {
  const storageState = visit.cart === "filled" ? await fillCart(browser, origin) : undefined;
  const views: View[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) });
    views.push(await measure(await context.newPage(), visit));
    await context.close();
  }
  print(visit, views);
}
await browser.close();

function print({ path, press }: Visit, views: readonly View[]): void {
  const median = (key: keyof View) =>
    views.map((view) => view[key]).sort((a, b) => a - b)[views.length >> 1] ?? 0;
  const goal = (key: keyof View, limit: number) =>
    `${Math.round(median(key))} ms (${(median(key) / limit).toFixed(2)} of ${limit})`;
  console.log(
    `${path} on a slow phone, median of ${views.length}: first paint ${Math.round(median("paint"))} ms, ` +
      `largest ${goal("largest", LCP)}, usable ${Math.round(median("usable"))} ms, ` +
      `${press ? `${press} answers in ${goal("answer", INP)}, ` : ""}` +
      `shift ${median("shift").toFixed(3)} (limit ${CLS})`,
  );
}
