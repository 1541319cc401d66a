import { Breadcrumbs } from "../../platform/ui/Breadcrumbs.tsx";
import { ListingHero } from "./ListingHero.tsx";
import type { ListingData } from "./loadListing.ts";
import { PhoneBrowse } from "./PhoneBrowse.tsx";
import { ListingBanners } from "./slots.ts";

/** Above the products: the way here, the listing's words, its neighbours and the merchant's banners. */
export function ListingTop({ data: { crumbs, collection, levels, zones } }: { data: ListingData }) {
  return (
    <div>
      <div className="page pt-4">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ListingHero collection={collection} />
      <PhoneBrowse levels={levels} />
      {zones && <ListingBanners zones={zones} />}
    </div>
  );
}
