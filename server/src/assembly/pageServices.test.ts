import type { Site } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config/readConfig.ts";
import { pageServices } from "./pageServices.ts";

const braintree = {
  PAYMENT_PROVIDER: "braintree",
  BRAINTREE_MERCHANT_ID: "m",
  BRAINTREE_PUBLIC_KEY: "p",
  BRAINTREE_PRIVATE_KEY: "s",
  BRAINTREE_MERCHANT_ACCOUNTS: "USD=u,CAD=c,GBP=g,EUR=e",
};
const klarna = { BNPL_PROVIDER: "klarna", KLARNA_USERNAME: "u", KLARNA_PASSWORD: "p" };
let sites: Parameters<typeof pageServices>[0]["sites"] = { current: () => undefined };
const createServices = (env: Record<string, string>) =>
  pageServices({ config: readConfig(env), sites }, "boutique", "shop.example");

test("pages know the site's name and look without the store", () => {
  const value = { name: "Leaf & Kettle", look: { accent: "#0b6b5d" } } as Site;
  sites = { current: (code) => (code === "boutique" ? { version: "1", value } : undefined) };
  expect(createServices({}).context.siteLook).toEqual({
    name: "Leaf & Kettle",
    look: expect.objectContaining({ accent: "#0b6b5d", logoUrl: null }),
  });
  sites = { current: () => undefined };
});

