import type { Site, SiteCode } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";

interface Props {
  sites: readonly Site[];
  chosen: readonly SiteCode[];
  readOnly: boolean;
  onEdit: (chosen: readonly SiteCode[]) => void;
}

/** Sites that sell a product. */
export function SitesForm({ sites, chosen, readOnly, onEdit }: Props) {
  const text = useDeskText();
  return (
    <Card title={text(m.desk_product_sites)}>
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{text(m.desk_product_sites)}</legend>
        {sites.map(({ code, name }) => (
          <Checkbox
            key={code}
            name={`site-${code}`}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onEdit(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </Card>
  );
}
