import type { Order, Site } from "../../types.ts";

/** The settings of a site by which an invoice names its seller. */
export type PrintedSeller = Pick<Site, "name" | "supportEmail" | "seller">;

/** The part of an order by which an invoice names its buyer. */
export interface PrintedBuyer {
  email: string;
  address: Order["address"];
}

/** Seller and buyer of an invoice or a credit note, as they were on its day; null where that is not stored. */
export interface PrintedParties {
  seller: Partial<PrintedSeller> | null;
  buyer: PrintedBuyer | null;
}

/** An order and its site with the seller and the buyer that a document was issued with. */
export const withParties = (
  { order, site }: { order: Order; site: Site },
  { seller, buyer }: PrintedParties,
): { order: Order; site: Site } => ({
  order: buyer ? { ...order, user: { ...order.user, email: buyer.email }, address: buyer.address } : order,
  // A site that named no seller then names none, whatever it does by now.
  site: seller ? { ...site, ...seller } : site,
});
