import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { getMerchantSiteQuery } from "@velours/sdk/query";
import type { MerchantSite, SiteCode } from "@velours/sdk/types";
import { type ReactNode, useId } from "react";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { FilterBar } from "../../frame/FilterBar.tsx";
import { Stored } from "../../frame/Stored.tsx";
import { useSites } from "../../useSites.ts";
import type { SiteSearch } from "./siteSearch.ts";

interface Props {
  /** Address of the screen. */
  to: string;
  title: string;
  note: string;
  /** A form that begins with the settings as they are stored. */
  children: (first: MerchantSite) => ReactNode;
  /** Between the sites and the form. */
  places?: ((code: SiteCode) => ReactNode) | undefined;
}

/** A part of the settings of one site; which one stands in the address. */
export function ChosenSite({ to, title, note, places, children }: Props) {
  const text = useDeskText();
  const id = useId();
  const sites = useSites();
  const search = useSearch({ strict: false }) as SiteSearch;
  const { part } = search;
  const code = (search.site ?? sites[0]?.code) as SiteCode | undefined;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">{note}</p>
      {sites.length > 1 && (
        <FilterBar
          label={text(m.desk_sites)}
          to={to}
          filters={sites.map((site) => ({
            isChosen: site.code === code,
            search: { ...(part && { part }), site: site.code },
            label: site.name,
          }))}
        />
      )}
      {code !== undefined && places?.(code)}
      {code !== undefined && (
        <StoredSite key={code} code={code}>
          {children}
        </StoredSite>
      )}
    </section>
  );
}

function StoredSite({ code, children }: Pick<Props, "children"> & { code: SiteCode }) {
  const { api } = useDesk();
  const result = useQuery({
    ...getMerchantSiteQuery(api, { params: { path: { site: code } } }),
    // The form begins with what is there now.
    gcTime: 0,
  });
  return <Stored result={result}>{children}</Stored>;
}
