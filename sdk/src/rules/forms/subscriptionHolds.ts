import { cardExpiry } from "../subscriptions/cardExpiry.ts";
import { needsBilling } from "../subscriptions/needsBilling.ts";
import { fieldsOf } from "./fieldsOf.ts";

/** When a subscription needs the billing address, and whether its card still holds. */
export function subscriptionHolds(value: unknown, now: number): Record<string, string> {
  const { action, cart, user, payment } = fieldsOf(value);
  const wrong: Record<string, string> = {};
  if (needsBilling(action, fieldsOf(fieldsOf(cart).invoice).total)) {
    const { address } = fieldsOf(user);
    if (address === undefined || address === null) wrong["user.address"] = "required";
    else if ((fieldsOf(address).billing ?? null) === null) wrong["user.address.billing"] = "required";
  }
  const { month, year } = fieldsOf(fieldsOf(payment).expiry);
  const expiry = cardExpiry({ month, year }, now);
  if (expiry) wrong["payment.expiry"] = expiry;
  return wrong;
}
