import { describe, expect, test } from "vitest";
import {
  changePlainCart,
  emptyPlainCart,
  type PlainCart,
  parsePlainCart,
  printPlainCart,
  toPromoCode,
} from "./plainCart.ts";

const cart: PlainCart = {
  lines: [
    { product: 1, variant: 11, quantity: 2 },
    { product: 2, variant: 21, quantity: 1 },
  ],
  code: "WELCOME15",
};

const send = (fields: Record<string, string>, before = cart) =>
  changePlainCart(before, new URLSearchParams(fields));

describe("the cookie", () => {
  test("holds goods and code", () => {
    expect(printPlainCart(cart)).toBe("1.11.2~2.21.1!WELCOME15");
    expect(parsePlainCart(printPlainCart(cart))).toEqual(cart);
    expect(parsePlainCart(printPlainCart(emptyPlainCart))).toEqual(emptyPlainCart);
  });

  test.each([
    [undefined, emptyPlainCart],
    ["", emptyPlainCart],
    ["nonsense", emptyPlainCart],
    ["1.11.0", emptyPlainCart],
    ["-1.11.1~0.2.3~1e3.2.1~1.2.3.4!", { lines: [{ product: 1, variant: 2, quantity: 3 }], code: null }],
    ["1.11.99999", { lines: [{ product: 1, variant: 11, quantity: 999 }], code: null }],
    [`!${"A".repeat(500)}`, emptyPlainCart],
  ])("%s is read as far as it makes sense", (value, expected) => {
    expect(parsePlainCart(value)).toEqual(expected);
  });

  test("fits into a cookie with its most lines", () => {
    const full = Array.from({ length: 150 }, (_, at) => at + 100_000).reduce(
      (before, id) =>
        send({ change: "add", product: `${id}`, variant: `9999999${id}`, quantity: "999" }, before),
      emptyPlainCart,
    );
    expect(full.lines).toHaveLength(100);
    expect(encodeURIComponent(printPlainCart(full)).length).toBeLessThan(3_500);
  });
});

describe("a form", () => {
  test.each([
    ["adds units to a line", { change: "add", product: "1", variant: "11", quantity: "3" }, "1.11.5~2.21.1"],
    ["adds a line", { change: "add", product: "3", variant: "31" }, "1.11.2~2.21.1~3.31.1"],
    ["sets a quantity", { change: "set", product: "2", variant: "21", quantity: "4" }, "1.11.2~2.21.4"],
    ["removes a line by 0", { change: "set", product: "2", variant: "21", quantity: "0" }, "1.11.2"],
    ["removes a line", { change: "remove", product: "1", variant: "11" }, "2.21.1"],
  ])("%s", (_, fields, expected) => {
    expect(printPlainCart(send(fields))).toBe(`${expected}!WELCOME15`);
  });

  test("removes the code", () => {
    expect(send({ change: "removeCode" })).toEqual({ ...cart, code: null });
  });

  test.each([
    {},
    { change: "add" },
    { change: "add", product: "1", variant: "x" },
    { change: "add", product: "1", variant: "11", quantity: "0" },
    { change: "set", product: "1", variant: "11", quantity: "-1" },
    { change: "set", product: "9", variant: "91", quantity: "1" },
    { change: "remove", product: "9", variant: "91" },
    { change: "clear", product: "1", variant: "11" },
  ])("%o changes nothing", (fields) => {
    expect(send(fields as Record<string, string>)).toEqual(cart);
  });
});

test("a gift card's code is not written into a cookie", () => {
  expect(toPromoCode("WELCOME15")).toBe("WELCOME15");
  expect(toPromoCode("20OFF-2026-11-27-1234")).toBe("20OFF-2026-11-27-1234");
  expect(toPromoCode("6010-0000-0000-0025")).toBeNull();
  expect(toPromoCode("6010 0000 0000 0025")).toBeNull();
  expect(toPromoCode("  ")).toBeNull();
});
