import { getStrategy } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { productsQuery } from "../catalogue/queries.ts";

const shown = 3;

/** Bestsellers, in a row; nothing when they cannot be loaded. */
export function PopularProducts({ onLeave }: { onLeave: () => void }) {
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const { data, error } = useQuery(
    productsQuery(
      shop,
      {},
      {
        collection: "top-picks",
        source: site.source,
        region: region.fulfillment,
        language: shop.language,
        currency: region.currency,
        limit: shown,
        strategy: getStrategy(site.flags),
      },
    ),
  );
  if (error || data?.cards.length === 0) return null;
  return (
    <ul className="mt-4 grid grid-cols-3 gap-3" aria-busy={!data}>
      {!data
        ? Array.from({ length: shown }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
            <li key={at}>
              <Skeleton className="aspect-square" />
              <Skeleton className="mt-2 h-16" />
            </li>
          ))
        : data.cards.map((card) => (
            <li key={card.id} className="relative text-sm">
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
                  {card.title}
                </Link>
                <Price amount={card.price} former={card.former} currency={region.currency} />
              </div>
            </li>
          ))}
    </ul>
  );
}
