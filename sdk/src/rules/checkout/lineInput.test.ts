import { describe, expect, it } from "vitest";
import { line, product } from "../testing/fixtures.ts";
import { lineInput } from "./lineInput.ts";

const halo = line(product({ id: 1 }));

describe("lineInput", () => {
  it("a line says what the shopper saw", () =>
    expect(lineInput(halo)).toEqual({
      product: { id: 1 },
      variant: { id: 1001 },
      quantity: 1,
      free: false,
      warranty: false,
      target: null,
      price: 50,
      preorder: false,
    }));
});
