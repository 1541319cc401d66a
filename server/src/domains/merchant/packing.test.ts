import { randomUUID } from "node:crypto";
import type { Order, PackingOrder } from "@velours/sdk/types";
import { afterEach, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import type { OperationName } from "../../generated/operations.ts";
import { checkoutBody, ebookBody } from "../../testing/checkoutBody.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { erasePerson } from "../privacy/erasePerson.ts";

describeOnStores("a packer", (createStore) => {
  let packers: Record<string, string>[];
  let merchant: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
    packers = [
      (await signInStaff(shop, "packer", ["boutique"])).headers,
      await createMerchantHeaders(shop, ["orders:pack"]),
    ];
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
    await shop.services.store.db.deleteFrom("rate_limits").execute();
  });

  const buy = async (email = `${randomUUID()}@example.com`): Promise<Order> => {
    const { body } = await shop.call("submitCheckout", { body: checkoutBody({ email }) });
    await doDueJobs(shop.services, shop.app.log);
    return body;
  };
  async function send(
    operation: OperationName,
    { number }: Pick<Order, "number">,
    headers: Record<string, string>,
    body?: object,
  ) {
    const answer = await shop.call<typeof operation, number>(operation, {
      params: { number, id: randomUUID() },
      ...(body && { body }),
      headers: { ...(body && { "idempotency-key": randomUUID() }), ...headers },
    } as never);
    return { status: answer.status, text: answer.text, body: JSON.parse(answer.text) };
  }
  const list = (headers: Record<string, string>) =>
    shop.call("listPackingOrders", { query: "limit=100", headers });
  const numbers = async (headers: Record<string, string>) =>
    (await list(headers)).body.map(({ number }: PackingOrder) => number);

  test("reads what to pack and where to, and no money and no email address", async () => {
    const order = await buy();
    for (const headers of packers) {
      const { body: listed, text } = await list(headers);
      const { text: one, body } = await send("getPackingOrder", order, headers);
      expect(listed).toContainEqual(body);
      expect(body).toEqual({
        number: order.number,
        site: "boutique",
        placedAt: order.created_at,
        status: "paid",
        service: order.shipping?.label,
        address: order.address.shipping,
        lines: [
          {
            line: 1,
            title: order.products[0]?.title,
            option: "Violet",
            sku: expect.any(String),
            image: expect.objectContaining({ src: expect.any(String) }),
            quantity: 2,
            left: 2,
            preorder: false,
          },
        ],
        shipments: [],
      });
      for (const answer of [text, one]) {
        expect(answer).not.toContain(order.user.email);
        expect(answer).not.toMatch(
          /103\.92|7\.92|\b96\b|USD|price|amount|invoice|payment|transaction|card|total/i,
        );
      }
    }
  });

  test("reads no option of goods without a choice, nor does its merchant", async () => {
    const products = [{ variant: { id: ids.preorder.variant }, quantity: 1, price: 120 }];
    const body = checkoutBody({ cart: { products }, total: 129.9 });
    const { body: order, status } = await shop.call("submitCheckout", { body });
    await doDueJobs(shop.services, shop.app.log);
    expect([status, order.products[0]?._variant.option1]).toEqual([200, "Default Title"]);
    const [headers] = packers as [Record<string, string>];
    expect((await send("getPackingOrder", order, headers)).body.lines).toMatchObject([{ option: null }]);
    const q = `q=SKU-${ids.preorder.variant}`;
    const { body: stock } = await shop.call("listStock", { query: q, headers: merchant });
    expect(stock).toMatchObject([{ variantId: ids.preorder.variant, option: null }]);
  });

  test("a list of orders with units to pack has the packer's orders, refunded in part too, and no downloads", async () => {
    const [headers] = packers as [Record<string, string>];
    const refunded = await buy();
    await send("refundOrder", refunded, merchant, { lines: [{ line: 1, quantity: 1 }] });
    const { body: ebook } = await shop.call("submitCheckout", { body: ebookBody() });
    await doDueJobs(shop.services, shop.app.log);
    expect(ebook.number).toMatch(/^V-/);
    const { body } = await shop.call("listMerchantOrders", {
      query: "isToPack=true&sort=placed-ascending&limit=100",
      headers: merchant,
    });
    const found = body.map(({ order }) => order.number);
    expect(found).toContain(refunded.number);
    expect(found).not.toContain(ebook.number);
    expect(found).toEqual(await numbers(headers));
  });

  test("ships a part and then the rest, once for a key, and the buyer is told", async () => {
    const order = await buy();
    const [headers] = packers as [Record<string, string>];
    const key = { ...headers, "idempotency-key": randomUUID() };
    const parcel = { carrier: "USPS", tracking: "94009", lines: [{ line: 1, quantity: 1 }] };
    const first = await send("shipPackingOrder", order, key, parcel);
    expect((await send("shipPackingOrder", order, key, parcel)).text).toBe(first.text);
    expect(first.text).not.toMatch(/103\.92|USD|@/);
    expect(first.body).toMatchObject({
      status: "shipped-in-part",
      address: order.address.shipping,
      lines: [{ quantity: 2, left: 1 }],
      shipments: [{ carrier: "USPS", tracking: "94009", lines: [{ line: 1, quantity: 1 }] }],
    });
    expect(await numbers(headers)).toContain(order.number);
    const second = await send("shipPackingOrder", order, headers, {});
    expect(second.body).toMatchObject({ status: "shipped", address: null, lines: [{ left: 0 }] });
    expect(await numbers(headers)).not.toContain(order.number);
    // Nothing is left of it that the next list would pass over.
    const stored = shop.services.store.db.selectFrom("orders").select("to_pack");
    expect(await stored.where("id", "=", order.id).executeTakeFirst()).toEqual({ to_pack: false });
    await doDueJobs(shop.services, shop.app.log);
    const subjects = (await readEmails(shop, order.user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /on its way|shipped/i.test(subject))).toHaveLength(2);
    const more = await send("shipPackingOrder", order, headers, {});
    expect([more.status, more.body.reference]).toEqual([409, "lineQuantityExceeded"]);
    const { db } = shop.services.store;
    await erasePerson(db, order.user.email);
    const answers = await db
      .selectFrom("idempotency_keys")
      .select("response")
      .where("response", "like", `%${order.number}%`)
      .execute();
    expect(JSON.stringify(answers)).not.toContain(order.address.shipping!.address1);
  });

  test("sees what is left of an order that was refunded in part, and nothing of one that is not to be sent", async () => {
    const [partly, cancelled, unpaid] = [await buy(), await buy(), await buy()];
    await send("refundOrder", partly, merchant, { lines: [{ line: 1, quantity: 1 }] });
    await send("cancelMerchantOrder", cancelled, merchant, {});
    await failPayment(shop, unpaid.id);
    const [headers] = packers as [Record<string, string>];
    const listed = await numbers(headers);
    expect(listed).toContain(partly.number);
    expect(listed).not.toContain(cancelled.number);
    expect(listed).not.toContain(unpaid.number);
    expect((await send("getPackingOrder", partly, headers)).body).toMatchObject({
      status: "refunded-in-part",
      lines: [{ left: 1 }],
    });
    for (const order of [cancelled, unpaid])
      expect((await send("getPackingOrder", order, headers)).body).toMatchObject({
        address: null,
        lines: [{ left: 0 }],
      });
    const refused = await send("shipPackingOrder", unpaid, headers, {});
    expect([refused.status, refused.body.reference]).toEqual([409, "orderUnpaid"]);
    const insists = await send("shipPackingOrder", unpaid, headers, { unpaid: true });
    expect([insists.status, insists.body.reference]).toEqual([400, "validationError"]);
  });

  test("gets the oldest first", async () => {
    const [headers] = packers as [Record<string, string>];
    const bought = [(await buy()).number, (await buy()).number, (await buy()).number];
    expect((await numbers(headers)).slice(-3)).toEqual(bought);
  });
});
