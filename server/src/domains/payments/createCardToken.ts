import type { Handler } from "../../platform/contract.ts";
import { toCustomer } from "./toCustomer.ts";

/**
 * Authorises the card gateway's hosted fields for a currency, and lists the saved cards of whoever is signed in. The
 * session says who that is: an id in the query is nobody's proof.
 */
export const createCardToken: Handler<"createCardToken"> = async ({ query }, context) => {
  const customer = toCustomer(context);
  const [{ token, vaulted }, creditCards] = await Promise.all([
    context.payments.createToken(query.currency, customer),
    customer === null ? [] : context.payments.listCards(customer),
  ]);
  return { status: 200, body: { token, vaulted, creditCards } };
};
