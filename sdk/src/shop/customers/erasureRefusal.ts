import { type ErrorResponse, refuse } from "../refuse.ts";

interface Erased {
  email: string;
  isStaff: boolean;
}

const text = "This is not the customer's address";

/**
 * Why a customer is not erased whose address is sent as `typed`; or null. Not staff: who may not change the shop's staff could
 * otherwise remove its owner.
 */
export function erasureRefusal(
  typed: string,
  { email, isStaff }: Erased,
): ErrorResponse<"validationError" | "staffExists"> | null {
  if (typed.trim().toLowerCase() !== email)
    return refuse("validationError", { email: text }, { values: { text } });
  return isStaff ? refuse("staffExists", null, { of: "erasure" }) : null;
}

/** The refusal to erase a customer with orders that are still under way, by their numbers; or null. */
export const openOrdersRefusal = (orders: readonly string[]): ErrorResponse<"openOrders"> | null =>
  orders.length > 0 ? refuse("openOrders", { orders: [...orders] }) : null;
