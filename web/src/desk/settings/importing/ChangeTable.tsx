import type { ImportChange, ImportInput } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";
import { FieldChanges } from "../../FieldChanges.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import { partText } from "./partText.ts";

const FIRST = 20;

/** Characters of a file that is sent once more to look at its rows. */
const LONGEST_SHOWN = 1_000_000;
/** Parts of a file that have a page of the shop. */
const shownParts = ["products", "promotions", "sites", "pages", "collections"];

interface Props {
  file: ImportInput;
  changes: readonly ImportChange[];
  total: number;
}

/** Rows that an import would write, their fields before and after, and each as shoppers would see it. */
export function ChangeTable({ file, changes, total }: Props) {
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
          <ChangeRow key={`${change.part} ${change.key}`} file={file} change={change} />
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

function ChangeRow({
  file,
  change: { part, key, name, change, fields },
}: {
  file: ImportInput;
  change: ImportChange;
}) {
  const text = useDeskText();
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0 tablet:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold break-words">{name || key}</span>
        <span className="text-sm text-ink-soft">{partText(part, text)}</span>
        <Badge tone={change === "new" ? "good" : "brand"}>
          {text(change === "new" ? m.desk_new : m.desk_import_changed)}
        </Badge>
      </p>
      {shownParts.includes(part) && file.text.length <= LONGEST_SHOWN && (
        <div className="mt-2">
          <PreviewButton change={{ part: "imports", row: { file, part, key } }} about={name || key} />
        </div>
      )}
      <FieldChanges fields={fields} />
    </li>
  );
}
