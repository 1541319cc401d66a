import { expect, it } from "vitest";
import type { CardProduct } from "../catalogue/CardProduct.ts";
import { takeTurns } from "./companionsQuery.ts";

const card = (id: number, state: CardProduct["state"] = "available") => ({ id, state }) as CardProduct;
const ids = (lists: CardProduct[][], except: number) => takeTurns(lists, except).map(({ id }) => id);

it("takes products of each collection in turn, each once", () => {
  expect(ids([[card(1), card(2), card(3)], [card(4), card(1)], []], 9)).toEqual([1, 4, 2, 3]);
});

it("leaves out the product itself and what is sold out", () => {
  expect(ids([[card(1), card(2, "soldOut"), card(3, "preorder")]], 1)).toEqual([3]);
});

it("takes six at most", () => {
  const many = Array.from({ length: 7 }, (_, at) => card(at + 1));
  expect(ids([many, many.map(({ id }) => card(id + 10))], 1)).toHaveLength(6);
});
