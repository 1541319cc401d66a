import type { MerchantSite, Site } from "@velours/sdk/types";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import { ChosenSite } from "../site/ChosenSite.tsx";
import { SaveSiteDialog } from "../site/SaveSiteDialog.tsx";
import { DraftForm } from "../words/DraftForm.tsx";
import type { MenuEditing } from "./MenuEditing.ts";
import { MenuList } from "./MenuList.tsx";
import { describePlace, listNavigationChanges } from "./navigationChanges.ts";
import {
  addEntry,
  changeEntry,
  type EntryDraft,
  findHeir,
  findLevel,
  findTrail,
  flattenDraft,
  isIncomplete,
  moveEntry,
  nextId,
  readRefusals,
  removeEntry,
  toDraft,
  toNavigation,
} from "./navigationDraft.ts";

const TargetDialog = lazy(async () => ({ default: (await import("./TargetDialog.tsx")).TargetDialog }));

/** The menus of one site; which one stands in the address. */
export function NavigationScreen() {
  const text = useDeskText();
  return (
    <ChosenSite
      to="/desk/settings/navigation"
      title={text(m.desk_navigation)}
      note={text(m.desk_navigation_note)}
    >
      {(first) => <LoadedNavigation first={first} />}
    </ChosenSite>
  );
}

const NONE: ReadonlyMap<number, string> = new Map();

function LoadedNavigation({ first }: { first: MerchantSite }) {
  const text = useDeskText();
  const [base, setBase] = useState(first);
  /** Undefined while nobody touched the menus. */
  const [edited, setEdited] = useState<readonly EntryDraft[]>();
  const [open, setOpen] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState(NONE);
  const [finding, setFinding] = useState<number | null>(null);
  const [message, setMessage] = useState("");
  const [isShown, setShown] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const tree = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const drafts = edited ?? toDraft(base.site.navigation);
  const next: Site = edited === undefined ? base.site : { ...base.site, navigation: toNavigation(edited) };
  const changes = listNavigationChanges(base.site.navigation, next.navigation, text);

  const edit = (menus: readonly EntryDraft[]) => {
    setSaved(false);
    setEdited(menus);
  };
  const unfold = (...ids: number[]) => setUnfolded(new Set([...unfolded, ...ids]));
  /** Once it is drawn. */
  const focus = (id: number | undefined, ...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors
        .map((selector) => tree.current?.querySelector<HTMLElement>(`[data-entry="${id}"] ${selector}`))
        .find((element) => element != null);
      (found ?? add.current)?.focus();
    });
  const clear = (id: number) => {
    if (!refusals.has(id)) return;
    const others = new Map(refusals);
    others.delete(id);
    setRefusals(others);
  };
  const openEntry = (id: number, menus = drafts) => {
    setOpen(id);
    unfold(
      ...findTrail(menus, id)
        .slice(0, -1)
        .map((draft) => draft.id),
    );
  };

  const editing: MenuEditing = {
    onChange(id, change) {
      if (change.url !== undefined) clear(id);
      edit(changeEntry(drafts, id, change));
    },
    onMove(id, move) {
      const menus = moveEntry(drafts, id, move);
      edit(menus);
      openEntry(id, menus);
      const { level, at, above } = findLevel(menus, id);
      const place = describePlace(at, above.at(-1)?.entry.label, text);
      setMessage(text(m.desk_menu_change, { entry: level[at]?.entry.label ?? "", field: place }));
      focus(id, `[data-move="${move}"]:not(:disabled)`, "[data-row]");
    },
    onAdd(below) {
      const id = nextId(drafts);
      const menus = addEntry(drafts, below);
      edit(menus);
      openEntry(id, menus);
      focus(id, "input");
    },
    onRemove(id) {
      const heir = findHeir(drafts, id);
      edit(removeEntry(drafts, id));
      setOpen(null);
      setMessage(text(m.desk_menu_removed, { label: findTrail(drafts, id).at(-1)?.entry.label ?? "" }));
      focus(heir, "[data-row]");
    },
    onFind: setFinding,
    onOpen: (id) => setOpen(open === id ? null : id),
    onUnfold(id) {
      const others = new Set(unfolded);
      if (!others.delete(id)) others.add(id);
      setUnfolded(others);
    },
  };

  /** Opens an entry without words or address in place of the dialog. */
  function show() {
    const incomplete = flattenDraft(drafts).find(isIncomplete);
    if (incomplete === undefined) return setShown(true);
    openEntry(incomplete.id);
    focus(incomplete.id, "input:invalid", "input");
  }

  return (
    <>
      <DraftForm
        isSame={changes.length === 0}
        savedNote={isSaved ? text(m.desk_navigation_saved) : null}
        onShow={show}
        actions={<PreviewButton change={{ part: "sites", row: next }} />}
      >
        <Card title={text(m.desk_menu_entries)}>
          <div ref={tree} className="flex flex-col items-start gap-4 *:w-full">
            {drafts.length === 0 && <p className="text-ink-soft">{text(m.desk_navigation_none)}</p>}
            <MenuList
              level={drafts}
              open={open}
              unfolded={unfolded}
              refusals={refusals}
              editing={editing}
              drafts={drafts}
              site={next}
            />
          </div>
          <Button ref={add} type="button" variant="outline" className="mt-4" onClick={() => editing.onAdd()}>
            {text(m.desk_menu_add)}
          </Button>
          <p role="status" className="sr-only">
            {message}
          </p>
        </Card>
      </DraftForm>
      {isShown && (
        <SaveSiteDialog
          base={base}
          next={next}
          changes={changes}
          onClose={() => setShown(false)}
          onMoved={setBase}
          onRefused={(reason) => {
            const named = readRefusals(reason, drafts);
            setRefusals(named);
            unfold(
              ...[...named.keys()].flatMap((id) =>
                findTrail(drafts, id)
                  .slice(0, -1)
                  .map((draft) => draft.id),
              ),
            );
          }}
          onDone={(saved) => {
            setBase(saved);
            setEdited(undefined);
            setOpen(null);
            setUnfolded(new Set());
            setRefusals(NONE);
            setShown(false);
            setSaved(true);
          }}
        />
      )}
      {finding !== null && (
        <Suspense fallback={null}>
          <TargetDialog
            site={base.site.code}
            navigation={next.navigation}
            above={findLevel(drafts, finding).above.at(-1)?.entry.url}
            onChoose={(url) => editing.onChange(finding, { url })}
            onClose={() => setFinding(null)}
          />
        </Suspense>
      )}
    </>
  );
}
