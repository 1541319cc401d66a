import { withParties } from "@velours/sdk/shop";
import type { Db } from "../../platform/store/schema.ts";
import { type InvoiceOf, readParties } from "./store/invoices.ts";

type Printed = Parameters<typeof withParties>[0];

/** An order and its site with the buyer and the seller that an invoice or a credit note was issued with. */
export const asPrinted = async (db: Db, now: Printed, of: InvoiceOf): Promise<Printed> =>
  withParties(now, (await readParties(db, now.order.id, of)) ?? { seller: null, buyer: null });
