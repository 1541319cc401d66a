import { expect, test } from "vitest";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";

describeOperation("submitCheckout", (shop) => {
  const getBalance = async ({ user, headers }: SignedIn, currency: string) =>
    (
      await shop().call("getCredits", {
        params: { id: user.id },
        headers,
        query: `configuration[currency]=${currency}`,
      })
    ).body;
  /** Four e-books for CA$36 each. */
  const books = (member: SignedIn, more: object = {}) =>
    checkoutBody({
      email: member.user.email,
      total: 144,
      user: { address: { billing: address } },
      cart: {
        products: [{ variant: { id: ids.ebook.variant }, quantity: 4 }],
        type: "digital",
        shipping: null,
        invoice: { total: 144, currency: "CAD" },
        ...more,
      },
    });

  test("200: what was earned in one currency is spent and taken back in that currency only (S-783)", async () => {
    const member = await signIn(shop());
    const { status, body: order } = await shop().call("submitCheckout", {
      body: books(member),
      headers: member.headers,
    });
    expect([status, order.invoice.rewards, order.credits?.balance]).toEqual([200, 15, 15]);
    const [canadian, pounds] = [await getBalance(member, "CAD"), await getBalance(member, "GBP")];
    expect([canadian.balance, pounds.balance]).toEqual([15, 0]);
    for (const uuid of [canadian.uuid, pounds.uuid]) {
      const { status, body } = await shop().call<"submitCheckout", number>("submitCheckout", {
        body: books(member, {
          credits: { uuid },
          invoice: { total: 61, currency: "GBP", discounts: { credits: 15 } },
        }),
        headers: member.headers,
      });
      expect([status, body]).toMatchObject([409, { reference: "noCreditsAvailable", value: 0 }]);
    }
    const refunded = await shop().call("refundOrder", {
      params: { number: order.number },
      body: {},
      headers: await createMerchantHeaders(shop()),
    });
    expect(refunded.body.order.refunds).toMatchObject([{ amount: 144, cashBack: 15, withheld: 0 }]);
    expect((await getBalance(member, "CAD")).balance).toBe(0);
  });
});
