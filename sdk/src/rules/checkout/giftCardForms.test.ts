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
    const entry = { email: "bo@example.com", message: "Enjoy!", name: "Ada", date: null };
    expect(giftCardForms(lines)).toEqual([entry, entry]);
    expect(validateForm(GiftCardForms, giftCardForms(lines))).toEqual({});
  });
  it("a delivery's day is checked with its own place, in both languages", () => {
    const soon = { ...delivery, date: "2026-12-24" };
    const lines = [{ ...line(giftCardProduct(), { quantity: 2 }), delivery: [soon, soon] }];
    const check = (day: string, language: "en" | "fr") =>
      validateForm(GiftCardForms, giftCardForms(lines), language, Date.parse(`${day}T12:00:00Z`));
    expect(check("2026-11-22", "en")).toEqual({});
    expect(check("2026-12-25", "en")).toEqual({
      "[0].date": "This day has passed. Choose another or none",
      "[1].date": "This day has passed. Choose another or none",
    });
    expect(check("2024-12-25", "fr")["[1].date"]).toBe("Choisissez un jour d’ici un an");
  });
  it("CA-24 C-480 a unit without delivery is named", () => {
    const lines = [{ ...line(giftCardProduct(), { quantity: 2 }), delivery }];
    expect(validateForm(GiftCardForms, giftCardForms(lines))).toEqual({ "[1]": "A giftcard is required" });
  });
});
