import { type AddressLanguage, isForSale } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { useState } from "react";
import { useDebouncedValue } from "../../platform/queries/useDebouncedValue.ts";
import { optionText } from "../../platform/text/optionText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useFoundProducts } from "../products/useFoundProducts.ts";

/** A variant that can be put into a cart. */
export interface FoundVariant {
  variantId: number;
  title: string;
}

const MOST = 5;

/** Finds variants by the words of their product's title, a SKU or an id. */
export function VariantSearch({ onChoose }: { onChoose: (variant: FoundVariant) => void }) {
  const desk = useDesk();
  const text = useDeskText();
  const [typed, setTyped] = useState("");
  const { products, isLong, isFetching, isError } = useFoundProducts(useDebouncedValue(typed, 200), MOST);
  const found = products.flatMap((product) => toVariants(product, desk));
  const status =
    isLong && isFetching
      ? m.loading
      : isError
        ? m.desk_failed
        : isLong && found.length === 0
          ? m.desk_find_nothing
          : null;
  return (
    <div className="flex flex-col gap-1">
      <Field
        label={text(m.desk_product_find)}
        hint={text(m.desk_draft_find_hint)}
        name="find"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would send the form.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {status && text(status)}
      </p>
      {found.length > 0 && (
        <ul aria-label={text(m.desk_draft_found)} className="max-h-48 overflow-y-auto">
          {found.map((variant) => (
            <li key={variant.variantId}>
              <PlainButton
                className="flex min-h-11 w-full items-center rounded-md px-3 text-left font-semibold hover:bg-brand-50"
                onClick={() => onChoose(variant)}
              >
                {text(m.add_recommended, { title: variant.title })}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const toVariants = ({ title, variants }: Product, language: AddressLanguage): FoundVariant[] =>
  variants.filter(isForSale).map(({ id, option1, sku }) => ({
    variantId: id,
    title: [title, optionText(option1, language), sku].filter(Boolean).join(" · "),
  }));
