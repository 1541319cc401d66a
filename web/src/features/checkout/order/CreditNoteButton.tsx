import { orThrow } from "@velours/sdk";
import type { Refund } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { PdfButton } from "./PdfButton.tsx";

/** Saves the credit note of a refund as PDF. */
export function CreditNoteButton({ orderId: id, refund }: { orderId: string; refund: Refund }) {
  const text = useText();
  const { id: refundId, creditNote: number } = refund;
  if (number === null) return null;
  const path = { id, refund: refundId };
  return (
    <PdfButton
      label={text(m.credit_note_pdf)}
      name={text(m.credit_note_of, { number })}
      fileName={number}
      getFile={async (api) => orThrow(await api.getCreditNotePdf({ params: { path } }))}
    />
  );
}
