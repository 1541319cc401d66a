import type { Subscription } from "@velours/sdk/types";
import { ids } from "./shopData.ts";

/** A start with the e-book, 20 a month; every part can be replaced. */
export function subscriptionBody(
  more: {
    action?: Subscription["action"];
    validation?: Subscription["validation"];
    products?: (number | string)[];
    total?: string;
    payment?: Partial<Subscription["payment"]>;
  } = {},
): Subscription {
  const { action = "subscription_start", validation, products = [ids.ebook.product], total = "20.00" } = more;
  return {
    action,
    ...(validation === undefined ? {} : { validation }),
    user: {
      email: "ada@example.com",
      address: { billing: { name: "Ada Moreau", country: "US", zipcode: "78701" } },
    },
    cart: { products: products.map((id) => ({ id })), invoice: { total } },
    payment: {
      id: "tok_ok",
      terms: true,
      service: "basis-theory",
      expiry: { month: "10", year: String(new Date().getUTCFullYear() + 2) },
      ...more.payment,
    },
  };
}
