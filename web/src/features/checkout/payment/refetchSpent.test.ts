import type { User } from "@velours/sdk/types";
import { beforeEach, expect, it } from "vitest";
import { createSessionStore } from "../../../platform/session/store.ts";
import { refetchSpent } from "./refetchSpent.ts";

const fetched: string[] = [];
const session = createSessionStore();
session.set({ user: { id: 7 } as User });
const getCredits = async () => {
  fetched.push("cash back");
  throw new TypeError("Failed to fetch");
};
const refreshGiftCard = async () => fetched.push("gift card");
const context = {
  session,
  shop: { site: "boutique", api: async () => ({ getCredits }) },
  cartActions: { current: { refreshGiftCard } },
};

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
  await refetchSpent({ options: { context } } as never, reference, "USD");
  expect(fetched.sort()).toEqual(expected);
});
