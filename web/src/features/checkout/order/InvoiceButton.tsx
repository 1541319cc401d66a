import { orThrow } from "@velours/sdk";
import { getInvoiceNumber } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { PdfButton } from "./PdfButton.tsx";

/** Saves an order's invoice as PDF. */
export function InvoiceButton({ order }: { order: Pick<Order, "id" | "invoiceNumber" | "number"> }) {
  const text = useText();
  const { id, number } = order;
  return (
    <PdfButton
      label={text(m.invoice_pdf)}
      name={text(m.invoice_of, { number })}
      fileName={getInvoiceNumber(order)}
      getFile={async (api) => orThrow(await api.getInvoicePdf({ params: { path: { id } } }))}
    />
  );
}
