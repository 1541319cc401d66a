import { randomUUID } from "node:crypto";
import type { Checkout } from "@velours/sdk/types";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { getVariantId } from "./fill.ts";

/** Buyers spread over so many products: a queue for one row would measure that row. */
const spread = 500;

/** Two of the nth product for a buyer of their own, as checkoutBody's two Halos cost. */
export const createPurchase = (nth: number): Checkout =>
  checkoutBody({
    email: `buyer-${randomUUID()}@example.com`,
    cart: { products: [{ variant: { id: getVariantId(nth % spread) }, quantity: 2, price: 96 }] },
  });

/** Body of the browser's request before it pays. */
export const createCart = (nth: number): object => {
  const { user, cart } = createPurchase(nth);
  return { user: { address: user.address }, cart };
};
