import type { Client } from "@velours/sdk";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { downloadFile } from "../../../platform/browser/downloadFile.ts";
import { formFailure } from "../../../platform/forms/formFailure.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";

interface Props {
  label: string;
  /** The label with what tells it from others of the page. */
  name: string;
  /** Without its ending. */
  fileName: string;
  getFile: (api: Client) => Promise<Blob>;
}

/** Saves a PDF of an order. A link could not: the API wants the shop's own header. */
export function PdfButton({ label, name, fileName, getFile }: Props) {
  const text = useText();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      downloadFile(await getFile(await shop.api()), `${fileName}.pdf`);
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
        aria-label={name}
      >
        {label}
      </Button>
      <span role="alert" className="text-sm text-bad empty:hidden">
        {failure}
      </span>
    </>
  );
}
