import type { HomeTile } from "@velours/sdk/types";
import { ArrowRight } from "lucide-react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { EditorialTiles } from "./EditorialTiles.tsx";
import { HomeRail } from "./HomeRail.tsx";
import { homeTile } from "./homeTile.ts";
import { Promises } from "./Promises.tsx";
import type { RailLinks } from "./railProducts.ts";
import { Tiles } from "./Tiles.tsx";

/** Links to what others buy: listings begin with what sells best. */
function BestSellers({ tiles }: { tiles: readonly HomeTile[] }) {
  const text = useText();
  const { language } = useShop();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="choices" className="page py-16 tablet:py-20">
      <h2 id="choices" className="mb-8 text-3xl font-bold">
        {text(m.home_choices)}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        {tiles.map((tile) => (
          <li key={tile.url}>
            <Link
              href={tile.url}
              className="flex h-full items-center justify-between gap-4 rounded-lg border border-line p-6 text-lg font-semibold hover:border-brand-600 hover:text-brand-700"
            >
              {homeTile(tile, language).title}
              <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-brand-600" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to listings by what a shopper needs, "For a first time" say, beside the categories. */
function Intents({ tiles }: { tiles: readonly HomeTile[] }) {
  const text = useText();
  const { language } = useShop();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="intents" className="page py-10 tablet:py-14">
      <h2 id="intents" className="mb-6 text-2xl font-bold">
        {text(m.search_start)}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {tiles.map((tile) => (
          <li key={tile.label}>
            <Link
              href={tile.url}
              className="inline-flex min-h-12 items-center rounded-full border border-line-strong px-5 font-semibold hover:border-brand-600 hover:text-brand-700"
            >
              {homeTile(tile, language).title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Below the hero: what the site sells, and what the merchant puts beside it. */
export function HomeRest({ railLinks }: { railLinks: RailLinks }) {
  const { home } = useSite();
  const [first, ...rails] = home?.rails ?? [];
  return (
    <div>
      <Tiles />
      {first && <HomeRail rail={first} links={railLinks[first.label] ?? []} />}
      <Intents tiles={home?.intents ?? []} />
      {rails.map((rail) => (
        <HomeRail key={rail.label} rail={rail} links={railLinks[rail.label] ?? []} />
      ))}
      <EditorialTiles tiles={home?.tiles ?? []} />
      <Promises />
      <BestSellers tiles={home?.bestSellers ?? []} />
    </div>
  );
}
