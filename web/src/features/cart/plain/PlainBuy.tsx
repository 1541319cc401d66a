import { formatMoney, isAvailable, lineQuantityLimit, shownVariants, unitPrice } from "@velours/sdk/rules";
import type { Currency, Product, Variant } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { optionName, optionText } from "../../../platform/text/optionText.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { fieldClass } from "../../../platform/ui/fieldClass.ts";
import { PlainForm } from "./PlainForm.tsx";

interface Props {
  product: Product;
  /** Chosen when the page comes. */
  variant: Variant;
  currency: Currency;
}

const label = "flex flex-col gap-1.5 text-sm font-semibold";

/**
 * A product's variants, its quantity and 'Add to bag' for a browser without scripts. The build drops it from the browser's code,
 * but fetches what it imports with the product: no component that the product does without.
 */
export function PlainBuy({ product, variant, currency }: Props) {
  const text = useText();
  const shop = useShop();
  const { limits } = useSite();
  const variants = shownVariants(product);
  if (!variants.some((each) => isAvailable(product, each)))
    return <p className="font-semibold">{text(m.sold_out)}</p>;
  const isOnePrice = variants.every((each) => unitPrice(each, currency) === unitPrice(variant, currency));

  function sayVariant(each: Variant): string {
    const price = isOnePrice ? "" : ` · ${formatMoney(unitPrice(each, currency), currency)}`;
    const sold = isAvailable(product, each) ? "" : ` (${text(m.sold_out)})`;
    return optionText(each.option1, shop) + price + sold;
  }

  return (
    <PlainForm change="add" fields={{ product: product.id }} className="flex flex-col gap-4">
      {variants.length > 1 ? (
        <label className={label}>
          {product.options?.map((name) => optionName(name, shop.language)).join(" | ") || text(m.options)}
          <select name="variant" defaultValue={variant.id} className={`${fieldClass} font-normal`}>
            {variants.map((each) => (
              <option key={each.id} value={each.id} disabled={!isAvailable(product, each)}>
                {sayVariant(each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <input type="hidden" name="variant" value={variant.id} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <label className={label}>
          {text(m.quantity)}
          <input
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={lineQuantityLimit({ product, variant }, limits)}
            defaultValue={1}
            className={`${fieldClass} w-24! font-normal`}
          />
        </label>
        <button type="submit" className={buttonClass({ size: "large" })}>
          {text(m.add_to_bag)}
        </button>
      </div>
    </PlainForm>
  );
}
