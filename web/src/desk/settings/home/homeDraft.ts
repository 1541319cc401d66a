import type { HomeSettings } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { applyFieldEdits, type FieldEdits, listFieldChanges, readField } from "../fields/fieldEdits.ts";
import type { SettingField } from "../fields/SettingField.ts";
import { findMoved } from "../navigation/findMoved.ts";
import { type HomePart, homeParts } from "./homeParts.ts";

/** An entry of a part while it is edited. */
export interface EntryDraft {
  /** Its own as long as the form is open; a stored one has its place. */
  id: number;
  /** The entry as it was when its part was first edited; null for a new one. */
  stored: object | null;
  edits: FieldEdits;
}

/** Edited parts; null for one that the shop fills by itself. Parts that nobody touched are not in it. */
export type HomeEdits = { readonly [Name in keyof HomeSettings]?: readonly EntryDraft[] | null };

type Home = HomeSettings | undefined;

/** Stored entries of a part; null where it is absent. */
function listStored(home: Home, { name }: HomePart): readonly object[] | null {
  const stored = home?.[name];
  if (stored === undefined) return null;
  return Array.isArray(stored) ? stored : [stored];
}

/** Entries of a part as its form shows them; null where the shop fills it by itself. */
export function readEntries(home: Home, edits: HomeEdits, part: HomePart): readonly EntryDraft[] | null {
  const edited = edits[part.name];
  if (edited !== undefined) return edited;
  const stored = listStored(home, part);
  if (stored === null) return part.own ? null : [];
  return stored.map((entry, id) => ({ id, stored: entry, edits: {} }));
}

/** An entry in the contract's form. */
export const toEntry = ({ fields, blank }: HomePart, { stored, edits }: EntryDraft): object =>
  applyFieldEdits(fields, stored ?? blank, edits);

/** The value of an entry's field as the form shows it. */
export const readEntry = (part: HomePart, { stored, edits }: EntryDraft, field: SettingField) =>
  edits[field.path] ?? readField(stored ?? part.blank, field);

/** The title of an entry; empty for none yet. */
export const readLabel = (part: HomePart, entry: object): string =>
  String(readField(entry, { path: part.label, kind: "text", label: part.title }));

/** Where an entry leads; empty for one that leads nowhere. */
export function readUrl({ fields }: HomePart, entry: object): string {
  const link = fields.find(({ kind }) => kind === "link");
  return link ? String(readField(entry, link)) : "";
}

/** True for an entry in which a field is missing. */
export const isIncomplete = (part: HomePart, draft: EntryDraft): boolean =>
  part.fields.some((field) => field.required && String(readEntry(part, draft, field)).trim() === "");

/** Id of an entry that is added next. */
export const nextId = (entries: readonly EntryDraft[]): number =>
  Math.max(-1, ...entries.map(({ id }) => id)) + 1;

/** The home page with the edited parts; all others stay as they are. Undefined where nothing is in it. */
export function toHome(home: Home, edits: HomeEdits): Home {
  const next: Record<string, unknown> = { ...home };
  for (const part of homeParts) {
    const edited = edits[part.name];
    if (edited === undefined) continue;
    const entries = edited?.map((draft) => toEntry(part, draft)) ?? [];
    const isAbsent = edited === null || (entries.length === 0 && part.own === undefined);
    if (isAbsent) delete next[part.name];
    else next[part.name] = part.name === "hero" ? entries[0] : entries;
  }
  return home === undefined && Object.keys(next).length === 0 ? undefined : (next as HomeSettings);
}

/** The differences of the edited parts from what is stored: entries that come, go and move, and their fields. */
export const listHomeChanges = (home: Home, edits: HomeEdits, text: Text): ShownChange[] =>
  homeParts.flatMap((part) => {
    const edited = edits[part.name];
    return edited === undefined ? [] : listPartChanges(part, listStored(home, part), edited, text);
  });

function listPartChanges(
  part: HomePart,
  stored: readonly object[] | null,
  edited: readonly EntryDraft[] | null,
  text: Text,
): ShownChange[] {
  const title = text(part.title);
  const isSingle = part.most === 1;
  const trail = (entry: object) => (isSingle ? title : `${title} › ${readLabel(part, entry)}`);
  const path = (...names: (string | number)[]) => ["home", part.name, ...names].join(" ");
  const say = (entries: unknown) => text(entries === null ? m.desk_home_by_shop : m.desk_home_by_you);
  const place = (at: number) => text(m.desk_home_place, { n: at + 1 });

  const left = new Map((stored ?? []).map((entry, at) => [at, JSON.stringify(entry)]));
  const pairs = (edited ?? []).map((draft, at) => {
    const own = JSON.stringify(draft.stored);
    // Of equal ones, that of its own place.
    const former = [draft.id, ...left.keys()].find((key) => left.get(key) === own);
    if (former !== undefined) left.delete(former);
    return { at, entry: toEntry(part, draft), former };
  });
  const moved = new Set(
    findMoved(
      pairs.flatMap((pair) => (pair.former === undefined ? [] : [{ placed: pair, former: pair.former }])),
    ),
  );
  const shownEntry = (entry: object) => readUrl(part, entry) || readLabel(part, entry);
  return [
    ...(part.own && (stored === null) !== (edited === null)
      ? [{ path: path("own"), label: title, before: say(stored), after: say(edited) }]
      : []),
    ...pairs.flatMap((pair): ShownChange[] => {
      const { at, entry, former } = pair;
      if (former === undefined)
        return [{ path: path("added", at), label: trail(entry), before: null, after: shownEntry(entry) }];
      const before = stored?.[former] ?? {};
      const change = (field: string) => text(m.desk_menu_change, { entry: trail(before), field });
      return [
        ...(moved.has(pair)
          ? [
              {
                path: path("place", at),
                label: change(text(m.desk_menu_place)),
                before: place(former),
                after: place(at),
              },
            ]
          : []),
        ...listFieldChanges(part.fields, before, entry, text).map((field) => ({
          ...field,
          path: path(at, field.path),
          label: change(field.label),
        })),
      ];
    }),
    ...[...left.keys()].map((at) => {
      const entry = stored?.[at] ?? {};
      return { path: path("removed", at), label: trail(entry), before: shownEntry(entry), after: null };
    }),
  ];
}

/** The reason of a refusal, in English or French, that names this entry; undefined when it names another. */
export function findReason(reason: string | null, part: HomePart, entry: object): string | undefined {
  const label = readLabel(part, entry);
  const reasons = reason?.split(/\u00a0?; (?=home "|navigation\[)/);
  return reasons?.find((each) => each.startsWith(`home "${label}"`));
}
