import { orThrow, type RequestResult } from "@velours/sdk";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "../platform/browser/downloadFile.ts";
import { Button } from "../platform/ui/Button.tsx";
import { Notice } from "../platform/ui/Notice.tsx";
import { m, useDeskText } from "./desk.ts";
import { useDescribeFailure } from "./frame/useDescribeFailure.ts";

interface Props {
  /** Name of the file when the shop names none. */
  name: string;
  load: () => Promise<RequestResult<Blob>>;
  /** "Download CSV" without one. */
  label?: string;
}

/** Saves a file that the shop makes. */
export function DownloadButton({ name, load, label }: Props) {
  const text = useDeskText();
  const describeFailure = useDescribeFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      const result = await load();
      const file = orThrow(result);
      const named = /filename="([^"]+)"/.exec(result.response.headers.get("content-disposition") ?? "");
      downloadFile(file, named?.[1] ?? name);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="outline" size="small" busy={busy} onClick={() => void save()}>
        <Download aria-hidden="true" size={18} />
        {label ?? text(m.desk_csv)}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
