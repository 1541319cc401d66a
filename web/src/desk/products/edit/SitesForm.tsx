import { isSoldBy } from "@velours/sdk/rules";
import type { Site, SiteCode } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";

interface Props {
  sites: readonly Site[];
  chosen: readonly SiteCode[];
  onEdit: (chosen: readonly SiteCode[]) => void;
}

/** Sites that sell a product. */
export function SitesForm({ sites, chosen, onEdit }: Props) {
  const text = useDeskText();
  return (
    <Card title={text(m.desk_product_sites)}>
      <fieldset>
        <legend className="sr-only">{text(m.desk_product_sites)}</legend>
        {sites.map(({ code, source, name }) => (
          <Checkbox
            key={code}
            name={`site-${code}`}
            checked={isSoldBy({ sources: [...chosen] }, source)}
            onChange={({ target }) =>
              onEdit(
                target.checked ? [...chosen, source as SiteCode] : chosen.filter((each) => each !== source),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </Card>
  );
}
