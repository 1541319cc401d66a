import type { HomeTile } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { homeTile } from "./homeTile.ts";

/** Links to listings by what a shopper needs, "For a first time" say, beside the categories. */
export function Intents({ tiles }: { tiles: readonly HomeTile[] }) {
  const text = useText();
  const { language } = useShop();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="intents" className="page py-10 tablet:py-14">
      <h2 id="intents" className="mb-6 text-2xl font-bold">
        {text(m.home_intents)}
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
