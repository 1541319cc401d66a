import { customerColumns } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findCustomerRows } from "./findPeople.ts";

/** Customers of an address or a name as CSV. */
export const exportFoundCustomers: Handler<"exportFoundCustomers"> = ({ query }, context) =>
  csvResponse("customers", customerColumns, findCustomerRows(context, query.q));
