import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { line, product, promotion } from "../testing/fixtures.ts";
import { isPromotionEarned } from "./isPromotionValid.ts";

const halo = product({ id: 1, usd: 50 });

describe("isPromotionEarned", () => {
  const lines = [line(halo)];

  it.each<[string, Partial<Promotion>, boolean]>([
    ["neither", {}, true],
    ["minimum reached", { minimum: 50 }, true],
    ["minimum missed", { minimum: 51 }, false],
    ["maximum kept", { maximum: 50 }, true],
    ["maximum exceeded", { maximum: 49 }, false],
    ["SA-211 one of both is enough here", { minimum: 60, maximum: 70 }, true],
    ["S-862 a required product missing", { required_product_ids: "7" }, false],
    ["S-862 required products there", { required_product_ids: "1" }, true],
  ])("S-861 %s", (_, more, expected) => expect(isPromotionEarned(promotion(more), lines)).toBe(expected));
});
