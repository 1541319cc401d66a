import { useSearch } from "@tanstack/react-router";
import type { MerchantSite } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { FilterBar } from "../../frame/FilterBar.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import type { FieldEdits } from "../fields/fieldEdits.ts";
import { type Problems, readProblems } from "../fields/readProblems.ts";
import { DraftForm } from "../words/DraftForm.tsx";
import { CardPayments } from "./CardPayments.tsx";
import { ChosenSite } from "./ChosenSite.tsx";
import { SaveSiteDialog } from "./SaveSiteDialog.tsx";
import { SellingForm } from "./SellingForm.tsx";
import { ServicesForm } from "./ServicesForm.tsx";
import { SiteForm } from "./SiteForm.tsx";
import { applySelling, listSellingChanges, type SellingEdits } from "./sellingDraft.ts";
import { applyServices, listServiceChanges, type ServiceEdits } from "./serviceDraft.ts";
import { applyEdits, listSiteChanges } from "./siteDraft.ts";
import { siteParts } from "./siteFields.ts";
import type { SitePartName, SiteSearch } from "./siteSearch.ts";

const PLACE = "/desk/settings/site";

/** The settings of one site, a part at a time; the address has which. */
export function SiteScreen() {
  const text = useDeskText();
  const { part = "words" } = useSearch({ strict: false }) as SiteSearch;
  return (
    <ChosenSite
      to={PLACE}
      title={text(m.desk_site)}
      note={text(m.desk_site_note)}
      places={(site) => (
        <FilterBar
          label={text(m.desk_site_parts)}
          to={PLACE}
          filters={siteParts.map(({ name, label }) => ({
            search: { site, part: name },
            isChosen: name === part,
            label: text(label),
          }))}
        />
      )}
    >
      {(first) => <LoadedPart key={part} part={part} first={first} />}
    </ChosenSite>
  );
}

function LoadedPart({ part, first }: { part: SitePartName; first: MerchantSite }) {
  const { language } = useDesk();
  const text = useDeskText();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState<FieldEdits>({});
  const [selling, setSelling] = useState<SellingEdits>({});
  const [services, setServices] = useState<ServiceEdits>();
  const [problems, setProblems] = useState<Problems>({});
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { site } = base;
  const next = applyServices(applySelling(applyEdits(site, edits), selling), services);
  const changes = [
    ...listSiteChanges(site, next, text),
    ...listSellingChanges(site, next, text, language),
    ...listServiceChanges(site, next, text),
  ];
  const sections = siteParts.find(({ name }) => name === part)?.sections ?? [];
  const touch = () => {
    setSaved(false);
    setProblems({});
  };

  return (
    <>
      <DraftForm
        isSame={changes.length === 0}
        savedNote={isSaved ? text(m.desk_site_saved) : null}
        onShow={() => setOpen(true)}
        actions={<PreviewButton change={{ part: "sites", row: next }} />}
      >
        <div ref={form} className="flex flex-col gap-5">
          {part === "payments" && <CardPayments site={site.code} />}
          {part === "services" && (
            <ServicesForm
              site={site}
              edits={services}
              problems={problems}
              onEdit={(edited) => {
                touch();
                setServices(edited);
              }}
            />
          )}
          {part === "selling" ? (
            <SellingForm
              site={site}
              edits={selling}
              problems={problems}
              onEdit={(edited) => {
                touch();
                setSelling(edited);
              }}
            />
          ) : (
            <SiteForm
              sections={sections}
              site={site}
              edits={edits}
              problems={problems}
              onEdit={(path, value) => {
                touch();
                setEdits({ ...edits, [path]: value });
              }}
            />
          )}
        </div>
      </DraftForm>
      {isOpen && (
        <SaveSiteDialog
          base={base}
          next={next}
          changes={changes}
          onClose={() => {
            setOpen(false);
            if (Object.keys(problems).length > 0)
              requestAnimationFrame(() => form.current && focusFirstError(form.current));
          }}
          onMoved={setBase}
          onFailed={(error) => setProblems(readProblems(error))}
          onDone={(saved) => {
            setBase(saved);
            setEdits({});
            setSelling({});
            setServices(undefined);
            setProblems({});
            setOpen(false);
            setSaved(true);
          }}
        />
      )}
    </>
  );
}
