import { expect, it } from "vitest";
import { parseDraftsSearch } from "./draftsSearch.ts";

it.each([
  [
    { state: "paid", site: "boutique", cursor: "abc" },
    { state: "paid", site: "boutique", cursor: "abc" },
  ],
  [{ state: "lost", q: "halo" }, {}],
])("reads %j as %j", (search, expected) => expect(parseDraftsSearch(search)).toEqual(expected));
