// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeAnalyticsConsent } from "./consent.ts";
import { sendConversion } from "./sendConversion.ts";

const sent: string[] = [];
const shop = {
  site: "boutique" as const,
  conversionUrl: "https://network.example/pixel?cr={currency}&amount={amount}&ref={ref}",
};
const order = (id: string) =>
  ({
    id,
    invoice: { subtotal: 98.5, currency: "USD" },
    transaction: { transaction_id: `t-${id}` },
  }) as unknown as Parameters<typeof sendConversion>[1];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        sent.push(address);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("tells the affiliate network of an order once, with its subtotal and transaction (C-383)", () => {
  storeAnalyticsConsent("boutique", true);
  sendConversion(shop, order("1"));
  sendConversion(shop, order("1"));
  sendConversion(shop, order("&2"));
  expect(sent).toEqual([
    "https://network.example/pixel?cr=USD&amount=98.50&ref=t-1",
    "https://network.example/pixel?cr=USD&amount=98.50&ref=t-%262",
  ]);
});

it("tells nobody without the shopper's consent", () => {
  storeAnalyticsConsent("boutique", false);
  sendConversion(shop, order("3"));
  expect(sent).toEqual([]);
});

it("tells nobody where the shop has no network", () => {
  storeAnalyticsConsent("boutique", true);
  sendConversion({ ...shop, conversionUrl: undefined }, order("4"));
  expect(sent).toEqual([]);
});
