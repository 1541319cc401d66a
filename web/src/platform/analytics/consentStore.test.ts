// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setCookie } from "../browser/setCookie.ts";
import { allowsAnalytics } from "./consent.ts";
import { consentStore } from "./consentStore.ts";
import { followConsent } from "./followConsent.ts";

const write = (value: string) => setCookie("boutique_analytics_consent", value);
const hear = () => dispatchEvent(new StorageEvent("storage", { key: "boutique_consent_changed" }));
let stop = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("takes a cookie of another form for no answer", () => {
  write("yes please");
  stop = followConsent("boutique");
  expect(consentStore.get().granted).toBeUndefined();
  expect(allowsAnalytics("boutique")).toBe(false);
});

it("stores an answer, tells the page once, and closes a question that was opened again", () => {
  const told = vi.fn();
  const { unsubscribe } = consentStore.subscribe(told);
  consentStore.reopen();
  consentStore.answer("boutique", true);
  consentStore.answer("boutique", true);
  expect(consentStore.get()).toEqual({ granted: true, reopened: false });
  expect(told).toHaveBeenCalledTimes(2);
  expect(allowsAnalytics("boutique")).toBe(true);
  unsubscribe();
});

it("follows another tab, also when the cookie comes after its event", () => {
  stop = followConsent("boutique");
  hear();
  write("denied");
  expect(consentStore.get().granted).toBe(true);
  setCookie("_ga", "GA1.1.1.2");
  vi.advanceTimersByTime(500);
  expect(consentStore.get().granted).toBe(false);
  expect(document.cookie).not.toContain("_ga=");
});
