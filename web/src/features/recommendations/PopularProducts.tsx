import { useRouter } from "@tanstack/react-router";
import { chooseVariant, getStrategy, isAvailable, popularCollection } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { toasts } from "../../platform/ui/toasts.ts";
import { useAddToCart } from "../cart/useAddToCart.ts";
import type { CardProduct } from "../catalogue/CardProduct.ts";
import { productQuery, productsQuery } from "../catalogue/queries.ts";

const shown = 3;

interface Props {
  /** Amount that a product should cost at least. */
  amount: number;
  onLeave: () => void;
}

/** Bestsellers that can be added and reach an amount, in a row, with their sentence; nothing where none does. */
export function PopularProducts({ amount, onLeave }: Props) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const collection = popularCollection(site);
  const { data, error } = useQuery({
    ...productsQuery(
      shop,
      { prices: `${amount}-` },
      {
        collection: collection ?? "",
        source: site.source,
        region: region.fulfillment,
        language: shop.language,
        currency: region.currency,
        strategy: getStrategy(site.flags),
        navigation: site.navigation,
      },
    ),
    enabled: collection !== undefined,
  });
  const cards = data?.cards.filter(({ quick }) => quick).slice(0, shown);
  if (collection === undefined || error || cards?.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-ink-soft">{text(m.minimum_text)}</p>
      <ul className="mt-4 grid grid-cols-3 gap-3" aria-busy={!cards}>
        {!cards
          ? Array.from({ length: shown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
              <li key={at}>
                <Skeleton className="aspect-square" />
                <Skeleton className="mt-2 h-29" />
              </li>
            ))
          : cards.map((card) => (
              <PopularProduct key={card.id} card={card} currency={region.currency} onLeave={onLeave} />
            ))}
      </ul>
    </>
  );
}

interface ProductProps extends Pick<Props, "onLeave"> {
  card: CardProduct;
  currency: Currency;
}

function PopularProduct({ card, currency, onLeave }: ProductProps) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const { queries } = useRouter().options.context;
  const { add, busy } = useAddToCart();
  const [loading, setLoading] = useState(false);
  const { id, title } = card;

  async function start() {
    setLoading(true);
    try {
      const product = await queries.get(productQuery(shop, id, site, region));
      const available = product.variants.find((variant) => isAvailable(product, variant));
      const variant = available && chooseVariant(product, available.id);
      if (!variant) return toasts.show({ text: text(m.sold_out_now, { title }) });
      onLeave();
      await add(product, variant, 1);
    } catch {
      toasts.show({ text: text(m.not_in_bag, { title }) });
    } finally {
      setLoading(false);
    }
  }

  return (
    <li className="flex flex-col text-sm">
      <div className="relative">
        <img
          src={card.image ?? undefined}
          alt={card.alt}
          width={144}
          height={144}
          className="aspect-square w-full rounded-md bg-mist object-cover"
        />
        <div className="mt-2 h-16">
          <Link
            href={card.link}
            onClick={onLeave}
            className="line-clamp-2 leading-5 font-semibold after:absolute after:inset-0"
          >
            {title}
          </Link>
          <Price amount={card.price} former={card.former} currency={currency} />
        </div>
      </div>
      <Button
        variant="outline"
        size="small"
        className="mt-2"
        busy={busy || loading}
        aria-label={text(m.add_recommended, { title })}
        onClick={() => void start()}
      >
        {text(m.add)}
      </Button>
    </li>
  );
}
