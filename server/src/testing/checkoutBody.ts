import { randomUUID } from "node:crypto";
import type { Checkout, SelectedShipping } from "@velours/sdk/types";
import { ids } from "./shopData.ts";

export const address = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "US",
};

export const freeShipping: SelectedShipping = {
  service: "usps",
  type: "standard",
  identifier: "us-standard-free",
  amount: 0,
};

/** A nonce as the sandbox gateway's fields make it. */
export const createNonce = (scenario: string): string => `sandbox-card-${scenario}-${randomUUID()}`;

interface Change {
  email?: string;
  nonce?: string;
  total?: number;
  cart?: Partial<Checkout["cart"]>;
  user?: Partial<Checkout["user"]>;
  payment?: Partial<Checkout["payment"]>;
}

/** Two violet Halos to Austin: 96 and 8.25 percent tax, shipped free. Every part can be replaced. */
export function checkoutBody(more: Change = {}): Checkout {
  return {
    user: {
      email: more.email ?? "ada@example.com",
      address: { shipping: address, billing: address },
      ...more.user,
    },
    cart: {
      products: [{ variant: { id: ids.halo.violet }, quantity: 2, price: 96 }],
      promotion: null,
      giftCard: null,
      credits: null,
      shipping: freeShipping,
      type: "physical",
      invoice: { total: more.total ?? 103.92, currency: "USD" },
      ...more.cart,
    },
    payment: {
      paymentMethod: "credit-card",
      service: "braintree",
      gateway: "braintree",
      nonce: more.nonce ?? createNonce("ok"),
      deviceData: "{}",
      vaulted: false,
      kountId: "0123456789abcdef0123456789abcdef",
      cardDetails: { lastFour: "1111", bin: "411111" },
      ...more.payment,
    },
  };
}

/** An e-book for 20 dollars, which goes to no address. */
export const ebookBody = ({ total = 20, cart, ...more }: Change = {}): Checkout =>
  checkoutBody({
    total,
    user: { address: {} },
    cart: { products: [{ variant: { id: ids.ebook.variant } }], type: "digital", shipping: null, ...cart },
    ...more,
  });

/** An e-book that the promotion BOOKFREE of a test makes free. */
export const freeCheckoutBody = (email: string, total = 0): Checkout =>
  ebookBody({
    email,
    total,
    cart: { promotion: { name: "BOOKFREE" } },
    payment: { service: "internal", paymentMethod: "free", nonce: null },
  });

/** An e-book that the cash back of a member pays alone. */
export const ebookByCashBack = (uuid: string): Checkout =>
  ebookBody({
    total: 0,
    cart: { credits: { uuid }, invoice: { total: 0, currency: "USD", discounts: { credits: 20 } } },
    payment: { service: "internal", paymentMethod: "credits", nonce: null },
  });
