import type { HomeSettings } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import {
  type EntryDraft,
  findReason,
  type HomeEdits,
  isIncomplete,
  listHomeChanges,
  readEntries,
  toHome,
} from "./homeDraft.ts";
import { homeParts } from "./homeParts.ts";

const hero = { label: "Softly", label_fr: "En douceur", text: "Kind things.", url: "/toys", image: null };
const tile = (label: string) => ({ label, url: `/${label.toLowerCase()}` });
const home: HomeSettings = {
  hero,
  campaigns: [{ hero: { ...hero, label: "Sale" }, date_expired: 1_796_083_200, countdown: true }],
  categories: [tile("Books"), tile("Games"), tile("Help")],
  tiles: [],
};
const text = textIn("en");
const part = (name: keyof HomeSettings) => homeParts.find((each) => each.name === name)!;
const stored = (name: keyof HomeSettings) => [...readEntries(home, {}, part(name))!];
const added = (id: number, edits: EntryDraft["edits"]): EntryDraft => ({ id, stored: null, edits });
const edited = (name: keyof HomeSettings, edits: EntryDraft["edits"], at = 0): HomeEdits => ({
  [name]: stored(name).map((draft, each) => (each === at ? { ...draft, edits } : draft)),
});
const list = (edits: HomeEdits, from: HomeSettings | undefined = home) =>
  listHomeChanges(from, edits, text).map(({ label, before, after }) => [label, before, after]);

const [books, games, help] = stored("categories") as [EntryDraft, EntryDraft, EntryDraft];

describe.each<[string, HomeEdits, Partial<HomeSettings>, unknown[]]>([
  ["nothing", {}, {}, []],
  ["what is as it was", edited("hero", { label: " Softly ", image: "" }), {}, []],
  [
    "words of the hero, trimmed, and its picture",
    edited("hero", { text: " Kinder things. ", image: "/pictures/a.png" }),
    { hero: { ...hero, text: "Kinder things.", image: "/pictures/a.png" } },
    [
      ["Hero: Text", "Kind things.", "Kinder things."],
      ["Hero: Picture", null, "/pictures/a.png"],
    ],
  ],
  [
    "words that were emptied",
    edited("hero", { text: "", label_fr: " " }),
    { hero: { label: "Softly", url: "/toys", image: null } },
    [
      ["Hero: Title in French", "En douceur", null],
      ["Hero: Text", "Kind things.", null],
    ],
  ],
  [
    "the words and the end of a campaign",
    edited("campaigns", { "hero.label": "Last days", date_expired: "", countdown: false }),
    { campaigns: [{ hero: { ...hero, label: "Last days" }, countdown: false }] },
    [
      ["Heroes for a time › Sale: Title", "Sale", "Last days"],
      ["Heroes for a time › Sale: Ends", expect.stringMatching(/^2026-1[12]-\d\d \d\d:\d\d$/), null],
      ["Heroes for a time › Sale: Count down to its end", "yes", "no"],
    ],
  ],
  [
    "tiles that come, go and move",
    { categories: [help, books, added(3, { label: "Music", url: "/music" })] },
    { categories: [tile("Help"), tile("Books"), tile("Music")] },
    [
      ["Categories › Books: Place", "Place 1", "Place 2"],
      ["Categories › Music", null, "/music"],
      ["Categories › Games", "/games", null],
    ],
  ],
  ["an order that came back", { categories: [books, games, help] }, {}, []],
  [
    "a part that the shop fills by itself",
    { categories: null },
    { categories: undefined },
    [
      ["Categories", "chosen here", "the shop’s own"],
      ["Categories › Books", "/books", null],
      ["Categories › Games", "/games", null],
      ["Categories › Help", "/help", null],
    ],
  ],
  [
    "a part that shows nothing in place of the shop’s own",
    { promises: [] },
    { promises: [] },
    [["Promises", "the shop’s own", "chosen here"]],
  ],
  [
    "a first promise",
    { promises: [added(0, { label: "Kind", text: "Always.", fact: "advice", icon: "leaf" })] },
    { promises: [{ icon: "leaf", label: "Kind", text: "Always.", fact: "advice" }] },
    [
      ["Promises", "the shop’s own", "chosen here"],
      ["Promises › Kind", null, "Kind"],
    ],
  ],
])("%s", (_, edits, change, changes) => {
  test("is taken, and everything else stays as it is", () =>
    expect(toHome(home, edits)).toEqual({ ...home, ...change }));
  test("is named by part, entry and field", () => expect(list(edits)).toEqual(changes));
});

