import { describe, expect, it } from "vitest";
import {
  catalogue,
  type ErrorReference,
  getErrorMessage,
  getErrorText,
  getFieldMessages,
  isReference,
  references,
} from "./errors.ts";

describe("getErrorMessage (CA-53)", () => {
  it.each(
    (Object.keys(catalogue) as ErrorReference[]).flatMap((reference) =>
      catalogue[reference].messages
        .filter((text) => text.en !== "{text}")
        .map((text) => [reference, text.en, text.fr] as const),
    ),
  )("%s: %s", (reference, en, fr) => {
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => (name === "currency" ? "CAD" : "1,234.50"));
    const error = { reference, message: fill(en), value: null };
    expect(getErrorMessage(error, "en")).toBe(fill(en));
    expect(getErrorMessage(error, "fr")).toBe(fill(fr));
    expect(getErrorMessage({ message: fill(en) }, "fr")).not.toBe(fill(en));
  });

  it("keeps amounts and names of a text with placeholders", () => {
    const error = {
      reference: "minimumSubtotalRequired",
      message: "In order to receive your free toy, the subtotal must be at least $50.",
    };
    expect(getErrorMessage(error, "fr")).toContain("$50");
  });

  it.each([
    "This free gift is no longer part of the promotion",
    "The product this protection is for is not in the cart",
  ])("C-041 says in French what cart validation found: %s", (message) => {
    expect(getErrorMessage({ message }, "fr")).not.toBe(message);
  });

  it("says the first text of a validationError in French", () => {
    const error = { reference: "validationError", message: "An email is required", value: {} };
    expect(getErrorMessage(error, "fr")).toBe("Une adresse courriel est requise");
  });

  it("S-845 shows a text it does not know as received, whatever its reference", () => {
    expect(getErrorMessage({ reference: "paymentDeclined", message: "Pick up card" }, "fr")).toBe(
      "Pick up card",
    );
    expect(getErrorMessage({ reference: "newerThanThis", message: "Something new" }, "fr")).toBe(
      "Something new",
    );
    expect(getErrorMessage({}, "fr")).toBe("");
  });
});

describe("getFieldMessages", () => {
  const error = {
    reference: "validationError",
    message: "An email is required",
    value: {
      "user.email": "An email is required",
      "cart.products": "This takes at most 250 entries",
      odd: "Something new",
    },
  };

  it("translates each path's text", () => {
    expect(getFieldMessages(error, "en")).toEqual(error.value);
    expect(getFieldMessages(error, "fr")).toEqual({
      "user.email": "Une adresse courriel est requise",
      "cart.products": "Au plus 250 éléments",
      odd: "Something new",
    });
  });

  it("is empty for anything else", () => {
    expect(getFieldMessages({ reference: "giftCardExpended", message: "", value: 0 }, "fr")).toEqual({});
    expect(getFieldMessages(null, "fr")).toEqual({});
  });
});

describe("isReference", () => {
  it("knows the catalogue and nothing else", () => {
    expect(isReference({ reference: "promotionExpired" })).toBe(true);
    expect(isReference({ reference: "promotionExpired" }, "promotionExpired")).toBe(true);
    expect(isReference({ reference: "promotionExpired" }, "giftCardExpended")).toBe(false);
    for (const error of [
      { reference: "constructor" },
      { reference: 7 },
      {},
      null,
      undefined,
      "promotionExpired",
    ])
      expect(isReference(error)).toBe(false);
  });
});

describe("getErrorText", () => {
  it("chooses among several texts by what they are said of, the one for all others by default", () => {
    const values = { minimum: 50 };
    expect(getErrorText("minimumSubtotalRequired", { values, of: "free_product" })).toBe(
      "In order to receive your free toy, the subtotal must be at least $50.",
    );
    expect(getErrorText("minimumSubtotalRequired", { values, of: "percentage" })).toBe(
      "In order for the promotion to work, your subtotal before promotion must be at least $50.",
    );
    expect(getErrorText("paymentDeclined", { of: "Declined", language: "fr" })).toBe("Refusé");
  });
});

it("every reference is answered by an operation, or comes within a cart's errors", () => {
  const answered = new Set<string>(Object.values(references).flat());
  expect(Object.keys(catalogue).filter((reference) => !answered.has(reference))).toEqual([
    "addOnDoesNotMeetMinimumRequirement",
    "addOnRequiresRegularItems",
    "maximumSubtotalRequired",
    "minimumSubtotalRequired",
    "promotionUnsupportedCountry",
    "requiredEmailMissing",
    "requiredProductNotInCart",
    "requiresPromotionableItems",
  ]);
});
