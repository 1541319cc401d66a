import type { Order } from "@velours/sdk/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { arrivalText } from "./arrivalText.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

const order = {
  created_at: "2026-11-20T10:00:00.000Z",
  products: [],
  shipping: { service: "usps", type: "standard", estimate: { value: [3, 6], unit: "days" } },
};

it.each<[string, boolean, object[]?]>([
  ["paid", true],
  ["shipped", true],
  ["cancelled", false],
  ["refunded", false],
  ["payment-failed", false],
  ["payment-failed", true, [{ lines: [] }]],
])("an order that is %s promises its arrival: %j", (status, isPromised, shipments = []) => {
  const text = arrivalText(
    { ...order, status, shipments } as unknown as Order,
    { locale: "en-US" },
    textIn("en"),
  );
  expect(text !== null).toBe(isPromised);
});
