import type { HomeTile } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { homeTile } from "./homeTile.ts";

/** Pictures with words that the merchant imports with the site's settings. */
export function EditorialTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const text = useText();
  const { language } = useShop();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="editorial" className="page py-10 tablet:py-14">
      <h2 id="editorial" className="mb-6 text-2xl font-bold">
        {text(m.home_editorial)}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-2 tablet:gap-6">
        {tiles.map((tile) => {
          const { title, text: words, action } = homeTile(tile, language);
          return (
            <li
              key={tile.label}
              className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-white"
            >
              {tile.image && (
                <img
                  src={tile.image}
                  alt=""
                  width={1600}
                  height={400}
                  loading="lazy"
                  className="h-44 w-full bg-cream object-cover object-right"
                />
              )}
              <div className="flex flex-1 flex-col gap-2 p-6">
                <h3 className="text-xl font-bold">{title}</h3>
                {words && <p className="text-ink-soft">{words}</p>}
                <Link
                  href={tile.url}
                  className="mt-auto inline-flex min-h-9 items-center font-semibold text-brand-700 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {action}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
