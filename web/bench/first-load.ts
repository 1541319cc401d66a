import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { BROWSER_FLAGS, ensureBrowser } from "../e2e/browser.ts";
import { fillCart } from "./fillCart.ts";

/** Limits of first-load JavaScript, gzipped kB of 1,000 bytes, and the element that must be usable by then. */
const pages = [
  { path: "/", limit: 122, usable: "main a[href]", cart: "empty" },
  { path: "/sex-toys", limit: 122, usable: "main article a[href]", cart: "empty" },
  {
    path: "/product/100001",
    limit: 122,
    usable: "main input[type=radio], main [role=spinbutton]",
    cart: "empty",
  },
  { path: "/checkout", limit: 146, usable: "form input[name=email]", cart: "filled" },
] as const;

const origin = process.env.SHOP ?? "http://localhost:3000";
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });

/**
 * Every script that was there when the page became usable (the element is drawn and React has taken it over), however
 * it was requested: by the HTML, by another script, or by the page itself. Bytes are after gzip, also when the server sent
 * another encoding.
 */
async function measureScripts(page: Page, path: string, usable: string): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  // Without it, answers to what the usable page fetches next arrive before the browser's next turn.
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) {
      const body = response.body();
      // A response that is still open at the end was not needed.
      body.catch(() => {});
      bodies.set(response.url(), body);
    }
  });
  await page.addInitScript((selector) => {
    // In each turn of the event loop: what is fetched once the page is usable can be there before its next frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const found = document.querySelector(selector);
      if (found && Object.keys(found).some((key) => key.startsWith("__reactProps")))
        performance.mark("usable");
      else port2.postMessage(null);
    };
    port2.postMessage(null);
  }, usable);
  await page.goto(origin + path);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  const loaded = await page.evaluate(() => {
    const at = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= at)
      .map(({ name }) => name);
  });
  const sizes = new Map<string, number>();
  for (const [url, body] of bodies) {
    if (loaded.includes(url)) sizes.set(new URL(url).pathname, gzipSync(await body, { level: 9 }).length);
  }
  return sizes;
}

for (const { path, limit, usable, cart } of pages) {
  const context = await browser.newContext(
    cart === "filled" ? { storageState: await fillCart(browser, origin) } : {},
  );
  const scripts = await measureScripts(await context.newPage(), path, usable);
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `${path}: ${bytes} bytes gz of JS until it is usable, ${(bytes / (limit * 1000)).toFixed(3)} of its ${limit} kB`,
  );
  for (const [file, size] of scripts) console.log(`  ${size}  ${file}`);
  await context.close();
}
await browser.close();
