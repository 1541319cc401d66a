import { type Locale, shownVariants } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";
import { careFor } from "./careFor.ts";
import { groupLabel, isInches, optionLabel } from "./filterLabels.ts";
import { formatLength } from "./formatLength.ts";

export interface Fact {
  key: string;
  label: string;
  value: string;
}

const first = ["material", "length", "girth"];

const care = {
  silicone: m.care_silicone,
  body: m.care_body,
  fabric: m.care_fabric,
  leather: m.care_leather,
};

/** Materials, length, functions and care of a product. Its colours are choices already. */
export function productFacts(
  product: Product,
  { language, locale }: Pick<Shop, "language" | "locale">,
  inches: boolean,
  text: Text,
): Fact[] {
  const attributes = Object.entries(product.attributes ?? {}).filter(
    ([key, values]) => values.length > 0 && (key !== "color" || shownVariants(product).length < 2),
  );
  const rank = ([key]: [string, unknown]) => (first.includes(key) ? first.indexOf(key) : first.length);
  const facts = attributes
    .sort((left, right) => rank(left) - rank(right))
    .map(([key, values]) => ({
      key,
      label: groupLabel(key, text),
      value: values
        .map((value) =>
          isInches(key, value)
            ? lengthText(Number(value), locale, inches)
            : optionLabel(key, value, "USD", language, text),
        )
        .join(", "),
    }));
  const advice = careFor(product);
  return advice ? [...facts, { key: "care", label: text(m.care), value: text(care[advice]) }] : facts;
}

/** `7" (17.8 cm)`, or the other way round where lengths are metric. */
function lengthText(length: number, locale: Locale, inches: boolean): string {
  const [inch, cm] = [
    `${formatLength(length, "in", locale)}″`,
    `${formatLength(length, "cm", locale)}\u00a0cm`,
  ];
  return inches ? `${inch} (${cm})` : `${cm} (${inch})`;
}
