import { toPersonNumber } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { findPersonByNumber } from "../privacy/store/findPerson.ts";
import { isCustomerOf } from "../privacy/store/isCustomerOf.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { presentCustomer } from "./presentCustomer.ts";

/** A customer, with all that belongs to the sites that the caller works for. */
export const getCustomer: Handler<"getCustomer"> = async ({ params: { id } }, context) => {
  const { db } = context.store;
  const sites = context.merchant?.sites ?? null;
  const person = await findPersonByNumber(db, toPersonNumber(id));
  if (person === undefined || (sites !== null && !(await isCustomerOf(db, person, sites))))
    return refuse("resourceDoesNotExist");
  await appendKeyEntry(db, context, `getCustomer ${id}`);
  return { status: 200, body: await presentCustomer(db, person, sites) };
};
