import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../platform/browser/testing/memoryStorage.ts";
import { forgetMemberData } from "../../../platform/session/forgetMemberData.ts";
import { cartAttempts, createAttemptStore } from "../../cart/attempts.ts";
import { FakeBrowser, FakeShop, type Fault } from "./testing/FakeShop.ts";

const METHODS = [
  "credit-card",
  "saved-credit-card",
  "paypal",
  "paypal-pay-later",
  "klarna",
  "venmo",
  "apple-pay",
  "google-pay",
  "apple-pay-express",
  "google-pay-express",
  "free",
] as const;

/** Faults after which the shop has the order, and those after which it has none. */
const PLACED: readonly Fault[] = [
  "answer lost",
  "foreign 500",
  "200 without an order",
  "shop unavailable after the order",
  "own 500 after the order",
  "repetition refused",
  "under way",
];
const NOT_PLACED: readonly Fault[] = ["request lost", "late request"];
const EVENTS = ["nothing", "reload", "other tab", "changed address", "other method", "next day"] as const;

/** Presses Pay, loses the answer, lets the event happen, loads a page, and presses again. */
async function buyTwice(fault: Fault, method: (typeof METHODS)[number], event: (typeof EVENTS)[number]) {
  const shop = new FakeShop();
  const browser = new FakeBrowser(shop);
  const first = await browser.load();
  shop.fault = fault;
  shop.isSilent = true;
  const lost = await first.press(method);
  shop.isSilent = false;
  browser.clock.now += event === "next day" ? 86_400_001 : 20_000;
  if (fault === "under way") shop.catchUp();
  const isSamePage = event === "nothing" || event === "changed address" || event === "other method";
  const page = isSamePage ? first : await browser.load();
  if (isSamePage) await page.tick();
  const afterEvent = { sent: shop.sent.length, orders: shop.orders.length, ...page.own };
  const again = page.own.shows
    ? null
    : await page.press(
        event === "other method" ? "venmo" : method,
        event === "changed address" ? { address: "7 Elm St" } : {},
      );
  shop.catchUp();
  return { shop, browser, lost, afterEvent, again };
}

describe.each(EVENTS)("a purchase whose answer is missing, by any method, then %s", (event) => {
  it.each(PLACED)("%s: its order is shown by a question, and nothing is sent again", async (fault) => {
    for (const method of METHODS) {
      const { shop, lost, afterEvent, again } = await buyTwice(fault, method, event);
      expect(lost).toEqual({ kind: "unknown", state: "unanswered" });
      expect(afterEvent).toMatchObject({ sent: 1, orders: 1, shows: "order-1" });
      expect([again, shop.sent.length, shop.orders.length]).toEqual([null, 1, 1]);
    }
  });

  it.each(NOT_PLACED)("%s: nothing is sent but by a press, which buys once", async (fault) => {
    for (const method of METHODS) {
      const { shop, lost, afterEvent, again } = await buyTwice(fault, method, event);
      expect(lost).toEqual({ kind: "unknown", state: "unanswered" });
      expect(afterEvent).toEqual({ sent: 1, orders: 0, says: "notPlaced", shows: null });
      expect(again).toMatchObject({ kind: "paid", order: { id: "order-1" } });
      expect(shop.orders).toHaveLength(1);
      expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(1);
      expect(shop.orders[0]?.body).toEqual(shop.sent[1]?.body);
    }
  });
});

