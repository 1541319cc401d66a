import type { Site } from "@velours/sdk/types";
import { Pencil } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { movePlace } from "../../movePlace.ts";
import { EntryFields } from "./EntryFields.tsx";
import {
  type EntryDraft,
  findReason,
  isIncomplete,
  nextId,
  readLabel,
  readUrl,
  toEntry,
} from "./homeDraft.ts";
import type { HomePart } from "./homeParts.ts";

interface Props {
  part: HomePart;
  /** Null where the shop fills the part by itself. */
  entries: readonly EntryDraft[] | null;
  /** Entry whose fields are shown. */
  open: number | null;
  site: Site;
  /** Reason with which the shop refused the page. */
  refusal: string | null;
  actions: (draft: EntryDraft) => ReactNode;
  onEdit: (entries: readonly EntryDraft[] | null) => void;
  onOpen: (id: number | null) => void;
  onFind: (id: number) => void;
}

/** The entries of a part of the home page in their order, each with its fields folded below it. */
export function PartCard({ part, entries, open, site, refusal, actions, onEdit, onOpen, onFind }: Props) {
  const text = useDeskText();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const drafts = entries ?? [];

  /** Once it is drawn. */
  const focus = (id: number | undefined, ...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors
        .map((selector) => list.current?.querySelector<HTMLElement>(`[data-entry="${id}"] ${selector}`))
        .find((element) => element != null);
      (found ?? add.current)?.focus();
    });

  return (
    <Card title={text(part.title)}>
      <p className="mb-4 text-ink-soft">{text(part.note)}</p>
      {part.own && (
        <Checkbox
          name={`own ${part.name}`}
          checked={entries !== null}
          className="mb-4"
          onChange={({ target }) => onEdit(target.checked ? [] : null)}
        >
          {text(part.own)}
        </Checkbox>
      )}
      <ul ref={list} className="flex flex-col gap-2 empty:hidden">
        {drafts.map((draft, at) => {
          const { id } = draft;
          const entry = toEntry(part, draft);
          const isOpen = open === id;
          const reason = findReason(refusal, part, entry);
          const problem =
            reason ?? (!isOpen && isIncomplete(part, draft) ? text(m.desk_home_incomplete) : undefined);
          return (
            <li key={id} data-entry={id}>
              <PlainButton
                data-row=""
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : id)}
                className={`flex min-h-12 w-full min-w-0 items-center gap-3 border bg-white px-3 py-2 text-left hover:text-brand-700 ${isOpen ? "rounded-t-md" : "rounded-md"} ${problem ? "border-bad" : "border-line"}`}
              >
                <Pencil aria-hidden="true" size={16} className="shrink-0 text-ink-faint" />
                <span className="min-w-0">
                  <span className="font-semibold break-words">
                    {readLabel(part, entry) || text(m.desk_menu_entry_new)}
                  </span>{" "}
                  <span className="text-sm break-all text-ink-soft">{readUrl(part, entry)}</span>
                </span>
              </PlainButton>
              {isOpen && (
                <EntryFields
                  part={part}
                  draft={draft}
                  at={at}
                  count={drafts.length}
                  site={site}
                  reason={reason}
                  actions={actions(draft)}
                  onEdit={(path, value) =>
                    onEdit(
                      drafts.map((each) =>
                        each.id === id ? { ...each, edits: { ...each.edits, [path]: value } } : each,
                      ),
                    )
                  }
                  onMove={(to) => {
                    onEdit(movePlace(drafts, at, to));
                    focus(id, `[data-move="${to - at}"]:not(:disabled)`, "[data-row]");
                  }}
                  onRemove={() => {
                    onEdit(drafts.filter((each) => each.id !== id));
                    onOpen(null);
                    focus((drafts[at + 1] ?? drafts[at - 1])?.id, "[data-row]");
                  }}
                  onFind={() => onFind(id)}
                />
              )}
              {!isOpen && problem && <p className="mt-1 text-sm font-medium text-bad">{problem}</p>}
            </li>
          );
        })}
      </ul>
      {entries !== null && drafts.length < part.most && (
        <Button
          ref={add}
          type="button"
          variant="outline"
          className="mt-4"
          onClick={() => {
            const id = nextId(drafts);
            onEdit([...drafts, { id, stored: null, edits: {} }]);
            onOpen(id);
            focus(id, "input");
          }}
        >
          {text(m.desk_menu_add)}
        </Button>
      )}
    </Card>
  );
}
