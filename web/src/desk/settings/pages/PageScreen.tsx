import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { getMerchantPageQuery } from "@velours/sdk/query";
import type { MerchantPage, Page, SiteCode } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { AskDialog } from "../../frame/AskDialog.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { Stored } from "../../frame/Stored.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import { readCurrent } from "../../readCurrent.ts";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { useSites } from "../../useSites.ts";
import { SaveDialog } from "../SaveDialog.tsx";
import { DraftForm } from "../words/DraftForm.tsx";
import { NEW } from "../words/newDocument.ts";
import { WordsForm } from "../words/WordsForm.tsx";
import { applyWordEdits, listLanguages, listWordChanges, type WordEdits } from "../words/wordsDraft.ts";
import { PageAddress } from "./PageAddress.tsx";
import { pageFields } from "./pageFields.ts";
import { pagePlace, pagesKey, TO } from "./pagePlaces.ts";
import type { PageSearch } from "./pagesSearch.ts";

/** A page of words; its handle and its site stand in the address. */
export function PageScreen() {
  const text = useDeskText();
  const { handle = "" } = useParams({ strict: false }) as { handle?: string };
  const { site, copy } = useSearch({ strict: false }) as PageSearch;
  // Held here, because a page that was new is opened at its own address once it is saved.
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <>
      <div className="mt-4">
        <BackLink to={TO} search={site === undefined ? {} : { site }} label={text(m.desk_site_pages)} />
      </div>
      <ChosenPage
        key={`${handle} ${site} ${copy}`}
        handle={handle}
        site={site as SiteCode | undefined}
        copy={copy}
        isSaved={saved === `${handle} ${site}`}
        onSaved={(page) => setSaved(page && `${page.handle} ${page.site}`)}
      />
    </>
  );
}

interface SavedNote {
  isSaved: boolean;
  /** Called with the page once it is saved, and with null once it is edited again. */
  onSaved: (page: Page | null) => void;
}

interface Chosen extends SavedNote {
  handle: string;
  site: SiteCode | undefined;
  copy: string | undefined;
}

function ChosenPage({ handle, site, copy, ...note }: Chosen) {
  const { api, access } = useDesk();
  const isNew = handle === NEW;
  const path = { handle: isNew ? (copy ?? "") : handle };
  const query = site === undefined || isNew ? {} : { site };
  const result = useQuery({
    ...getMerchantPageQuery(api, { params: { path, query } }),
    enabled: path.handle !== "",
    // The form begins with what is there now.
    gcTime: 0,
  });
  const { data } = result;
  if (isNew && (data !== undefined || copy === undefined)) {
    const own = site ?? access?.sites?.[0];
    return <LoadedPage {...note} first={{ page: { ...(data?.page ?? EMPTY), ...(own && { site: own }) } }} />;
  }
  return <Stored result={result}>{(first) => <LoadedPage {...note} first={first} />}</Stored>;
}

/** A page that nobody saved yet has no revision. */
type Base = Pick<MerchantPage, "page"> & Partial<MerchantPage>;

const EMPTY: Page = { handle: "", title: "", html: "" };

function LoadedPage({ first, isSaved, onSaved }: SavedNote & { first: Base }) {
  const { api, access, language } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const navigate = useDeskNavigate();
  const sites = useSites();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState<WordEdits>({});
  /** Handle and site of a page that is new. */
  const [address, setAddress] = useState<Pick<Page, "handle" | "site">>(first.page);
  const [taken, setTaken] = useState<string | null>(null);
  const [open, setOpen] = useState<"save" | "remove" | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const isNew = base.revision === undefined;
  const { site } = isNew ? address : base.page;
  const { site: _, ...words } = applyWordEdits(pageFields, base.page, edits);
  const next: Page = {
    ...words,
    handle: isNew ? address.handle : base.page.handle,
    ...(site && { site }),
  };
  // The words that a copy begins with were not typed.
  const isSame =
    isRemoved ||
    (isNew
      ? next.handle === first.page.handle && Object.keys(edits).length === 0
      : listWordChanges(pageFields, base.page, next, text, "en").length === 0);
  const own = sites.filter(({ code }) => site === undefined || code === site);
  const languages = own.flatMap(({ languages: { supported } }) => supported);
  const readOnly = site === undefined && access?.sites !== null;

  // Once nothing is unsaved any more, so that nobody is asked about it.
  useEffect(() => {
    const place = base.page.site === undefined ? {} : { site: base.page.site };
    if (isRemoved) navigate(TO, place);
    else if (!isNew && first.revision === undefined) navigate(pagePlace(base.page.handle), place);
  }, [isRemoved, isNew, first, base.page, navigate]);

  return (
    <>
      <DraftForm
        isSame={isSame}
        readOnly={readOnly}
        savedNote={isSaved ? text(m.desk_page_saved) : null}
        onShow={() => setOpen("save")}
        actions={
          <>
            {(["en", "fr"] as const)
              .filter((each) => languages.includes(each))
              .map((each) => (
                <PreviewButton
                  key={each}
                  language={each}
                  change={next.title && next.handle ? { part: "pages", row: next } : undefined}
                />
              ))}
            {!isNew && !readOnly && (
              <Button variant="outline" onClick={() => setOpen("remove")}>
                {text(m.desk_page_remove)}
              </Button>
            )}
          </>
        }
      >
        <h2 className="text-xl font-semibold break-words">
          {isNew ? text(m.desk_page_new) : base.page.title}
        </h2>
        <PageAddress
          address={isNew ? address : base.page}
          isNew={isNew}
          readOnly={readOnly}
          error={taken === next.handle ? text(m.desk_page_taken) : undefined}
          onChange={setAddress}
        />
        <WordsForm
          fields={pageFields}
          document={base.page}
          languages={listLanguages(base.page, languages, own[0]?.languages.default ?? "en")}
          edits={edits}
          readOnly={readOnly}
          othersTitle={text(m.desk_page_place)}
          onEdit={(path, value) => {
            onSaved(null);
            setEdits({ ...edits, [path]: value });
          }}
        />
      </DraftForm>
      {open === "remove" && (
        <AskDialog
          title={text(m.desk_page_remove)}
          change={(idempotencyKey) =>
            api.removeMerchantPage({
              params: {
                path: { handle: base.page.handle },
                query: site ? { site } : {},
                header: { "If-Match": base.revision },
              },
              idempotencyKey,
            })
          }
          onClose={() => setOpen(null)}
          onFailed={(error) => setBase((former) => readCurrent<MerchantPage>(error) ?? former)}
          onDone={() => {
            queries.removeQueries({ queryKey: [pagesKey] });
            setRemoved(true);
          }}
        >
          {text(site === undefined ? m.desk_page_remove_note : m.desk_page_remove_own_note, {
            title: base.page.title,
          })}
        </AskDialog>
      )}
      {open === "save" && (
        <SaveDialog
          isAddable
          changes={listWordChanges(pageFields, isNew ? EMPTY : base.page, next, text, language)}
          revision={base.revision}
          next={next}
          save={(body, header, idempotencyKey) =>
            api.saveMerchantPage({
              params: { path: { handle: next.handle }, query: site ? { site } : {}, header },
              body,
              idempotencyKey,
            })
          }
          onClose={() => setOpen(null)}
          onMoved={(current) => {
            if (!isNew) return setBase(current);
            setTaken(next.handle);
            setOpen(null);
          }}
          onDone={(saved) => {
            setBase(saved);
            setEdits({});
            setOpen(null);
            onSaved(saved.page);
            void queries.invalidateQueries({ queryKey: [pagesKey] });
          }}
        />
      )}
    </>
  );
}
