import type { ProductSuggestion } from "@velours/sdk/types";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Price } from "../../platform/ui/Price.tsx";
import { Marked } from "./Marked.tsx";

interface Props {
  product: ProductSuggestion;
  search: string;
}

/** A product among the suggestions: picture, brand, title, price. */
export function ProductOption({ product, search }: Props) {
  const text = useText();
  const { currency } = useRegion();
  return (
    <>
      {product.image ? (
        <img
          src={product.image}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-md bg-mist object-cover"
        />
      ) : (
        <span className="size-18 shrink-0 rounded-md bg-mist" />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-sm text-ink-faint">
          <Marked text={product.vendor} search={search} />
        </span>
        <span className="line-clamp-2 leading-5 font-semibold">
          <Marked text={product.title} search={search} />
        </span>
        <span className="flex items-baseline gap-2">
          <Price amount={product.price} former={product.compare_at_price} currency={currency} />
          {!product.is_available && <span className="text-sm text-ink-faint">{text(m.sold_out)}</span>}
        </span>
      </span>
    </>
  );
}
