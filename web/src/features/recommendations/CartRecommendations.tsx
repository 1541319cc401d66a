import { chooseVariant, isAvailable, recommendationItems } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { useCart } from "../cart/useCart.ts";
import { useCartActions } from "../cart/useCartActions.ts";
import { recommendationsQuery } from "./queries.ts";
import { RecommendedProduct } from "./RecommendedProduct.tsx";

/** Products beside those in the cart; nothing when none are to be had. */
export function CartRecommendations() {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const cartActions = useCartActions();
  const { state } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const gift = state.promotion.data?.free_product_id;
  const lines = state.products.data;
  const { data } = useQuery({
    ...recommendationsQuery(shop, {
      items: recommendationItems(lines, region.currency),
      exclude: gift ? [gift] : [],
      site,
      region,
    }),
    placeholderData: keepPreviousData,
  });
  const shown = (data ?? []).filter((product) => !lines.some((line) => line.product.id === product.id));
  if (shown.length === 0 && added === null) return null;

  async function add(product: Product) {
    const available = product.variants.find((variant) => isAvailable(product, variant));
    const variant = chooseVariant(product, available?.id ?? null);
    if (!variant) return;
    // Before the pressed button goes with its product: the drawer takes the focus of what it loses to itself.
    heading.current?.focus({ preventScroll: true });
    await cartActions.add(product, variant, 1);
    setAdded(product.title);
  }

  return (
    <section aria-labelledby="bag-recommendations">
      <h3
        ref={heading}
        id="bag-recommendations"
        tabIndex={-1}
        className="mb-3 text-lg font-bold focus-visible:outline-none"
      >
        {text(m.you_might_also_like)}
      </h3>
      <p role="status" className="sr-only">
        {added !== null && text(m.added_to_bag, { title: added })}
      </p>
      <ul className="flex flex-col gap-3">
        {shown.map((product) => (
          <RecommendedProduct
            key={product.id}
            product={product}
            currency={region.currency}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
    </section>
  );
}
