import { expect, test } from "vitest";
import { describeOperation } from "../testing/describeOperation.ts";

describeOperation("getGiftCard", (shop) => {
  test("200: what is left on it", async () => {
    const { body } = await shop().call("getGiftCard", { params: { code: "1000-0000-0000-0002" } });
    expect(body).toEqual({
      code: "1000-0000-0000-0002",
      amount_remaining: 20,
      site: "boutique",
      currency: "USD",
    });
  });

  test.each([
    ["9999-0000-0000-0000", 404, "giftCardUnrecognizable", null],
    ["1000-0000-0000-0003", 409, "giftCardExpended", 0],
    ["1000-0000-0000-0004", 409, "giftCardUnsupportedSite", "outlet"],
    ["1000-0000-0000-0005", 409, "giftCardCurrencyDoesNotMatch", 50],
  ] as const)("%s: %i %s", async (code, status, reference, value) => {
    const query = "configuration[currency]=USD";
    const answer = await shop().call<"getGiftCard", typeof status>("getGiftCard", {
      params: { code },
      query,
    });
    expect([answer.status, answer.body.reference, answer.body.value]).toEqual([status, reference, value]);
  });

  test("the text of a wrong currency names the card's (SA-202)", async () => {
    const call = { params: { code: "1000-0000-0000-0005" }, query: "configuration[currency]=USD" };
    const { body } = await shop().call<"getGiftCard", 409>("getGiftCard", call);
    expect(body.message).toBe("Please update your currency to CAD to apply this gift card");
  });
});