test("a hero is removed, and the last part with it", () => {
  const removed: HomeEdits = { hero: [] };
  expect(toHome({ hero }, removed)).toEqual({});
  expect(list(removed)).toEqual([["Hero", "/toys", null]]);
});

test("a site without a home page gets one with its first entry, and none with nothing", () => {
  const first: HomeEdits = { hero: [added(0, { label: "Hello", url: "/toys" })], rails: [] };
  expect(toHome(undefined, first)).toEqual({ hero: { label: "Hello", url: "/toys" } });
  expect(toHome(undefined, { hero: [], categories: null })).toBeUndefined();
  expect(list(first, {})).toEqual([["Hero", null, "/toys"]]);
});

test("a line of products keeps the order that counts where none is set", () => {
  const rail = { label: "New", url: "/new", collection: "new" };
  const [draft] = readEntries({ rails: [rail] }, {}, part("rails"))!;
  const sorted = (sort: string): HomeEdits => ({ rails: [{ ...draft!, edits: { sort } }] });
  expect(toHome({ rails: [rail] }, sorted("recommended"))).toEqual({ rails: [rail] });
  expect(toHome({ rails: [rail] }, sorted("new"))).toEqual({ rails: [{ ...rail, sort: "new" }] });
  expect(list(sorted("new"), { rails: [rail] })).toEqual([
    ["Lines of products › New: First come", "those that sell best", "the newest"],
  ]);
});

test("what somebody else changed meanwhile is shown as such, in another part not at all", () => {
  const mine = edited("categories", { label: "Novels" });
  const theirs: HomeSettings = {
    ...home,
    hero: { ...hero, label: "Theirs" },
    categories: [tile("Books"), tile("Toys"), tile("Help")],
  };
  expect(toHome(theirs, mine)?.hero?.label).toBe("Theirs");
  expect(list(mine, theirs)).toEqual([
    ["Categories › Books: Title", "Books", "Novels"],
    ["Categories › Games", null, "/games"],
    ["Categories › Toys", "/toys", null],
  ]);
});

test("an entry lacks what is required of it", () => {
  const of = (name: keyof HomeSettings, edits: EntryDraft["edits"]) =>
    isIncomplete(part(name), added(0, edits));
  expect(of("hero", { label: "Hello", url: " " })).toBe(true);
  expect(of("hero", { label: "Hello", url: "/toys" })).toBe(false);
  expect(of("campaigns", { "hero.label": "Sale", "hero.url": "/sale" })).toBe(false);
  expect(of("rails", { label: "New", url: "/new" })).toBe(true);
});

test("a refusal is that of the entry that it names, in both languages", () => {
  const reason = 'home "Books" (/books): it leads nowhere; home "Help" (/help): there is no product 9';
  const french = 'home "Books" (/books)\u00a0: pas de collection\u00a0; home "Help": rien';
  expect(findReason(reason, part("categories"), tile("Help"))).toContain("no product 9");
  expect(findReason(french, part("categories"), tile("Books"))).toBe(
    'home "Books" (/books)\u00a0: pas de collection',
  );
  expect(findReason(reason, part("categories"), tile("Games"))).toBeUndefined();
  expect(findReason(null, part("categories"), tile("Books"))).toBeUndefined();
});
