import type { NavigationMenuEntry } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";

const tileLimit = 8;

/** The listings that have a picture of their own, the largest first. */
const pictures: Readonly<Record<string, string>> = {
  "/sex-toys/vibrators": "vibrators",
  "/sex-toys/prostate-massagers": "prostate-massagers",
  "/sex-toys/butt-plugs": "butt-plugs",
  "/sex-toys/dildos": "dildos",
  "/sex-toys/masturbators": "masturbators",
  "/lubricants": "lubricants",
  "/kink": "kink",
  "/apparel": "apparel",
};

/** Tiles into the categories of this site's own navigation. */
export function Tiles() {
  const text = useText();
  const { language } = useShop();
  const { navigation } = useSite();
  const all = navigation.flatMap((entry): NavigationMenuEntry[] => [entry, ...(entry.menu ?? [])]);
  const tiles = Object.keys(pictures)
    .flatMap((url) => all.find((entry) => entry.url === url && !entry.mobileOnly) ?? [])
    .slice(0, tileLimit);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="tiles" className="page py-16 tablet:py-20">
      <h2 id="tiles" className="mb-8 text-3xl font-bold">
        {text(m.home_categories)}
      </h2>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4 tablet:gap-6">
        {tiles.map((entry) => (
          <li key={entry.url}>
            <Link href={entry.url} className="group relative block overflow-hidden rounded-lg">
              <img
                src={`/assets/img/collections/${pictures[entry.url]}-tile.svg`}
                alt=""
                width={375}
                height={300}
                loading="lazy"
                className="aspect-[5/4] w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-103"
              />
              <span className="absolute inset-x-3 bottom-3 rounded-md bg-white/92 px-3 py-2.5 leading-tight font-semibold">
                {localizedLabel(entry, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
