import type { Handler } from "../Handler.ts";
import { findCustomerRows } from "./findPeople.ts";
import { paginate } from "./paginate.ts";

/** Members and guests by their address or name. */
export const findCustomers: Handler<"findCustomers"> = ({ query }, context) =>
  paginate("customers", findCustomerRows(context, query.q), query, ({ id, isMember }) => {
    const number = Number(id.replace(/\D/g, ""));
    return [isMember ? 0 : 1, -number];
  });
