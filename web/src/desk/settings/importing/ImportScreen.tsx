import { m, useDesk, useDeskText } from "../../desk.ts";
import { ExportShop } from "./ExportShop.tsx";
import { ImportFile } from "./ImportFile.tsx";

/** A file's changes before they are made, and the whole shop as a file. */
export function ImportScreen() {
  const { access } = useDesk();
  const text = useDeskText();
  return access?.sites === null ? (
    <div className="mt-6 flex flex-col gap-10">
      <ImportFile />
      <ExportShop />
    </div>
  ) : (
    <p className="mt-6 rounded-lg bg-white p-8 text-ink-soft">{text(m.desk_import_all_sites)}</p>
  );
}
