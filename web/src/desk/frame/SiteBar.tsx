import type { DeskSearch } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { useSites } from "../useSites.ts";
import { FilterBar } from "./FilterBar.tsx";

interface Props {
  to: string;
  /** The other filters of the list. */
  filters?: DeskSearch;
  site: string | undefined;
}

/** The sites that a list filters by, as links; nothing where there is one. */
export function SiteBar({ to, filters = {}, site }: Props) {
  const text = useDeskText();
  const sites = useSites();
  if (sites.length < 2) return null;
  return (
    <FilterBar
      label={text(m.desk_sites)}
      to={to}
      filters={[
        { isChosen: site === undefined, search: filters, label: text(m.desk_all_sites) },
        ...sites.map(({ code, name }) => ({
          isChosen: code === site,
          search: { ...filters, site: code },
          label: name,
        })),
      ]}
    />
  );
}
