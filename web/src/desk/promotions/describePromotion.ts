import type { Locale } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import type { Text } from "../../platform/text/useText.ts";
import type { ShownChange } from "../FieldChanges.tsx";
import { describeField } from "./describeField.ts";
import { fieldTexts } from "./fieldTexts.ts";
import { toDraft } from "./promotionDraft.ts";
import { promotionFieldNames, promotionPaths } from "./promotionPaths.ts";

/** Parts of a promotion that the form shows; "id" is its number in the address. */
const inForm = new Set(["id", ...Object.values(promotionPaths).map((path) => path.split(".")[0])]);

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
  const others = Object.keys({ ...stored, ...promotion }).filter((path) => !inForm.has(path));
  for (const path of others as (keyof Promotion)[])
    shown.push({ path, before: write(stored?.[path]), after: write(promotion[path]) });
  return shown.filter((change) => change.before !== null || change.after !== null);
}
