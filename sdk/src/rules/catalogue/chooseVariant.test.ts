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

  it("its own picture first, others' left out", () => {
    const images = [{ id: 1 }, { id: 2, variant_ids: [2] }, { id: 3, variant_ids: [1] }];
    expect(getVariantImages(images, { id: 1, image_id: 3 }).map(({ id }) => id)).toEqual([3, 1]);
    expect(getVariantImages(images, undefined)).toHaveLength(3);
  });
});
