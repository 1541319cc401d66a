import { cardExpiry } from "../subscriptions/cardExpiry.ts";
import { needsBilling } from "../subscriptions/needsBilling.ts";
import { toRecord } from "./toRecord.ts";

/** When a subscription needs the billing address, and whether its card still holds. */
export function subscriptionHolds(value: unknown, now: number): Record<string, string> {
  const { action, cart, user, payment } = toRecord(value);
  const wrong: Record<string, string> = {};
  if (needsBilling(action, toRecord(toRecord(cart).invoice).total)) {
    const { address } = toRecord(user);
    if (address === undefined || address === null) wrong["user.address"] = "required";
    else if ((toRecord(address).billing ?? null) === null) wrong["user.address.billing"] = "required";
  }
  const { month, year } = toRecord(toRecord(payment).expiry);
  const expiry = cardExpiry({ month, year }, now);
  if (expiry) wrong["payment.expiry"] = expiry;
  return wrong;
}
