import type { AuditChange } from "@velours/sdk/types";
import { diffRows, shortenValue } from "../../import/plan/diffRows.ts";
import type { RecordedChange } from "./RecordedChange.ts";

const mostChanges = 100;
const mostFields = 200;

/** Changes as they are answered, field by field: the first hundred. */
export const presentChanges = (changes: readonly RecordedChange[]): AuditChange[] =>
  changes.slice(0, mostChanges).map(({ part, key, name, product, before, after }) => ({
    part,
    key,
    name: name.slice(0, 1000),
    product,
    fields: diffRows(before ?? {}, after ?? {})
      .slice(0, mostFields)
      .map((field) => ({
        path: field.path.slice(0, 1000),
        before: shortenValue(field.before ?? undefined),
        after: shortenValue(field.after ?? undefined),
      })),
  }));
