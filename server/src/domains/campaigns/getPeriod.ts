import type { CampaignPage } from "@velours/sdk/types";

const daySeconds = 86_400;

interface Period {
  /** Epoch seconds; null when nothing ends. */
  end: number | null;
  product_ids: readonly number[];
}

/**
 * The goods a page shows at a time, and until when. Periods are days of UTC, counted from 1970. Where the next period
 * shows the same there is no end: a countdown stands only before something that is really over.
 */
export function getPeriod(
  {
    date_expired,
    product_ids,
    renews_days,
    shown_products,
  }: Pick<CampaignPage, "date_expired" | "product_ids" | "renews_days" | "shown_products">,
  now: Date,
): Period {
  if (!renews_days) return { end: date_expired, product_ids };
  if (!shown_products || shown_products >= product_ids.length) return { end: null, product_ids };
  const length = renews_days * daySeconds;
  const period = Math.floor(now.getTime() / 1000 / length);
  const first = (period * shown_products) % product_ids.length;
  const shown = [...product_ids, ...product_ids].slice(first, first + shown_products);
  return { end: (period + 1) * length, product_ids: shown };
}
