import { describe, expect, it } from "vitest";
import { parsePaymentError } from "./paymentError.ts";

describe("paymentError", () => {
  const text = (name: string, field?: string) => ({ kind: "text", text: name, ...(field && { field }) });

  it.each<[string, unknown, number | undefined, unknown]>([
    [
      "C-721 ignored",
      { code: "HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME", message: "x" },
      undefined,
      { kind: "ignored" },
    ],
    ["C-722 ignored", { code: "VENMO_NOT_ENABLED" }, undefined, { kind: "ignored" }],
    ["C-717 429", { reference: "rateLimited", message: "x" }, 429, text("tooManyAttempts")],
    ["C-708 array with 91564", [{ code: "1" }, { code: "91564" }], 422, text("refreshAndTryAgain")],
    ["C-708 as a number", [{ code: 91564 }], 422, text("refreshAndTryAgain")],
    ["C-709 any other array", [{ code: "81715" }], 422, text("somethingWentWrong")],
    ["C-709 an empty array", [], 422, text("somethingWentWrong")],
    [
      "C-456 empty fields",
      { code: "HOSTED_FIELDS_FIELDS_EMPTY", message: "x" },
      undefined,
      text("cardFieldsEmpty"),
    ],
    [
      "C-457 an invalid field",
      { code: "HOSTED_FIELDS_FIELDS_INVALID", details: { invalidFieldKeys: ["cvv", "number"] } },
      undefined,
      text("cardFieldInvalid", "number"),
    ],
    [
      "C-457 without keys",
      { code: "HOSTED_FIELDS_FIELDS_INVALID" },
      undefined,
      text("cardFieldInvalid", "card"),
    ],
    ["C-710 fraud", { reference: "kountDIDFailure", message: "x" }, 409, text("refreshAndTryAgain")],
    [
      "C-712 a fixed text",
      { reference: "shippingRateRequired", message: "m" },
      409,
      text("reviewShippingAddress"),
    ],
    [
      "C-713 a fixed text",
      { reference: "shippingDoesNotMatch", message: "m" },
      409,
      text("shippingPricesChanged"),
    ],
    [
      "C-714 fields",
      {
        reference: "validationError",
        message: "m",
        value: { "user.address.billing.zipcode": "z", "user.email": "e" },
      },
      400,
      { kind: "message", message: "m", reference: "validationError", fields: { zipcode: "z" } },
    ],
    [
      "C-716 message only",
      { message: "Do Not Honor" },
      402,
      { kind: "message", message: "Do Not Honor", fields: {} },
    ],
    [
      "C-719 the provider's",
      { code: "PAYPAL_X", message: "No" },
      undefined,
      { kind: "message", message: "No", fields: {} },
    ],
    ["C-720 text", "Internal", 500, text("tryAgain")],
    ["C-720 nothing", undefined, undefined, text("tryAgain")],
    ["CA-25 429 before an array", [{ code: "91564" }], 429, text("tooManyAttempts")],
    ["CA-25 ignored before 429", { code: "VENMO_NOT_ENABLED" }, 429, { kind: "ignored" }],
  ])("%s", (_, error, status, expected) => expect(parsePaymentError(error, status)).toEqual(expected));
});
