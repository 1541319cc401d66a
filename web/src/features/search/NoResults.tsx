import type { Currency, Suggestions } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { searchHref } from "./searchHref.ts";

interface Props {
  /** False before anything was searched. */
  searched: boolean;
  /** Null when it could not be loaded. */
  popular: Suggestions | null;
  currency: Currency;
}

/** The way on when there is nothing to show: what others search for and buy. */
export function NoResults({ searched, popular, currency }: Props) {
  const text = useText();
  return (
    <div className="mt-6 flex flex-col gap-10">
      {searched && <p className="text-ink-soft">{text(m.search_nothing_hint)}</p>}
      {popular && popular.words.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches" className="mb-3 text-lg font-bold">
            {text(m.search_popular)}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {popular.words.map((words) => (
              <li key={words}>
                <Link href={searchHref(words)} className={buttonClass({ variant: "outline", size: "small" })}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular && popular.products.length > 0 && (
        <section aria-labelledby="popular-products">
          <h2 id="popular-products" className="mb-4 text-lg font-bold">
            {text(m.search_popular_products)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-6">
            {popular.products.map((product) => (
              <li key={product.id} className="relative">
                <img
                  src={product.image ?? undefined}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  className="mb-3 aspect-square w-full rounded-lg bg-mist object-cover"
                />
                <Link
                  href={product.url}
                  className="line-clamp-2 leading-5 font-semibold after:absolute after:inset-0 hover:text-brand-700"
                >
                  {product.title}
                </Link>
                <Price amount={product.price} former={product.compare_at_price} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
