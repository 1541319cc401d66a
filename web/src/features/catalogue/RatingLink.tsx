import type { Rating } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Stars } from "../../platform/ui/Stars.tsx";

/** A product's rating beside its title; leads to the reviews. */
export function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  const text = useText();
  const { language } = useShop();
  const n = average.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 self-start text-sm">
      <Stars value={average} label={text(m.stars_of, { n })} />
      <span className="underline">{text(m.review_count, { n: count })}</span>
    </a>
  );
}
