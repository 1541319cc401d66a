import { beforeEach, expect, it, vi } from "vitest";
import { refetchSpent } from "./refetchSpent.ts";

const fetched = vi.hoisted((): string[] => []);
vi.mock("../../../platform/session/loadCredits.ts", () => ({
  loadCredits: async () => {
    fetched.push("cash back");
    throw new TypeError("Failed to fetch");
  },
}));
vi.mock("../../cart/loadCartActions.ts", () => ({
  loadCartActions: async () => ({ refreshGiftCard: async () => fetched.push("gift card") }),
}));

beforeEach(() => {
  fetched.length = 0;
});

it.each([
  ["noCreditsAvailable", ["cash back"]],
  ["giftCardExpended", ["gift card"]],
  ["giftCardUnrecognizable", ["gift card"]],
  ["invoiceDoesNotMatch", ["cash back", "gift card"]],
  ["paymentDeclined", []],
  [undefined, []],
])("fetches after %s: %j", async (reference, expected) => {
  await refetchSpent({ options: {} } as never, reference, "USD");
  expect(fetched).toEqual(expected);
});
