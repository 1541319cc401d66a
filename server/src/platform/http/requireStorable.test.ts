import { InvalidRequestError } from "@velours/sdk/shop";
import { expect, test } from "vitest";
import { requireStorable } from "./requireStorable.ts";

const read = (body: unknown) => requireStorable({ params: {}, query: {}, body });

test.each([
  "Björk Guðmundsdóttir",
  "O'Neil",
  "李小龙",
  "محمد علي",
  "zero\u200bwidth",
  "👩🏽‍🚀",
  "two\r\nlines",
])("%s can be kept", (name) => {
  expect(() => read({ user: { name, ids: [1, -1, 0.5, Number.MAX_SAFE_INTEGER] } })).not.toThrow();
});

test.each([
  ["a NUL", { user: { name: "a\0" } }, "user.name"],
  ["half a pair", { names: ["ok", "\ud800"] }, "names[1]"],
  ["a name that is none", { meta: { "\0": 1 } }, "meta"],
  ["infinity", { price: Number.POSITIVE_INFINITY }, "price"],
  ["an id above 2^53", { products: [{ variant: { id: 2 ** 53 } }] }, "products[0].variant.id"],
])("%s is refused by its path", (_, body, path) => {
  expect(() => read(body)).toThrow(InvalidRequestError);
  try {
    read(body);
  } catch (error) {
    expect(Object.keys((error as InvalidRequestError).fields)).toEqual([path]);
  }
});

test("a body nested thousands of times is refused, not followed", () => {
  let deep: unknown = [];
  for (let i = 0; i < 20_000; i++) deep = [deep];
  expect(() => read(deep)).toThrow(InvalidRequestError);
});
