import { formatMoney } from "@velours/sdk/rules";
import type { Currency, UpsellProduct } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { OfferedOptions } from "./OfferedOptions.tsx";
import { OfferPicture } from "./OfferPicture.tsx";

/** The products of a bundle, each with what it costs alone. */
export function BundleTiles({
  products,
  currency,
}: {
  products: readonly UpsellProduct[];
  currency: Currency;
}) {
  const text = useText();
  const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
  return (
    <ul className="grid grid-cols-2 gap-4 wide:grid-cols-3 tablet:gap-6">
      {products.map((product) => (
        <li key={product.id} className="flex flex-col gap-2">
          <OfferPicture product={product} />
          <h3 className="font-semibold">{product.title}</h3>
          <OfferedOptions product={product} />
          <p className="text-sm text-ink-soft">
            {text(m.offer_value, { price: money(product._compare_at_price ?? product._price) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
