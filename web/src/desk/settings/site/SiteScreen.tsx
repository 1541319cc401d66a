import type { MerchantSite } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import type { FieldEdits } from "../fields/fieldEdits.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { DraftForm } from "../words/DraftForm.tsx";
import { ChosenSite } from "./ChosenSite.tsx";
import { SiteForm } from "./SiteForm.tsx";
import { applyEdits, listSiteChanges } from "./siteDraft.ts";

const SaveSiteDialog = lazy(async () => ({
  default: (await import("./SaveSiteDialog.tsx")).SaveSiteDialog,
}));

/** The settings of one site; which one stands in the address. */
export function SiteScreen() {
  const text = useDeskText();
  return (
    <SettingsFrame scope="settings:write">
      <ChosenSite to="/desk/settings/site" title={text(m.desk_site)} note={text(m.desk_site_note)}>
        {(first) => <LoadedSite first={first} />}
      </ChosenSite>
    </SettingsFrame>
  );
}

function LoadedSite({ first }: { first: MerchantSite }) {
  const text = useDeskText();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState<FieldEdits>({});
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { languages, currencies, regions } = base.site;
  const next = applyEdits(base.site, edits);
  const changes = listSiteChanges(base.site, next, text);
  return (
    <>
      <DraftForm
        isSame={changes.length === 0}
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
            changes={changes}
            onClose={() => setOpen(false)}
            onMoved={setBase}
            onDone={(saved) => {
              setBase(saved);
              setEdits({});
              setOpen(false);
              setSaved(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