describe("a purchase whose answer is missing", () => {
  it("is shown at once when the shop can be asked", async () => {
    for (const fault of PLACED.filter((each) => each !== "under way")) {
      const shop = new FakeShop();
      const { press, attempts } = await new FakeBrowser(shop).load();
      shop.fault = fault;
      expect(await press("credit-card")).toMatchObject({ kind: "paid", earlier: false });
      expect([shop.sent.length, attempts.pending()]).toEqual([1, null]);
    }
  });

  it("is not repeated by a press while it is under way", async () => {
    const shop = new FakeShop();
    const page = await new FakeBrowser(shop).load();
    shop.fault = "under way";
    expect(await page.press("credit-card")).toEqual({ kind: "unknown", state: "inProgress" });
    expect(await page.press("credit-card", { address: "7 Elm St" })).toEqual({
      kind: "unknown",
      state: "inProgress",
    });
    shop.catchUp();
    expect(await page.press("credit-card", { address: "7 Elm St" })).toMatchObject({
      kind: "paid",
      earlier: true,
    });
    expect(shop.sent).toHaveLength(1);
  });

  it("that arrives between the question and the next request is the one order", async () => {
    const shop = new FakeShop();
    const page = await new FakeBrowser(shop).load();
    shop.fault = "late request";
    await page.press("credit-card");
    const isStale = () => {
      shop.catchUp();
      return false;
    };
    expect(await page.press("credit-card", { address: "7 Elm St" }, { isStale })).toMatchObject({
      kind: "paid",
      earlier: true,
    });
    expect([shop.orders.length, shop.sent.length]).toEqual([1, 2]);
    expect(shop.orders[0]?.body).toEqual(shop.sent[0]?.body);
  });

  it("says nothing certain while it may still arrive, and says once that it was not placed", async () => {
    const shop = new FakeShop();
    const browser = new FakeBrowser(shop);
    const page = await browser.load();
    shop.fault = "request lost";
    await page.press("credit-card");
    browser.clock.now += 2_000;
    await page.tick();
    expect(page.own.says).toBe("unanswered");
    browser.clock.now += 20_000;
    await page.tick();
    expect(page.own.says).toBe("notPlaced");
    expect((await browser.load()).own.says).toBeNull();
  });

  describe("and whose session ends", () => {
    beforeEach(() => {
      vi.stubGlobal("localStorage", memoryStorage());
      vi.stubGlobal("sessionStorage", memoryStorage());
    });
    afterEach(() => vi.unstubAllGlobals());

    it("keeps its key through a sign-out, and nothing of the member", () => {
      const { key } = cartAttempts("boutique").begin({ fingerprint: "a-b", asMember: true });
      forgetMemberData("boutique");
      expect(cartAttempts("boutique").pending()).toMatchObject({ key });
      expect(Object.keys(JSON.parse(localStorage.getItem("boutique_checkout_attempt") ?? "")).sort()).toEqual(
        ["asMember", "fingerprint", "key", "sentAt", "told"],
      );
    });

    it("is not bought again by a guest, and shown to the member who signs in again", async () => {
      const shop = new FakeShop();
      shop.member = 7;
      const browser = new FakeBrowser(shop);
      const page = await browser.load();
      shop.fault = "answer lost";
      shop.isSilent = true;
      await page.press("credit-card");
      shop.isSilent = false;
      shop.member = null;
      const guests = await browser.load();
      expect(guests.own.says).toBe("ofMember");
      expect(await guests.press("credit-card")).toEqual({ kind: "unknown", state: "ofMember" });
      expect([shop.sent.length, shop.orders.length]).toEqual([1, 1]);
      shop.member = 7;
      expect((await browser.load()).own.shows).toBe("order-1");
    });

    it("while it is sent: the order is a guest's, which is said", async () => {
      const shop = new FakeShop();
      const page = await new FakeBrowser(shop).load();
      expect(await page.press("credit-card", {}, { asMember: true })).toMatchObject({
        kind: "paid",
        signedOut: true,
      });
    });
  });

  it("of an older release is asked for by its key", async () => {
    const shop = new FakeShop();
    const browser = new FakeBrowser(shop);
    browser.storage.setItem(
      "attempt",
      JSON.stringify({ key: "key-9", version: "v", body: {}, sentAt: 999_999, earlier: [] }),
    );
    const store = createAttemptStore({
      name: "attempt",
      storage: browser.storage,
      now: () => browser.clock.now,
    });
    expect(store.pending()).toMatchObject({ key: "key-9", told: false });
  });
});
