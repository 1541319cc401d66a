import type { HomeRail } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { ProductRail } from "../../recommendations/ProductRail.tsx";
import { RAIL_PLACES, railCards, railQuery } from "./railProducts.ts";

/** The first products of a collection that can be bought. */
export function HomeRailProducts({ rail }: { rail: HomeRail }) {
  const text = useText();
  const shop = useShop();
  const region = useRegion();
  const { data, error } = useQuery(railQuery(shop, rail, useSite(), region));
  const cards = error ? [] : data && railCards(data.cards);
  if (cards?.length === 0) return <span data-none />;
  const label = localizedLabel(rail, shop.language);
  return (
    <ProductRail title={label} cards={cards} places={RAIL_PLACES} currency={region.currency}>
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
