import type { Product } from "@velours/sdk/types";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { takeFocus } from "../../platform/ui/takeFocus.ts";
import { productsByIdQuery } from "../catalogue/queries.ts";
import { companionsQuery, mostCompanions } from "./companionsQuery.ts";
import { ProductRail } from "./ProductRail.tsx";
import { followRecent, forgetProducts, parseRecent, recentText } from "./recentProducts.ts";

/** Products seen before this one, as far as they can be bought; the shopper can have them forgotten. */
function RecentlyViewed({ except }: { except: number }) {
  const text = useText();
  const shop = useShop();
  const region = useRegion();
  const [cleared, setCleared] = useState(false);
  const follow = useCallback((onChange: () => void) => followRecent(shop.site, onChange), [shop.site]);
  const stored = useSyncExternalStore(follow, () => recentText(shop.site));
  const ids = parseRecent(stored).filter((id) => id !== except);
  const { data, error } = useQuery({
    ...productsByIdQuery(shop, ids, useSite(), region),
    placeholderData: keepPreviousData,
  });
  if (cleared)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="text-ink-soft outline-none">
        {text(m.recently_viewed_cleared)}
      </p>
    );
  const cards = data?.filter(({ id, state }) => state !== "soldOut" && ids.includes(id));
  return (
    <ProductRail
      title={text(m.recently_viewed)}
      cards={ids.length === 0 || error ? [] : cards}
      places={ids.length}
      currency={region.currency}
    >
      <p className="text-sm text-ink-faint">{text(m.recently_viewed_note)}</p>
      <Button
        variant="text"
        size="small"
        onClick={() => {
          forgetProducts(shop.site);
          setCleared(true);
        }}
      >
        {text(m.clear)}
      </Button>
    </ProductRail>
  );
}

/** Companions of a product; nothing when they cannot be loaded. */
function GoesWellWith({ product }: { product: Product }) {
  const text = useText();
  const region = useRegion();
  const { data, error } = useQuery(companionsQuery(useShop(), product, useSite(), region));
  return (
    <ProductRail
      title={text(m.goes_well_with)}
      cards={error ? [] : data}
      places={mostCompanions}
      currency={region.currency}
    />
  );
}

/** Other products, at the end of a product's page. */
export function ProductRails({ product }: { product: Product }) {
  return (
    <>
      <GoesWellWith product={product} />
      <RecentlyViewed except={product.id} />
    </>
  );
}
