// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSignal } from "../../platform/browser/followSignal.ts";
import { setCookie } from "../../platform/browser/setCookie.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  setCookie("closet_age_confirmed", "", 0);
  sessionStorage.clear();
});

const fresh = async () => (await import("./ageStore.ts")).ageStore;

it("keeps the confirmed age on the device, and tells the page once", async () => {
  const ageStore = await fresh();
  const told = vi.fn();
  const { unsubscribe } = ageStore.subscribe(told);
  ageStore.confirm("closet", 18);
  ageStore.confirm("closet", 18);
  expect(told).toHaveBeenCalledTimes(1);
  unsubscribe();
  const next = await fresh();
  next.refresh("closet");
  expect(next.get()).toBe("18");
});

it("remembers the answer for the tab where the browser refuses cookies alone", async () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  (await fresh()).confirm("closet", 18);
  vi.resetModules();
  const reloaded = await fresh();
  reloaded.refresh("closet");
  expect(reloaded.get()).toBe("18");
});

it("remembers the answer for the page where the browser refuses cookies and storage", async () => {
  const ageStore = await fresh();
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  ageStore.confirm("closet", 18);
  ageStore.refresh("closet");
  expect(ageStore.get()).toBe("18");
});

it("learns of another tab's answer", async () => {
  const ageStore = await fresh();
  const stop = followSignal("closet", "age", () => ageStore.refresh("closet"));
  expect(ageStore.get()).toBeUndefined();
  setCookie("closet_age_confirmed", "18");
  dispatchEvent(new StorageEvent("storage", { key: "closet_age_changed" }));
  expect(ageStore.get()).toBe("18");
  stop();
});
