import { describe, expect, it } from "vitest";
import { reduceCart } from "./reduceCart.ts";
import { type CartContents, emptyStoredCart, parseStoredCart, printStoredCart } from "./storedCart.ts";
import { createCartLine, createProduct } from "./testing/createProduct.ts";

const line = (id: number, quantity = 1) => createCartLine(createProduct(id, 10), quantity);
const bag: CartContents = { ...emptyStoredCart, country: "US", products: [line(1), line(2)] };
const prepared = { token: "abc", variants: [20, 30] };
const taking = { type: "takePrepared", prepared, lines: [line(2, 3), line(3)], country: "US" } as const;
const units = ({ products }: CartContents) => products.map(({ variant, quantity }) => [variant.id, quantity]);
const beside = reduceCart(bag, { ...taking, replaces: false });
const key = (id: number) => ({ id, free: false, target: null });

describe("a prepared order", () => {
  it("comes beside the bag, each line once however often its page is opened", () => {
    expect(units(beside)).toEqual(units(reduceCart(beside, { ...taking, replaces: false })));
    expect(Object.fromEntries(units(beside))).toEqual({ 10: 1, 20: 3, 30: 1 });
    expect(beside.prepared).toEqual(prepared);
  });

  it("comes in the place of the bag and its codes when the shopper says so", () => {
    const coded = { ...bag, promotion: { name: "TEST" } as CartContents["promotion"] };
    const instead = reduceCart(coded, { ...taking, replaces: true });
    expect(Object.fromEntries(units(instead))).toEqual({ 20: 3, 30: 1 });
    expect([instead.promotion, instead.prepared]).toEqual([null, prepared]);
  });

  it("is kept with the stored bag", () => {
    const raw = printStoredCart({ ...emptyStoredCart, ...beside });
    expect(parseStoredCart(raw).cart?.prepared).toEqual(prepared);
    expect(parseStoredCart(printStoredCart(emptyStoredCart)).cart?.prepared).toBeUndefined();
    // Anything else in its place is forgotten with the next change.
    const broken = parseStoredCart(JSON.stringify({ ...JSON.parse(raw), prepared: "abc" })).cart!;
    expect(reduceCart(broken, { type: "removeLine", key: key(10) }).prepared).toBeUndefined();
  });

  it.each([
    ["a line of it is gone", { type: "removeLine", key: key(20) }, prepared],
    ["the bag is emptied", { type: "clear" }, undefined],
    [
      "it is bought",
      {
        type: "takeBought",
        bought: [
          { key: key(20), quantity: 3 },
          { key: key(30), quantity: 1 },
        ],
        now: 0,
      },
      undefined,
    ],
    ["the shop says that it is not open", { type: "forgetPrepared" }, undefined],
  ] as const)("when %s", (_, action, expected) =>
    expect(reduceCart(beside, action as Parameters<typeof reduceCart>[1]).prepared).toEqual(expected),
  );

  it("is forgotten with the last of its lines: another purchase must not pay it", () => {
    const fewer = reduceCart(beside, { type: "removeLine", key: key(20) });
    const none = reduceCart(fewer, { type: "removeLine", key: key(30) });
    expect([units(none), none.prepared]).toEqual([[[10, 1]], undefined]);
  });
});
