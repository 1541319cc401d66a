import { m, useText } from "../../platform/text/useText.ts";
import { Browse } from "./Browse.tsx";
import { FilterGroups } from "./FilterGroups.tsx";
import type { ListingData } from "./loadListing.ts";
import { useListing } from "./useListing.ts";

/** Beside the products, where there is room: the neighbouring listings and the filters. */
export function ListingAside({ data: { levels, back, groups } }: { data: ListingData }) {
  const text = useText();
  const { search, toggle, replace } = useListing(levels.path);
  return (
    <aside className="hidden flex-col gap-8 tablet:flex">
      <Browse levels={levels} back={back} />
      <section aria-labelledby="filter-title">
        <h2 id="filter-title" className="mb-2 text-lg font-bold">
          {text(m.filter)}
        </h2>
        <FilterGroups groups={groups} search={search} onToggle={toggle} onPrice={replace} wait={600} />
      </section>
    </aside>
  );
}
