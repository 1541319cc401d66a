import { toCustomerName } from "@velours/sdk/shop";
import type { CustomerRow } from "@velours/sdk/types";
import type { ListedCustomer } from "../privacy/store/listCustomers.ts";

/** A customer as lists have them. */
export const presentCustomerRow = (row: ListedCustomer): CustomerRow => ({
  id: row.member === 0 ? (row.newest ?? "") : String(row.member),
  isMember: row.member !== 0,
  email: row.email,
  name: toCustomerName(row, row.addresses, row.order_addresses),
  orders: row.orders,
  lastOrderAt: row.last_order_at,
});
