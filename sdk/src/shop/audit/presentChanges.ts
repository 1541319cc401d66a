import { excerptTexts } from "../../rules/merchant/excerptTexts.ts";
import type { AuditChange, Site } from "../../types.ts";
import { diffRows, type FieldChange, shortenValue } from "../diffRows.ts";
import type { RecordedChange } from "./RecordedChange.ts";

const mostChanges = 100;
const mostFields = 200;
const longestText = 300;

/** Changes as they are answered, field by field: the first hundred. */
export const presentChanges = (changes: readonly RecordedChange[]): AuditChange[] =>
  changes.slice(0, mostChanges).map(({ part, key, name, product, ...values }) => {
    const [before, after] = [values.before, values.after].map(splitMenus);
    return {
      part,
      key,
      name: name.slice(0, 1000),
      product,
      fields: diffRows(before?.rest, after?.rest)
        .slice(0, mostFields)
        .map(excerptField)
        .map((field) => ({
          path: field.path.slice(0, 1000),
          before: shortenValue(field.before ?? undefined),
          after: shortenValue(field.after ?? undefined),
        })),
      ...(part === "sites" &&
        (before?.menus ?? after?.menus) !== undefined && {
          menus: { before: before?.menus ?? [], after: after?.menus ?? [] },
        }),
    };
  });

/** A document without its menus: entries that moved are found by those who show both. */
function splitMenus(document: object | null): { menus: Site["navigation"] | undefined; rest: object } {
  const { navigation: menus, ...rest } = (document ?? {}) as Partial<Site>;
  return { menus, rest };
}

/** Of two long texts the part that differs. */
function excerptField({ path, before, after }: FieldChange): FieldChange {
  if (typeof before !== "string" || typeof after !== "string") return { path, before, after };
  const [from, to] = excerptTexts(before, after, longestText);
  return { path, before: from, after: to };
}
