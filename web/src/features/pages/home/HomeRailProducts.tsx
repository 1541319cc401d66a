import { getStrategy } from "@velours/sdk/rules";
import type { HomeRail } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { productsQuery } from "../../catalogue/queries.ts";
import { ProductRail } from "../../recommendations/ProductRail.tsx";

const places = 8;

/** The first products of a collection that can be bought. */
export function HomeRailProducts({ rail }: { rail: HomeRail }) {
  const text = useText();
  const shop = useShop();
  const { source, flags } = useSite();
  const { fulfillment, currency } = useRegion();
  const { data, error } = useQuery(
    productsQuery(
      shop,
      { sort: rail.sort ?? "recommended" },
      {
        collection: rail.collection,
        source,
        region: fulfillment,
        language: shop.language,
        currency,
        limit: places + 4,
        filterKeys: [],
        strategy: getStrategy(flags),
      },
    ),
  );
  const cards = error ? [] : data?.cards.filter(({ state }) => state !== "soldOut").slice(0, places);
  if (cards?.length === 0) return <span data-none />;
  const label = localizedLabel(rail, shop.language);
  return (
    <ProductRail title={label} cards={cards} places={places} currency={currency}>
      <Link
        href={rail.url}
        aria-label={text(m.view_all_in, { label })}
        className="ml-auto inline-flex min-h-9 items-center font-semibold text-brand-700 underline-offset-4 hover:underline"
      >
        {text(m.home_view_all)}
      </Link>
    </ProductRail>
  );
}
