import type { Checkout } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { browserStorage } from "../../browser/browserStorage.ts";
import { memoryStorage } from "../../browser/testing/memoryStorage.ts";
import { createAttemptStore } from "./attempts.ts";

const body = (nonce: string) => ({ payment: { service: "braintree", nonce } }) as Checkout;

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
  it("keeps an attempt whose stored copy a sign-out in another tab removed", () => {
    const { open, storage } = shop();
    const sent = open().begin("v1", body("nonce-1"));
    storage.removeItem("boutique_checkout_attempt");
    expect(open().pending()).toBeNull();
    open().keep(sent);
    expect(open().begin("v1", body("nonce-2"))).toMatchObject({ key: sent.key, earlier: [sent.body] });
  });

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
      sentAt: 1_000,
      earlier: [body("nonce-2"), body("nonce-1")],
    });
    expect(open().pending()).toEqual(sent);
  });

  it("gives another tab the same key and body, also to a tab that was open before", () => {
    const { open } = shop();
    const [first, second] = [open(), open()];
    const sent = first.begin("v1", body("nonce-1"));
    expect(second.pending()).toEqual(sent);
    expect(second.begin("v2", body("nonce-2"))).toMatchObject({ key: sent.key, earlier: [sent.body] });
  });

  it("has nothing pending in any tab once one of them got the answer", () => {
    const { open } = shop();
    const [first, second] = [open(), open()];
    first.begin("v1", body("nonce-1"));
    second.settle();
    expect(first.pending()).toBeNull();
  });

  it("forgets an attempt after a day, and its body with it", () => {
    const { storage, clock, open } = shop();
    open().begin("v1", body("nonce-1"));
    clock.now += 86_400_000;
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
    const sent = store.begin("v1", body("nonce-1"));
    expect(store.pending()).toEqual(sent);
    vi.unstubAllGlobals();
  });

  it("starts anew from what is not an attempt", () => {
    const { storage, open } = shop();
    storage.setItem("boutique_checkout_attempt", '{"key":1');
    expect(open().pending()).toBeNull();
  });
});
