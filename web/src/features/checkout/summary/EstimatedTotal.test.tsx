import type { Invoice } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createCartLine, createProduct } from "../../cart/testing/createProduct.ts";
import { emptyAddress } from "../address/AddressForm.ts";
import { EstimatedTotal } from "./EstimatedTotal.tsx";

const answer = vi.hoisted(() => ({
  current: {} as { data?: Partial<Invoice>; error: Error | null; isFetching: boolean },
}));
const checkout = vi.hoisted(() => ({ current: {} }));
vi.mock("../../../platform/queries/useQuery.ts", () => ({ useQuery: () => answer.current }));
vi.mock("../queries.ts", () => ({ invoiceQuery: () => ({}) }));
vi.mock("../CheckoutContext.ts", () => ({ useCheckout: () => checkout.current }));
vi.mock("../../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: "en", country: "US", locale: "en-US" }),
}));

const line = createCartLine(createProduct(1, 48));
const cart = {
  lines: [line],
  currency: "USD",
  promotion: null,
  giftCard: null,
  credits: null,
  type: "physical",
  priced: true,
};

function show(rate = { amount: 7, type: "standard", service: "x", identifier: "y" }): string {
  checkout.current = {
    cart,
    draft: { values: { shipping: emptyAddress("US"), saved: { email: null } } },
    invoice: { payable: { ...cart, rate } },
    shipping: { quoted: true, loading: false },
  };
  return renderToStaticMarkup(<EstimatedTotal>comes next</EstimatedTotal>).replace(/<[^>]+>/g, " ");
}

it("shows the shop's total with shipping and taxes", () => {
  answer.current = { data: { total: 58.78, currency: "USD" }, error: null, isFetching: false };
  expect(show()).toMatch(/With shipping and taxes\s+\$58\.78/);
});

it("counts taxes as zero when the shop cannot say them, and does not name them (S-769)", () => {
  answer.current = { error: new Error("503"), isFetching: false };
  expect(show()).toMatch(/With shipping\s+\$55\.00/);
  answer.current = { data: { total: 58.78, currency: "USD" }, error: new Error("503"), isFetching: false };
  expect(show()).toMatch(/With shipping\s+\$55\.00/);
});

it("says that shipping and taxes come next while the shop is asked", () => {
  answer.current = { error: null, isFetching: true };
  expect(show()).toBe("comes next");
});
