import { isProtectable } from "@velours/sdk/rules";
import { expect, it } from "vitest";
import { sites } from "./sites.ts";

it.each(["Blindfolds, Masks & Gags", "Blindfolds", "Masks & Gags"])(
  "the demo's stores offer protection for %s (S-884, SA-224)",
  (type) => {
    const stores = sites.filter(({ warrantyProductId }) => warrantyProductId !== null);
    expect(stores.length).toBe(3);
    for (const { warrantyTypes } of stores)
      expect(isProtectable({ product: { type } }, warrantyTypes)).toBe(true);
  },
);
