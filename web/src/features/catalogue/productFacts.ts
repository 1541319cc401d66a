import { type Locale, optionProperty, shownVariants } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import type { Text } from "../../platform/text/useText.ts";
import { groupLabel, isInches, optionLabel } from "./filterLabels.ts";
import { formatLength } from "./formatLength.ts";

export interface Fact {
  key: string;
  label: string;
  value: string;
}

const first = ["material", "length", "girth"];

/** True for what a shopper chooses: colours, and sizes where an option is one. */
const isChoice = (product: Product, key: string): boolean =>
  shownVariants(product).length > 1 &&
  (key === "color" ||
    (key === "size" && (product.options ?? []).some((option) => optionProperty(option) === "size")));

/** Materials, length and functions of a product, without what is chosen. */
export function productFacts(
  product: Product,
  shop: Pick<Shop, "language" | "defaultLanguage" | "locale">,
  inches: boolean,
  text: Text,
): Fact[] {
  const attributes = Object.entries(product.attributes ?? {}).filter(
    ([key, values]) => values.length > 0 && !isChoice(product, key),
  );
  const rank = ([key]: [string, unknown]) => (first.includes(key) ? first.indexOf(key) : first.length);
  return attributes
    .sort((left, right) => rank(left) - rank(right))
    .map(([key, values]) => ({
      key,
      label: groupLabel(key, text),
      value: values
        .map((value) =>
          isInches(key, value)
            ? lengthText(Number(value), shop.locale, inches)
            : optionLabel(key, value, "USD", shop, text),
        )
        .join(", "),
    }));
}

/** `7" (17.8 cm)`, or the other way round where lengths are metric. */
function lengthText(length: number, locale: Locale, inches: boolean): string {
  const [inch, cm] = [
    `${formatLength(length, "in", locale)}″`,
    `${formatLength(length, "cm", locale)}\u00a0cm`,
  ];
  return inches ? `${inch} (${cm})` : `${cm} (${inch})`;
}
