import type { Rating } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { Stars } from "../../platform/ui/Stars.tsx";

interface Props {
  rating: Rating;
  /** The stars that reviews are narrowed to. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** The average and how many reviews have how many stars; each row narrows the reviews to its own. */
export function RatingSummary({ rating: { average, count, stars }, chosen, onChoose }: Props) {
  const text = useText();
  const { locale } = useShop();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average);
  return (
    <div>
      <p className="flex items-baseline gap-3">
        <span className="text-4xl font-bold tabular-nums">{number}</span>
        <Stars value={average} label={text(m.stars_of, { n: number })} />
      </p>
      <p className="mt-1 text-sm text-ink-soft">{text(m.review_count, { n: count })}</p>
      <ul className="mt-4 flex flex-col" aria-label={text(m.reviews_by_stars)}>
        {[5, 4, 3, 2, 1].map((each) => {
          const own = stars[each - 1] ?? 0;
          return (
            <li key={each}>
              <PlainButton
                aria-pressed={chosen === each}
                disabled={own === 0}
                onClick={() => onChoose(chosen === each ? undefined : each)}
                className={classes(
                  "flex min-h-8 w-full items-center gap-3 rounded-md px-2 text-sm disabled:text-ink-faint",
                  chosen === each ? "bg-mist font-semibold" : "enabled:hover:bg-mist",
                )}
              >
                <span className="w-18 shrink-0 text-left">{text(m.star_count, { n: each })}</span>
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-brand-600"
                    style={{ width: `${count === 0 ? 0 : (own / count) * 100}%` }}
                  />
                </span>
                <span className="w-8 shrink-0 text-right tabular-nums">{own}</span>
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
