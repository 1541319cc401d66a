import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shippingOptionsQuery } from "./queries.ts";

const page = globalThis as { __sandbox?: { trace: object[] } };
beforeEach(() => vi.stubGlobal("document", { cookie: "" }));
afterEach(() => {
  delete page.__sandbox;
});

function ask(signal: AbortSignal) {
  const listShippingOptions = async () => {
    throw new TypeError("Failed to fetch");
  };
  const shop = { site: "boutique", gateway: "sandbox", api: async () => ({ listShippingOptions }) };
  const question = { address: { country: "CA" } };
  const { queryFn } = shippingOptionsQuery(shop as never, question as never);
  return (queryFn as (context: object) => Promise<unknown>)({ signal });
}

it("marks a failure of the shipping options on the recording of the visit (S-761, C-739, CA-59)", async () => {
  await expect(ask(new AbortController().signal)).rejects.toThrow("Failed to fetch");
  expect(page.__sandbox?.trace).toEqual([
    { provider: "sessionRecording", call: "track", name: "shipping-options-failed", country: "CA" },
  ]);
});

it("marks nothing when the question was replaced by the next one", async () => {
  await expect(ask(AbortSignal.abort())).rejects.toThrow();
  expect(page.__sandbox).toBeUndefined();
});
