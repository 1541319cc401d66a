import { useSite } from "../../../platform/sites/useSite.ts";
import { BestSellers } from "./BestSellers.tsx";
import { EditorialTiles } from "./EditorialTiles.tsx";
import { HomeRail } from "./HomeRail.tsx";
import { Intents } from "./Intents.tsx";
import { Promises } from "./Promises.tsx";
import type { RailLinks } from "./railProducts.ts";
import { Tiles } from "./Tiles.tsx";

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
      <BestSellers />
    </div>
  );
}
