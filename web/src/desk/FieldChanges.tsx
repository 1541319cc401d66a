import type { FieldChange } from "@velours/sdk/types";
import { m, useDeskText } from "./desk.ts";

/** A field that changes, as it is shown. */
export interface ShownChange extends FieldChange {
  /** Its name for people; without one its path is shown. */
  label?: string | undefined;
}

/** Fields before and after. */
export function FieldChanges({ fields }: { fields: readonly ShownChange[] }) {
  const text = useDeskText();
  if (fields.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {fields.map(({ path, label, before, after }) => (
        <div key={path} className="contents">
          <dt className={`text-ink-soft ${label === undefined ? "font-mono break-all" : ""}`}>
            {label ?? path}
          </dt>
          <dd className="mb-2 break-words tablet:mb-0">
            <del className="text-bad">
              <span className="sr-only">{text(m.desk_before)} </span>
              {before ?? "–"}
            </del>
            {" → "}
            <ins className="font-semibold no-underline">
              <span className="sr-only">{text(m.desk_after)} </span>
              {after ?? "–"}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
