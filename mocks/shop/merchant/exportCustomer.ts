import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findPerson } from "./findPeople.ts";
import { loadCustomer } from "./loadCustomer.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

/** Everything that the session has about a customer, as a file; the server's has a list for each of its tables. */
export const exportCustomer: Handler<"exportCustomer"> = (input, context) => {
  const { id } = input.params;
  return onceForKey(context, "exportCustomer", input, () => {
    const person = findPerson(context, id);
    if (person === undefined) return refuse("resourceDoesNotExist");
    const orders = person.orders.map((placed) => presentMerchantOrder(context.session, placed).order);
    return {
      status: 200,
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="customer-${id}.json"`,
      },
      body: JSON.stringify({ customers: [loadCustomer(context, person)], orders }, undefined, 2),
    };
  });
};
