import type { Context } from "../../platform/context.ts";
import type { Customer } from "./PaymentProvider.ts";

/** The signed-in member as payment services know them; null for a guest. */
export const toCustomer = ({ user }: Pick<Context, "user">): Customer | null =>
  user === undefined ? null : { id: user.id, email: user.email };
