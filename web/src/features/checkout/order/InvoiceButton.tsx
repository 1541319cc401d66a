import { orThrow } from "@velours/sdk";
import { splitByInvoice } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { PdfButton } from "./PdfButton.tsx";

/** Saves the invoices of an order as PDF: that of the purchase, and that of what an accepted offer added. */
export function InvoiceButton({ order }: { order: Order }) {
  const text = useText();
  const { id, number } = order;
  const [first, ...others] = splitByInvoice(order).map(({ invoiceNumber }) => invoiceNumber);
  // An offer that was accepted right now has no number yet.
  const added = others.filter((invoice) => invoice !== undefined);
  return [first, ...added].map((invoice) => {
    const named = added.length > 0 && invoice ? text(m.invoice_pdf_number, { number: invoice }) : null;
    return (
      <PdfButton
        key={invoice ?? ""}
        label={named ?? text(m.invoice_pdf)}
        name={named ?? text(m.invoice_of, { number })}
        fileName={invoice ?? number}
        getFile={async (api) =>
          orThrow(await api.getInvoicePdf({ params: { path: { id }, ...(named && { query: { invoice } }) } }))
        }
      />
    );
  });
}
