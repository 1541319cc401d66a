import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutBody, ebookByCashBack } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";

describeOperation("submitCheckout", (shop) => {
  const getBalance = async ({ user, headers }: SignedIn) =>
    (await shop().call("getCredits", { params: { id: user.id }, headers })).body;
  const submit = <Status extends number = 200>(
    more: Parameters<typeof checkoutBody>[0],
    headers: Record<string, string> = {},
  ) => shop().call<"submitCheckout", Status>("submitCheckout", { body: checkoutBody(more), headers });

  test("200: a member earns 10 percent, rounded up, and sees it in the order (3.8)", async () => {
    const member = await memberWith(shop(), 5);
    const { body } = await submit({ email: member.user.email }, member.headers);
    expect(body.invoice.rewards).toBe(10);
    expect(body.credits).toEqual({
      balance: 15,
      earned: 10,
      history: [
        { type: "increase", amount: 5 },
        { type: "increase", amount: 10 },
      ],
    });
    expect((await getBalance(member)).balance).toBe(15);
  });

  const earned = { balance: 10, earned: 10, history: [{ type: "increase", amount: 10 }] };

  test("200: a guest's order says what it earned; all of it waits under the address (CA-92)", async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await submit({ email })).body.credits).toEqual(earned);
    expect((await submit({ email: email.toUpperCase() })).body.credits).toEqual(earned);
    const waiting = await shop()
      .services.store.db.selectFrom("credits")
      .select("balance")
      .where("email", "=", email)
      .execute();
    expect(waiting).toEqual([{ balance: 20 }]);
  });

  test("200: a guest with a member's address earns for the member and is told what the order earned", async () => {
    const member = await memberWith(shop(), 7);
    expect((await submit({ email: member.user.email })).body.credits).toEqual(earned);
    expect((await getBalance(member)).balance).toBe(17);
  });

  test("200: a member's first orders at once earn on one balance, whose id was named before", async () => {
    const member = await signIn(shop());
    const { uuid } = await getBalance(member);
    const orders = Array.from({ length: 8 }, () => submit({ email: member.user.email }));
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await getBalance(member)).toMatchObject({ uuid, balance: 80, history: { length: 8 } });
  });

  test("200: an accepted offer earns as well", async () => {
    const order = await orderWithOffer(shop());
    const before = order.credits?.balance ?? 0;
    const { body } = await shop().call("acceptUpsell", { body: toAcceptance(order) });
    expect(body.credits).toMatchObject({ balance: before + 1, earned: before + 1 });
  });

  test("200: cash back pays a part, a card the rest; the invoice says so before (S-874)", async () => {
    const member = await memberWith(shop(), 80);
    const body = checkoutBody({
      total: 23.92,
      cart: {
        credits: { uuid: member.uuid },
        invoice: { total: 23.92, currency: "USD", discounts: { credits: 80 } },
      },
    });
    const { user, cart } = body;
    const question = { user, cart: { ...cart, invoice: { currency: "USD" } } };
    const quoted = await shop().call("generateInvoice", { body: question, headers: member.headers });
    expect(quoted.body).toMatchObject({ payments: { credits: 80, creditCard: 23.92 }, total: 23.92 });
    const placed = await shop().call("submitCheckout", { body, headers: member.headers });
    expect(placed.body.invoice).toMatchObject({ discounts: { credits: 80 }, total: 23.92, rewards: 2 });
    expect(placed.body.credits?.history.slice(-2)).toEqual([
      { type: "decrease", amount: 80 },
      { type: "increase", amount: 2 },
    ]);
  });

  test("200: cash back pays all; 400: a part of it needs the rest's payment details (CA-15)", async () => {
    const member = await memberWith(shop(), 80);
    const { status, body } = await submit(ebookByCashBack(member.uuid), member.headers);
    expect([status, body.paymentMethod, body.invoice.payments.credits]).toEqual([200, "credits", 20]);
    const poor = await memberWith(shop(), 5);
    const wanted = ebookByCashBack(poor.uuid);
    const short = {
      ...wanted,
      cart: { ...wanted.cart, invoice: { ...wanted.cart.invoice, total: 15 } },
      payment: { ...wanted.payment, kountId: undefined as never },
    };
    expect((await submit(short, poor.headers)).status).toBe(400);
    expect((await getBalance(poor)).balance).toBe(5);
  });

  test("409 noCreditsAvailable: empty, another's, a guest's wish, unknown (5.5, S-811)", async () => {
    const [empty, rich] = [await memberWith(shop(), 0), await memberWith(shop(), 80)];
    for (const [uuid, headers] of [
      [empty.uuid, empty.headers],
      [rich.uuid, empty.headers],
      [rich.uuid, {}],
      [randomUUID(), rich.headers],
      ["x", rich.headers],
    ] as [string, Record<string, string>][]) {
      const { status, body } = await submit<409>(ebookByCashBack(uuid), headers);
      expect([status, body.reference, body.value]).toEqual([409, "noCreditsAvailable", 0]);
      const { user, cart } = ebookByCashBack(uuid);
      const question = { user, cart: { ...cart, invoice: { currency: "USD" } } };
      expect((await shop().call("generateInvoice", { body: question, headers })).status).toBe(409);
    }
    expect((await getBalance(rich)).balance).toBe(80);
  });
});
