import { describe, expect, it } from "vitest";
import {
  catalogue,
  type ErrorReference,
  errorTexts,
  getErrorMessage,
  getErrorText,
  getFieldMessages,
  isReference,
  references,
  writeMessage,
} from "./everyError.ts";

describe("getErrorMessage (CA-53)", () => {
  it.each(
    (Object.keys(catalogue) as ErrorReference[]).flatMap((reference) =>
      errorTexts.en[reference]
        .map(({ text }, place) => [reference, text, errorTexts.fr[reference][place]?.text ?? ""] as const)
        .filter(([, en]) => en !== "{text}"),
    ),
  )("%s: %s", (reference, en, fr) => {
    const values = {
      currency: "CAD",
      minimum: "1,234.50",
      maximum: 1,
      line: "{left}",
      left: "(.+?)",
      quantity: 3,
    };
    const { message, ...own } = writeMessage(reference, { values, of: en });
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name as keyof typeof values]));
    const error = { reference, message, ...own, value: null };
    expect(getErrorMessage(error, "en")).toBe(fill(en));
    expect(getErrorMessage(error, "fr")).toBe(fill(fr));
    expect(getErrorMessage({ message, ...own }, "fr")).toBe(fill(fr));
  });

  it("keeps amounts and names of a text with placeholders", () => {
    const { message, values } = writeMessage("minimumSubtotalRequired", {
      values: { minimum: 50, missing: 12 },
      of: "free_product",
    });
    expect([message, values]).toEqual([
      "In order to receive your free toy, the subtotal must be at least $50.",
      { minimum: 50 },
    ]);
    const error = { reference: "minimumSubtotalRequired", message, values };
    expect(getErrorMessage(error, "fr")).toBe(
      "Pour recevoir votre jouet gratuit, le sous-total doit être d’au moins $50.",
    );
  });

  it("carries no values where the text has no placeholders", () => {
    expect(writeMessage("promotionExpired", { values: { minimum: 50 } })).toEqual({
      message: "This promo code has expired.",
    });
    expect(writeMessage("validationError", { values: { text: "An email is required" } })).toEqual({
      message: "An email is required",
    });
  });

  it("shows each of a card gateway's errors", () => {
    const gateway = [
      { code: "81716", message: "Invalid card number" },
      { code: "promotionExpired", message: "This promo code has expired." },
    ];
    expect(getErrorMessage(gateway, "en")).toBe("Invalid card number This promo code has expired.");
    const french = getErrorMessage({ message: "This promo code has expired." }, "fr");
    expect(getErrorMessage(gateway, "fr")).toBe(`Invalid card number ${french}`);
  });

  it("shows a text whose values did not come as received", () => {
    const error = {
      reference: "maximumSubtotalRequired",
      message: "In order for the promotion to work the subtotal needs to be below $40",
    };
    expect(getErrorMessage(error, "fr")).toBe(error.message);
  });

  it.each([
    "This free gift is no longer part of the promotion",
    "The product this protection is for is not in the cart",
  ])("C-041 says in French what cart validation found: %s", (message) => {
    expect(getErrorMessage({ message }, "fr")).not.toBe(message);
  });

  it.each([
    "Country must be valid",
    "State must be valid",
    "Province must be valid",
    "Zip code must be valid",
    "Postal code must be valid",
    "We do not ship to this address yet",
  ])("says in French why an address is refused: %s", (message) =>
    expect(getErrorMessage({ message }, "fr")).not.toBe(message),
  );

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
