import { expect, test } from "vitest";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("createCardToken", (shop) => {
  const ask = async (headers = {}, query = "currency=USD") =>
    (await shop().call("createCardToken", { query, headers })).body;

  test.each(["USD", "CAD", "GBP", "EUR"])(
    "200: a token for the hosted fields in %s; no cards for a guest (C-655)",
    async (currency) => {
      expect(await ask({}, `currency=${currency}`)).toEqual({
        token: `sandbox-authorization-${currency}`,
        vaulted: false,
        creditCards: [],
      });
    },
  );

  test("200: the demo member's three cards (S1)", async () => {
    const { headers } = await signIn(shop(), { email: "member@example.com" });
    const { vaulted, creditCards } = await ask(headers);
    expect(vaulted).toBe(true);
    expect(
      creditCards.map(({ cardType, last4, expirationDate }) => [cardType, last4, expirationDate]),
    ).toEqual([
      ["Visa", "1111", "12/2032"],
      ["MasterCard", "5100", "12/2032"],
      ["American Express", "0005", "01/2020"],
    ]);
  });

  test("200: an id in the query shows no other member's cards", async () => {
    const { user } = await signIn(shop(), { email: "member@example.com" });
    const query = `currency=USD&user_id=${user.id}`;
    expect((await ask({}, query)).creditCards).toEqual([]);
    expect((await ask((await signIn(shop())).headers, query)).creditCards).toEqual([]);
  });

  test("200: a card that was paid with and was to be kept is there the next time", async () => {
    const { user, headers } = await signIn(shop());
    const pay = (vaulted: boolean, nonce: string) =>
      shop().call("submitCheckout", {
        headers,
        body: checkoutBody({ email: user.email, nonce, payment: { vaulted } }),
      });
    await pay(false, createNonce("ok"));
    await pay(true, createNonce("declined"));
    expect((await ask(headers)).creditCards).toEqual([]);
    await pay(true, createNonce("ok"));
    const { creditCards } = await ask(headers);
    expect(creditCards).toMatchObject([{ cardType: "Visa", last4: "1111" }]);
    const again = await shop().call("submitCheckout", {
      headers,
      body: checkoutBody({
        email: user.email,
        payment: { paymentMethod: "saved-credit-card", nonce: null, token: creditCards[0]?.token ?? "" },
      }),
    });
    expect([again.status, again.body.paymentMethod]).toEqual([200, "saved-credit-card"]);
  });
});
