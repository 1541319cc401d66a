import { optionProperty, optionWord, shownVariants } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { optionName } from "../../platform/text/optionText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { RadioGroup } from "../../platform/ui/RadioGroup.tsx";
import { pickVariant, variantChoices } from "./pickVariant.ts";

interface Props {
  product: Product;
  variant: Variant;
  onChange: (variant: Variant) => void;
}

/** A row of choices for each option of the product. */
export function VariantPicker({ product, variant, onChange }: Props) {
  const text = useText();
  const shop = useShop();
  if (shownVariants(product).length < 2) return null;
  return variantChoices(product, variant).map(({ name, value, choices }, at) => (
    <RadioGroup
      key={name || at}
      legend={text(m.option_chosen, {
        name: optionName(name, shop.language) || text(m.options),
        value: optionWord(value, shop),
      })}
      name={`option-${at}`}
      look="chips"
      value={value}
      options={choices.map((choice) => ({
        value: choice.value,
        label: (
          <>
            {optionProperty(name) === "color" && (
              <span aria-hidden="true" className="swatch" data-colour={choice.value.toLowerCase()} />
            )}
            {choice.soldOut ? (
              <>
                <s>{optionWord(choice.value, shop)}</s>
                <span className="sr-only"> ({text(m.sold_out)})</span>
              </>
            ) : (
              optionWord(choice.value, shop)
            )}
          </>
        ),
      }))}
      onChange={(next) => {
        const picked = pickVariant(product, variant, at, next);
        if (picked) onChange(picked);
      }}
    />
  ));
}
