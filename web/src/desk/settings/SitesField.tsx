import type { MerchantAccess, SiteCode } from "@velours/sdk/types";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useSites } from "../useSites.ts";

interface Props {
  /** Null for all sites. */
  sites: MerchantAccess["sites"];
  onChange: (sites: MerchantAccess["sites"]) => void;
}

/** Sites that somebody, or a program, is to work for. Only a caller of all sites gives all of them. */
export function SitesField({ sites, onChange }: Props) {
  const { access } = useDesk();
  const text = useDeskText();
  const own = useSites();
  const toggle = (code: SiteCode, isOn: boolean) =>
    onChange(isOn ? [...(sites ?? []), code] : (sites ?? []).filter((site) => site !== code));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{text(m.desk_sites)}</legend>
      {access?.sites === null && (
        <Checkbox
          name="allSites"
          checked={sites === null}
          onChange={({ target }) => onChange(target.checked ? null : [])}
        >
          {text(m.desk_all_sites)}
        </Checkbox>
      )}
      {sites !== null && (
        <div className="grid gap-x-4 tablet:grid-cols-2">
          {own.map(({ code, name }) => (
            <Checkbox
              key={code}
              name={`site-${code}`}
              checked={sites.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  );
}
