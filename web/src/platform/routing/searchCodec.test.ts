import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./searchCodec.ts";

it("keeps numbers texts, so that ?page=2 stays ?page=2", () => {
  expect(parseSearch("?page=2&length=6")).toEqual({ page: "2", length: "6" });
  expect(stringifySearch({ page: "2", length: "6" })).toBe("?page=2&length=6");
});

it("joins a key given twice, as lists are written with commas (SA-132)", () => {
  expect(parseSearch("?add_to_cart=1&add_to_cart=2[3]")).toEqual({ add_to_cart: "1,2[3]" });
});

it("keeps a key without a value, for ?clear_cart", () => {
  expect(stringifySearch(parseSearch("?clear_cart"))).toBe("?clear_cart=");
});

it("spells an address as the server does, or it would redirect for ever", () => {
  const query = "?vendors=Maison+Velours%2CNorthbank";
  expect(stringifySearch(parseSearch(query))).toBe(query);
  expect(`?${new URLSearchParams(query)}`).toBe(query);
});

it("reads keys that are names of Object's own like any other", () =>
  expect(parseSearch("?constructor=a&toString=b")).toEqual({ constructor: "a", toString: "b" }));
