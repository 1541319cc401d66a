import type { ImportChange } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";
import { FieldChanges } from "../../FieldChanges.tsx";

const FIRST = 20;

/** Rows that an import would write, and their fields before and after. */
export function ChangeTable({ changes, total }: { changes: readonly ImportChange[]; total: number }) {
  const text = useDeskText();
  const [shown, setShown] = useState(FIRST);
  return (
    <section aria-labelledby="changes" className="rounded-lg border border-line bg-white">
      <h3 id="changes" className="flex items-baseline gap-3 px-4 pt-4 text-lg font-semibold tablet:px-6">
        {text(m.desk_import_changes)}
        <span className="text-base font-normal text-ink-soft tabular-nums">{total}</span>
      </h3>
      <ul>
        {changes.slice(0, shown).map((change) => (
          <ChangeRow key={`${change.part} ${change.key}`} change={change} />
        ))}
      </ul>
      {shown < changes.length && (
        <div className="border-t border-line p-4">
          <Button variant="outline" size="small" onClick={() => setShown(changes.length)}>
            {text(m.desk_show_all, { n: changes.length })}
          </Button>
        </div>
      )}
      {total > changes.length && (
        <p className="border-t border-line p-4 text-sm text-ink-soft">
          {text(m.desk_import_more, { n: total - changes.length })}
        </p>
      )}
    </section>
  );
}

function ChangeRow({ change: { part, key, name, change, fields } }: { change: ImportChange }) {
  const text = useDeskText();
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0 tablet:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold break-words">{name || key}</span>
        <span className="text-sm text-ink-soft">{part}</span>
        <Badge tone={change === "new" ? "good" : "brand"}>
          {text(change === "new" ? m.desk_import_new : m.desk_import_changed)}
        </Badge>
      </p>
      <FieldChanges fields={fields} />
    </li>
  );
}
