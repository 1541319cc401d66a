import { describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { pageGateway } from "./pageGateway.ts";

const braintree = {
  PAYMENT_PROVIDER: "braintree",
  BRAINTREE_MERCHANT_ID: "m",
  BRAINTREE_PUBLIC_KEY: "p",
  BRAINTREE_PRIVATE_KEY: "s",
  BRAINTREE_MERCHANT_ACCOUNTS: "USD=u,CAD=c,GBP=g,EUR=e",
};
const createGateway = (env: Record<string, string>) => pageGateway(readConfig(env), "shop.example");

describe("the card gateway of the pages", () => {
  test("the sandbox's fields are on the shop's own host", () => {
    expect(createGateway({ PORT: "3000" })).toEqual({
      context: { gatewayUrl: "http://shop.example:3001" },
      sources: { script: ["http://shop.example:3001"], frame: ["http://shop.example:3001"] },
    });
  });

  test("the real gateway's kit is pinned, and its own hosts are allowed, by place", () => {
    const { context, sources } = createGateway({ ...braintree, BRAINTREE_PLACE: "production" });
    expect(context.gateway).toBe("braintree");
    expect(context.gatewayUrl).toMatch(/^https:\/\/js\.braintreegateway\.com\/web\/3\.\d+\.\d+\/js$/);
    expect(sources.script).toContain("https://js.braintreegateway.com");
    expect(sources.frame).toContain("https://assets.braintreegateway.com");
    expect(sources.connect).toContain("https://api.braintreegateway.com");
    expect(JSON.stringify(sources)).not.toContain("sandbox");
    expect(createGateway(braintree).sources.connect).toContain("https://api.sandbox.braintreegateway.com");
  });

  test("a kit of one's own is allowed too, and so is what the operator adds", () => {
    const { context, sources } = createGateway({
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
      expect(createGateway({}).sources.script).not.toContain(turnstile);
      const { sources } = createGateway({ SANDBOX_BOT_CHECK: behaviour });
      expect(sources.script).toContain(turnstile);
      expect(sources.frame).toContain(turnstile);
    },
  );

  test("a fake serves everything itself", () => {
    const url = "http://localhost:4200";
    expect(createGateway({ ...braintree, BRAINTREE_PLACE: url })).toEqual({
      context: { gateway: "braintree", gatewayUrl: `${url}/web/js` },
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
