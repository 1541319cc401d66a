import { type Browser, chromium, type Page } from "@playwright/test";
import { IDENTITY_TRIES } from "@velours/sdk/rules";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildAnalytics } from "../analytics/app.ts";
import { buildKlaviyo } from "../klaviyo/app.ts";
import { buildTurnstile } from "../turnstile/app.ts";

const apps: FastifyInstance[] = [];
const urls: Record<string, string> = {};
let browser: Browser;
let page: Page;

async function listen(name: string, app: FastifyInstance): Promise<void> {
  apps.push(app);
  urls[name] = await app.listen({ port: 0, host: "127.0.0.1" });
}

beforeAll(async () => {
  await listen("turnstile", buildTurnstile());
  await listen("klaviyo", buildKlaviyo());
  await listen("analytics", buildAnalytics());
  const shop = Fastify();
  shop.get("/*", (_request, reply) =>
    reply.type("text/html").send("<title>Halo</title><div id=check></div>"),
  );
  await listen("shop", shop);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(apps.map((app) => app.close()));
});
beforeEach(async () => {
  await page?.context().close();
  page = await (await browser.newContext()).newPage();
});

const load = (address: string) => page.addScriptTag({ url: address });

describe("the bot check's script, from a host of one's choice (S-793)", () => {
  const start = (sitekey: string) =>
    page.evaluate((key) => {
      const { turnstile } = window as unknown as {
        turnstile: { render(at: string, options: object): string };
      };
      const report = (what: string) => (value: string) => document.body.append(`${what} ${value};`);
      turnstile.render("#check", {
        sitekey: key,
        callback: report("passed"),
        "error-callback": report("failed"),
      });
    }, sitekey);

  beforeEach(async () => {
    await page.goto(`${urls.shop}/`);
    await load(`${urls.turnstile}/turnstile/v0/api.js?render=explicit`);
  });

  it("passes with the key that always does, and its token is what the service's dummy secret takes", async () => {
    await start("1x00000000000000000000AA");
    await page.getByText("passed XXXX.DUMMY.TOKEN.XXXX").waitFor();
    const answer = await fetch(`${urls.turnstile}/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        secret: "1x0000000000000000000000000000000AA",
        response: "XXXX.DUMMY.TOKEN.XXXX",
      }),
    });
    expect(await answer.json()).toMatchObject({ success: true });
  });

  it("fails with the key that blocks, and with the interactive one waits for a person", async () => {
    await start("2x00000000000000000000AB");
    await page.getByText("failed 600010").waitFor();
    await start("3x00000000000000000000FF");
    expect(await page.getByText("passed").count()).toBe(0);
    await page.getByRole("checkbox", { name: "Verify you are human" }).check();
    await page.getByText("passed").waitFor();
  });
});

describe("the email marketing script that is polled (S-448)", () => {
  const poll = () =>
    page.evaluate((tries) => {
      const { _learnq } = window as unknown as { _learnq: { identify(): { $email?: string } } };
      const emails = Array.from({ length: tries }, () => _learnq.identify().$email ?? "nobody");
      return emails.indexOf("polled@example.com") + 1;
    }, IDENTITY_TRIES);

  it.each([
    [1, 1],
    [3, 3],
    [IDENTITY_TRIES, IDENTITY_TRIES],
    [IDENTITY_TRIES + 1, 0],
  ])("cookie sandbox_identify_after=%i: known at try %i of ten", async (after, at) => {
    await page
      .context()
      .addCookies([{ name: "sandbox_identify_after", value: String(after), url: urls.shop }]);
    await page.goto(`${urls.shop}/`);
    await load(`${urls.klaviyo}/onsite/js/klaviyo.js`);
    expect(await poll()).toBe(at);
  });

  it("without the cookie no visitor is identified", async () => {
    await page.goto(`${urls.shop}/`);
    await load(`${urls.klaviyo}/onsite/js/klaviyo.js`);
    expect(await poll()).toBe(0);
  });
});

describe("the analytics service (S-795)", () => {
  it("is sent page views and events, those said before its script came among them", async () => {
    await page.goto(`${urls.shop}/product/100001`);
    await page.evaluate(() => {
      const layer: unknown[] = [];
      Object.assign(window, { dataLayer: layer });
      layer.push(["js", new Date()], ["config", "G-VELOURS"]);
    });
    await load(`${urls.analytics}/gtag/js?id=G-VELOURS`);
    const sent = page.waitForRequest((request) => request.url().includes("add_to_cart"));
    await page.evaluate(() => {
      const { dataLayer } = window as unknown as { dataLayer: { push(command: unknown[]): void } };
      dataLayer.push(["event", "add_to_cart", { value: 48, currency: "USD" }]);
    });
    await sent;
    await expect
      .poll(async () => (await fetch(`${urls.analytics}/fake/calls`)).json())
      .toMatchObject([
        { tid: "G-VELOURS", en: "page_view", dl: `${urls.shop}/product/100001`, dt: "Halo" },
        { en: "add_to_cart", "ep.value": "48", "ep.currency": "USD" },
      ]);
  });
});
