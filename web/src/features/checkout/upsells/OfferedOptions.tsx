import { optionValues } from "@velours/sdk/rules";
import type { UpsellProduct } from "@velours/sdk/types";
import { useOptionWords } from "../../cart/useOptionWords.ts";

/** The options of the offered variant; nothing without options. */
export function OfferedOptions({ product }: { product: UpsellProduct }) {
  const say = useOptionWords();
  const options = optionValues(product._variant.option1).join(" / ");
  return options ? <p className="text-sm text-ink-faint">{say(options)}</p> : null;
}
