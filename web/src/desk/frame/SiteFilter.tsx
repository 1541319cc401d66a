import { Select } from "../../platform/ui/Select.tsx";
import { m, useDeskText } from "../desk.ts";
import { useSites } from "../useSites.ts";

/** The site that a search is about; nothing where there is one. */
export function SiteFilter({ site = "" }: { site: string | undefined }) {
  const text = useDeskText();
  const sites = useSites();
  if (sites.length < 2) return null;
  return (
    <Select
      label={text(m.desk_site)}
      name="site"
      defaultValue={site}
      options={[
        { value: "", label: text(m.desk_all_sites) },
        ...sites.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      className="w-48 self-start"
    />
  );
}
