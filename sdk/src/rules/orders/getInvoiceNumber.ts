import type { Order, Refund } from "../../types.ts";

/** The number of an order's invoice. An order placed before invoices had their own series has its own number there. */
export const getInvoiceNumber = ({
  invoiceNumber,
  number,
}: Pick<Order, "invoiceNumber" | "number">): string => invoiceNumber ?? number;

/** The day of an order's invoice, `YYYY-MM-DD`. */
export const getInvoiceDay = ({ invoiceDay, created_at }: Pick<Order, "invoiceDay" | "created_at">): string =>
  invoiceDay ?? created_at.slice(0, 10);

/** The day of a refund's credit note, `YYYY-MM-DD`. */
export const getCreditNoteDay = ({
  creditNoteDay,
  created_at,
}: Pick<Refund, "creditNoteDay" | "created_at">): string => creditNoteDay ?? created_at.slice(0, 10);
