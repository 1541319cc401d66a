import { chooseVariant, isAvailable, recommendationItems } from "@velours/sdk/rules";
import type { Currency, Product } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { useCart } from "../cart/useCart.ts";
import { useCartActions } from "../cart/useCartActions.ts";
import { cardProduct } from "../catalogue/CardProduct.ts";
import { recommendationsQuery } from "./queries.ts";

interface Props {
  product: Product;
  currency: Currency;
  onAdd: () => Promise<void>;
}

/** A recommended product in a row: picture, title, price, and a button that puts it into the cart. */
function RecommendedProduct({ product, currency, onAdd }: Props) {
  const text = useText();
  const { cart } = useCart();
  const { navigation } = useSite();
  const [busy, setBusy] = useState(false);
  const { title, link, image, price, former } = cardProduct(product, currency, navigation);
  async function add() {
    setBusy(true);
    await onAdd().finally(() => setBusy(false));
  }
  return (
    <li className="flex items-center gap-4">
      <img
        src={image ?? undefined}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-md bg-mist object-cover"
      />
      <div className="min-w-0 flex-1 text-sm">
        <Link href={link} onClick={() => cart.hide()} className="line-clamp-2 leading-5 font-semibold">
          {title}
        </Link>
        <Price amount={price} former={former} currency={currency} />
      </div>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-label={text(m.add_recommended, { title })}
        onClick={() => void add()}
      >
        {text(m.add)}
      </Button>
    </li>
  );
}

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
