import type { CustomerRow } from "../../types.ts";

/** The columns of the customers' file of CSV. */
export const customerColumns = [
  "id",
  "isMember",
  "email",
  "name",
  "orders",
  "lastOrderAt",
] as const satisfies readonly (keyof CustomerRow)[];
