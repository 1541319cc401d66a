import { downloadFile } from "../../../platform/browser/downloadFile.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { useChange } from "../../useChange.ts";

/** Everything that an import can write, as a file that it takes. */
export function ExportShop() {
  const { api } = useDesk();
  const text = useDeskText();
  const { run, busy, failure } = useChange((_: undefined) => api.exportShop(), {
    done: (file) => downloadFile(file, "shop.json"),
  });
  return (
    <section aria-labelledby="export">
      <h2 id="export" className="text-xl font-semibold">
        {text(m.desk_export)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_export_note)}</p>
      {failure && (
        <div className="mt-4">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <Button variant="outline" className="mt-4" busy={busy} onClick={() => run(undefined)}>
        {text(m.desk_export_shop)}
      </Button>
    </section>
  );
}
