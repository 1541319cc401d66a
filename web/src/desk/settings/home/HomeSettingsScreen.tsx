import { navigationTarget } from "@velours/sdk/rules";
import type { HomeCampaign, MerchantSite, Site } from "@velours/sdk/types";
import { lazy, Suspense, useRef, useState } from "react";
import { m, useDeskText } from "../../desk.ts";
import { PreviewButton } from "../../PreviewButton.tsx";
import type { FieldEdits } from "../fields/fieldEdits.ts";
import { ChosenSite } from "../site/ChosenSite.tsx";
import { SaveSiteDialog } from "../site/SaveSiteDialog.tsx";
import { DraftForm } from "../words/DraftForm.tsx";
import {
  type EntryDraft,
  type HomeEdits,
  isIncomplete,
  listHomeChanges,
  readEntries,
  readLabel,
  toEntry,
  toHome,
} from "./homeDraft.ts";
import { type HomePart, homeParts } from "./homeParts.ts";
import { PartCard } from "./PartCard.tsx";

const TargetDialog = lazy(async () => ({
  default: (await import("../navigation/TargetDialog.tsx")).TargetDialog,
}));

/** The home page of one site; which one stands in the address. */
export function HomeSettingsScreen() {
  const text = useDeskText();
  return (
    <ChosenSite to="/desk/settings/home" title={text(m.desk_home)} note={text(m.desk_home_note)}>
      {(first) => <LoadedHome first={first} />}
    </ChosenSite>
  );
}

interface Place {
  part: HomePart;
  id: number;
}

const HERO: Place = { part: homeParts[0]!, id: 0 };

function LoadedHome({ first }: { first: MerchantSite }) {
  const text = useDeskText();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState<HomeEdits>({});
  const [open, setOpen] = useState<Place | null>(HERO);
  const [finding, setFinding] = useState<Place | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const stored = base.site.home;
  const next = withHome(base.site, toHome(stored, edits));
  const changes = listHomeChanges(stored, edits, text);
  const languages = base.site.languages.supported;
  const read = (part: HomePart) => readEntries(stored, edits, part);

  function edit({ name }: HomePart, entries: readonly EntryDraft[] | null) {
    setSaved(false);
    setRefusal(null);
    setEdits({ ...edits, [name]: entries });
  }

  /** Opens an entry with a missing field in place of the dialog. */
  function show() {
    for (const part of homeParts) {
      const incomplete = read(part)?.find((draft) => isIncomplete(part, draft));
      if (incomplete === undefined) continue;
      setOpen({ part, id: incomplete.id });
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("input:invalid")?.focus());
      return;
    }
    setShown(true);
  }

  /** Leads an entry to an address; a line of products begins with those that its listing shows. */
  function lead({ part, id }: Place, url: string) {
    const target = navigationTarget(url, base.site);
    const typed: FieldEdits = {
      ...Object.fromEntries(part.fields.flatMap(({ kind, path }) => (kind === "link" ? [[path, url]] : []))),
      ...(target?.kind === "listing" && { collection: target.collection }),
    };
    edit(
      part,
      (read(part) ?? []).map((draft) =>
        draft.id === id ? { ...draft, edits: { ...draft.edits, ...typed } } : draft,
      ),
    );
  }

  return (
    <>
      <DraftForm
        isSame={changes.length === 0}
        savedNote={isSaved ? text(m.desk_home_saved) : null}
        onShow={show}
        actions={languages.map((language) => (
          <PreviewButton key={language} language={language} change={{ part: "sites", row: next }} />
        ))}
      >
        <div ref={form} className="flex flex-col gap-5">
          {homeParts.map((part) => (
            <PartCard
              key={part.name}
              part={part}
              entries={read(part)}
              open={open?.part === part ? open.id : null}
              site={next}
              refusal={refusal}
              actions={(draft) =>
                part.name === "campaigns" && <CampaignPreview {...{ site: next, part, draft }} />
              }
              onEdit={(entries) => edit(part, entries)}
              onOpen={(id) => setOpen(id === null ? null : { part, id })}
              onFind={(id) => setFinding({ part, id })}
            />
          ))}
        </div>
      </DraftForm>
      {isShown && (
        <SaveSiteDialog
          base={base}
          next={next}
          changes={changes}
          onClose={() => setShown(false)}
          onMoved={setBase}
          onRefused={setRefusal}
          onDone={(saved) => {
            setBase(saved);
            setEdits({});
            setOpen(null);
            setRefusal(null);
            setShown(false);
            setSaved(true);
          }}
        />
      )}
      {finding && (
        <Suspense fallback={null}>
          <TargetDialog
            site={base.site.code}
            navigation={base.site.navigation}
            above={undefined}
            onChoose={(url) => lead(finding, url)}
            onClose={() => setFinding(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function withHome({ home: _, ...rest }: Site, home: Site["home"]): Site {
  return home === undefined ? rest : { ...rest, home };
}

/** Shows the shop while a campaign runs. */
function CampaignPreview({ site, part, draft }: { site: Site; part: HomePart; draft: EntryDraft }) {
  const campaign = { ...(toEntry(part, draft) as HomeCampaign), date_started: null, date_expired: null };
  const row = { ...site, home: { ...site.home, campaigns: [campaign] } };
  const label = readLabel(part, campaign);
  return label ? <PreviewButton change={{ part: "sites", row }} about={label} /> : null;
}
