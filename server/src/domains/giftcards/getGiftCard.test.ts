import { beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("getGiftCard", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

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
    const response = await shop().call<"getGiftCard", typeof status>("getGiftCard", {
      params: { code },
      query,
    });
    expect([response.status, response.body.reference, response.body.value]).toEqual([
      status,
      reference,
      value,
    ]);
  });

  test("429 rateLimited: too many unknown codes; a good one is not counted", async () => {
    const ask = <Status extends number>(code: string) =>
      shop().call<"getGiftCard", Status>("getGiftCard", { params: { code } });
    for (let guess = 0; guess < limits.guessIp.burst - 2; guess++) {
      expect((await ask<404>(`8888-0000-0000-00${guess}`)).status).toBe(404);
      expect((await ask(`1000-0000-0000-0002`)).status).toBe(200);
    }
    // The checkout's operations look at codes too, and are counted with it.
    const guess = checkoutBody({ cart: { giftCard: { code: "6666-0000-0000-0000" } } });
    expect((await shop().call<"submitCheckout", 404>("submitCheckout", { body: guess })).status).toBe(404);
    const responses = await Promise.all(
      [1, 2, 3, 4].map((guess) => ask<404 | 429>(`7777-0000-0000-000${guess}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([404, 429, 429, 429]);
    const { status, body, headers } = await ask<429>("1000-0000-0000-0002");
    expect([status, body.reference, body.message]).toEqual([
      429,
      "rateLimited",
      "Too many attempts, please try again later",
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const own = checkoutBody({ cart: { giftCard: { code: "1000-0000-0000-0002" } } });
    for (const operation of ["submitCheckout", "generateInvoice"] as const) {
      expect((await shop().call<typeof operation, 429>(operation, { body: own })).status).toBe(429);
    }
  });

  test("the text of a wrong currency names the card's (SA-202)", async () => {
    const call = { params: { code: "1000-0000-0000-0005" }, query: "configuration[currency]=USD" };
    const { body } = await shop().call<"getGiftCard", 409>("getGiftCard", call);
    expect(body.message).toBe("Please update your currency to CAD to apply this gift card");
  });
});
