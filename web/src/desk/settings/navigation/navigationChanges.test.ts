import type { NavigationMenuEntry } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { listNavigationChanges } from "./navigationChanges.ts";

const entry = (label: string, menu?: NavigationMenuEntry[]): NavigationMenuEntry => ({
  label,
  url: `/${label.toLowerCase()}`,
  ...(menu && { menu }),
});

const before = [entry("Books", [entry("Crime"), entry("Poetry")]), entry("Games"), entry("Help")];
const [books, games, help] = before as [NavigationMenuEntry, NavigationMenuEntry, NavigationMenuEntry];
const [crime, poetry] = books.menu as [NavigationMenuEntry, NavigationMenuEntry];

test.each<[string, NavigationMenuEntry[], [string, string | null, string | null][]]>([
  ["nothing", structuredClone(before), []],
  ["an empty menu", [books, { ...games, menu: [] }, help], []],
  ["an entry that comes first", [entry("New"), ...before], [["New", null, "/new"]]],
  [
    "an entry that goes, with those below it",
    [games, help],
    [
      ["Books", "/books", null],
      ["Books › Crime", "/crime", null],
      ["Books › Poetry", "/poetry", null],
    ],
  ],
  ["the one that moved", [help, books, games], [["Help: Place", "3 on the top level", "1 on the top level"]]],
  [
    "one moved below another",
    [{ ...books, menu: [crime, poetry, games] }, help],
    [["Books › Games: Place", "2 on the top level", "3 below Books"]],
  ],
  [
    "one moved below a new one",
    [books, { ...entry("More"), menu: [games] }, help],
    [
      ["More", null, "/more"],
      ["More › Games: Place", "2 on the top level", "1 below More"],
    ],
  ],
  [
    "one moved out",
    [{ ...books, menu: [poetry] }, crime, games, help],
    [["Crime: Place", "1 below Books", "2 on the top level"]],
  ],
  [
    "words and targets by the entry they were of",
    [{ ...books, label: "Reading", label_fr: "Lire" }, { ...games, url: "/play" }, help],
    [
      ["Books: Label", "Books", "Reading"],
      ["Books: Label in French", null, "Lire"],
      ["Games: Leads to", "/games", "/play"],
    ],
  ],
  [
    "a flag and a heading",
    [books, games, { ...help, mobileOnly: true, category: "By type" }],
    [
      ["Help: Heading", null, "By type"],
      ["Help: Only in the menu of phones", "no", "yes"],
    ],
  ],
  ["a flag that says what is so", [books, games, { ...help, mobileOnly: false }], []],
])("tells %s", (_, after, changes) => {
  const listed = listNavigationChanges(before, after, textIn("en"));
  expect(listed.map(({ label, ...values }) => [label, values.before, values.after])).toEqual(changes);
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
});
