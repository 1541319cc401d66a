import { homeCategories } from "@velours/sdk/rules";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { homeTile } from "./homeTile.ts";

/** Tiles into the categories: the merchant's own, else the listings of the site's menus. */
export function Tiles() {
  const text = useText();
  const { language } = useShop();
  const tiles = homeCategories(useSite());
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="tiles" className="page py-16 tablet:py-20">
      <h2 id="tiles" className="mb-8 text-3xl font-bold">
        {text(m.home_categories)}
      </h2>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4 tablet:gap-6">
        {tiles.map((tile) => {
          const { title } = homeTile(tile, language);
          return (
            <li key={tile.url}>
              {tile.image ? (
                <Link href={tile.url} className="group relative block overflow-hidden rounded-lg">
                  <img
                    src={tile.image}
                    alt=""
                    width={375}
                    height={300}
                    loading="lazy"
                    className="aspect-[5/4] w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-103"
                  />
                  <span className="absolute inset-x-3 bottom-3 rounded-md bg-white/92 px-3 py-2.5 leading-tight font-semibold break-words hyphens-auto">
                    {title}
                  </span>
                </Link>
              ) : (
                <Link
                  href={tile.url}
                  className="flex h-full min-h-28 items-end rounded-lg bg-cream p-5 text-lg leading-tight font-semibold underline-offset-4 hover:text-brand-700 hover:underline"
                >
                  {title}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
