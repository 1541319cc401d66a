import type { Order } from "../../types.ts";

/** Where an order's emails and parcels go. */
export interface OrderContact {
  email: string;
  shipping: Order["address"]["shipping"];
}

/** The contact of an order, as a change of it is known by. */
export const orderContact = ({ user, address }: Pick<Order, "user" | "address">): OrderContact => ({
  email: user.email,
  shipping: address.shipping,
});
