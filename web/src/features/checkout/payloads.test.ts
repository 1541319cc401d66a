import type { Address, Invoice } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { checkoutBody, type PayableCart } from "./payloads.ts";

const cart: PayableCart = {
  lines: [],
  type: "physical",
  promotion: null,
  giftCard: null,
  credits: null,
  currency: "USD",
  rate: null,
};
const shipping = { firstname: "Ada", country: "US" } as Address;
const billing = { firstname: "Grace", country: "CA" } as Address;

describe("checkoutBody", () => {
  it("C-623 sends the buyer's email and addresses, and no IP address: the server knows the connection's", () => {
    const { user } = checkoutBody(cart, {
      email: "ada@example.com",
      billing,
      shipping,
      invoice: { total: 9 } as Invoice,
      attribution: { source: null, campaign: null, medium: null },
      analytics: { hostname: "shop.example" },
      payment: { service: "braintree" },
    });
    expect(user).toEqual({ email: "ada@example.com", address: { billing, shipping }, ip: null });
  });
});
