import { expect, test } from "vitest";
import { parseGiftCardsSearch } from "./giftCardsSearch.ts";

test.each([
  [{}, {}],
  [
    { q: 3456, state: "open", site: "boutique", cursor: "abc" },
    { q: "3456", state: "open", site: "boutique", cursor: "abc" },
  ],
  [{ q: " bo@example.com " }, { q: "bo@example.com" }],
  [{ q: " ", state: "all", site: ["outlet"], cursor: "x".repeat(101) }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseGiftCardsSearch(search)).toEqual(expected);
});
