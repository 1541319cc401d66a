import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { getMerchantSiteQuery, getSiteQuery } from "@velours/sdk/query";
import type { MerchantSite, SiteCode } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { FilterLink } from "../../frame/FilterLink.tsx";
import { Stored } from "../../frame/Stored.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import { useSites } from "../../useSites.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { DraftForm } from "../words/DraftForm.tsx";
import { SiteForm } from "./SiteForm.tsx";
import { applyEdits, listSiteChanges, type SiteEdits } from "./siteDraft.ts";
import type { SiteSearch } from "./siteSearch.ts";

const SaveSiteDialog = lazy(async () => ({
  default: (await import("./SaveSiteDialog.tsx")).SaveSiteDialog,
}));
const TO = "/desk/settings/site";

/** The settings of one site; which one stands in the address. */
export function SiteScreen() {
  return (
    <SettingsFrame scope="settings:write">
      <ChosenSite />
    </SettingsFrame>
  );
}

function ChosenSite() {
  const text = useDeskText();
  const sites = useSites();
  const search = useSearch({ strict: false }) as SiteSearch;
  const code = (search.site ?? sites[0]?.code) as SiteCode | undefined;
  return (
    <section aria-labelledby="site" className="mt-6">
      <h2 id="site" className="text-xl font-semibold">
        {text(m.desk_site)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_site_note)}</p>
      {sites.length > 1 && (
        <nav aria-label={text(m.desk_sites)} className="mt-4 flex flex-wrap gap-2">
          {sites.map((site) => (
            <FilterLink
              key={site.code}
              to={TO}
              isChosen={site.code === code}
              search={{ site: site.code }}
              label={site.name}
            />
          ))}
        </nav>
      )}
      {code !== undefined && <StoredSite key={code} code={code} />}
    </section>
  );
}

function StoredSite({ code }: { code: SiteCode }) {
  const { api } = useDesk();
  const result = useQuery({
    ...getMerchantSiteQuery(api, { params: { path: { site: code } } }),
    // The form begins with what is there now.
    gcTime: 0,
    retry: false,
  });
  return <Stored result={result}>{(first) => <LoadedSite first={first} />}</Stored>;
}

function LoadedSite({ first }: { first: MerchantSite }) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState<SiteEdits>({});
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { languages, currencies, regions } = base.site;
  const next = applyEdits(base.site, edits);
  const isSame = listSiteChanges(base.site, next, text).length === 0;
  return (
    <>
      <DraftForm
        isSame={isSame}
        savedNote={isSaved ? text(m.desk_site_saved) : null}
        onShow={() => setOpen(true)}
        actions={<PreviewButton change={{ part: "sites", row: next }} />}
      >
        <SiteForm
          site={base.site}
          edits={edits}
          onEdit={(path, value) => {
            setSaved(false);
            setEdits({ ...edits, [path]: value });
          }}
        />
        <Card title={text(m.desk_site_fixed)}>
          <p className="mb-4 text-ink-soft">{text(m.desk_site_fixed_note)}</p>
          <dl className="grid gap-x-4 gap-y-1 tablet:grid-cols-[auto_1fr]">
            <dt className="font-semibold">{text(m.desk_site_languages)}</dt>
            <dd>{languages.supported.join(", ")}</dd>
            <dt className="font-semibold">{text(m.desk_site_currencies)}</dt>
            <dd>{currencies.join(", ")}</dd>
            <dt className="font-semibold">{text(m.desk_site_countries)}</dt>
            <dd>{regions.map(({ country }) => country).join(", ")}</dd>
          </dl>
        </Card>
      </DraftForm>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSiteDialog
            base={base}
            next={next}
            onClose={() => setOpen(false)}
            onMoved={setBase}
            onDone={(saved) => {
              setBase(saved);
              setEdits({});
              setOpen(false);
              setSaved(true);
              const { queryKey } = getSiteQuery(api, { params: { path: { site: "admin" } } });
              void queries.invalidateQueries({ queryKey });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
