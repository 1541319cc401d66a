import { excerptTexts } from "@velours/sdk/rules";
import type { AuditChange } from "@velours/sdk/types";
import { diffRows, type FieldChange, shortenValue } from "../../import/plan/diffRows.ts";
import type { RecordedChange } from "./RecordedChange.ts";

const mostChanges = 100;
const mostFields = 200;
const longestText = 300;

/** Changes as they are answered, field by field: the first hundred. */
export const presentChanges = (changes: readonly RecordedChange[]): AuditChange[] =>
  changes.slice(0, mostChanges).map(({ part, key, name, product, before, after }) => ({
    part,
    key,
    name: name.slice(0, 1000),
    product,
    fields: diffRows(before ?? {}, after ?? {})
      .slice(0, mostFields)
      .map(excerptField)
      .map((field) => ({
        path: field.path.slice(0, 1000),
        before: shortenValue(field.before ?? undefined),
        after: shortenValue(field.after ?? undefined),
      })),
  }));

/** Of two long texts the part that differs. */
function excerptField({ path, before, after }: FieldChange): FieldChange {
  if (typeof before !== "string" || typeof after !== "string") return { path, before, after };
  const [from, to] = excerptTexts(before, after, longestText);
  return { path, before: from, after: to };
}
