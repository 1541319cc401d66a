import type { Order } from "@velours/sdk/types";

/** First and last name of the bill, or the email when it has none. */
export function buyerName({ address, user }: Pick<Order, "address" | "user">): string {
  const name = [address.billing?.firstname, address.billing?.lastname].filter(Boolean).join(" ");
  return name || user.email;
}
