import type { ImportResult } from "@velours/sdk/types";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDeskText } from "../../desk.ts";
import { partText } from "./partText.ts";

/** The rows that an import wrote, part by part, and where it can be undone. */
export function ImportResultNote({ result: { parts, bad, pictures } }: { result: ImportResult }) {
  const text = useDeskText();
  return (
    <Notice tone="good">
      <p>{text(m.desk_import_done)}</p>
      <ul>
        {parts.map(({ part, created, updated, unchanged }) => (
          <li key={part}>
            {text(m.desk_import_part, { part: partText(part, text), created, updated, unchanged })}
          </li>
        ))}
        {bad.length > 0 && <li>{text(m.desk_import_left_out, { n: bad.length })}</li>}
        {pictures.missing > 0 && <li>{text(m.desk_import_pictures_missing, { n: pictures.missing })}</li>}
      </ul>
      <p>
        <DeskLink
          to="/desk/settings/log"
          search={{ operation: "applyImport" }}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {text(m.desk_import_in_log)}
        </DeskLink>
      </p>
    </Notice>
  );
}
