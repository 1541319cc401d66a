import type { NavigationMenuEntry } from "@velours/sdk/types";

/** An entry of a menu while it is edited. */
export interface EntryDraft {
  /** Its own as long as the form is open; one from the stored menus has its place among all of them. */
  id: number;
  /** The entry as it is stored or typed. Its own `menu` counts no more. */
  entry: NavigationMenuEntry;
  menu: readonly EntryDraft[];
}

type Menu = readonly EntryDraft[];

/** Ways to move an entry: among its neighbours, below the one before it, or behind the one above it. */
export const moves = ["up", "down", "in", "out"] as const;

export type Move = (typeof moves)[number];

/** Levels that every menu of the shop shows; a wide screen has no place for a fourth. */
const mostLevels = 3;

/** Stored menus as drafts. */
export function toDraft(navigation: readonly NavigationMenuEntry[]): Menu {
  let id = 0;
  const draft = (entry: NavigationMenuEntry): EntryDraft => ({
    id: id++,
    entry,
    menu: (entry.menu ?? []).map(draft),
  });
  return navigation.map(draft);
}

/** Menus in the contract's form. Fields that the form does not show stay as they are. */
export const toNavigation = (drafts: Menu): NavigationMenuEntry[] =>
  drafts.map(({ entry: { menu: stored, label_fr, ...rest }, menu }) => {
    const french = label_fr?.trim();
    const entry = { ...rest, label: rest.label.trim(), url: rest.url.trim() };
    return {
      ...entry,
      ...(french && { label_fr: french }),
      // An empty menu that is stored is no change.
      ...((menu.length > 0 || stored?.length === 0) && { menu: toNavigation(menu) }),
    };
  });

/** All entries, each before those below it. */
export const flattenDraft = (drafts: Menu): EntryDraft[] =>
  drafts.flatMap((draft) => [draft, ...flattenDraft(draft.menu)]);

/** The entries from the top level down to this one; none for an id that is not there. */
export function findTrail(drafts: Menu, id: number): EntryDraft[] {
  for (const draft of drafts) {
    if (draft.id === id) return [draft];
    const below = findTrail(draft.menu, id);
    if (below.length > 0) return [draft, ...below];
  }
  return [];
}

/** The entry at a place as refusals name it, such as `navigation[1].menu[0]`. */
export function findAt(drafts: Menu, place: string): EntryDraft | undefined {
  const [first, ...rest] = [...place.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
  const top = first === undefined ? undefined : drafts[first];
  return rest.reduce<EntryDraft | undefined>((draft, at) => draft?.menu[at], top);
}

/** The menus with one entry replaced by others: none removes it. */
const replace = (drafts: Menu, id: number, by: (draft: EntryDraft) => Menu): Menu =>
  drafts.flatMap((draft) =>
    draft.id === id ? by(draft) : [{ ...draft, menu: replace(draft.menu, id, by) }],
  );

/** The menus with other values of an entry. */
export const changeEntry = (drafts: Menu, id: number, change: Partial<NavigationMenuEntry>): Menu =>
  replace(drafts, id, (draft) => [{ ...draft, entry: { ...draft.entry, ...change } }]);

/** The menus without an entry and those below it. */
export const removeEntry = (drafts: Menu, id: number): Menu => replace(drafts, id, () => []);

/** Id of an entry that is added next. */
export const nextId = (drafts: Menu): number =>
  Math.max(-1, ...flattenDraft(drafts).map((draft) => draft.id)) + 1;

/** The menus with an empty entry, last below another or last of the top level. */
export function addEntry(drafts: Menu, below?: number): Menu {
  const added: EntryDraft = { id: nextId(drafts), entry: { label: "", url: "" }, menu: [] };
  if (below === undefined) return [...drafts, added];
  return replace(drafts, below, (draft) => [{ ...draft, menu: [...draft.menu, added] }]);
}

/** Levels of an entry with those below it. */
const countLevels = ({ menu }: EntryDraft): number => 1 + Math.max(0, ...menu.map(countLevels));

/** True when an entry can have others below it. */
export const mayAddBelow = (drafts: Menu, id: number): boolean => findTrail(drafts, id).length < mostLevels;

/** An entry's neighbours on its level, with itself, and its place among them. */
export function findLevel(drafts: Menu, id: number): { level: Menu; at: number; above: EntryDraft[] } {
  const above = findTrail(drafts, id).slice(0, -1);
  const level = above.at(-1)?.menu ?? drafts;
  return { level, at: level.findIndex((draft) => draft.id === id), above };
}

/** True when an entry can be moved this way. */
export function mayMove(drafts: Menu, id: number, move: Move): boolean {
  const { level, at, above } = findLevel(drafts, id);
  const draft = level[at];
  if (draft === undefined) return false;
  if (move === "up") return at > 0;
  if (move === "down") return at < level.length - 1;
  if (move === "out") return above.length > 0;
  return at > 0 && above.length + 1 + countLevels(draft) <= mostLevels;
}

/** The menus with an entry moved, and those below it with it; as they are where it cannot be. */
export function moveEntry(drafts: Menu, id: number, move: Move): Menu {
  const { level, at, above } = findLevel(drafts, id);
  const draft = level[at];
  if (draft === undefined || !mayMove(drafts, id, move)) return drafts;
  const parent = above.at(-1);
  if (move === "in") {
    const before = level[at - 1]!;
    return replace(removeEntry(drafts, id), before.id, (each) => [{ ...each, menu: [...each.menu, draft] }]);
  }
  if (move === "out")
    return parent === undefined
      ? drafts
      : replace(drafts, parent.id, (each) => [{ ...each, menu: removeEntry(each.menu, id) }, draft]);
  const moved = level.toSpliced(at, 1).toSpliced(move === "up" ? at - 1 : at + 1, 0, draft);
  return parent === undefined ? moved : replace(drafts, parent.id, (each) => [{ ...each, menu: moved }]);
}

/** Id of the entry that takes the focus once this one is removed: the next, the one before, or the one above it. */
export function findHeir(drafts: Menu, id: number): number | undefined {
  const { level, at, above } = findLevel(drafts, id);
  return (level[at + 1] ?? level[at - 1] ?? above.at(-1))?.id;
}

/** True for an entry without words or without an address. */
export const isIncomplete = ({ entry: { label, url } }: EntryDraft): boolean =>
  label.trim() === "" || url.trim() === "";

/** Reasons of a refusal, in English or French, by the ids of the entries that it names. */
export function readRefusals(reason: string, drafts: Menu): ReadonlyMap<number, string> {
  const named = [
    ...reason.matchAll(
      /(navigation\[\d+\](?:\.menu\[\d+\])*) ".*?" \(.*?\)\u00a0?: (.*?)(?=\u00a0?; (?:navigation\[|home ")|$)/gs,
    ),
  ];
  return new Map(
    named.flatMap(([, place = "", why = ""]): [number, string][] => {
      const id = findAt(drafts, place)?.id;
      return id === undefined ? [] : [[id, why]];
    }),
  );
}
