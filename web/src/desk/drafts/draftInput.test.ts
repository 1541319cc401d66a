import { describe, expect, it } from "vitest";
import { emptyAddress } from "../../features/checkout/address/AddressForm.ts";
import { addVariant } from "../variants/typedLines.ts";
import { type TypedDraft, toDraftInput } from "./draftInput.ts";

const halo = { variantId: 11, title: "Halo" };
const typed: TypedDraft = {
  site: "boutique",
  language: "fr",
  lines: [{ ...halo, quantity: 2 }],
  email: " ada@example.com ",
  address: null,
  promotion: " ",
  message: "",
  days: "14",
  send: true,
};

describe("a draft's request", () => {
  it("has no empty fields", () =>
    expect(toDraftInput(typed)).toEqual({
      site: "boutique",
      language: "fr",
      lines: [{ variantId: 11, quantity: 2 }],
      email: "ada@example.com",
      days: 14,
      send: true,
    }));

  it("has code, words and address without the spaces around them", () =>
    expect(
      toDraftInput({
        ...typed,
        promotion: " WELCOME15 ",
        message: " Hello ",
        address: { ...emptyAddress("US"), city: " Austin " },
      }),
    ).toMatchObject({
      promotion: "WELCOME15",
      message: "Hello",
      address: { country: "US", city: "Austin", address2: null, phone: null },
    }));
});

it("adds a variant once, then one unit more", () => {
  const once = addVariant([], halo);
  expect(addVariant(once, halo)).toEqual([{ ...halo, quantity: 2 }]);
  expect(addVariant(once, { variantId: 12, title: "Other" }).length).toBe(2);
});
