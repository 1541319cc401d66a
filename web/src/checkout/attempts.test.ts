import type { Checkout } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { createAttemptStore } from "./attempts.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";

const body = (nonce: string) => ({ payment: { service: "braintree", nonce } }) as Checkout;

function shop() {
  const storage = memoryStorage();
  let count = 0;
  const open = () =>
    createAttemptStore({
      name: "boutique_checkout_attempt",
      storage,
      newKey: () => {
        count += 1;
        return `key-${count}`;
      },
    });
  return { storage, open };
}

describe("createAttemptStore", () => {
  it("gives the same key and body back after a reload", () => {
    const { open } = shop();
    const sent = open().begin("v1", body("nonce-1"));
    expect(open().pending("v1")).toEqual(sent);
  });

  it("gives a new nonce a new key", () => {
    const { open } = shop();
    const store = open();
    store.begin("v1", body("nonce-1"));
    store.settle();
    expect(store.begin("v1", body("nonce-2")).key).toBe("key-2");
  });

  it("has nothing pending once an answer came, also after a reload", () => {
    const { open } = shop();
    const store = open();
    store.begin("v1", body("nonce-1"));
    store.settle();
    expect(store.pending("v1")).toBeNull();
    expect(open().pending("v1")).toBeNull();
  });

  it("forgets an attempt for another cart", () => {
    const { open } = shop();
    open().begin("v1", body("nonce-1"));
    expect(open().pending("v2")).toBeNull();
    expect(open().pending("v1")).toBeNull();
  });

  it("lives on in the page when the storage refuses", () => {
    vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    const storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const store = createAttemptStore({ name: "a", storage });
    const sent = store.begin("v1", body("nonce-1"));
    expect(store.pending("v1")).toEqual(sent);
  });

  it("starts anew from what is not an attempt", () => {
    const { storage, open } = shop();
    storage.setItem("boutique_checkout_attempt", '{"key":1');
    expect(open().pending("v1")).toBeNull();
  });
});
