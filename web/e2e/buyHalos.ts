import type { Page } from "@playwright/test";
import type { Order } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";

const address = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "US",
};

/** Violet Halos, two of them by default, bought by a guest with the calls of the checkout. */
export async function buyHalos(
  page: Page,
  buyer: { email?: string; lastname?: string; quantity?: 2 | 4 } = {},
): Promise<Order> {
  const {
    email = `desk-${crypto.randomUUID()}@example.com`,
    lastname = address.lastname,
    quantity = 2,
  } = buyer;
  const home = { ...address, lastname };
  return callApi<Order>(page, "/services/payments/checkout", {
    data: {
      user: { email, address: { shipping: home, billing: home } },
      cart: {
        products: [{ variant: { id: 200001 }, quantity, price: 48 * quantity }],
        promotion: null,
        giftCard: null,
        credits: null,
        shipping: { service: "usps", type: "standard", identifier: "us-standard-free", amount: 0 },
        type: "physical",
        invoice: { total: quantity === 2 ? 103.92 : 207.84, currency: "USD" },
      },
      payment: {
        paymentMethod: "credit-card",
        service: "braintree",
        gateway: "braintree",
        nonce: `sandbox-card-ok-${crypto.randomUUID()}`,
        deviceData: "{}",
        vaulted: false,
        kountId: "0123456789abcdef0123456789abcdef",
        cardDetails: { lastFour: "1111", bin: "411111" },
      },
    },
  });
}
