import { orThrow } from "@velours/sdk";
import { arrivalDays, isWarranty, productLink, rateFor, unitPrice, withLanguage } from "@velours/sdk/rules";
import type { Product, Region, ShippingRate, Variant } from "@velours/sdk/types";
import { Share2 } from "lucide-react";
import { useState } from "react";
import type { Shop } from "../../platform/api/Shop.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { formatDays } from "../../platform/text/formatDays.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { shareProduct } from "./shareProduct.ts";
import { ProductSeen } from "./slots.ts";

/** Passes the product's address on, with the variant chosen and without what an advertisement added to it. */
function ProductShare({ product }: { product: Product }) {
  const text = useText();
  const shop = useShop();
  const { navigation } = useSite();
  const [message, setMessage] = useState("");
  async function share() {
    setMessage("");
    const variant = new URLSearchParams(location.search).get("variant");
    const chosen = variant ? `?variant=${encodeURIComponent(variant)}` : "";
    const url = location.origin + withLanguage(productLink(product, navigation), shop) + chosen;
    const result = await shareProduct({ title: product.title, url }, navigator);
    if (result === "copied") setMessage(text(m.link_copied));
    if (result === "failed") setMessage(text(m.link_not_copied, { url }));
  }
  return (
    <>
      <Button variant="text" size="medium" onClick={() => void share()}>
        <Share2 aria-hidden="true" size={18} />
        {text(m.share_product)}
      </Button>
      <span role="status" className="min-w-0 text-sm wrap-anywhere text-ink-soft">
        {message}
      </span>
    </>
  );
}

/** How long standard shipping to a region takes for a parcel of this price. */
const arrivalQuery = ({ api }: Shop, { country, currency }: Region, price: number) =>
  query<ShippingRate["estimate"] | null>({
    queryKey: ["arrival", country, currency, price],
    queryFn: async ({ signal }) => {
      const params = { query: { country, configuration: { currency } } };
      const { data } = orThrow(await (await api()).listShippingRates({ params, signal }));
      return rateFor(data.standard, price)?.estimate ?? null;
    },
  });

/** When a parcel ordered now arrives in the shopper's region. Its place is kept: the line never moves what is below. */
function ProductArrival({ variant }: { variant: Variant }) {
  const text = useText();
  const shop = useShop();
  const region = useRegion();
  const { data } = useQuery(arrivalQuery(shop, region, unitPrice(variant, region.currency)));
  const now = new Date(serverNow());
  const days = arrivalDays(data, now.getTime(), now.getTimezoneOffset());
  const { label, label_fr } = region;
  return (
    <p className="min-h-6 text-sm">
      {days && (
        <>
          <strong className="font-semibold">
            {text(m.arrives, { days: formatDays(days.first, days.last, shop.locale) })}
          </strong>{" "}
          <span className="text-ink-faint">({shop.language === "fr" ? (label_fr ?? label) : label})</span>
        </>
      )}
    </p>
  );
}

interface Props {
  product: Product;
  variant: Variant;
  /** It is sent in a parcel that leaves now. */
  ships: boolean;
}

/** Parts of a product's page drawn after hydration: nothing of it is needed to see and to buy. */
export function ProductExtras({ product, variant, ships }: Props) {
  return (
    <>
      {!isWarranty({ product }) && <ProductSeen id={product.id} />}
      {ships && <ProductArrival variant={variant} />}
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        <ProductShare product={product} />
      </div>
    </>
  );
}
