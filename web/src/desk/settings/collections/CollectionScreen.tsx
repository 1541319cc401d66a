import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getMerchantCollectionQuery } from "@velours/sdk/query";
import type { Collection, MerchantCollection } from "@velours/sdk/types";
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
import { HandleField } from "../words/HandleField.tsx";
import { NEW } from "../words/newDocument.ts";
import { WordsForm } from "../words/WordsForm.tsx";
import { listLanguages, type WordEdits } from "../words/wordsDraft.ts";
import { applyCollectionEdits, listCollectionChanges } from "./collectionDraft.ts";
import { collectionFields } from "./collectionFields.ts";
import { collectionPlace, collectionsKey, TO } from "./collectionPlaces.ts";
import { RulesForm } from "./RulesForm.tsx";
import { type RulesDraft, toRulesDraft } from "./rulesDraft.ts";
import { TryRules } from "./TryRules.tsx";

/** A collection; its handle stands in the address. */
export function CollectionScreen() {
  const text = useDeskText();
  const { handle = "" } = useParams({ strict: false }) as { handle?: string };
  // Held here, because a collection that was new is opened at its own address once it is saved.
  const [saved, setSaved] = useState<string | null>(null);
  const note = { isSaved: saved === handle, onSaved: setSaved };
  return (
    <>
      <div className="mt-4">
        <BackLink to={TO} label={text(m.desk_collections)} />
      </div>
      {handle === NEW ? (
        <LoadedCollection key={handle} {...note} first={{ collection: EMPTY }} />
      ) : (
        <StoredCollection key={handle} {...note} handle={handle} />
      )}
    </>
  );
}

interface SavedNote {
  isSaved: boolean;
  /** Called with the handle of the collection once it is saved, and with null once it is edited again. */
  onSaved: (handle: string | null) => void;
}

function StoredCollection({ handle, ...note }: SavedNote & { handle: string }) {
  const { api } = useDesk();
  const result = useQuery({
    ...getMerchantCollectionQuery(api, { params: { path: { handle } } }),
    // The form begins with what is there now.
    gcTime: 0,
  });
  return <Stored result={result}>{(first) => <LoadedCollection {...note} first={first} />}</Stored>;
}

/** A collection that nobody saved yet has no revision. */
type Base = Pick<MerchantCollection, "collection"> & Partial<MerchantCollection>;

const EMPTY: Collection = { handle: "", title: "", description: "", meta: {} };

function LoadedCollection({ first, isSaved, onSaved }: SavedNote & { first: Base }) {
  const { api, access, language } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const navigate = useDeskNavigate();
  const sites = useSites();
  const [base, setBase] = useState(first);
  const [words, setWords] = useState<WordEdits>({});
  const [rules, setRules] = useState<RulesDraft>();
  /** Handle of a collection that is new. */
  const [typed, setTyped] = useState("");
  const [taken, setTaken] = useState<string | null>(null);
  const [open, setOpen] = useState<"save" | "remove" | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const isNew = base.revision === undefined;
  const readOnly = access?.sites !== null;
  const handle = isNew ? typed : base.collection.handle;
  const next = { ...applyCollectionEdits(base.collection, { words, rules }), handle };
  const changes = listCollectionChanges(base.collection, next, text, language);
  const isSame = isRemoved || (changes.length === 0 && (!isNew || handle === ""));
  const currencies = [...new Set(sites.flatMap((site) => site.currencies))].sort();
  const languages = sites.flatMap(({ languages: { supported } }) => supported);

  // Once nothing is unsaved any more, so that nobody is asked about it.
  useEffect(() => {
    if (isRemoved) navigate(TO);
    else if (!isNew && first.revision === undefined) navigate(collectionPlace(base.collection.handle));
  }, [isRemoved, isNew, first, base.collection, navigate]);

  return (
    <>
      <DraftForm
        isSame={isSame}
        readOnly={readOnly}
        savedNote={isSaved ? text(m.desk_collection_saved) : null}
        onShow={() => setOpen("save")}
        actions={
          <>
            <PreviewButton
              change={handle !== "" && next.title !== "" ? { part: "collections", row: next } : undefined}
            />
            {!isNew && !readOnly && (
              <Button variant="outline" onClick={() => setOpen("remove")}>
                {text(m.desk_collection_remove)}
              </Button>
            )}
          </>
        }
      >
        <h2 className="text-xl font-semibold break-words">
          {isNew ? text(m.desk_collection_new) : base.collection.title}
        </h2>
        {isNew ? (
          <HandleField
            handle={handle}
            error={taken === handle ? text(m.desk_collection_taken) : undefined}
            onChange={setTyped}
          />
        ) : (
          <p className="break-all text-ink-soft">{`/${handle}`}</p>
        )}
        {readOnly && <p>{text(m.desk_collection_of_all)}</p>}
        <WordsForm
          fields={collectionFields}
          document={base.collection}
          languages={listLanguages(base.collection, languages, sites[0]?.languages.default ?? "en")}
          edits={words}
          readOnly={readOnly}
          othersTitle={text(m.desk_pictures)}
          onEdit={(path, value) => {
            onSaved(null);
            setWords({ ...words, [path]: value });
          }}
        >
          <RulesForm
            rules={rules ?? toRulesDraft(base.collection.rules, currencies[0] ?? "USD")}
            currencies={currencies}
            readOnly={readOnly}
            onEdit={(edited) => {
              onSaved(null);
              setRules(edited);
            }}
          />
          <TryRules handle={handle} rules={next.rules} />
        </WordsForm>
      </DraftForm>
      {open === "remove" && (
        <AskDialog
          title={text(m.desk_collection_remove)}
          change={(idempotencyKey) =>
            api.removeMerchantCollection({
              params: { path: { handle }, header: { "If-Match": base.revision } },
              idempotencyKey,
            })
          }
          onClose={() => setOpen(null)}
          onFailed={(error) => setBase((former) => readCurrent<MerchantCollection>(error) ?? former)}
          onDone={() => {
            queries.removeQueries({ queryKey: [collectionsKey] });
            setRemoved(true);
          }}
        >
          {text(m.desk_collection_remove_note, { title: base.collection.title })}
        </AskDialog>
      )}
      {open === "save" && (
        <SaveDialog
          isAddable
          changes={changes}
          revision={base.revision}
          next={next}
          save={(body, header, idempotencyKey) =>
            api.saveMerchantCollection({ params: { path: { handle }, header }, body, idempotencyKey })
          }
          onClose={() => setOpen(null)}
          onMoved={(current) => {
            if (!isNew) return setBase(current);
            setTaken(handle);
            setOpen(null);
          }}
          onDone={(saved) => {
            setBase(saved);
            setWords({});
            setRules(undefined);
            setOpen(null);
            onSaved(saved.collection.handle);
            void queries.invalidateQueries({ queryKey: [collectionsKey] });
          }}
        />
      )}
    </>
  );
}
