import { orThrow } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { formFailure } from "../../account/formFailure.ts";
import { useShop } from "../../shop/useShop.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";

/** Saves an order's invoice as PDF. A link could not: the API wants the shop's own header. */
export function InvoiceButton({ order: { id, number } }: { order: Pick<Order, "id" | "number"> }) {
  const text = useText();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      const api = await shop.api();
      saveFile(orThrow(await api.getInvoicePdf({ params: { path: { id } } })), `${number}.pdf`);
    } catch (error) {
      setFailure(formFailure(error, { text, language: shop.language, names: {} }).general ?? "");
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="outline"
        className="print:hidden"
        busy={busy}
        onClick={() => void save()}
        aria-label={text(m.invoice_of, { number })}
      >
        {text(m.invoice_pdf)}
      </Button>
      <span role="alert" className="text-sm text-bad empty:hidden">
        {failure}
      </span>
    </>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
