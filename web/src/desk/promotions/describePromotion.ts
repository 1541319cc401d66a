import type { Locale } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import type { Text } from "../../platform/text/useText.ts";
import type { ShownChange } from "../FieldChanges.tsx";
import { describeField } from "./describeField.ts";
import { fieldTexts } from "./fieldTexts.ts";
import { toDraft } from "./promotionDraft.ts";
import { promotionFieldNames, promotionPaths } from "./promotionPaths.ts";

/** Paths of a promotion that the form shows; "id" is its number in the address. */
const inForm: ReadonlySet<string> = new Set(["id", ...Object.values(promotionPaths)]);

/** Every field that a promotion sets, or `stored` in its place; those that the form lacks by their path. */
export function describePromotion(
  promotion: Promotion,
  stored: Promotion | undefined,
  text: Text,
  locale: Locale,
): ShownChange[] {
  const [before, after] = [stored, promotion].map((version) => version && toDraft(version));
  const shown = promotionFieldNames.map((field): ShownChange => {
    const describe = (draft = before) => (draft && describeField(draft, field, text, locale)) || null;
    return {
      path: promotionPaths[field],
      label: text(fieldTexts[field]),
      before: describe(),
      after: describe(after),
    };
  });
  const write = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
  const [own, next] = [new Map(listOthers(stored)), new Map(listOthers(promotion))];
  for (const path of new Set([...own.keys(), ...next.keys()]))
    shown.push({ path, before: write(own.get(path)), after: write(next.get(path)) });
  return shown.filter((change) => change.before !== null || change.after !== null);
}

/** The values that the form lacks by their paths. Only parts that the form has fields of are taken apart. */
function listOthers(value: unknown, path = ""): [string, unknown][] {
  if (inForm.has(path)) return [];
  if (typeof value !== "object" || value === null || !isParent(path))
    return path === "" ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, child]) =>
    listOthers(child, path === "" ? name : `${path}.${name}`),
  );
}

const isParent = (path: string) => path === "" || [...inForm].some((own) => own.startsWith(`${path}.`));
