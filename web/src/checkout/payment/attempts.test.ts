import type { Checkout } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../browser/testing/memoryStorage.ts";
import { createAttemptStore } from "./attempts.ts";

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
    expect(open().pending()).toEqual(sent);
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
    expect(store.pending()).toBeNull();
    expect(open().pending()).toBeNull();
  });

  it("keeps the key and the former bodies while there is no answer, also after a reload", () => {
    const { open } = shop();
    open().begin("v1", body("nonce-1"));
    open().begin("v2", body("nonce-2"));
    const sent = open().begin("v3", body("nonce-3"));
    expect(sent).toEqual({
      key: "key-1",
      version: "v3",
      body: body("nonce-3"),
      earlier: [body("nonce-2"), body("nonce-1")],
    });
    expect(open().pending()).toEqual(sent);
  });

  it("reads an attempt that an older release kept", () => {
    const { storage, open } = shop();
    storage.setItem(
      "boutique_checkout_attempt",
      JSON.stringify({ key: "key-0", version: "v1", body: body("nonce-1") }),
    );
    expect(open().pending()).toMatchObject({ key: "key-0", earlier: [] });
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
    expect(store.pending()).toEqual(sent);
  });

  it("starts anew from what is not an attempt", () => {
    const { storage, open } = shop();
    storage.setItem("boutique_checkout_attempt", '{"key":1');
    expect(open().pending()).toBeNull();
  });
});
