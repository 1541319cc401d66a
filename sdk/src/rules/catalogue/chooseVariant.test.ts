import { describe, expect, it } from "vitest";
import { product } from "../testing/fixtures.ts";
import { chooseVariant, getVariantImages } from "./chooseVariant.ts";

describe("chooseVariant", () => {
  const two = {
    variants: [
      { ...product().variants[0]!, id: 1 },
      { ...product().variants[0]!, id: 2 },
    ],
  };

  it.each([
    [2, 2],
    [3, 1],
    [null, 1],
    [undefined, 1],
  ])("S-522 SA-132 variant %s is %d", (wanted, id) => expect(chooseVariant(two, wanted)?.id).toBe(id));

  it.each([
    [[null, "M", "L"], 1, 2],
    [[null, "M", "L"], 3, 3],
    [["S", null], 2, 1],
    [[null, null], 2, 2],
  ] as const)("of %j variant %d is %d, as null is taken from sale", (options, wanted, id) => {
    const variants = options.map((option1, at) => ({ ...product().variants[0]!, id: at + 1, option1 }));
    expect(chooseVariant({ variants }, wanted)?.id).toBe(id);
  });

  it("its own picture first, others' left out", () => {
    const images = [{ id: 1 }, { id: 2, variant_ids: [2] }, { id: 3, variant_ids: [1] }];
    expect(getVariantImages(images, { id: 1, image_id: 3 }).map(({ id }) => id)).toEqual([3, 1]);
    expect(getVariantImages(images, undefined)).toHaveLength(3);
  });
});
