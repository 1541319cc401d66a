import type { ImportInput, ImportPreview } from "@velours/sdk/types";
import { m, useDeskText } from "../../desk.ts";
import { ChangeTable } from "./ChangeTable.tsx";
import { PreviewList } from "./PreviewList.tsx";

/** A preview: what deserves a look first, then every row. */
export function ImportPlan({ file, preview }: { file: ImportInput; preview: ImportPreview }) {
  const text = useDeskText();
  const { plan, rows, bad, moved, leaving, soldOut, unlisted, changes, changesTotal } = preview;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p>
        {text(m.desk_import_rows, { read: rows.read, good: rows.good, bad: rows.bad, blank: rows.blank })}
      </p>
      <PreviewList
        title={text(m.desk_import_bad)}
        sentences={bad.map(({ line, name, reason }) => {
          const row = [line > 0 && text(m.desk_line, { n: line }), name].filter(Boolean).join(" · ");
          return row === "" ? reason : text(m.desk_import_bad_row, { row, reason });
        })}
      />
      <PreviewList title={text(m.desk_import_moved)} sentences={moved} />
      <PreviewList title={text(m.desk_import_leaving)} sentences={leaving} />
      <PreviewList title={text(m.desk_import_sold_out)} sentences={soldOut} />
      <PreviewList title={text(m.desk_import_unlisted)} sentences={unlisted} />
      {changesTotal > 0 && <ChangeTable file={file} changes={changes} total={changesTotal} />}
      {changesTotal === 0 && plan !== null && (
        <p className="rounded-lg bg-white p-6">{text(m.desk_import_nothing)}</p>
      )}
    </div>
  );
}
