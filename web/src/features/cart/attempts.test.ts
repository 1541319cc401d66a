import { describe, expect, it, vi } from "vitest";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import { createAttemptStore } from "./attempts.ts";

const sent = { fingerprint: "a", asMember: false };

function shop() {
  const storage = memoryStorage();
  let count = 0;
  const clock = { now: 1_000 };
  const open = () =>
    createAttemptStore({
      name: "boutique_checkout_attempt",
      storage,
      now: () => clock.now,
      newKey: () => {
        count += 1;
        return `key-${count}`;
      },
    });
  return { storage, clock, open };
}

describe("createAttemptStore", () => {
  it("gives the attempt back after a reload", () => {
    const { open } = shop();
    const attempt = open().begin(sent);
    expect(attempt).toEqual({ ...sent, key: "key-1", sentAt: 1_000, told: false });
    expect(open().pending()).toEqual(attempt);
  });

  it("keeps the key while there is no answer, also for another purchase and in another tab", () => {
    const { clock, open } = shop();
    const [first, second] = [open(), open()];
    first.begin(sent);
    first.tell("key-1");
    clock.now = 2_000;
    expect(second.begin({ ...sent, fingerprint: "b" })).toEqual({
      key: "key-1",
      fingerprint: "b",
      asMember: false,
      sentAt: 2_000,
      told: false,
    });
    expect(first.pending()?.fingerprint).toBe("b");
  });

  it("has nothing pending once an answer came, in any tab, and gives the next attempt a new key", () => {
    const { open } = shop();
    const [first, second] = [open(), open()];
    first.begin(sent);
    second.settle("key-1");
    expect(first.pending()).toBeNull();
    expect(first.begin(sent).key).toBe("key-2");
  });

  it("leaves another attempt alone that is settled or told by an older key", () => {
    const { open } = shop();
    const store = open();
    const attempt = store.begin(sent);
    store.settle("key-0");
    store.tell("key-0");
    expect(store.pending()).toEqual(attempt);
  });

  it("keeps one that another tab settled, with the time it was sent last", () => {
    const { clock, open } = shop();
    const store = open();
    const attempt = store.begin(sent);
    open().settle(attempt.key);
    clock.now = 3_000;
    store.keep(attempt);
    expect(store.pending()).toEqual({ ...attempt, sentAt: 3_000 });
  });

  it("forgets an attempt after a week", () => {
    const { storage, clock, open } = shop();
    open().begin(sent);
    clock.now += 7 * 86_400_000;
    expect(open().pending()).not.toBeNull();
    clock.now += 1;
    expect(open().pending()).toBeNull();
    expect(storage.getItem("boutique_checkout_attempt")).toBeNull();
  });

  it("lives on in the page when the storage refuses", () => {
    vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { ...memoryStorage(), setItem: refuse });
    const store = createAttemptStore({ name: "a", storage: browserStorage("localStorage") });
    const attempt = store.begin(sent);
    expect(store.pending()).toEqual(attempt);
    vi.unstubAllGlobals();
  });

  it("starts anew from what is not an attempt", () => {
    const { storage, open } = shop();
    for (const text of ['{"key":1', "null", '{"key":"k"}', "7"]) {
      storage.setItem("boutique_checkout_attempt", text);
      expect(open().pending()).toBeNull();
    }
  });
});
