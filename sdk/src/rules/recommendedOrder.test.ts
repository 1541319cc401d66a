import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recommendedOrder } from "./recommendedOrder.ts";

const of = (...ids: number[]) => ids.map((id) => ({ id }));

describe("recommendations", () => {
  it.each([
    ["S-724 as recommended", of(1, 2, 3), [3, 1, 2], of(3, 1, 2)],
    ["S-724 one is gone", of(1, 3), [3, 2, 1], of(3, 1)],
    ["S-724 unknown ones stay last, in their order", of(9, 8, 1), [1], of(1, 9, 8)],
    ["S-724 none", [], [1], []],
  ])("%s", (_, products, ids, expected) => expect(recommendedOrder(products, ids)).toEqual(expected));

  it("S-724 loses and invents nothing, and any shuffle gives the same", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (have, ids) => {
        const sorted = recommendedOrder(of(...have), ids);
        expect(sorted.map(({ id }) => id).sort()).toEqual([...have].sort());
        const recommended = have.filter((id) => ids.includes(id));
        expect(recommendedOrder(of(...recommended).reverse(), ids)).toEqual(
          recommendedOrder(of(...recommended), ids),
        );
      }),
    ));
});
