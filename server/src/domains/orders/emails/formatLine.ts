import { optionValues, optionWord } from "@velours/sdk/rules";
import type { Language, OrderProduct } from "@velours/sdk/types";

/** A line as emails name it: units, title and options in the buyer's language. */
export function formatLine(
  { type, title, _variant }: Pick<OrderProduct, "type" | "title" | "_variant">,
  quantity: number,
  language: Language,
): string {
  const options =
    type === "Warranty" ? [] : optionValues(_variant.option1).map((value) => optionWord(value, language));
  return `${quantity} × ${title}${options.length > 0 ? ` (${options.join(", ")})` : ""}`;
}
