import type { Site } from "@velours/sdk/types";
import { ChevronDown, Pencil } from "lucide-react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../../desk.ts";
import { EntryForm } from "./EntryForm.tsx";
import type { MenuEditing } from "./MenuEditing.ts";
import { type EntryDraft, isIncomplete } from "./navigationDraft.ts";

interface Props {
  /** Entries of one level. */
  level: readonly EntryDraft[];
  /** Entry whose fields are shown. */
  open: number | null;
  /** Entries whose menus are shown. */
  unfolded: ReadonlySet<number>;
  /** Reasons of the shop by the entries that it refused. */
  refusals: ReadonlyMap<number, string>;
  editing: MenuEditing;
  drafts: readonly EntryDraft[];
  site: Site;
}

/** The entries of a level in their order, each with its fields and its own menu folded below it. */
export const MenuList = ({ level, ...rest }: Props) => (
  <ul className="flex flex-col gap-2">
    {level.map((draft) => (
      <Entry key={draft.id} {...rest} draft={draft} />
    ))}
  </ul>
);

function Entry({ draft, ...rest }: Omit<Props, "level"> & { draft: EntryDraft }) {
  const text = useDeskText();
  const { open, unfolded, refusals, editing, drafts, site } = rest;
  const {
    id,
    entry: { label, url, mobileOnly },
    menu,
  } = draft;
  const name = label || text(m.desk_menu_entry_new);
  const isOpen = open === id;
  const isUnfolded = unfolded.has(id);
  const problem =
    refusals.get(id) ?? (!isOpen && isIncomplete(draft) ? text(m.desk_menu_incomplete) : undefined);
  return (
    <li data-entry={id}>
      <div
        className={`flex items-stretch border bg-white ${isOpen ? "rounded-t-md" : "rounded-md"} ${problem ? "border-bad" : "border-line"}`}
      >
        <PlainButton
          data-row=""
          aria-expanded={isOpen}
          onClick={() => editing.onOpen(id)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-2 text-left hover:text-brand-700"
        >
          <Pencil aria-hidden="true" size={16} className="shrink-0 text-ink-faint" />
          <span className="min-w-0">
            <span className="font-semibold break-words">{name}</span>{" "}
            <span className="text-sm break-all text-ink-soft">{url}</span>{" "}
            {mobileOnly && <Badge>{text(m.desk_menu_phones)}</Badge>}
          </span>
        </PlainButton>
        {menu.length > 0 && (
          <PlainButton
            aria-expanded={isUnfolded}
            onClick={() => editing.onUnfold(id)}
            className="flex min-w-14 shrink-0 items-center justify-center gap-1 rounded-md border-l border-line text-sm text-ink-soft hover:text-brand-700"
          >
            <span className="sr-only">{text(m.desk_menu_below, { label: name })}</span>
            {menu.length}
            <ChevronDown aria-hidden="true" size={16} className={isUnfolded ? "rotate-180" : ""} />
          </PlainButton>
        )}
      </div>
      {isOpen && (
        <EntryForm draft={draft} drafts={drafts} site={site} refusal={refusals.get(id)} editing={editing} />
      )}
      {!isOpen && problem && <p className="mt-1 text-sm font-medium text-bad">{problem}</p>}
      {menu.length > 0 && isUnfolded && (
        <div className="mt-2 ml-2 border-l-2 border-line pl-2 tablet:ml-4 tablet:pl-4">
          <MenuList {...rest} level={menu} />
        </div>
      )}
    </li>
  );
}
