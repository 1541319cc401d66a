import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { productsByIdQuery } from "./queries.ts";

/** The products of a bundle with their own prices, each a link to its page. */
export function BundleProducts({ ids }: { ids: readonly number[] }) {
  const text = useText();
  const { currency } = useRegion();
  const { data, error, refetch } = useQuery(productsByIdQuery(useShop(), ids, useSite(), useRegion()));
  if (error)
    return (
      <Notice tone="bad">
        {text(m.not_loaded)}{" "}
        <Button variant="text" size="small" onClick={refetch}>
          {text(m.retry)}
        </Button>
      </Notice>
    );
  return (
    <ul aria-label={text(m.bundle_contents)} aria-busy={!data} className="mt-3 flex flex-col gap-3">
      {!data
        ? ids.map((id) => (
            <li key={id}>
              <Skeleton className="h-18" />
            </li>
          ))
        : data.map((product) => (
            <li key={product.id} className="relative flex items-center gap-4 rounded-md hover:bg-mist">
              <img
                src={product.image ?? undefined}
                alt=""
                width={72}
                height={72}
                className="size-18 rounded-md bg-mist object-cover"
              />
              <div className="min-w-0">
                <p className="text-sm text-ink-faint">{product.vendor}</p>
                <Link
                  href={product.link}
                  className="line-clamp-2 leading-5 font-semibold after:absolute after:inset-0"
                >
                  {product.title}
                </Link>
                <Price amount={product.price} former={product.former} currency={currency} />
              </div>
            </li>
          ))}
    </ul>
  );
}
