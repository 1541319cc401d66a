import { Readable } from "node:stream";
import { toPersonNumber } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { findPersonByNumber } from "../privacy/store/findPerson.ts";
import { writePersonalRows } from "../privacy/store/writePersonalRows.ts";
import { commitOnce } from "./commitOnce.ts";
import { streamFile } from "./exports/streamFile.ts";

/** Everything that the shop keeps about a customer, as a file. */
export const exportCustomer: Handler<"exportCustomer"> = async ({ params: { id }, headers }, context) => {
  const { db } = context.store;
  const person = await findPersonByNumber(db, toPersonNumber(id));
  if (person === undefined) return refuse("resourceDoesNotExist");
  // The key keeps the entry in the log single; the document itself is stored with no answer, and read anew.
  const logged = await commitOnce<object, null, never>(
    context,
    {
      operation: "exportCustomer",
      key: headers["idempotency-key"],
      input: { id },
      entry: `exportCustomer ${id}`,
    },
    async () => null,
    async () => ({}),
  );
  if (logged.status !== 200) return logged;
  return streamFile(`customer-${id}.json`, Readable.from([await writePersonalRows(db, person)]));
};
