import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { BROWSER_FLAGS } from "./browser.ts";
import { FULL, inGate } from "./inGate.ts";
import { joinMember, loginAbove } from "./members.ts";
import { isHydrated, Shopper } from "./Shopper.ts";

/** The browser with a window: the shell without one can neither install an app nor keep a page in its history. */
const WHOLE = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && !path.includes("headless-shell") && existsSync(path),
);

/** Gives a page of the whole browser, with a profile as a person has it. */
async function withWholeBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  test.skip(WHOLE === undefined, "There is no Chromium with a window.");
  const profile = mkdtempSync(join(tmpdir(), "velours-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...(WHOLE && { executablePath: WHOLE }),
    args: [...BROWSER_FLAGS, "--headless=new"],
    ignoreDefaultArgs: ["--disable-back-forward-cache", "--headless", "--headless=old"],
  });
  try {
    await use(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

for (const [host, path, name] of [
  ["localhost", "/", "Velours"],
  ["localhost", "/fr", "Velours"],
  ["outlet.localhost", "/", "Velours Outlet"],
] as const)
  test(
    `Chromium finds nothing that keeps ${host}${path} from being installed`,
    inGate(host !== "localhost"),
    async () => {
      await withWholeBrowser(async (page) => {
        await page.goto(SHOP.url.replace("localhost", host) + path);
        await page.waitForLoadState("load");
        const devtools = await page.context().newCDPSession(page);
        const manifest = await devtools.send("Page.getAppManifest");
        expect(manifest.errors).toEqual([]);
        expect(JSON.parse(manifest.data ?? "{}")).toMatchObject({ name, start_url: path });
        const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
        expect(installabilityErrors).toEqual([]);
      });
    },
  );

const pounds = (page: Page) => page.getByRole("article").getByText(/£\d/).first();

test("history brings a page back as it was left, with the bag and region of now", FULL, async () => {
  await withWholeBrowser(async (page) => {
    await page.goto(`${SHOP.url}/product/100185`);
    await page.waitForLoadState("load");
    await page.waitForTimeout(4_000);
    const devtools = await page.context().newCDPSession(page);
    const reasons: unknown[] = [];
    await devtools.send("Page.enable");
    devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.goto(`${SHOP.url}/lubricants`);
    await page.waitForFunction(isHydrated, "main *");
    await page.locator("select[name=header-region]").selectOption("GB");
    await expect(pounds(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/product/);
    await expect.poll(() => page.evaluate(() => "left" in window).catch(() => false)).toBe(true);
    expect(reasons).toEqual([]);
    await expect(pounds(page)).toBeVisible();
  });
});

test("after signing out history shows nothing of the member, not for a moment", async () => {
  const email = await joinMember("history");
  await withWholeBrowser(async (page) => {
    // Visibility of the page that came back while the address was on it.
    const seen: string[] = [];
    await page.exposeFunction("record", (visibility: string) => seen.push(visibility));
    await page.addInitScript((address) => {
      addEventListener("pageshow", ({ persisted }) => {
        if (!persisted) return;
        requestAnimationFrame(() => {
          if (!document.body.innerText.includes(address)) return;
          const { visibility } = getComputedStyle(document.body);
          void (window as typeof window & { record(text: string): Promise<void> }).record(visibility);
        });
      });
    }, email);
    await page.goto(`${SHOP.url}/about`);
    await page.waitForFunction(isHydrated, "main *");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Login" }).click();
    await loginAbove(page, email);
    const menu = async (name: string) => {
      await banner.getByRole("button", { name: "Your account" }).click();
      await banner.getByRole("link", { name, exact: true }).click();
    };
    // In the document that was sent to a guest, and may be kept.
    await menu("Account");
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto(`${SHOP.url}/lubricants`);
    await page.waitForFunction(isHydrated, "main *");
    await menu("Logout");
    await expect(page).toHaveURL(`${SHOP.url}/`);
    for (let steps = 0; steps < 2; steps += 1) {
      await page.evaluate(() => history.back());
      await page.waitForTimeout(2_000);
      await expect(page.getByText(email)).toHaveCount(0);
      await expect(banner.getByRole("button", { name: "Your account" })).toHaveCount(0);
    }
    expect(seen.filter((visibility) => visibility !== "hidden")).toEqual([]);
  });
});

/** Waits for what makes the page like an app: it comes a second after the page. */
const isStarted = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/startApp-/.test(name)),
  );

/** Counts the transitions, and the elements that share a name in each. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll("img")].filter((image) => image.style.viewTransitionName !== "").length;
    const seen: number[][] = [];
    Object.assign(window, { seen });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (options) {
      const before = named();
      const transition = start.call(this, options);
      void transition.updateCallbackDone.then(() => seen.push([before, named()]));
      return transition;
    };
  });
const seenTransitions = (page: Page) =>
  page.evaluate(() => (window as typeof window & { seen: number[][] }).seen);

for (const saves of [false, true])
  test(`a page is fetched ahead by the intent to open it${saves ? ", unless data is saved" : ", and nothing moves for those who prefer less motion"}`, async ({
    page,
  }) => {
    await watchTransitions(page);
    if (saves)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    const shopper = new Shopper(page);
    await shopper.open("/lubricants");
    await isStarted(page);
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    const id = /\d+$/.exec(new URL((await link.getAttribute("href")) ?? "", SHOP.url).pathname)?.[0];
    const calls: string[] = [];
    page.on("request", (sent) => {
      if (new URL(sent.url()).pathname.endsWith(`/api/products/${id}`)) calls.push(sent.url());
    });
    await link.focus();
    if (saves) {
      await page.waitForTimeout(1_000);
      expect(calls).toEqual([]);
    } else {
      await expect.poll(() => calls.length).toBe(1);
      await shopper.openFirstProduct();
      expect(await seenTransitions(page)).toEqual([]);
    }
  });
