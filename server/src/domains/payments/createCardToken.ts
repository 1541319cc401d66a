import type { Handler } from "../../platform/contract.ts";
import { toCustomer } from "./toCustomer.ts";

/**
 * Authorises the card gateway's hosted fields for a currency, and lists the saved cards of the signed-in member. The
 * session identifies the member; an id in the query proves nothing.
 */
export const createCardToken: Handler<"createCardToken"> = async ({ query }, context) => {
  const customer = toCustomer(context);
  const [{ token, vaulted }, creditCards] = await Promise.all([
    context.payments.createToken(query.currency, customer),
    customer === null ? [] : context.payments.listCards(customer),
  ]);
  return { status: 200, body: { token, vaulted, creditCards } };
};
