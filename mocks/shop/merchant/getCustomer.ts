import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findPerson } from "./findPeople.ts";
import { loadCustomer } from "./loadCustomer.ts";

/** A customer, with all that belongs to the sites that the caller works for. */
export const getCustomer: Handler<"getCustomer"> = ({ params }, context) => {
  const person = findPerson(context, params.id);
  return person === undefined
    ? refuse("resourceDoesNotExist")
    : { status: 200, body: loadCustomer(context, person) };
};
