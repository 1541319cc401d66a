import type { NavigationMenuEntry } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import {
  addEntry,
  changeEntry,
  findAt,
  findHeir,
  findTrail,
  flattenDraft,
  type Move,
  mayAddBelow,
  mayMove,
  moveEntry,
  moves,
  readRefusals,
  removeEntry,
  toDraft,
  toNavigation,
} from "./navigationDraft.ts";

const entry = (label: string, menu?: NavigationMenuEntry[]): NavigationMenuEntry => ({
  label,
  url: `/${label}`,
  ...(menu && { menu }),
});

/** Ids: a 0, b 1, c 2, d 3, e 4, f 5. */
const stored = [
  entry("a"),
  entry("b", [entry("c", [entry("d")]), entry("e")]),
  { ...entry("f", []), label_fr: "f fr", category: "By type", mobileOnly: true },
];
const drafts = toDraft(stored);

/** "a b(c(d) e) f" */
const write = (menus: readonly NavigationMenuEntry[]): string =>
  menus.map(({ label, menu }) => (menu?.length ? `${label}(${write(menu)})` : label || "_")).join(" ");

test("nothing is lost on the way there and back", () => {
  expect(toNavigation(drafts)).toEqual(stored);
  expect(flattenDraft(drafts).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test.each<[number, Move, string | null]>([
  [0, "up", null],
  [0, "down", "b(c(d) e) a f"],
  [0, "in", null],
  [0, "out", null],
  [1, "up", "b(c(d) e) a f"],
  [1, "down", "a f b(c(d) e)"],
  // It would be a fourth level.
  [1, "in", null],
  [2, "in", null],
  [2, "out", "a b(e) c(d) f"],
  [2, "down", "a b(e c(d)) f"],
  [3, "up", null],
  [3, "in", null],
  [3, "out", "a b(c d e) f"],
  [4, "up", "a b(e c(d)) f"],
  [4, "in", "a b(c(d e)) f"],
  [4, "out", "a b(c(d)) e f"],
  [5, "down", null],
  [5, "in", "a b(c(d) e f)"],
  [9, "up", null],
])("entry %i moved %s: %s", (id, move, moved) => {
  expect(mayMove(drafts, id, move)).toBe(moved !== null);
  expect(write(toNavigation(moveEntry(drafts, id, move)))).toBe(moved ?? "a b(c(d) e) f");
});

test("a moved entry keeps its fields and those below it", () => {
  const { menu: _, ...f } = stored[2]!;
  const [, b] = toNavigation(moveEntry(drafts, 5, "in"));
  expect(b?.menu?.[2]).toEqual({ ...f, menu: [] });
  for (const move of moves) {
    const ids = flattenDraft(moveEntry(drafts, 2, move)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

test.each<[number, string, number | undefined]>([
  [0, "b(c(d) e) f", 1],
  [2, "a b(e) f", 4],
  [3, "a b(c e) f", 2],
  [4, "a b(c(d)) f", 2],
  [5, "a b(c(d) e)", 1],
])("without entry %i there are %s, and the focus goes to %s", (id, rest, heir) => {
  expect(write(toNavigation(removeEntry(drafts, id)))).toBe(rest);
  expect(findHeir(drafts, id)).toBe(heir);
});

test("without the only entry there is none to take the focus", () => {
  const only = toDraft([entry("a")]);
  expect([findHeir(only, 0), toNavigation(removeEntry(only, 0))]).toEqual([undefined, []]);
});

test.each<[number | undefined, string]>([
  [undefined, "a b(c(d) e) f _"],
  [0, "a(_) b(c(d) e) f"],
  [2, "a b(c(d _) e) f"],
])("an entry is added below %s", (below, added) => {
  const menus = addEntry(drafts, below);
  expect(write(toNavigation(menus))).toBe(added);
  expect(findTrail(menus, 6).at(-1)?.entry).toEqual({ label: "", url: "" });
});

test("the third level is the last", () =>
  expect([0, 1, 2, 3].map((id) => mayAddBelow(drafts, id))).toEqual([true, true, true, false]));

test.each<[Partial<NavigationMenuEntry>, NavigationMenuEntry]>([
  [{ label: " x " }, { ...stored[2]!, label: "x" }],
  [{ url: " /x" }, { ...stored[2]!, url: "/x" }],
  [{ label_fr: "x" }, { ...stored[2]!, label_fr: "x" }],
  [{ label_fr: " " }, (({ label_fr: _, ...rest }) => rest)(stored[2]!)],
  [{ mobileOnly: false }, { ...stored[2]!, mobileOnly: false }],
])("an entry typed as %j leaves the rest as it is", (change, after) =>
  expect(toNavigation(changeEntry(drafts, 5, change))).toEqual([stored[0], stored[1], after]),
);

describe("a refusal", () => {
  test.each([
    ["navigation[0]", 0],
    ["navigation[1].menu[0].menu[0]", 3],
    ["navigation[1].menu[2]", undefined],
    ["home", undefined],
  ])("of %s is that of entry %s", (place, id) => expect(findAt(drafts, place)?.id).toBe(id));

  test.each<[string, [number, string][]]>([
    [
      'navigation[1].menu[1] "e" (/e): it leads nowhere; an entry leads to a page; navigation[2] "f "2"" (/f): there is no product 9; home "x" (/x): it leads nowhere',
      [
        [4, "it leads nowhere; an entry leads to a page"],
        [5, "there is no product 9"],
      ],
    ],
    [
      'navigation[0] "a" (/a)\u00a0: aucune collection n’a le handle "a"\u00a0; navigation[2] "f" (/f)\u00a0: le produit 9 n’existe pas\u00a0; home "x"\u00a0: aucune collection',
      [
        [0, 'aucune collection n’a le handle "a"'],
        [5, "le produit 9 n’existe pas"],
      ],
    ],
    ['timeZone is "Europe/Nowhere", which is no time zone', []],
    ['navigation[7] "gone" (/gone): it leads nowhere', []],
  ])("%s is shown at its entries", (reason, refusals) =>
    expect([...readRefusals(reason, drafts)]).toEqual(refusals),
  );
});
