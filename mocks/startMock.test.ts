import { once } from "node:events";
import { get } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { getErrorText, references } from "@velours/sdk/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scenarioPath, screens } from "./gallery/screens.ts";
import { exampleRequests } from "./generated/exampleRequests.ts";
import { buildFront } from "./host/buildFront.ts";
import { loadPages } from "./host/loadPages.ts";
import { startMock } from "./startMock.ts";

/** Without these their pages can't be shown; the others fail in a page that stands. */
const vital = ["getSite", "listProducts", "getProduct", "getCollection", "getCollectionFilters"];

let mock: Awaited<ReturnType<typeof startMock>>;
let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  mock = await startMock({
    port: 0,
    front: async (parts) =>
      buildFront(parts, { pages: await loadPages(), clientToken: "velours-dev", site: "boutique" }),
  });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
});
afterAll(async () => {
  await browser?.close();
  await mock?.close();
});
beforeEach(async () => {
  await page?.context().close();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(60_000);
  faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
});

async function addToBag(): Promise<void> {
  await page
    .getByRole("button", { name: /^(add to bag|ajouter au sac|ajouter au panier)/i })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

describe("the mock shop", () => {
  it("home, listing, product, bag", async () => {
    await page.goto(mock.url);
    await page.goto(`${mock.url}/sex-toys/vibrators`);
    await page.getByRole("link", { name: /halo/i }).first().click();
    await page.getByRole("heading", { level: 1, name: "Halo" }).waitFor();
    await addToBag();
    expect(await page.getByRole("dialog").innerText()).toContain("Halo");
    expect(faults).toEqual([]);
  });

  it.each([
    ["en", "/product/100001", getErrorText("promotionExpired")],
    ["fr", "/fr/product/100001", getErrorText("promotionExpired", { language: "fr" })],
  ])("?scenario=promotionExpired shows its text in the bag (%s)", async (_language, path, text) => {
    await page.goto(`${mock.url}${path}?scenario=promotionExpired`);
    await addToBag();
    await page.getByRole("dialog").locator("input[name=code]").fill("SPRING");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText(text).waitFor();
    expect(faults).toEqual([]);
  });
});

it("leaves no port open when its front does not start", async () => {
  let gatewayPort = 0;
  const front = async (parts: { gatewayPort: number }) => {
    gatewayPort = parts.gatewayPort;
    throw new Error("a port is taken");
  };
  await expect(startMock({ port: 0, front })).rejects.toThrow("a port is taken");
  await expect(fetch(`http://localhost:${gatewayPort}/`)).rejects.toThrow("fetch failed");
});

describe("/scenarios", () => {
  it("opens each scenario that has a screen, and only the named operation fails", async () => {
    // A single reference for each operation: all pairs are requested of the API itself, beside the gallery.
    const seen = Object.entries(references).filter(([operation]) => screens[operation]);
    expect(seen.length).toBeGreaterThan(10);
    for (const [operation, [reference = ""]] of seen) {
      const answer = await fetch(mock.url + scenarioPath(operation, reference, "en"), { redirect: "manual" });
      expect([operation, reference, answer.status === 200]).toEqual([
        operation,
        reference,
        !vital.includes(operation),
      ]);
    }
  });
});

describe("the API behind Prism", () => {
  const token = { "x-client-token": "velours-dev" };
  const ask = (path: string) => fetch(`${mock.url}/api${path}`, { headers: token });

  it("tells what breaks the contract, and answers as the mock does", async () => {
    const answer = await ask("/products?page=0");
    expect([answer.status, (await answer.json()).reference]).toEqual([400, "validationError"]);
    expect(answer.headers.get("sl-violations")).toContain("page");
    expect((await ask("/products?page=1")).headers.get("sl-violations")).toBeNull();
  });

  it("answers from the examples what the mock remembers nothing of", async () => {
    const answer = await ask("/campaigns?zones=38");
    expect([answer.status, Array.isArray(await answer.json())]).toEqual([200, true]);
    expect(answer.headers.get("sl-violations")).toBeNull();
  });

  it("keeps the ways to fail", async () => {
    expect(await (await ask("/sites/boutique?fail=malformed")).text()).toBe('{"id":');
    await expect(ask("/sites/boutique?fail=reset")).rejects.toThrow();
    const answer = await ask("/sites/boutique?fail=503");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("begins a session beside the cookies of the first answer", async () => {
    const names = (response: Response) => response.headers.getSetCookie().map((line) => line.split("=")[0]);
    const page = await fetch(`${mock.url}/?scenario=promotionExpired`);
    expect(names(page)).toEqual(expect.arrayContaining(["velours_mock_session", "velours_mock_operation"]));
    const body = exampleRequests.identify?.body;
    const headers = { ...token, "content-type": "application/json" };
    const answer = await fetch(`${mock.url}/api/services/identify`, { method: "POST", headers, body });
    expect(names(answer)).toEqual(["velours_mock_session", "velours_identity"]);
    const failed = await fetch(`${mock.url}/api/sites/boutique?fail=503`, { headers: token });
    expect(names(failed)).toEqual(["velours_mock_session"]);
  });

  it("knows the host name that was asked for", async () => {
    const host = new URL(mock.url).host.replace("localhost", "outlet.localhost");
    const headers = { ...token, host, "x-mock-session": "hosts" };
    await once(get(`${mock.url}/api/sites/outlet`, { headers }), "response");
    expect(mock.calls({ session: "hosts" }).map(({ request }) => request.headers.host)).toEqual([host]);
    const cookie = "velours_mock_session=pages";
    await once(get(`${mock.url}/product/100001`, { headers: { host, cookie } }), "response");
    const hosts = new Set(mock.calls({ session: "pages" }).map(({ request }) => request.headers.host));
    expect([...hosts]).toEqual([host]);
  });
});
