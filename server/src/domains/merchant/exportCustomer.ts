import { Readable } from "node:stream";
import { type Handler, refuse } from "../../platform/contract.ts";
import { findPersonByNumber } from "../privacy/store/findPerson.ts";
import { readPersonalRows } from "../privacy/store/readPersonalRows.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { requireAllSites } from "./requireAllSites.ts";
import { toPersonNumber } from "./toPersonNumber.ts";

/** Everything that the shop keeps about a customer, as a file. */
export const exportCustomer: Handler<"exportCustomer"> = async ({ params: { id } }, context) => {
  const refused = requireAllSites(context, "customers:write");
  if (refused !== null) return refused;
  const { db } = context.store;
  const person = await findPersonByNumber(db, toPersonNumber(id));
  if (person === undefined) return refuse("resourceDoesNotExist");
  await appendKeyEntry(db, context, `exportCustomer ${id}`);
  return {
    status: 200,
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="customer-${id}.json"`,
    },
    body: Readable.from([JSON.stringify(await readPersonalRows(db, person), undefined, 2)]),
  };
};
