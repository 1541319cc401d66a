import type { Order, Site } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { type InvoiceOf, readParties } from "./store/invoices.ts";

interface Parties {
  order: Order;
  site: Site;
}

/** An order and its site with the buyer and the seller that an invoice or a credit note was issued with. */
export async function asPrinted(db: Db, { order, site }: Parties, of: InvoiceOf): Promise<Parties> {
  const { seller, buyer } = (await readParties(db, order.id, of)) ?? {};
  return {
    order: buyer ? { ...order, user: { ...order.user, email: buyer.email }, address: buyer.address } : order,
    // A site that named no seller then names none, whatever it does by now.
    site: seller ? { ...site, ...seller } : site,
  };
}
