import { arrivalDays, unitPrice } from "@velours/sdk/rules";
import type { Variant } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { formatDays } from "../../platform/text/formatDays.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { arrivalQuery } from "./arrivalQuery.ts";

/** When a parcel ordered now arrives in the shopper's region. Its place is kept: the line never moves what is below. */
export function ProductArrival({ variant }: { variant: Variant }) {
  const text = useText();
  const shop = useShop();
  const region = useRegion();
  const { data } = useQuery(arrivalQuery(shop, region, unitPrice(variant, region.currency)));
  const now = new Date(serverNow());
  const days = arrivalDays(data, now.getTime(), now.getTimezoneOffset());
  const { country, label, label_fr } = region;
  return (
    <p className="min-h-6 text-sm">
      {days && (
        <>
          <strong className="font-semibold">
            {text(m.arrives, { days: formatDays(days.first, days.last, shop.language, country) })}
          </strong>{" "}
          <span className="text-ink-faint">({shop.language === "fr" ? (label_fr ?? label) : label})</span>
        </>
      )}
    </p>
  );
}
