import type { HomeRail as Rail } from "@velours/sdk/types";
import { useRef } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { useNear } from "../../../platform/ui/useNear.ts";
import type { RailLink } from "./railProducts.ts";

const HomeRailProducts = lazyPart(async () => (await import("./HomeRailProducts.tsx")).HomeRailProducts, {
  quiet: true,
});

interface Props {
  rail: Rail;
  /** Its products, if the server has drawn the page. */
  links: readonly RailLink[];
}

/**
 * A line of products, which come when it is nearly in sight; its place is kept. Until then, and without scripts, it
 * leads to them by their names.
 */
export function HomeRail({ rail, links }: Props) {
  const { language } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, "400px");
  return (
    <div
      ref={place}
      className={`page min-h-[28rem] py-6 has-[[data-none]]:hidden ${links.length === 0 ? "[@media(scripting:none)]:hidden" : ""}`}
    >
      {near ? (
        <HomeRailProducts rail={rail} />
      ) : (
        links.length > 0 && (
          <>
            <h2 className="mb-6 text-2xl font-bold">{localizedLabel(rail, language)}</h2>
            <ul>
              {links.map(({ title, link }) => (
                <li key={link}>
                  <Link
                    href={link}
                    className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )
      )}
    </div>
  );
}
