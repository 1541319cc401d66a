import { orThrow } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { PdfButton } from "./PdfButton.tsx";

/** Saves an order's invoice as PDF. */
export function InvoiceButton({ order: { id, number } }: { order: Pick<Order, "id" | "number"> }) {
  const text = useText();
  return (
    <PdfButton
      label={text(m.invoice_pdf)}
      name={text(m.invoice_of, { number })}
      fileName={number}
      getFile={async (api) => orThrow(await api.getInvoicePdf({ params: { path: { id } } }))}
    />
  );
}
