import type { Order } from "../../types.ts";

/** The number of an order's invoice. An order placed before invoices had their own series has its own number there. */
export const getInvoiceNumber = ({
  invoiceNumber,
  number,
}: Pick<Order, "invoiceNumber" | "number">): string => invoiceNumber ?? number;
