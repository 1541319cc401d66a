// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { storeAnalyticsConsent } from "./consent.ts";
import { recordEvent } from "./recordEvent.ts";

const page = globalThis as { dataLayer?: IArguments[] };

beforeEach(() => {
  delete page.dataLayer;
  storeAnalyticsConsent("boutique", false);
});

it("records nothing before the shopper answered, nor after they refused", () => {
  recordEvent("closet", "page_view", {});
  recordEvent("boutique", "page_view", {});
  expect(page.dataLayer).toBeUndefined();
});

it("pushes an arguments object, the only form the tag reads, from the consent on", () => {
  storeAnalyticsConsent("boutique", true);
  recordEvent("boutique", "ab_impression", { test: "hero", variant: "b" });
  const [event] = page.dataLayer!;
  expect(Object.prototype.toString.call(event)).toBe("[object Arguments]");
  expect([...event!]).toEqual(["event", "ab_impression", { test: "hero", variant: "b" }]);
  storeAnalyticsConsent("boutique", false);
  recordEvent("boutique", "page_view", {});
  expect(page.dataLayer).toHaveLength(1);
});
