import type { Page } from "@velours/sdk/types";
import { Select } from "../../../platform/ui/Select.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { useSites } from "../../useSites.ts";
import { HandleField } from "../words/HandleField.tsx";
import { NEW } from "../words/newDocument.ts";
import { pagePlace } from "./pagePlaces.ts";

type Address = Pick<Page, "handle" | "site">;

interface Props {
  address: Address;
  isNew: boolean;
  readOnly: boolean;
  error: string | undefined;
  onChange: (address: Address) => void;
}

/** Where a page is, and which sites have it: chosen while it is new, and from then on as it is. */
export function PageAddress({ address: { handle, site }, isNew, readOnly, error, onChange }: Props) {
  const { access } = useDesk();
  const text = useDeskText();
  const sites = useSites();
  if (!isNew)
    return (
      <div>
        <p className="break-all text-ink-soft">
          {`/pages/${handle} · ${
            site === undefined
              ? text(m.desk_all_sites)
              : (sites.find(({ code }) => code === site)?.name ?? site)
          }`}
        </p>
        {readOnly && <p className="mt-2">{text(m.desk_page_of_all)}</p>}
        {site === undefined && (
          <p className="mt-2 flex flex-wrap gap-x-4">
            {sites.map(({ code, name }) => (
              <DeskLink
                key={code}
                to={pagePlace(NEW)}
                search={{ copy: handle, site: code }}
                className="inline-flex min-h-8 items-center text-brand-700 underline underline-offset-4"
              >
                {text(m.desk_page_own, { site: name })}
              </DeskLink>
            ))}
          </p>
        )}
      </div>
    );
  const all = { value: "", label: text(m.desk_all_sites) };
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <HandleField
        handle={handle}
        error={error}
        onChange={(typed) => onChange({ handle: typed, ...(site && { site }) })}
      />
      <Select
        label={text(m.desk_site)}
        name="site"
        value={site ?? ""}
        options={[
          ...(access?.sites === null ? [all] : []),
          ...sites.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={({ target }) => {
          const chosen = sites.find(({ code }) => code === target.value)?.code;
          onChange({ handle, ...(chosen && { site: chosen }) });
        }}
      />
    </div>
  );
}
