import { createServer, request, type Server } from "node:http";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { joinMember } from "./members.ts";
import { isHydrated, Shopper } from "./Shopper.ts";

test.use({ serviceWorkers: "allow", storageState: { cookies: [], origins: [] } });

const NOTICE = {
  en: "You are offline — this page is as you last saw it",
  fr: "Vous êtes hors ligne — cette page est telle que vous l’avez vue",
};
const CACHE = "velours-pages-1";
const FILES = "velours-files-1";

/** The network between browser and shop: it can be cut, and can give another worker than the shop's. */
class Network {
  worker: string | undefined;
  /** In place of the worker, a file of the shop. */
  workerPath = "/service-worker.js";
  readonly requests: string[] = [];
  #cut = false;
  readonly #server: Server;
  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<Network> {
    const server = createServer();
    const network = new Network(server);
    server.on("request", (incoming, outgoing) => {
      if (network.#cut) return void incoming.socket.destroy();
      network.requests.push(`${incoming.method} ${incoming.url}`);
      const isWorker = incoming.url === "/service-worker.js";
      if (isWorker && network.worker !== undefined) {
        outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
        return void outgoing.end(network.worker);
      }
      const path = isWorker ? network.workerPath : incoming.url;
      const passed = request(
        new URL(path ?? "/", SHOP.url),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      passed.on("error", () => incoming.socket.destroy());
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    return network;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  }

  /** Cuts it, and tells the browser as a device does. */
  async cut(context: BrowserContext): Promise<void> {
    this.#cut = true;
    this.#server.closeAllConnections();
    await context.setOffline(true);
  }

  async restore(context: BrowserContext): Promise<void> {
    this.#cut = false;
    await context.setOffline(false);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let network: Network;
test.beforeEach(async () => {
  network = await Network.open();
});
test.afterEach(() => network.close());

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, CACHE);

/** Waits until what the page loaded since, such as the cart, is kept as well. */
const codeIsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        const files = new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
        const used = performance.getEntriesByType("resource").map((entry) => entry.name);
        return used.filter((url) => url.includes("/distribution/") && !files.has(url));
      }, FILES),
    )
    .toEqual([]);

/** Opens a page and waits until it is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(network.url + path);
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(path);
}

const notice = (page: Page, language: "en" | "fr" = "en") => page.getByText(NOTICE[language]);

for (const language of ["en", "fr"] as const)
  test(
    `${language}: without a network a visited page is there with the notice, and the bag can be read`,
    inGate(language === "fr"),
    async ({ page, context }) => {
      const prefix = language === "fr" ? "/fr" : "";
      const shopper = new Shopper(page, language);
      await page.goto(`${network.url}${prefix}/product/100185`);
      await page.waitForFunction(isHydrated, "main *");
      await shopper.addToCart();
      await page.keyboard.press("Escape");
      await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(`${prefix}/product/100185`);
      await codeIsKept(page);
      await expect(notice(page, language)).toHaveCount(0);
      await network.cut(context);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/\w/);
      await expect(notice(page, language)).toBeVisible();
      await page
        .getByRole("button", { name: language === "en" ? /^Open your bag/ : /^Ouvrir votre panier/ })
        .click();
      await expect(shopper.cartLines).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expectAccessible(page);

      // A page that was not kept says so, and names the ones that were.
      await page.goto(`${network.url}${prefix}/help`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        language === "en" ? "You are offline" : "Vous êtes hors ligne",
      );
      await expectAccessible(page);
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(notice(page, language)).toBeVisible();

      await network.restore(context);
      await expect(notice(page, language)).toHaveCount(0);
    },
  );

test("pages of one person, API answers and requests that send something are never kept or touched, nor a member's pages, and after signing out nothing is left", async ({
  page,
  context,
}) => {
  await visit(page, "/lubricants");
  for (const path of ["/checkout", "/account/orders"]) await page.goto(network.url + path);
  const email = await joinMember("offline");
  await page.goto(`${network.url}/login`);
  await page.waitForTimeout(1_000);
  const form = page.locator("form").filter({ has: page.locator('input[name="current-password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="current-password"]').fill("sandbox-pass");
  const everything = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(
            ({ method, url }) => `${method} ${new URL(url).pathname}`,
          ),
        ),
      );
      return all.flat();
    });
  await page.waitForTimeout(4_000);
  const isFile = /^GET \/(assets|distribution|pictures)\//;
  expect((await everything()).filter((path) => !isFile.test(path)).sort()).toEqual([
    "GET /",
    "GET /en/offline",
    "GET /fr/offline",
    "GET /lubricants",
    "GET /offline",
  ]);

  const isMember = async () =>
    (await context.cookies(network.url)).some(({ name }) => /velours_member/.test(name));
  await form.getByRole("button", { name: "Login" }).click();
  await expect.poll(isMember, { timeout: 20_000 }).toBe(true);
  await page.goto(`${network.url}/sex-toys/vibrators`);
  await page.waitForTimeout(5_000);
  expect(await kept(page)).not.toContain("/sex-toys/vibrators");
  await page.goto(`${network.url}/logout`);
  await expect.poll(isMember, { timeout: 20_000 }).toBe(false);
  await network.cut(context);
  for (const path of ["/lubricants", "/login"]) {
    await page.goto(network.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  }
});

test(
  "who changes the region or declines analytics in one tab leaves no visited page in any",
  FULL,
  async ({ page, context }) => {
    await visit(page, "/lubricants");
    const other = await context.newPage();
    await visit(other, "/sex-toys");
    await other.locator("select[name=header-region]").selectOption("GB");
    await expect.poll(() => kept(page)).toEqual([]);
    await visit(other, "/sex-toys/vibrators");
    // It asks at the second look at a page.
    await other.mouse.move(300, 300);
    await other.mouse.wheel(0, 200);
    await other.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => kept(page)).not.toContain("/sex-toys/vibrators");
    // From now on only the start page, for the cart.
    await other.goto(`${network.url}/lubricants`);
    await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual(["/"]);
    await network.cut(context);
    await page.goto(`${network.url}/lubricants`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  },
);

test("a new worker takes over from an old one, whose open tab keeps working", async ({ page, context }) => {
  network.worker = `
    self.addEventListener("install", (e) => e.waitUntil(caches.open("velours-pages-0").then((c) => c.put("/old", new Response("old"))).then(() => self.skipWaiting())));
    self.addEventListener("activate", (e) => e.waitUntil(clients.claim()));
    self.addEventListener("fetch", () => {});`;
  await page.goto(`${network.url}/lubricants`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true);
  network.worker = undefined;
  const other = await context.newPage();
  await visit(other, "/sex-toys");
  await expect.poll(() => other.evaluate(() => caches.has("velours-pages-0"))).toBe(false);
  const shopper = new Shopper(page);
  await page.getByRole("link", { name: "Help" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/help/i);
  await page.goto(`${network.url}/product/100185`);
  await shopper.addToCart();
  await expect(shopper.cartLines).toHaveCount(1);
});

test("switched off, the worker deletes what was kept and leaves", FULL, async ({ page, context }) => {
  await visit(page, "/lubricants");
  network.workerPath = "/service-worker-off.js";
  await page.goto(`${network.url}/sex-toys`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  // It begins when the old one has kept what it was told to.
  const left = () => page.evaluate(async () => (await caches.keys()).length);
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await network.cut(context);
  await expect(page.goto(`${network.url}/lubricants`)).rejects.toThrow(/ERR_/);
});
