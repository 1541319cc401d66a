import { expect, it } from "vitest";
import { withDraft } from "./withDraft.ts";

const line = (id: number, quantity: number, free = false) => ({ variant: { id }, quantity, free }) as never;
const drafted = [
  { productId: 1, variantId: 10, quantity: 2 },
  { productId: 2, variantId: 20, quantity: 1 },
];

it.each([
  ["the draft's lines", [line(20, 1), line(10, 2)], true],
  ["one of them in two lines", [line(10, 1), line(20, 1), line(10, 1)], true],
  ["a gift beside them", [line(10, 2), line(20, 1), line(30, 1, true)], true],
  ["fewer units", [line(10, 1), line(20, 1)], false],
  ["more units", [line(10, 3), line(20, 1)], true],
  ["a line less", [line(10, 2)], false],
  ["other goods beside them", [line(10, 2), line(20, 1), line(30, 1)], true],
  ["other goods in their place", [line(30, 1)], false],
  ["one of them as a gift alone", [line(10, 2), line(20, 1, true)], false],
])("a cart with %s", (_, lines, pays) =>
  expect(withDraft({ draft: "t" }, lines, drafted)).toEqual(pays ? { draft: "t" } : {}),
);

it("names no draft where none was named", () => expect(withDraft({}, [line(10, 2)], null)).toEqual({}));
