import { describe, expect, it } from "vitest";
import { emptyDraft } from "./CheckoutDraft.ts";
import { parseDraft } from "./parseDraft.ts";

const empty = emptyDraft("US");
const card = { email: "grace@example.com", message: "Hello", name: "Ada", date: "" };

describe("a stored checkout of any release", () => {
  it.each([
    ["nothing", null, {}],
    ["a list", [], {}],
    ["a text", "draft", {}],
    ["an older release's", { email: "ada@" }, { email: "ada@" }],
    [
      "an address with other types",
      { shipping: { city: "Austin", zipcode: 78701, phone: null } },
      {
        shipping: { ...empty.shipping, city: "Austin" },
      },
    ],
    ["an address that is none", { billing: "12 Main St" }, {}],
    ["a rate without an amount", { rate: { identifier: "us-standard" } }, {}],
    ["gift cards as a list", { giftCards: [] }, {}],
    [
      "a gift card without a date",
      { giftCards: { a: { ...card, date: undefined } } },
      { giftCards: { a: card } },
    ],
    [
      "saved parts with other types",
      { saved: { email: 5, shipping: [], billing: { city: "Austin" } } },
      {
        saved: { ...empty.saved, billing: { city: "Austin" } },
      },
    ],
  ])("%s", (_, stored, expected) => expect(parseDraft(stored, empty)).toEqual({ ...empty, ...expected }));

  it("a whole one is the same", () => {
    const whole = {
      ...empty,
      email: "ada@example.com",
      member: 7,
      billingSameAsShipping: false,
      region: "US USD",
      giftCards: { a: card },
    };
    expect(parseDraft(JSON.parse(JSON.stringify(whole)), empty)).toEqual(whole);
  });
});