describe("services of other companies on the pages", () => {
  test("the sandbox's fields are on the shop's own host", () => {
    expect(createServices({ PORT: "3000" })).toEqual({
      context: {
        gatewayUrl: "http://shop.example:3001",
        wallets: ["paypal", "venmo", "apple-pay", "google-pay"],
        bnplKit: "http://shop.example:3001/klarna/v1/api.js",
        conversionUrl: expect.stringContaining("/sandbox/pixel.gif?"),
      },
      sources: { script: ["http://shop.example:3001"], frame: ["http://shop.example:3001"] },
    });
  });

  test("the real gateway's kit is pinned, and its own hosts are allowed, by place", () => {
    const { context, sources } = createServices({ ...braintree, BRAINTREE_PLACE: "production" });
    expect(context.gateway).toBe("braintree");
    expect(context.gatewayUrl).toMatch(/^https:\/\/js\.braintreegateway\.com\/web\/3\.\d+\.\d+\/js$/);
    expect(sources.script).toContain("https://js.braintreegateway.com");
    expect(sources.frame).toContain("https://assets.braintreegateway.com");
    expect(sources.connect).toContain("https://api.braintreegateway.com");
    expect(JSON.stringify(sources)).not.toContain("sandbox");
    expect(createServices(braintree).sources.connect).toContain("https://api.sandbox.braintreegateway.com");
  });

  test("a kit of one's own is allowed too, and so is what the operator adds", () => {
    const { context, sources } = createServices({
      ...braintree,
      BRAINTREE_KIT: "https://cdn.example/kit/",
      PAGE_SOURCES: "frame-src https:; img-src https://cdn.example https://*.example",
    });
    expect(context.gatewayUrl).toBe("https://cdn.example/kit");
    expect(sources.script).toContain("https://cdn.example");
    expect(sources.frame).toContain("https:");
    expect(sources.img).toEqual(expect.arrayContaining(["https://cdn.example", "https://*.example"]));
  });

  test.each(["block", "interactive"])(
    "the bot check's widget may be loaded where it has a key: %s",
    (behaviour) => {
      const turnstile = "https://challenges.cloudflare.com";
      expect(createServices({}).sources.script).not.toContain(turnstile);
      const { sources } = createServices({ SANDBOX_BOT_CHECK: behaviour });
      expect(sources.script).toContain(turnstile);
      expect(sources.frame).toContain(turnstile);
    },
  );

  test("a wallet's hosts are allowed when the account takes it, and not before", () => {
    const without = createServices(braintree);
    expect(without.context.wallets).toEqual([]);
    expect(JSON.stringify(without.sources)).not.toMatch(/www\.paypal\.com|venmo/);
    const { context, sources } = createServices({ ...braintree, BRAINTREE_WALLETS: "paypal, venmo" });
    expect(context.wallets).toEqual(["paypal", "venmo"]);
    expect(sources.script).toContain("https://www.paypal.com");
    expect(sources.frame).toContain("https://account.venmo.com");
    expect(createServices({ ...braintree, BRAINTREE_WALLETS: "apple-pay" })).toMatchObject({
      context: { wallets: ["apple-pay"] },
      // Its session is the browser's own, and the gateway's kit is allowed anyway.
      sources: without.sources,
    });
    expect(JSON.stringify(sources)).not.toContain("google");
    expect(() => createServices({ ...braintree, BRAINTREE_WALLETS: "paypal,cash" })).toThrow(
      'BRAINTREE_WALLETS has "cash"',
    );
  });

  test.each([
    [{}, "https://pay.google.com/gp/p/js/pay.js", "TEST", true],
    [
      { BRAINTREE_PLACE: "production", GOOGLE_PAY_MERCHANT_ID: "BCR2DN" },
      "https://pay.google.com/gp/p/js/pay.js",
      "PRODUCTION",
      true,
    ],
    [{ BRAINTREE_PLACE: "http://localhost:4200" }, "http://localhost:4200/gp/p/js/pay.js", "TEST", false],
  ])("Google Pay's script and hosts of %o: %s", (env, kit, environment, own) => {
    const { context, sources } = createServices({ ...braintree, BRAINTREE_WALLETS: "google-pay", ...env });
    expect(context.googlePay).toMatchObject({ kit, environment });
    expect(sources.script?.includes("https://pay.google.com")).toBe(own);
    expect(sources.frame?.includes("https://pay.google.com")).toBe(own);
    expect(sources.script).toContain(own ? "https://js.braintreegateway.com" : new URL(kit).origin);
    expect(createServices({ ...braintree, ...env }).context).not.toHaveProperty("googlePay");
  });

  test("Google Pay in production needs the shop's id at Google", () => {
    const env = { ...braintree, BRAINTREE_PLACE: "production", BRAINTREE_WALLETS: "google-pay" };
    expect(() => createServices(env)).toThrow("GOOGLE_PAY_MERCHANT_ID must be set");
  });

  test.each([
    [{ BNPL_PROVIDER: "none" }, undefined, false],
    [braintree, undefined, false],
    [{ ...braintree, ...klarna }, "https://x.klarnacdn.net/kp/lib/v1/api.js", true],
    [{ ...klarna, KLARNA_PLACE: "http://localhost:4300" }, "http://localhost:4300/kp/lib/v1/api.js", false],
  ])("the pay-later kit of %o is %s", (env, bnplKit, own) => {
    const { context, sources } = createServices(env as Record<string, string>);
    expect(context.bnplKit).toBe(bnplKit);
    expect(JSON.stringify(sources).includes("klarna.com")).toBe(own);
    if (bnplKit?.startsWith("http://")) {
      const { origin } = new URL(bnplKit);
      expect(sources).toMatchObject({
        script: expect.arrayContaining([origin]),
        img: expect.arrayContaining([origin]),
      });
    }
  });

  test("a fake serves everything itself", () => {
    const url = "http://localhost:4200";
    expect(createServices({ ...braintree, BRAINTREE_PLACE: url })).toEqual({
      context: { gateway: "braintree", gatewayUrl: `${url}/web/js`, wallets: [] },
      sources: { script: [url], frame: [url] },
    });
  });

  test.each([
    "script-src 'unsafe-inline'",
    "script-src",
    "style-src https:",
    "frame-src https: ; script-src data:",
    "frame-src *",
    "https://cdn.example",
    "img-src https://a.example\r\nx: y",
  ])("PAGE_SOURCES %j stops the start with a sentence", (PAGE_SOURCES) => {
    expect(() => readConfig({ PAGE_SOURCES })).toThrow(/PAGE_SOURCES has/);
  });

  test("BRAINTREE_KIT must be an address", () => {
    expect(() => readConfig({ ...braintree, BRAINTREE_KIT: "kit" })).toThrow(/BRAINTREE_KIT/);
  });
});
