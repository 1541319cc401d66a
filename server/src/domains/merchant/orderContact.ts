import type { Order } from "@velours/sdk/types";

/** Where an order's emails and parcels go. */
export const orderContact = ({
  user,
  address,
}: Pick<Order, "user" | "address">): { email: string; shipping: Order["address"]["shipping"] } => ({
  email: user.email,
  shipping: address.shipping,
});
