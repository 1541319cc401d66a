import type { ImportResult } from "@velours/sdk/types";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../../desk.ts";

/** The rows that an import wrote, part by part. */
export function ImportResultNote({ result: { parts, bad, pictures } }: { result: ImportResult }) {
  const text = useDeskText();
  return (
    <Notice tone="good">
      <p>{text(m.desk_import_done)}</p>
      <ul>
        {parts.map(({ part, created, updated, unchanged }) => (
          <li key={part}>{text(m.desk_import_part, { part, created, updated, unchanged })}</li>
        ))}
        {bad.length > 0 && <li>{text(m.desk_import_left_out, { n: bad.length })}</li>}
        {pictures.missing > 0 && <li>{text(m.desk_import_pictures_missing, { n: pictures.missing })}</li>}
      </ul>
    </Notice>
  );
}
