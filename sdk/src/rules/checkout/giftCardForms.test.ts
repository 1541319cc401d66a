import { describe, expect, it } from "vitest";
import { GiftCardForms, validateForm } from "../../forms.ts";
import { giftCardProduct, line, product } from "../testing/fixtures.ts";
import { giftCardForms } from "./giftCardForms.ts";

const delivery = {
  from: { email: "ada@example.com", name: "Ada", message: "Enjoy!" },
  to: { email: "bo@example.com" },
};

describe("giftCardForms", () => {
  it("CA-24 flattens the deliveries of gift cards only", () => {
    const lines = [
      line(product()),
      { ...line(giftCardProduct(), { quantity: 2 }), delivery: [delivery, delivery] },
    ];
    const entry = { email: "bo@example.com", message: "Enjoy!", name: "Ada" };
    expect(giftCardForms(lines)).toEqual([entry, entry]);
    expect(validateForm(GiftCardForms, giftCardForms(lines))).toEqual({});
  });
  it("CA-24 C-480 a unit without delivery is named", () => {
    const lines = [{ ...line(giftCardProduct(), { quantity: 2 }), delivery }];
    expect(validateForm(GiftCardForms, giftCardForms(lines))).toEqual({ "[1]": "A giftcard is required" });
  });
});
